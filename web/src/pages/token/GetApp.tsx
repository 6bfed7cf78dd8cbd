import { appLinkPath } from '@mestieri/shared/pages.ts'

import { AppStores } from '../../features/business-app/AppStores.tsx'
import { useAbsoluteUrl } from '../../lib/api/site-origin.ts'

import styles from './GetApp.module.css'

/** The store links, for visitors without the app on this device (features.md, K6). */
export function GetApp() {
  return (
    <div className={styles.stores}>
      <h2 className={styles.title}>Non hai ancora l’app sul telefono?</h2>
      <AppStores url={useAbsoluteUrl(appLinkPath)} />
    </div>
  )
}
