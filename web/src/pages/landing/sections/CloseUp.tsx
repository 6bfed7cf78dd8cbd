import type { PriceDriver } from '@mestieri/shared/services/landing-content.ts'
import type { LandingService } from '@mestieri/shared/services/landings.ts'
import { pictures } from 'virtual:pictures'

import { classNames } from '../../../components/class-names.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import 'virtual:close-ups.css'
import styles from './CloseUp.module.css'

interface CloseUpProps {
  readonly picture: LandingService['picture']
  readonly alt: string
  readonly drivers: readonly PriceDriver[]
  readonly className?: string | undefined
}

/** A part of the diorama, cut out by its tint, with the numbers of the list where they can be seen. */
export function CloseUp({ picture, alt, drivers, className }: CloseUpProps) {
  const { width, height } = pictures[picture]
  return (
    <figure className={classNames(styles.closeUp, className)} data-tint={picture}>
      <div className={styles.stage}>
        <Picture
          className={styles.picture}
          name={picture}
          alt={alt}
          sizes="(min-width: 60rem) 52rem, 135vw"
        />
        <svg className={styles.numbers} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {drivers.map(
            ({ title, spot }, index) =>
              spot && (
                <g key={title} transform={`translate(${spot[0]} ${spot[1]})`}>
                  <circle className={styles.dot} />
                  <text className={styles.number}>{index + 1}</text>
                </g>
              ),
          )}
        </svg>
      </div>
    </figure>
  )
}
