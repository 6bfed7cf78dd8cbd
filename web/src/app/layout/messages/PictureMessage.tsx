import type { ReactNode } from 'react'

import { classNames } from '../../../components/class-names.ts'
import { Diorama } from '../../../components/Diorama/Diorama.tsx'
import type { Tint } from '../../../components/Diorama/tint.ts'
import type { PictureName } from '../../../components/Picture/picture-name.ts'

import styles from './PictureMessage.module.css'

interface PictureMessageProps {
  readonly picture: PictureName
  readonly tint: Tint
  /** The text alternative of the picture. */
  readonly alt: string
  readonly title: string
  /** One or two sentences. */
  readonly children: ReactNode
  /** A button, and at most one more link. */
  readonly actions: ReactNode
  /** Whether the picture is preloaded; not on pages that few visitors see. */
  readonly priority?: boolean
  /** An icon instead of the picture, for when it cannot be loaded. */
  readonly drawing?: ReactNode
}

/** A page with a picture, a short text and a button, for example an error or a result. */
export function PictureMessage({
  picture,
  tint,
  alt,
  title,
  children,
  actions,
  priority = true,
  drawing,
}: PictureMessageProps) {
  return (
    <div className={classNames('wrap', styles.message)}>
      {drawing ? (
        <div className={styles.drawing} data-tint={tint}>
          {drawing}
        </div>
      ) : (
        <Diorama
          className={classNames(styles.picture, picture === 'non-trovata' && styles.wide)}
          name={picture}
          tint={tint}
          alt={alt}
          sizes={
            picture === 'non-trovata'
              ? '(min-width: 48rem) 46rem, calc(100vw - 1rem)'
              : '(min-width: 32rem) 24rem, 76vw'
          }
          priority={priority}
        />
      )}
      <div className={styles.text}>
        <h1 className="h1">{title}</h1>
        <div className={classNames('lead', styles.lead)}>{children}</div>
        <div className={styles.actions} data-main-action="page">
          {actions}
        </div>
      </div>
    </div>
  )
}
