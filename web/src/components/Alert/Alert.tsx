import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Alert.module.css'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertProps {
  readonly tone: AlertTone
  readonly title?: string
  readonly children: ReactNode
  /** `alert` interrupts screen readers, `status` waits; omit it for an alert in the initial page. */
  readonly role?: 'alert' | 'status'
  /** Buttons below the text. */
  readonly action?: ReactNode
  readonly className?: string | undefined
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
} as const satisfies Record<AlertTone, unknown>

/** A message in a tinted box, always with an icon and text, because colour alone is not accessible. */
export function Alert({ tone, title, children, role, action, className }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div className={classNames(styles.alert, styles[tone], className)} role={role}>
      <Icon {...decorativeIcon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
