/** A page to be passed on. */
export interface SharedPage {
  readonly title: string
  readonly url: string
}

export interface ShareMeans {
  /** The browser's own sheet (Web Share API); undefined where it has none. */
  readonly share: ((page: SharedPage) => Promise<void>) | undefined
  /** @returns whether it worked */
  readonly copy: (text: string) => Promise<boolean>
}

/** `done`: nothing is left to say, the sheet has shown what became of it, or was closed. */
export type ShareOutcome = 'done' | 'copied' | 'failed'

const isChangedMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Passes a page on through the browser's sheet, or copies its address where that cannot be had (features.md, B11). */
export async function shareLink(page: SharedPage, { share, copy }: ShareMeans): Promise<ShareOutcome> {
  if (share) {
    try {
      await share(page)
      return 'done'
    } catch (error) {
      if (isChangedMind(error)) return 'done'
      // Not allowed here, or nothing to share with: the clipboard may still do.
    }
  }
  return (await copy(page.url)) ? 'copied' : 'failed'
}
