import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'

import { ChipButton } from '../../../components/Chip/ChipButton.tsx'
import { Mark } from '../identity/Mark.tsx'
import { SampleTag } from '../identity/SampleTag.tsx'
import { profilePath } from '../search/directory-query.ts'
import { comparison, maxCompared } from './comparison.ts'

import styles from './ComparisonTable.module.css'

interface ComparisonTableProps {
  /** At least two. The visitor selects up to three of them. */
  readonly profiles: readonly AffiliateProfile[]
}

function toggled(chosen: readonly string[], link: string): readonly string[] {
  if (chosen.includes(link)) return chosen.filter((one) => one !== link)
  // At the maximum the oldest choice is dropped, so that every click has an effect.
  return [...chosen, link].slice(-maxCompared)
}

function Cell({ value }: { readonly value: string | readonly string[] | null }) {
  if (value === null) return <span className="muted">non indicato</span>
  return typeof value === 'string' ? value : value.join(', ')
}

/** Compares up to three professionals side by side (features.md, A14). */
export function ComparisonTable({ profiles }: ComparisonTableProps) {
  const titleId = useId()
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    profiles.slice(0, maxCompared).map(({ link }) => link),
  )
  const compared = profiles.filter(({ link }) => chosen.includes(link))
  return (
    <div className={styles.comparison}>
      <h2 className="h3" id={titleId}>
        A confronto
      </h2>
      {profiles.length > maxCompared && (
        <fieldset className={styles.choice}>
          <legend className="sr">Scegli chi confrontare, fino a {maxCompared}</legend>
          {profiles.map(({ link, shopName }) => (
            <ChipButton
              key={link}
              pressed={chosen.includes(link)}
              onClick={() => setChosen(toggled(chosen, link))}
            >
              {shopName}
            </ChipButton>
          ))}
        </fieldset>
      )}
      {/* It scrolls sideways on phones: it must be focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.table} data-count={compared.length}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Campo</span>
              </th>
              {compared.map((profile) => (
                <th key={profile.link} scope="col">
                  <Mark professional={profile} size="s" />
                  <Link className={styles.name} to={profilePath(profile.link)}>
                    {profile.shopName}
                  </Link>{' '}
                  <SampleTag />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison(compared).map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {compared.map(({ link }, index) => (
                  <td key={link}>
                    <Cell value={cells[index] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
