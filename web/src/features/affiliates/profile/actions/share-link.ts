/** The page to share. */
export interface SharedPage {
  readonly title: string
  readonly url: string
}

export interface ShareDeps {
  /** The browser's share sheet (Web Share API); undefined if not supported. */
  readonly share: ((page: SharedPage) => Promise<void>) | undefined
  /** Copies to the clipboard. @returns whether it worked */
  readonly copy: (text: string) => Promise<boolean>
}

/** `done`: the share sheet handled it or the visitor closed it, so the page shows no message. */
export type ShareOutcome = 'done' | 'copied' | 'failed'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares a page by the browser's share sheet; if that fails, copies its URL (features.md, B11). */
export async function shareLink(page: SharedPage, { share, copy }: ShareDeps): Promise<ShareOutcome> {
  if (share) {
    try {
      await share(page)
      return 'done'
    } catch (error) {
      if (isCancelled(error)) return 'done'
      // Sharing is not allowed here, or no app can share: try the clipboard.
    }
  }
  return (await copy(page.url)) ? 'copied' : 'failed'
}
