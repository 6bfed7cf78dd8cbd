import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { Chip } from '../../../components/Chip/Chip.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { placeName } from '../identity/place.ts'
import { filterPath } from './directory-query.ts'

import styles from './FilterChips.module.css'

interface FilterChipProps {
  readonly name: string
  readonly to: string
}

function FilterChip({ name, to }: FilterChipProps) {
  return (
    <li>
      <Link className={styles.remove} to={to} aria-label={`Togli il filtro ${name}`} preventScrollReset>
        <Chip tone="petrol">
          {name} <IconX {...decorativeIcon} />
        </Chip>
      </Link>
    </li>
  )
}

/** The active filters; each is a link to the same search without it (features.md, A4). */
export function FilterChips({ search }: { readonly search: AffiliateSearch }) {
  const { profession, city } = search
  if (!profession && !city) return null
  return (
    <ul className={styles.chips} aria-label="Filtri attivi">
      {city && <FilterChip name={placeName(city, '') ?? city} to={filterPath(search, { city: '' })} />}
      {profession && <FilterChip name={profession} to={filterPath(search, { profession: '' })} />}
    </ul>
  )
}
