import { type ComponentPropsWithoutRef, useRef } from 'react'
import { createPortal } from 'react-dom'

import { classNames } from '../class-names.ts'
import { useBackCloses } from './use-back-closes.ts'
import { type ModalOptions, useModal } from './use-modal.ts'

import styles from './modal.module.css'

type DialogAttributes = Pick<
  ComponentPropsWithoutRef<'dialog'>,
  'aria-label' | 'aria-labelledby' | 'className' | 'children'
>

interface ModalDialogProps extends DialogAttributes {
  readonly options: ModalOptions
}

function OpenDialog({ options, className, ...attributes }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const onClose = useModal(dialog, options)
  return createPortal(
    <dialog {...attributes} ref={dialog} className={classNames(styles.modal, className)} onClose={onClose} />,
    document.body,
  )
}

/**
 * A native modal `<dialog>`, in the document only while it is open. It is a child of the body: within the section that
 * opens it, it would inherit that section's colours, the focus ring's among them, and draw them on its own ground.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { open, backCloses = false, onClose } = props.options
  useBackCloses(open && backCloses, onClose)
  return open ? <OpenDialog {...props} /> : null
}
