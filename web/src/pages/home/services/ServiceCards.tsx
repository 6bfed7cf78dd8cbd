import { path } from '@mestieri/shared/pages.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { useCampaign } from '../../../features/campaign/use-campaign.ts'
import type { CampaignData } from '../../../lib/campaign/campaign-data.ts'
import { estimatorState } from '../../../lib/estimator-state.ts'
import { type ServiceCard, serviceCards } from './service-lines.ts'

import styles from './ServiceCards.module.css'

const estimator = path('estimator')

/** The cards of the services. A card opens the cost estimator with its service. */
export function ServiceCards() {
  const campaign = useCampaign()
  return (
    <section className={classNames('section', styles.services)} id="servizi" aria-labelledby="titolo-servizi">
      <div className="wrap">
        <div className={styles.top}>
          <div className={classNames('head', styles.head)}>
            <h2 className="h2" id="titolo-servizi">
              Che lavoro hai in mente?
            </h2>
            <p className="lead">Parti da qui: qualche domanda, due foto se le hai, e arriva una stima.</p>
          </div>
          <ButtonLink className={styles.more} variant="quiet" size="s" to={estimator}>
            Altri lavori <IconArrowRight {...decorativeIcon} />
          </ButtonLink>
        </div>
        <ul className={styles.grid}>
          {serviceCards.map((card) => (
            <li key={card.tile.slug}>
              <Card {...card} campaign={campaign} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface CardProps extends ServiceCard {
  readonly campaign: CampaignData | null
}

function Card({ tile, line, campaign }: CardProps) {
  return (
    <Link
      className={styles.card}
      to={estimator}
      state={estimatorState(tile, campaign)}
      data-stateful
      data-tint={tile.image}
    >
      <span className={styles.stage}>
        <Picture
          className={styles.picture}
          name={tile.image}
          alt=""
          sizes="(min-width: 78rem) 15rem, (min-width: 48rem) 20vw, 41vw"
        />
      </span>
      <span className={styles.row}>
        <span className={styles.name}>{tile.title}</span>
        <IconArrowRight {...decorativeIcon} />
      </span>
      <span className={styles.line}>{line}</span>
    </Link>
  )
}
