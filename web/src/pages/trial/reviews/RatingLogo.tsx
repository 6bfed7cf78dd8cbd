import { brand } from '@mestieri/shared/brand.ts'
import { professionalReviews as owned } from '@mestieri/shared/brand/reviews.ts'
import { IconStarFilled } from '@tabler/icons-react'

import { useSampleContent } from '../../../lib/content/sample-content.ts'
import { formatNumber } from '../../../lib/format/numbers.ts'
import { professionalReviews } from '../../../samples/professional-reviews.ts'

import styles from './RatingLogo.module.css'

const oneDecimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const meanOfSamples =
  professionalReviews.reduce((sum, { rating }) => sum + rating, 0) / professionalReviews.length

/**
 * The rating logo (specification, 'Start-trial page'): the rating of the brand file's review platform, else
 * the mean of the sample reviews with the embedded upstream, else nothing.
 */
export function RatingLogo() {
  const samples = useSampleContent()
  if (brand.reviews && !brand.reviews.sample) {
    const { name, url, rating, count } = brand.reviews
    return (
      <a className={styles.logo} href={url} target="_blank" rel="noopener noreferrer">
        <Rating rating={rating} from={`${formatNumber(count)} recensioni su ${name}`} />
        <span className="sr">(si apre in un’altra scheda)</span>
      </a>
    )
  }
  if (!samples || owned.length > 0) return null
  return (
    <p className={styles.logo}>
      <Rating rating={meanOfSamples} from={`${professionalReviews.length} recensioni di esempio`} />
    </p>
  )
}

function Rating({ rating, from }: { readonly rating: number; readonly from: string }) {
  return (
    <>
      <span className={styles.star}>
        <IconStarFilled size="1.25rem" aria-hidden />
      </span>
      <span className={styles.figure}>
        {oneDecimal.format(rating)} <span className={styles.outOf}>su 5</span>
      </span>
      <span className={styles.from}>{from}</span>
    </>
  )
}
