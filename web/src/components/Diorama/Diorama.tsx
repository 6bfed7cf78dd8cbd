import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import type { Tint } from './tint.ts'

import styles from './Diorama.module.css'

export interface DioramaProps extends PictureProps {
  readonly tint: Tint
  /** Without the arch, where the ground is tinted already. */
  readonly bare?: boolean
  /** What stands on the picture, e.g. pins. */
  readonly children?: ReactNode
}

/** A picture on its tinted arch with a contact shadow; one per view. */
export function Diorama({ tint, bare = false, className, children, ...picture }: DioramaProps) {
  return (
    <figure className={classNames(styles.diorama, bare && styles.bare, className)} data-tint={tint}>
      <Picture {...picture} className={styles.picture} />
      {children}
    </figure>
  )
}
