import { ClosingBand } from './ClosingBand.tsx'
import { Hero } from './Hero.tsx'
import { ServiceCards } from './ServiceCards.tsx'
import { Steps } from './Steps.tsx'

/** What the site does and the ways in: cost estimator, directory, services (specification, section 2, route '/'). */
export function HomePage() {
  return (
    <>
      <Hero />
      <ServiceCards />
      <Steps />
      <ClosingBand />
    </>
  )
}
