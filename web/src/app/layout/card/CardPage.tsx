import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'

import styles from './CardPage.module.css'

interface CardPageProps {
  /** The picture or drawing in the upper half, which has the same size on all cards. */
  readonly scene: ReactNode
  readonly title: string
  /** For moving the focus to the title when the focused element is removed. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** Two or three sentences. */
  readonly children: ReactNode
  /** The buttons; none while the page waits. */
  readonly actions?: ReactNode
  /** The support contact. */
  readonly help?: ReactNode
  /** Further content below a line. */
  readonly extra?: ReactNode
  /** Shows a spinner. It is hidden from screen readers, because the text says what the page waits for. */
  readonly busy?: boolean
}

/**
 * A single card with a link to the home page below it: the app-redirect layout (specification, section 2),
 * also for other pages that are opened from an app or an email.
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
        <div className={classNames(styles.body, busy && styles.busy)}>
          <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          <div className={styles.words}>{children}</div>
          {actions && (
            <div className={styles.actions} data-main-action="page">
              {actions}
            </div>
          )}
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
