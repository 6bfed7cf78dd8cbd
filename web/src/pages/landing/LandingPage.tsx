import { path } from '@mestieri/shared/pages.ts'
import type { LandingContent } from '@mestieri/shared/services/landing-content.ts'
import type { LandingService } from '@mestieri/shared/services/landings.ts'
import { tileOf } from '@mestieri/shared/services/tiles.ts'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { useCampaign } from '../../features/campaign/use-campaign.ts'
import { estimatorState } from '../../lib/estimator-state.ts'
import { PriceRanges } from './prices/PriceRanges.tsx'
import { Drivers } from './sections/Drivers.tsx'
import { LandingHero } from './sections/LandingHero.tsx'
import { LandingQuestions } from './sections/LandingQuestions.tsx'
import { LandingSteps } from './sections/LandingSteps.tsx'
import { NearYou } from './sections/NearYou.tsx'

import styles from './LandingPage.module.css'

interface LandingPageProps {
  readonly landing: LandingService
  readonly content: LandingContent
}

/**
 * What a service costs, what makes its price and the way to one's own estimate, with the campaign that brought the
 * visitor (specification, section 2, '/servizi/{service}').
 */
export function LandingPage({ landing, content }: LandingPageProps) {
  const state = estimatorState(tileOf(landing.slug), useCampaign())
  const estimator = { to: path('estimator'), state, 'data-stateful': true }
  return (
    <>
      <LandingHero landing={landing} content={content} estimator={estimator} />
      <PriceRanges prices={content.prices} />
      <Drivers
        drivers={content.drivers}
        picture={landing.picture}
        closeUp={content.closeUp}
        relief={content.relief}
        vat={content.prices.vat}
      />
      <LandingSteps steps={content.steps} />
      <LandingQuestions
        title={content.questionsTitle}
        permits={content.permits}
        questions={content.questions}
      />
      <NearYou {...content.near} />
      <div className={styles.bar} data-action-bar="phones">
        <ButtonLink className={styles.action} {...estimator}>
          Scopri Quanto Costa
        </ButtonLink>
      </div>
    </>
  )
}
