import { CallbackOffer } from '../../features/bookings/CallbackOffer.tsx'
import { AppBlock } from './app/AppBlock.tsx'
import { Hero } from './hero/Hero.tsx'
import { Network } from './network/Network.tsx'
import { Prices } from './prices/Prices.tsx'
import { ProfessionalQuestions } from './questions/ProfessionalQuestions.tsx'
import { Requirements } from './requirements/Requirements.tsx'
import { ProfessionalReviews } from './reviews/ProfessionalReviews.tsx'
import { VideoReviews } from './reviews/VideoReviews.tsx'
import { CallbackBand } from './sections/CallbackBand.tsx'
import { JobCards } from './sections/JobCards.tsx'
import { Reasons } from './sections/Reasons.tsx'
import { TrialBar } from './sections/TrialBar.tsx'

/**
 * The landing page for professionals: benefits, prices, and links to the trial and to a call (specification,
 * section 2, 'Professional landing page'). The prices come before any form (features.md, H4).
 */
export function WorkWithUsPage() {
  return (
    <>
      <Hero />
      <Network />
      <Prices />
      <JobCards />
      <Reasons />
      <Requirements />
      <ProfessionalReviews />
      <VideoReviews />
      <AppBlock />
      <ProfessionalQuestions />
      <CallbackBand />
      <TrialBar />
      <CallbackOffer />
    </>
  )
}
