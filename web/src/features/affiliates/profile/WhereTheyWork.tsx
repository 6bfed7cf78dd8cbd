import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconExternalLink, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'

import { Chip } from '../../../components/Chip/Chip.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { endpointUrl } from '../../../lib/api/endpoint-url.ts'
import { otherTowns, placeName } from '../identity/place.ts'
import { SampleTag } from '../identity/SampleTag.tsx'
import { mapLink } from './actions/question-link.ts'
import { Block } from './Block.tsx'

import styles from './WhereTheyWork.module.css'

interface WhereTheyWorkProps {
  readonly profile: AffiliateProfile
}

/** Two sizes of the map: the narrow one keeps town names readable on a phone. */
const wide = { width: 720, height: 300 }
const narrow = { width: 360, height: 260 }

type Theme = 'light' | 'dark'

// The style sheet has its dark colours on screens only: print takes the light map.
const sources = [
  { media: 'screen and (prefers-color-scheme: dark) and (max-width: 40rem)', size: narrow, theme: 'dark' },
  { media: 'screen and (prefers-color-scheme: dark)', size: wide, theme: 'dark' },
  { media: '(max-width: 40rem)', size: narrow, theme: 'light' },
] as const

function mapAddress(link: string, { width, height }: typeof wide, theme: Theme): string {
  return endpointUrl('GET /api/affiliates/:link/map', {
    params: { link },
    query: { width, height, scale: 2, theme },
  })
}

function Map({ profile }: WhereTheyWorkProps) {
  const { link, shopName, coordinates } = profile
  const [failed, setFailed] = useState(false)
  if (!coordinates) return null
  return (
    <figure className={styles.map}>
      <SampleTag className={styles.example} />
      {failed || (
        <picture className={styles.frame}>
          {sources.map(({ media, size, theme }) => (
            <source key={media} media={media} srcSet={mapAddress(link, size, theme)} {...size} />
          ))}
          <img
            className={styles.image}
            src={mapAddress(link, wide, 'light')}
            {...wide}
            alt={`Mappa della zona in cui lavora ${shopName}, con i comuni vicini`}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      )}
      <a
        className={`link ${styles.open}`}
        href={mapLink(coordinates)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Apri in Mappe <IconExternalLink {...decorativeIcon} />
        <span className="sr"> (si apre in un’altra scheda)</span>
      </a>
    </figure>
  )
}

/** The map, rendered by our own server, and the towns (specification, 'Professional shop page'). */
export function WhereTheyWork({ profile }: WhereTheyWorkProps) {
  const { city, province, servedCities, coordinates } = profile
  const seat = placeName(city, province)
  const others = otherTowns(city, province, servedCities)
  if (!seat && others.length === 0 && !coordinates) return null
  return (
    <Block title="Dove lavora" className={styles.where}>
      <Map profile={profile} />
      <ul className={styles.towns} aria-label="Comuni serviti">
        {seat && (
          <li>
            <Chip tone="petrol" icon={<IconMapPin {...decorativeIcon} />}>
              {seat}
            </Chip>
          </li>
        )}
        {others.map((town) => (
          <li key={town}>
            <Chip>{town}</Chip>
          </li>
        ))}
      </ul>
    </Block>
  )
}
