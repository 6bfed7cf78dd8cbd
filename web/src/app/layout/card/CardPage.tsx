import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'

import styles from './CardPage.module.css'

interface CardPageProps {
  /** What stands in the upper half: a picture or a drawing, its room the same for all. */
  readonly scene: ReactNode
  readonly title: string
  /** To move the focus there when what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** Two sentences or three. */
  readonly children: ReactNode
  /** The way on; nothing while something is being waited for. */
  readonly actions?: ReactNode
  /** Whom to ask. */
  readonly help?: ReactNode
  /** What else may be of use, under a line. */
  readonly extra?: ReactNode
  /** Something is being waited for, which the words say. */
  readonly busy?: boolean
}

/**
 * One card that does one thing, with a way home below it: the app-redirect layout (specification, section 2), and any
 * other page that somebody comes to from an app or an email.
 */
export function CardPage({
  scene,
  title,
  titleRef,
  children,
  actions,
  help,
  extra,
  busy = false,
}: CardPageProps) {
  return (
    <div className={classNames('wrap', styles.page)}>
      <div className={styles.card}>
        {scene}
        <div className={styles.body}>
          <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          <div className={styles.words}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {help && <div className={styles.help}>{help}</div>}
          {busy && <span className={styles.spinner} aria-hidden="true" />}
        </div>
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
      <ButtonLink className={styles.home} variant="bare" to="/">
        <IconArrowLeft {...decorativeIcon} /> Torna alla Home
      </ButtonLink>
    </div>
  )
}
