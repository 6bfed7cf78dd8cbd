import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconArrowLeft, IconMapPin, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Diorama } from '../../../components/Diorama/Diorama.tsx'
import { useSampleContent } from '../../../lib/content/sample-content.ts'
import { Mark } from '../identity/Mark.tsx'
import { otherTowns } from '../identity/place.ts'
import { ratingFigure } from '../identity/rating.ts'
import { satisfiedCustomers } from '../identity/satisfied-customers.ts'
import { subscriptionMonth } from '../identity/subscription-month.ts'
import { trade } from '../identity/trade.ts'
import { coverPicture } from './cover-picture.ts'
import { addressLine, sameTradeNearby } from './profile-messages.ts'

import styles from './Cover.module.css'

interface CoverProps {
  readonly profile: AffiliateProfile
  /** The row of actions below the figures. */
  readonly actions: ReactNode
  /** Replaces the picture in print. */
  readonly code: ReactNode
}

interface Fact {
  readonly figure: string
  readonly words: string
  readonly icon?: typeof IconStarFilled
}

const maxFacts = 3

/** Fewer towns are no figure to show: the section 'Dove lavora' names them. */
const fewTowns = 3

function facts(profile: AffiliateProfile): Fact[] {
  const customers = satisfiedCustomers(profile.satisfiedCustomers)
  const joined = subscriptionMonth(profile.firstSubscriptionDate)
  const towns = otherTowns(profile.city, profile.province, profile.servedCities).length
  const rating = ratingFigure(profile.rating)
  const all: Fact[] = [
    ...(rating ? [{ figure: rating, words: 'valutazione su\u00A05', icon: IconStarFilled }] : []),
    ...(customers ? [{ figure: customers.count, words: customers.words }] : []),
    ...(joined ? [{ figure: joined.year, words: `nella rete da ${joined.month}` }] : []),
    ...(towns >= fewTowns ? [{ figure: String(towns), words: 'altri comuni serviti' }] : []),
  ]
  return all.slice(0, maxFacts)
}

/** The profile's header: name, address and figures, on the trade's tint. */
export function Cover({ profile, actions, code }: CoverProps) {
  const { tint } = trade(profile.profession)
  const back = sameTradeNearby(profile)
  const sample = useSampleContent()
  return (
    <section className={classNames('under-header', styles.cover)} data-tint={tint}>
      <div className={`wrap ${styles.inner}`}>
        <nav className={styles.crumbs} aria-label="Percorso">
          <Link className={styles.back} to={back.path}>
            <IconArrowLeft {...decorativeIcon} /> {back.label}
          </Link>
        </nav>
        <div className={styles.identity}>
          <Mark professional={profile} size="l" ground="tint" className={styles.mark} />
          <div>
            {sample && (
              <p className={styles.example}>
                <ExampleTag /> Impresa, lavori e numeri inventati
              </p>
            )}
            <h1 className={styles.name}>{profile.shopName}</h1>
            <p className={styles.place}>
              <IconMapPin {...decorativeIcon} /> {addressLine(profile)}
            </p>
          </div>
          <ul className={styles.facts}>
            {facts(profile).map(({ figure, words, icon: Icon }) => (
              <li key={words} className={styles.fact}>
                <b className={`num ${styles.figure}`}>
                  {figure}
                  {Icon && <Icon {...decorativeIcon} />}
                </b>{' '}
                <span>{words}</span>
              </li>
            ))}
          </ul>
          {actions}
        </div>
        <div className={styles.picture}>
          <Diorama
            name={coverPicture(profile)}
            tint={tint}
            bare
            alt=""
            sizes="(min-width: 64rem) 31rem, 13rem"
            priority
          />
        </div>
        {code}
      </div>
    </section>
  )
}
