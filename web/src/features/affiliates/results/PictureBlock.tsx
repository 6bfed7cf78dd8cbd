import { useState } from 'react'

import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../../components/class-names.ts'
import { useSampleContent } from '../../../lib/content/sample-content.ts'
import { pictureSource, showsBefore } from '../identity/picture-source.ts'
import { trade } from '../identity/trade.ts'

import styles from './PictureBlock.module.css'

interface WorkPictureProps {
  readonly address: string
  readonly alt: string
  readonly sizes: string
  readonly eager: boolean
}

/** One picture on the trade's tint; a broken picture leaves the tint only. */
function WorkPicture({ address, alt, sizes, eager }: WorkPictureProps) {
  const [broken, setBroken] = useState(false)
  // An image that failed before hydration fires no `error` event for React.
  const checkBroken = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true)
  }
  return (
    <span className={styles.picture}>
      {!broken && (
        <img
          ref={checkBroken}
          {...pictureSource(address, 640)}
          sizes={sizes}
          width={640}
          height={480}
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          onError={() => setBroken(true)}
        />
      )}
      {!broken && showsBefore(address) && (
        <span className={styles.before} aria-hidden="true">
          Prima
        </span>
      )}
    </span>
  )
}

export interface PictureBlockProps {
  /** At most three are shown. */
  readonly pictures: readonly string[]
  readonly profession: string
  /** The block is above the fold: its first picture loads eagerly. */
  readonly eager?: boolean
  readonly className?: string | undefined
}

/**
 * Up to three work pictures, the first one large; without pictures, empty frames with the trade's icon. The
 * pictures are decorative, but those of a sample professional are named illustrations.
 */
export function PictureBlock({ pictures, profession, eager = false, className }: PictureBlockProps) {
  const { icon: TradeIcon, tint } = trade(profession)
  const sample = useSampleContent()
  const shown = pictures.slice(0, 3)
  return (
    <div className={classNames(styles.block, className)} data-tint={tint} data-count={shown.length}>
      {shown.map((address, index) => (
        <WorkPicture
          key={address}
          address={address}
          alt={sample && index === 0 ? `Illustrazione di un lavoro: ${profession}` : ''}
          eager={eager && index === 0}
          sizes={index === 0 ? '(min-width: 48rem) 16.5rem, 62vw' : '(min-width: 48rem) 8.25rem, 31vw'}
        />
      ))}
      {shown.length === 0 && (
        <span className={classNames(styles.picture, styles.none)}>
          <span className={styles.frame} aria-hidden="true">
            <TradeIcon size="2.25rem" stroke={1.5} />
          </span>
          Ancora nessuna foto
        </span>
      )}
      {sample && shown.length > 0 && <ExampleTag className={styles.tag}>Illustrazione</ExampleTag>}
    </div>
  )
}
