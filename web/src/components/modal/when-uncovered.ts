/** Runs something once no modal dialog lies over the page: until then a message there is neither seen nor read aloud. */
export function whenUncovered(run: () => void): void {
  const dialog = document.querySelector('dialog:modal')
  if (dialog) dialog.addEventListener('close', () => whenUncovered(run), { once: true })
  else run()
}
