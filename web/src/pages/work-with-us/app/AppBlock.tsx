import { brand } from '@mestieri/shared/brand.ts'
import { appLinkPath } from '@mestieri/shared/pages.ts'

import { classNames } from '../../../components/class-names.ts'
import { AppStores } from '../../../features/business-app/AppStores.tsx'
import { BusinessAppMockup } from '../../../features/business-app/BusinessAppMockup.tsx'
import { useAbsoluteUrl } from '../../../lib/api/site-origin.ts'

import styles from './AppBlock.module.css'

/**
 * The section about the app with store links (specification, section 2, 'Professional landing page';
 * features.md, H5).
 */
export function AppBlock() {
  const url = useAbsoluteUrl(appLinkPath)
  return (
    <section className={styles.app} aria-labelledby="titolo-app">
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <h2 className="h2" id="titolo-app">
            Il lavoro in tasca
          </h2>
          <p className="lead">
            Con l’app {brand.businessApp.name} ricevi i clienti e mandi i preventivi. Dal furgone.
          </p>
          <AppStores url={url} />
        </div>
        <BusinessAppMockup className={styles.handset} />
      </div>
    </section>
  )
}
