import type { MouseEvent } from 'react'

type Command = 'show-modal' | 'close'

interface Invoker {
  readonly 'aria-haspopup'?: 'dialog'
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

function invoker(command: Command, dialogId: string): Invoker {
  // Not in React's types yet: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
  const attributes = { command, commandfor: dialogId }
  return {
    ...attributes,
    onClick: ({ currentTarget }) => {
      if ('commandForElement' in currentTarget) return
      const dialog = document.getElementById(dialogId)
      if (!(dialog instanceof HTMLDialogElement)) return
      if (command === 'close') dialog.close()
      else if (!dialog.open) dialog.showModal()
    },
  }
}

/**
 * Props of a button that opens a modal `<dialog>`. They use the browser's invoker commands, which work
 * without scripts, with a click handler for browsers that do not support them.
 */
export function opensDialog(dialogId: string): Invoker {
  return { 'aria-haspopup': 'dialog', ...invoker('show-modal', dialogId) }
}

/** Props of a button that closes a `<dialog>`. */
export function closesDialog(dialogId: string): Invoker {
  return invoker('close', dialogId)
}
