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
  /** With it the title can take the focus: name it as `initialFocus` too. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  readonly children: ReactNode
  readonly closeLabel?: string | undefined
  /** 30 rem at most, or 44. */
  readonly width?: 'm' | 'wide' | undefined
  /** On phones it is a sheet from below. */
  readonly sheet?: boolean | undefined
  readonly className?: string | undefined
}

/** A native modal dialog with title and cross; the children exist only while it is open. */
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
