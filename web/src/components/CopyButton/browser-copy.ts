import { copyText } from './copy-text.ts'

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr'
  // Inside an open modal dialog only what is in it can be selected.
  const home = focused?.closest('dialog') ?? document.body
  home.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}

/** Puts a text on this browser's clipboard. @returns whether it worked */
export function copyInBrowser(text: string): Promise<boolean> {
  return copyText(text, { clipboard: navigator.clipboard, copySelected })
}
