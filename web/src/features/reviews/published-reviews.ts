interface Dated {
  readonly date: string
}

interface Sourced extends Dated {
  readonly source: string
}

/** Whether a review has a date, YYYY-MM-DD; without one it is not shown (features.md, B8). */
export function isDated({ date }: Dated): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date)
}

/** The reviews with a source and a date; without both, a review is not shown (features.md, B8). */
export function publishedReviews<Review extends Sourced>(reviews: readonly Review[]): Review[] {
  return reviews.filter((review) => review.source.trim() !== '' && isDated(review))
}
