import { brand } from '@mestieri/shared/brand.ts'
import { appLinkPath, path } from '@mestieri/shared/pages.ts'
import { IconArrowRight, IconFileText, IconUserPlus } from '@tabler/icons-react'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { AppStores } from '../../features/business-app/AppStores.tsx'
import { BusinessAppMockup } from '../../features/business-app/BusinessAppMockup.tsx'
import { useAbsoluteUrl } from '../../lib/api/site-origin.ts'

import styles from './AppDownloadPage.module.css'

const uses = [
  {
    Icon: IconUserPlus,
    title: 'Ricevi i clienti',
    text: 'Quelli che ti presentiamo, nella tua zona e nel tuo mestiere.',
  },
  {
    Icon: IconFileText,
    title: 'Mandi i preventivi',
    text: 'Dal cantiere o dal furgone. Prezzi e condizioni li decidi tu.',
  },
]

/** The download page of the professionals' app (specification, section 2, '/app/download_page'). */
export function AppDownloadPage() {
  const url = useAbsoluteUrl(appLinkPath)
  return (
    <div className={styles.page}>
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <div className={styles.head}>
            <p className={styles.audience}>Per imprese e artigiani</p>
            <h1 className="h1">Scarica {brand.businessApp.name}</h1>
            <p className={classNames('lead', styles.lead)}>
              È l’app con cui lavori con noi: i clienti e i preventivi stanno lì.
            </p>
          </div>
          <AppStores url={url} />
          <ul className={styles.uses}>
            {uses.map(({ Icon, title, text }) => (
              <li key={title} className={styles.use}>
                <span className="icon-tile">
                  <Icon {...decorativeIcon} />
                </span>
                <div>
                  <h2 className={styles.title}>{title}</h2>
                  <p className="small muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink variant="quiet" to="/">
              Torna alla Home
            </ButtonLink>
            <ButtonLink className={styles.join} variant="bare" to={path('work-with-us')}>
              Non lavori ancora con noi? <IconArrowRight {...decorativeIcon} />
            </ButtonLink>
          </div>
        </div>
        <BusinessAppMockup className={styles.handset} />
      </div>
    </div>
  )
}
