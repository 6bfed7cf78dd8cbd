import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import type { Tint } from './tint.ts'

import styles from './Diorama.module.css'

export interface DioramaProps extends PictureProps {
  readonly tint: Tint
  /** Omits the arch, for a background that is tinted already. */
  readonly bare?: boolean
  /** Overlays on the picture, such as pins. */
  readonly children?: ReactNode
}

/** A picture on a tinted arch with a contact shadow. Use one per view. */
export function Diorama({ tint, bare = false, className, children, ...picture }: DioramaProps) {
  return (
    <figure className={classNames(styles.diorama, bare && styles.bare, className)} data-tint={tint}>
      <Picture {...picture} className={styles.picture} />
      {children}
    </figure>
  )
}
