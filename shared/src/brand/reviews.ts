/** A review in the words of its writer (specification, section 3, 'Review'), with where and when it was published. */
interface PublishedReview {
  readonly title: string
  readonly content: string
  readonly reviewer: string
  /** 1 to 5. */
  readonly rating: number
  readonly city: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** Where it was collected, for example 'Google'. A review without a source is not shown. */
  readonly source: string
}

/** A householder's review, with the work it is about. */
export interface CustomerReview extends PublishedReview {
  readonly work: string
}

/** A professional's review, with their trade. */
export interface ProfessionalReview extends PublishedReview {
  readonly trade: string
}

/**
 * A professional's review as a video (specification, section 3, 'Video review'). At least one of the two links is set.
 */
export interface VideoReview {
  readonly reviewer: string
  /** What the firm does, for example 'Impresa edile'. */
  readonly companyType: string
  /** An mp4 file of the public folder, for example '/video/rossi.mp4'. */
  readonly videoLink: string | null
  /** The video's page on YouTube, opened in a new tab. */
  readonly youtubeLink: string | null
  /** A picture of the public folder, 16:9. */
  readonly poster: string
  /** WebVTT subtitles of the public folder; null for a video without speech. */
  readonly captions: string | null
  /** What is said, one paragraph per entry. */
  readonly transcript: readonly string[]
  /** YYYY-MM-DD. */
  readonly date: string
}

/**
 * How it is checked that a reviewer was a customer, or that it is not (Codice del consumo, art. 22, c. 5-bis). It
 * stands above the reviews.
 */
export const reviewsAuthenticity = 'Non verifichiamo che chi scrive abbia davvero usato il servizio.'

/** For the home page; empty: the section is hidden. */
export const customerReviews: readonly CustomerReview[] = []

/** For the professionals' landing page and the trial page; empty: the sections are hidden. */
export const professionalReviews: readonly ProfessionalReview[] = []

/** For the professionals' landing page; empty: the section is hidden. */
export const videoReviews: readonly VideoReview[] = []
