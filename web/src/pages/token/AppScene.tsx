import { Handset } from '../../features/business-app/Handset.tsx'

import styles from './AppScene.module.css'

/** The app, rising into the card's upper half. */
export function AppScene() {
  return (
    <div className={styles.scene}>
      <Handset className={styles.handset} />
    </div>
  )
}
