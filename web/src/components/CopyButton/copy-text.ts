/** What copying needs of the browser; the clipboard is missing on plain http. */
export interface CopyMeans {
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined
  /** The old way, through a selected field; tells whether it worked. */
  readonly copySelected: (text: string) => boolean
}

/** Puts a text on the clipboard, the old way where the new one is missing or refused. @returns whether it worked */
export async function copyText(text: string, { clipboard, copySelected }: CopyMeans): Promise<boolean> {
  if (clipboard) {
    try {
      await clipboard.writeText(text)
      return true
    } catch {
      // No permission, or the page lost the focus: the old way may still do.
    }
  }
  return copySelected(text)
}
