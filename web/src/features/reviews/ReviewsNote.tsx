import { reviewsAuthenticity } from '@mestieri/shared/brand/reviews.ts'

/** Says of a list of reviews that they are samples, or how the owner checks who wrote them (features.md, B8). */
export function ReviewsNote({ areSamples }: { readonly areSamples: boolean }) {
  return (
    <p className="note">
      {areSamples ? 'Recensioni di esempio: persone e parole sono inventate.' : reviewsAuthenticity}
    </p>
  )
}
