import { brand, type ReviewPlatform } from '@mestieri/shared/brand.ts'
import { IconArrowUpRight } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx'
import { useSampleContent } from '../../../lib/sample-content.ts'
import { type CustomerReview, customerReviews } from '../../../samples/customer-reviews.ts'
import { monthInFigures } from '../sections/claims.ts'

import styles from './Reviews.module.css'

/**
 * Customers' reviews (specification, section 2; features.md, B8): those of the review platform in the brand
 * file, else labelled examples with the embedded upstream, else nothing.
 */
export function Reviews() {
  const samples = useSampleContent()
  if (brand.reviews && !brand.reviews.sample) return <PlatformReviews platform={brand.reviews} />
  return samples ? <SampleReviews /> : null
}

function SampleReviews() {
  return (
    <section className={classNames('section', styles.reviews)} aria-labelledby="titolo-recensioni">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="titolo-recensioni">
            Com’è andata, raccontato da loro
          </h2>
          <p className="note">
            Recensioni di esempio: persone e parole sono inventate. In linea arrivano dalla piattaforma di
            recensioni, con data e provenienza.
          </p>
        </div>
        <ul className={styles.grid}>
          {customerReviews.map((review) => (
            <li key={review.title} className={classNames(styles.review, review.picture && styles.wide)}>
              <Review {...review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Review({ work, city, picture, ...review }: CustomerReview) {
  return (
    <>
      <ReviewQuote {...review} about={`${work}, ${city}`} large={picture !== undefined} />
      {picture && <Picture className={styles.picture} name={picture} alt="" sizes="15.5rem" />}
    </>
  )
}

function PlatformReviews({ platform }: { readonly platform: ReviewPlatform }) {
  const { name, url, rating, count, authenticity, asOf } = platform
  return (
    <section className={classNames('section', styles.reviews)} aria-labelledby="titolo-recensioni">
      <div className={classNames('wrap', styles.platform)}>
        <div className={styles.words}>
          <h2 className="h2" id="titolo-recensioni">
            Com’è andata, raccontato da loro
          </h2>
          <p className="lead">
            {rating.toLocaleString('it-IT')} su 5, da{' '}
            {count.toLocaleString('it-IT', { useGrouping: 'always' })} recensioni su {name}.
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
    </section>
  )
}
