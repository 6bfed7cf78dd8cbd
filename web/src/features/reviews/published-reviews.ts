/** A review of the owner or a sample; only the former has a source. */
interface Dated {
  readonly source: string
  readonly date: string
}

/** The reviews with a source and a date; without both, a review is not shown (features.md, B8). */
export function publishedReviews<Review extends Dated>(reviews: readonly Review[]): Review[] {
  return reviews.filter(({ source, date }) => source.trim() !== '' && /^\d{4}-\d\d-\d\d$/.test(date))
}
