import { brand, type ReviewPlatform } from '@mestieri/shared/brand.ts'
import { customerReviews } from '@mestieri/shared/brand/reviews.ts'
import { IconArrowUpRight } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { publishedReviews } from '../../../features/reviews/published-reviews.ts'
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx'
import { ReviewsNote } from '../../../features/reviews/ReviewsNote.tsx'
import { monthInFigures } from '../../../lib/content/claims.ts'
import { type Slot, useSlot } from '../../../lib/content/content-slot.ts'
import { customerReviews as samples } from '../../../samples/customer-reviews.ts'

import styles from './Reviews.module.css'

type ShownReview = (typeof samples)[number]

const platform = brand.reviews?.sample === false ? brand.reviews : null
const published = publishedReviews(customerReviews)

/**
 * Customers' reviews (specification, section 2; features.md, B8): those of the owner and the review platform
 * of the brand file, else labelled examples with the embedded upstream, else nothing.
 */
export function Reviews() {
  const slot = useSlot<ShownReview>(published, platform ? [] : samples)
  const hasReviews = slot.entries.length > 0
  if (!hasReviews && !platform) return null
  return (
    <section className={classNames('section', styles.reviews)} aria-labelledby="titolo-recensioni">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="titolo-recensioni">
            Com’è andata, raccontato da loro
          </h2>
          {hasReviews && <ReviewsNote areSamples={slot.areSamples} />}
        </div>
        {hasReviews && <ReviewList {...slot} />}
        {platform && <PlatformReviews platform={platform} />}
      </div>
    </section>
  )
}

function ReviewList({ entries, areSamples }: Slot<ShownReview>) {
  return (
    <ul className={styles.grid}>
      {entries.map(({ work, city, picture, source, ...review }) => (
        <li key={review.title} className={classNames(styles.review, picture && styles.wide)}>
          <ReviewQuote
            {...review}
            about={`${work}, ${city}`}
            source={areSamples ? null : source}
            large={picture !== undefined}
          />
          {picture && <Picture className={styles.picture} name={picture} alt="" sizes="15.5rem" />}
        </li>
      ))}
    </ul>
  )
}

function PlatformReviews({ platform: { name, url, rating, count, authenticity, asOf } }: PlatformProps) {
  return (
    <div className={styles.platform}>
      <div className={styles.words}>
        <p className="lead">
          {rating.toLocaleString('it-IT')} su 5, da {count.toLocaleString('it-IT', { useGrouping: 'always' })}{' '}
          recensioni su {name}.
        </p>
        <p className="note">
          {authenticity} Dato al {monthInFigures(asOf)}.
        </p>
      </div>
      <ButtonLink variant="quiet" href={url} target="_blank" rel="noopener noreferrer">
        Leggile su {name} <IconArrowUpRight {...decorativeIcon} />
        <span className="sr"> (si apre in un’altra scheda)</span>
      </ButtonLink>
    </div>
  )
}

interface PlatformProps {
  readonly platform: ReviewPlatform
}
