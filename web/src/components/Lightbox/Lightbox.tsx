import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'

import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { decorativeIcon } from '../decorative-icon.ts'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import { wrapIndex } from '../swipe.ts'
import { LightboxStage } from './LightboxStage.tsx'
import type { Photo } from './photo.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'

import styles from './Lightbox.module.css'

export interface LightboxProps {
  readonly photos: readonly Photo[]
  /** What a picture is called, a feminine noun; 'Foto' by default. */
  readonly noun?: string
  /** The index of the open photo; null when closed. */
  readonly index: number | null
  /** Requests another photo; null requests closing. */
  readonly onIndexChange: (index: number | null) => void
  /** Gets the focus after closing; by default the element that had it before. Safari needs this prop. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
}

/** Distance by which an arrow key moves a zoomed photo, in CSS px. */
const keyPan = 80
const arrows: Readonly<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface OpenLightboxProps extends LightboxProps {
  readonly index: number
  readonly closeButton: RefObject<HTMLButtonElement | null>
}

function OpenLightbox({ photos, noun = 'Foto', index, onIndexChange, closeButton }: OpenLightboxProps) {
  const close = () => onIndexChange(null)
  const step = (by: -1 | 1) => {
    gestures.reset()
    onIndexChange(wrapIndex(index, by, photos.length))
  }
  const gestures = useZoomGestures({ onTap: close, onSwipe: (by) => photos.length > 1 && step(by) })
  const zoomed = gestures.view.scale > 1
  const caption = photos[index]?.caption

  const handleKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const [x, y] = arrow
    if (zoomed) gestures.pan({ x: -x * keyPan, y: -y * keyPan })
    else if (x !== 0 && photos.length > 1) step(x)
  }

  return (
    <div className={`${styles.frame} on-dark`} onKeyDown={handleKey} role="presentation">
      <div className={styles.bar}>
        <output className="num">{`${noun} ${index + 1} di ${photos.length}`}</output>
        <IconButton label={zoomed ? 'Riduci' : 'Ingrandisci'} onClick={gestures.toggleZoom}>
          {zoomed ? <IconZoomOut {...decorativeIcon} /> : <IconZoomIn {...decorativeIcon} />}
        </IconButton>
        <Button ref={closeButton} variant="onDark" size="s" onClick={close}>
          <IconX {...decorativeIcon} /> Chiudi
        </Button>
      </div>
      <LightboxStage photos={photos} index={index} gestures={gestures} />
      {caption && <p className={styles.caption}>{caption}</p>}
      {photos.length > 1 && (
        <>
          <IconButton className={styles.previous} label={`${noun} precedente`} onClick={() => step(-1)}>
            <IconChevronLeft {...decorativeIcon} />
          </IconButton>
          <IconButton className={styles.next} label={`${noun} successiva`} onClick={() => step(1)}>
            <IconChevronRight {...decorativeIcon} />
          </IconButton>
        </>
      )}
    </div>
  )
}

/**
 * Full-screen photos (features.md, B2). Arrows and swipes step and wrap around. Pinch, wheel, double tap and
 * a button zoom from 1 to 4 times. Esc, Back, 'Chiudi' and a tap on the unzoomed photo close.
 */
export function Lightbox(props: LightboxProps) {
  const { index, onIndexChange, returnFocus } = props
  const closeButton = useRef<HTMLButtonElement>(null)
  const options = {
    open: index !== null,
    onClose: () => onIndexChange(null),
    backCloses: true,
    initialFocus: closeButton,
    returnFocus,
  }
  return (
    <ModalDialog options={options} className={styles.lightbox} aria-label="Foto ingrandite">
      {index !== null && <OpenLightbox {...props} index={index} closeButton={closeButton} />}
    </ModalDialog>
  )
}
