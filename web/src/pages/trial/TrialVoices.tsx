import { pressLogos } from '@mestieri/shared/brand/press.ts'
import { professionalReviews } from '@mestieri/shared/brand/reviews.ts'

import { publishedReviews } from '../../features/reviews/published-reviews.ts'
import { useSlot } from '../../lib/content/content-slot.ts'
import { pressLogos as sampleLogos } from '../../samples/press-logos.tsx'
import { professionalReviews as sampleReviews } from '../../samples/professional-reviews.ts'
import { PressLogos } from './press/PressLogos.tsx'
import { ProfessionalReviews } from './reviews/ProfessionalReviews.tsx'

import styles from './TrialVoices.module.css'

const published = publishedReviews(professionalReviews)

/** What others say: professionals' reviews and the press. Each part is hidden while it is empty. */
export function TrialVoices() {
  const reviews = useSlot(published, sampleReviews)
  const logos = useSlot<(typeof pressLogos)[number] | (typeof sampleLogos)[number]>(pressLogos, sampleLogos)
  const hasReviews = reviews.entries.length > 0
  const hasLogos = logos.entries.length > 0
  if (!hasReviews && !hasLogos) return null
  return (
    <div className={styles.voices}>
      {hasReviews && <ProfessionalReviews {...reviews} />}
      {hasLogos && <PressLogos {...logos} />}
    </div>
  )
}
