import { Selection } from '../../components/Selection/Selection.tsx'
import { Hero } from './hero/Hero.tsx'
import { Reviews } from './reviews/Reviews.tsx'
import { ChooseUs } from './sections/ChooseUs.tsx'
import { ClosingBand } from './sections/ClosingBand.tsx'
import { HowItWorksVideos } from './sections/HowItWorksVideos.tsx'
import { Numbers } from './sections/Numbers.tsx'
import { Steps } from './sections/Steps.tsx'
import { ServiceCards } from './services/ServiceCards.tsx'
import { Questions } from './support/Questions.tsx'
import { Support } from './support/Support.tsx'

/** The home page (specification, section 2, '/' and 'Customer welcome page'). */
export function HomePage() {
  return (
    <>
      <Hero />
      <ServiceCards />
      <Steps />
      <HowItWorksVideos />
      <Numbers />
      <ChooseUs />
      <Selection />
      <Reviews />
      <Support />
      <Questions />
      <ClosingBand />
    </>
  )
}
