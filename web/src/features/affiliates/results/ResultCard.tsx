import type { AffiliateCard } from '@mestieri/shared/contracts/affiliates.ts'
import { IconArrowRight, IconMapPin, IconThumbUp } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { Chip } from '../../../components/Chip/Chip.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Mark } from '../identity/Mark.tsx'
import { otherTowns, placeName, whyShown } from '../identity/place.ts'
import { SampleTag } from '../identity/SampleTag.tsx'
import { satisfiedCustomers } from '../identity/satisfied-customers.ts'
import { profilePath } from '../search/directory-query.ts'
import { SaveButton } from '../shortlist/SaveButton.tsx'
import { Overflow } from './Overflow.tsx'
import { PictureBlock } from './PictureBlock.tsx'

import styles from './ResultCard.module.css'

export interface ResultCardProps {
  readonly professional: AffiliateCard
  /** The searched city, '' for none; the card shows why the professional matches it. */
  readonly city: string
  /** The card is above the fold. */
  readonly eager?: boolean
}

const shownTowns = 3
const shownServices = 6

function Services({ services }: Pick<AffiliateCard, 'services'>) {
  const names = [...new Set(services.map(({ labelPretty }) => labelPretty))]
  if (names.length === 0) return null
  const shown = names.length > shownServices + 1 ? names.slice(0, shownServices) : names
  return (
    <ul className={styles.services} aria-label="Servizi">
      {shown.map((name) => (
        <li key={name}>
          <Chip>{name}</Chip>
        </li>
      ))}
      {names.length > shown.length && (
        <li>
          <Chip tone="line">{`e altri ${names.length - shown.length}`}</Chip>
        </li>
      )}
    </ul>
  )
}

/**
 * A professional in the results (specification, 'Directory search screen'; features.md, A7 and A8). The name
 * is the only link and covers the whole card; the buttons are above it.
 */
export function ResultCard({ professional, city: searchedCity, eager }: ResultCardProps) {
  const { link, shopName, profession, city, province, servedCities } = professional
  const place = placeName(city, province)
  const why = whyShown(searchedCity, professional)
  const customers = satisfiedCustomers(professional.satisfiedCustomers)
  const towns = otherTowns(city, province, servedCities)
  return (
    <article className={styles.card}>
      <Mark professional={professional} className={styles.mark} />
      <div className={styles.identity}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={profilePath(link)}>
            {shopName}
            <span className="sr">: vedi il profilo</span>
          </Link>
        </h2>
        <SampleTag className={styles.example} />
        {(place ?? why) && (
          <p className={styles.place}>
            <IconMapPin {...decorativeIcon} />
            {place && <span>{place}</span>} {why && <span className={styles.why}>{why}</span>}
          </p>
        )}
      </div>
      <SaveButton professional={professional} className={styles.save} />
      <div className={styles.facts}>
        {customers && (
          <p className={styles.customers}>
            <IconThumbUp {...decorativeIcon} />
            <span>
              <b className="num">{customers.count}</b> {customers.words}
            </span>
          </p>
        )}
        <Services services={professional.services} />
        {towns.length > 0 && (
          <p className={styles.towns}>
            <span className="muted">Lavora anche a</span>{' '}
            <Overflow items={towns} shown={shownTowns} noun="comuni" />
          </p>
        )}
        <span className={styles.go} aria-hidden="true">
          Vedi il profilo <IconArrowRight {...decorativeIcon} />
        </span>
      </div>
      <PictureBlock
        className={styles.pictures}
        pictures={professional.workPictures}
        profession={profession}
        eager={eager ?? false}
      />
    </article>
  )
}
