import { copyText } from './copy-text.ts'

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr'
  // While a modal dialog is open, only text inside it can be selected.
  const home = focused?.closest('dialog') ?? document.body
  home.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}

/** Copies a text to the clipboard. @returns whether it succeeded */
export function copyInBrowser(text: string): Promise<boolean> {
  return copyText(text, { clipboard: navigator.clipboard, copySelected })
}
