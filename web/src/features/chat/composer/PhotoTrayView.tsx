import { IconX } from '@tabler/icons-react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useStore } from '../../../lib/storage/store.ts'
import { photoCount } from '../photos/photo-limits.ts'
import type { PhotoTray, TrayPhoto } from './photo-tray.ts'

import styles from './PhotoTrayView.module.css'

interface TrayItemProps {
  readonly photo: TrayPhoto
  readonly number: number
  readonly onRemove: () => void
}

function TrayItem({ photo, number, onRemove }: TrayItemProps) {
  const { ready, over, address, name } = photo
  return (
    <li className={classNames(styles.item, !ready && styles.preparing, over && styles.over)}>
      {address && <img className={styles.picture} src={address} alt={`Foto ${number}: ${name}`} />}
      {!ready && <span className="sr">Foto {number}, in preparazione</span>}
      {over && <span className={styles.overWords}>di troppo</span>}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Togli la foto ${number}`}
        onClick={onRemove}
      >
        <IconX {...decorativeIcon} />
      </button>
    </li>
  )
}

/** The chosen photos with their count and size (specification, section 2, 'counter of chosen photos'). */
export function PhotoTrayView({ tray }: { readonly tray: PhotoTray }) {
  const { photos, total } = useStore(tray)
  const preparing = photos.some(({ ready }) => !ready)
  return (
    <div className={styles.row}>
      {photos.length > 0 && (
        <ul className={styles.tray} aria-label="Foto scelte">
          {photos.map((photo, index) => (
            <TrayItem
              key={photo.id}
              photo={photo}
              number={index + 1}
              onRemove={() => tray.remove(photo.id)}
            />
          ))}
        </ul>
      )}
      <output className={styles.count}>
        {photos.length > 0 && (preparing ? 'Preparo le foto…' : photoCount(photos.length, total))}
      </output>
    </div>
  )
}
