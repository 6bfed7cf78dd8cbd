import { appLinkPath } from '@mestieri/shared/pages.ts'

import { useAbsoluteUrl } from '../../app/site-origin.ts'
import { AppStores } from '../../features/business-app/AppStores.tsx'

import styles from './GetApp.module.css'

/** For whoever has another phone at hand, or no app yet (features.md, K6). */
export function GetApp() {
  return (
    <div className={styles.stores}>
      <h2 className={styles.title}>Non hai ancora l’app sul telefono?</h2>
      <AppStores url={useAbsoluteUrl(appLinkPath)} />
    </div>
  )
}
