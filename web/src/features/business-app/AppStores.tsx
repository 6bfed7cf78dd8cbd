import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandApple, IconBrandGooglePlay, IconChevronDown, IconDeviceMobile } from '@tabler/icons-react'

import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { type Store, storesFor } from './stores.ts'
import { useDevice } from './use-device.ts'

import styles from './AppStores.module.css'

const icons = { android: IconBrandGooglePlay, ios: IconBrandApple, huawei: IconDeviceMobile } as const

interface AppStoresProps {
  /** An absolute URL that redirects every phone to its own store. */
  readonly url: string
}

/**
 * Links to the app for professionals (features.md, H5). A phone shows the badge of its own store, and the
 * others one tap away because device detection may fail. A computer shows all three and a QR code.
 */
export function AppStores({ url }: AppStoresProps) {
  const device = useDevice()
  const { own, others } = storesFor(device?.os)
  return (
    <div className={styles.stores}>
      {brand.businessApp.sample && <ExampleTag>Link di esempio</ExampleTag>}
      {own ? (
        <>
          <Badge store={own} />
          <details className={styles.others}>
            <summary className={styles.summary}>
              Hai un altro telefono? <IconChevronDown {...decorativeIcon} />
            </summary>
            <Badges stores={others} />
          </details>
        </>
      ) : (
        <>
          <div className={styles.room}>
            {device?.type === 'desktop' && (
              <div className={styles.scan}>
                <QrCode text={url} label="Codice QR che apre lo store del telefono" />
                <p className={styles.hint}>
                  <b>Inquadra con il telefono:</b> si apre lo store giusto.
                </p>
              </div>
            )}
          </div>
          <Badges stores={others} />
        </>
      )}
    </div>
  )
}

function Badges({ stores }: { readonly stores: readonly Store[] }) {
  return (
    <ul className={styles.badges}>
      {stores.map((store) => (
        <li key={store.os}>
          <Badge store={store} />
        </li>
      ))}
    </ul>
  )
}

function Badge({ store: { os, phones, name, url } }: { readonly store: Store }) {
  const StoreIcon = icons[os]
  return (
    <a className={styles.badge} href={url} rel="noopener">
      <StoreIcon {...decorativeIcon} />
      <span>
        <small className={styles.phones}>
          <span className="sr">Scarica l’app per </span>
          {phones}
          <span className="sr"> da </span>
        </small>
        {name}
      </span>
    </a>
  )
}
