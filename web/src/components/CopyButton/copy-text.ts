/** The browser's ways to copy; the clipboard API is missing on plain HTTP. */
export interface CopyMeans {
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined
  /** Copies through a selected field (`execCommand`). @returns whether it succeeded */
  readonly copySelected: (text: string) => boolean
}

/** Copies by the clipboard API, or by {@link CopyMeans.copySelected} if that fails. @returns success */
export async function copyText(text: string, { clipboard, copySelected }: CopyMeans): Promise<boolean> {
  if (clipboard) {
    try {
      await clipboard.writeText(text)
      return true
    } catch {
      // No permission, or the page lost the focus. Try the other way.
    }
  }
  return copySelected(text)
}
