import type { ReactNode } from 'react'

import { classNames } from '../../components/class-names.ts'
import { Diorama } from '../../components/Diorama/Diorama.tsx'
import type { Tint } from '../../components/Diorama/tint.ts'
import type { PictureName } from '../../components/Picture/picture-name.ts'

import styles from './PictureMessage.module.css'

interface PictureMessageProps {
  readonly picture: PictureName
  readonly tint: Tint
  /** What the picture shows. */
  readonly alt: string
  readonly title: string
  /** One sentence or two. */
  readonly children: ReactNode
  /** The way on: a button, and at most one more thing. */
  readonly actions: ReactNode
  /** Whether the document asks for the picture before anything else; not where few will see it. */
  readonly priority?: boolean
  /** In the picture's place, where it cannot come: an icon. */
  readonly drawing?: ReactNode
}

/** A page that is a picture, a sentence and a way on: not found, failed, still being made. */
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
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
