import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { IconButton } from '../Button/IconButton.tsx'
import { decorativeIcon } from '../decorative-icon.ts'
import type { Message } from './message-store.ts'

import styles from './Toasts.module.css'

/** How long a toast is visible, in ms. An error stays until it is dismissed. */
const visibleMs = 6000

const icons = { info: IconInfoCircle, success: IconCircleCheck, danger: IconAlertTriangle } as const

interface ToastsProps {
  readonly messages: readonly Message[]
  readonly onDismiss: (id: number) => void
}

function Toast({ message, onDismiss }: { readonly message: Message } & Pick<ToastsProps, 'onDismiss'>) {
  const { id, text, tone } = message
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused || tone === 'danger') return undefined
    const timer = setTimeout(() => onDismiss(id), visibleMs)
    return () => clearTimeout(timer)
  }, [id, tone, paused, onDismiss])
  const Icon = icons[tone]
  return (
    <li>
      <div
        role="presentation"
        className={`${styles.toast} ${styles[tone]} on-dark`}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <Icon {...decorativeIcon} />
        <span>{text}</span>
        <IconButton label="Chiudi il messaggio" onClick={() => onDismiss(id)}>
          <IconX {...decorativeIcon} />
        </IconButton>
      </div>
    </li>
  )
}

/** The toasts at the lower edge of the page. */
export function Toasts({ messages, onDismiss }: ToastsProps) {
  if (messages.length === 0) return null
  return (
    <ul className={styles.toasts} aria-label="Messaggi">
      {messages.map((message) => (
        <Toast key={message.id} message={message} onDismiss={onDismiss} />
      ))}
    </ul>
  )
}
