import { useState } from 'react'

import { classNames } from '../../../components/class-names.ts'
import { markPalette, monogram } from './monogram.ts'
import { pictureAddress } from './picture-source.ts'
import { trade } from './trade.ts'

import styles from './Mark.module.css'

export interface MarkProps {
  readonly professional: {
    readonly link: string
    readonly shopName: string
    readonly profession: string
    readonly profilePicture: string | null
  }
  /** `s` 48 px, `m` 60 px growing to 72, `l` 104 px. */
  readonly size?: 's' | 'm' | 'l'
  /** The background behind the mark; the badge's ring has the same colour. */
  readonly ground?: 'surface' | 'paper' | 'tint'
  readonly className?: string | undefined
}

/**
 * A professional's profile picture, or the initials without a usable one (specification, section 3,
 * 'profile_picture'), with the trade's badge outside the corner. It is decorative, because the name is always beside it.
 */
export function Mark({ professional, size = 'm', ground = 'surface', className }: MarkProps) {
  const { link, shopName, profession, profilePicture } = professional
  const [broken, setBroken] = useState<string | null>(null)
  const TradeIcon = trade(profession).icon
  const shown = profilePicture !== null && profilePicture !== broken
  // An image that failed before hydration fires no `error` event for React.
  const checkBroken = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(profilePicture)
  }
  return (
    <span
      className={classNames(styles.mark, styles[size], styles[ground], className)}
      data-mark={markPalette(link)}
      aria-hidden="true"
    >
      {shown ? (
        <img
          ref={checkBroken}
          className={styles.picture}
          src={pictureAddress(profilePicture, size === 'l' ? 320 : 160)}
          width={160}
          height={160}
          alt=""
          decoding="async"
          loading="lazy"
          onError={() => setBroken(profilePicture)}
        />
      ) : (
        monogram(shopName)
      )}
      <span className={styles.trade}>
        <TradeIcon size="1.25em" stroke={1.75} />
      </span>
    </span>
  )
}
