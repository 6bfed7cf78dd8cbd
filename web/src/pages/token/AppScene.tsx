import { BusinessAppMockup } from '../../features/business-app/BusinessAppMockup.tsx'

import styles from './AppScene.module.css'

/** The app, rising into the card's upper half. */
export function AppScene() {
  return (
    <div className={styles.scene}>
      <BusinessAppMockup className={styles.handset} />
    </div>
  )
}
