import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { browserSetTimer } from '../../../lib/api/deadline.ts'
import { createConnectionStore } from '../../connection.ts'

import styles from './ConnectionNotice.module.css'

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const createStore = () =>
  createConnectionStore({ online: () => navigator.onLine, watch: watchConnection, setTimer: browserSetTimer })

/**
 * A line under the header while the connection is lost, and for a moment when it is back (features.md, J7).
 * It is part of the layout, so that it never covers a field or a button.
 */
export function ConnectionNotice() {
  const [store] = useState(createStore)
  const connection = useSyncExternalStore(store.subscribe, store.state, () => 'usual' as const)
  // Always rendered: screen readers announce only changes inside an existing live region.
  return (
    <output className={styles.strip}>
      {connection === 'lost' && (
        <>
          <IconWifiOff {...decorativeIcon} /> Non sei in linea
        </>
      )}
      {connection === 'back' && (
        <>
          <IconWifi {...decorativeIcon} /> Sei di nuovo in linea
        </>
      )}
    </output>
  )
}
