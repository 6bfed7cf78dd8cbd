import { useState } from 'react'

import { classNames } from '../class-names.ts'
import { wrapIndex } from '../swipe.ts'
import type { Photo } from './photo.ts'
import type { ZoomGestures } from './use-zoom-gestures.ts'

import styles from './Lightbox.module.css'

/** A photo and its position: 0 is the current photo, -1 the one before, +1 the one after. */
interface PlacedPhoto {
  readonly photo: Photo
  readonly index: number
  readonly offset: -1 | 0 | 1
}

/** The current photo and its neighbours, which are mounted so that they load early. */
function placePhotos(photos: readonly Photo[], index: number): readonly PlacedPhoto[] {
  const before = wrapIndex(index, -1, photos.length)
  const after = wrapIndex(index, 1, photos.length)
  const all: PlacedPhoto[] = []
  const add = (at: number, offset: PlacedPhoto['offset']) => {
    const photo = photos[at]
    if (photo && !all.some((other) => other.index === at)) all.push({ photo, index: at, offset })
  }
  add(index, 0)
  // With two photos, the other one is on the side where it is in the list.
  if (photos.length === 2) add(before, index === 0 ? 1 : -1)
  add(before, -1)
  add(after, 1)
  return all.toSorted((a, b) => a.index - b.index)
}

function Picture({
  photo,
  current,
  gestures,
}: {
  readonly photo: Photo
  readonly current: boolean
  readonly gestures: ZoomGestures
}) {
  const [failed, setFailed] = useState(false)
  const [ratio, setRatio] = useState(photo.width && photo.height ? photo.width / photo.height : null)
  if (failed) return <p className={styles.failed}>Foto non disponibile</p>
  const { scale, x, y } = gestures.view
  return (
    <img
      className={styles.picture}
      src={photo.src}
      srcSet={photo.srcSet}
      sizes={photo.srcSet && '100vw'}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      draggable={false}
      decoding="async"
      data-current={current || undefined}
      style={{
        ...(ratio !== null && { '--ratio': ratio }),
        ...(current && { transform: `translate(${x}px, ${y}px) scale(${scale})` }),
      }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (ratio === null && naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
      }}
      onError={() => setFailed(true)}
    />
  )
}

export interface LightboxStageProps {
  readonly photos: readonly Photo[]
  readonly index: number
  readonly gestures: ZoomGestures
}

/** The area with the photos, which handles the gestures. */
export function LightboxStage({ photos, index, gestures }: LightboxStageProps) {
  const { stage, handlers, held, drag, view } = gestures
  return (
    <div
      ref={stage}
      role="presentation"
      className={classNames(styles.stage, held && styles.held, view.scale > 1 && styles.zoomed)}
      {...handlers}
      // Keep the focus on the button: a press on the photo would move it outside the key handler.
      onMouseDown={(event) => event.preventDefault()}
    >
      {placePhotos(photos, index).map(({ photo, index: at, offset }) => (
        <div
          key={at}
          className={styles.slide}
          aria-hidden={offset !== 0}
          style={{ transform: `translateX(calc(${offset * 100}% + ${drag}px))` }}
        >
          <Picture photo={photo} current={offset === 0} gestures={gestures} />
        </div>
      ))}
    </div>
  )
}
