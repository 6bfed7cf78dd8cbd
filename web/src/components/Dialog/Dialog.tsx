import { IconX } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId } from 'react'

import { IconButton } from '../Button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import type { ModalOptions } from '../modal/use-modal.ts'

import styles from './Dialog.module.css'

export interface DialogProps extends ModalOptions {
  readonly title: string
  /** Makes the title focusable; pass the same ref as `initialFocus`. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  readonly children: ReactNode
  readonly closeLabel?: string | undefined
  /** Maximum width: `m` is 30 rem, `wide` 44 rem. */
  readonly width?: 'm' | 'wide' | undefined
  /** Shows the dialog as a bottom sheet on phones. */
  readonly sheet?: boolean | undefined
  readonly className?: string | undefined
}

/** A native modal dialog with title and close button. The children are mounted only while it is open. */
export function Dialog({
  title,
  titleRef,
  children,
  closeLabel = 'Chiudi',
  width,
  sheet,
  className,
  ...options
}: DialogProps) {
  const titleId = useId()
  return (
    <ModalDialog
      options={options}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, width === 'wide' && styles.wide, sheet && styles.sheet, className)}
    >
      <div className={styles.head}>
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton label={closeLabel} className={styles.close} onClick={options.onClose}>
          <IconX {...decorativeIcon} />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </ModalDialog>
  )
}
