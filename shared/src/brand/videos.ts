/** A video of the 'how it works' list (specification, section 2, 'Customer welcome page'). */
export interface HowItWorksVideo {
  readonly title: string
  /** One sentence on what the video shows. */
  readonly description: string
  /** An mp4 file of the public folder, for example '/video/come-funziona.mp4'. */
  readonly url: string
  /** A picture of the public folder, 16:9. */
  readonly poster: string
  /** WebVTT subtitles of the public folder; null for a video without speech. */
  readonly captions: string | null
  /** What is said and shown, one paragraph per entry. */
  readonly transcript: readonly string[]
}

/** For the home page; empty: the list is hidden. */
export const howItWorksVideos: readonly HowItWorksVideo[] = []
