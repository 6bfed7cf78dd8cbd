import { BusinessAppMockup } from '../../features/business-app/BusinessAppMockup.tsx'

import styles from './AppScene.module.css'

/** The drawing of the app in the upper half of the card. */
export function AppScene() {
  return (
    <div className={styles.scene}>
      <BusinessAppMockup className={styles.handset} />
    </div>
  )
}
