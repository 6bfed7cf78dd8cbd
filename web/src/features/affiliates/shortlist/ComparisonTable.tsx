import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconX } from '@tabler/icons-react'
import { type ComponentType, useId, useRef } from 'react'
import { Link } from 'react-router-dom'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useInView } from '../../../components/use-in-view.ts'
import { Mark } from '../identity/Mark.tsx'
import { SampleTag } from '../identity/SampleTag.tsx'
import { PictureBlock } from '../results/PictureBlock.tsx'
import { profilePath } from '../search/directory-query.ts'
import { comparison, type ComparisonRow } from './comparison.ts'

import styles from './ComparisonTable.module.css'

interface ComparisonTableProps {
  /** At least two. */
  readonly profiles: readonly AffiliateProfile[]
  /** The address of the list without a professional. */
  readonly pathWithout: (link: string) => string
  /** Called before the list without the professional opens. */
  readonly onRemove: (profile: AffiliateProfile) => void
  /** The button of a professional's column. */
  readonly action: ComponentType<{ readonly profile: AffiliateProfile }>
}

function Cell({ value }: { readonly value: ComparisonRow['cells'][number] }) {
  if (value === null) return <span className="muted">non indicato</span>
  if (typeof value === 'string') return value
  return (
    <ul>
      {value.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** A field: its name on a line of its own, which stays in view while the columns are swiped. */
function Field({ row: { label, cells, same }, links }: { row: ComparisonRow; links: readonly string[] }) {
  return (
    <tbody>
      <tr className={styles.label}>
        <th scope="rowgroup" colSpan={cells.length}>
          <span className={styles.fixed}>
            {label}
            {same && <span className={styles.same}> · uguale per tutti</span>}
          </span>
        </th>
      </tr>
      <tr>
        {same ? (
          <td colSpan={cells.length}>
            <div className={styles.fixed}>
              <Cell value={cells[0] ?? null} />
            </div>
          </td>
        ) : (
          links.map((link, index) => (
            <td key={link}>
              <Cell value={cells[index] ?? null} />
            </td>
          ))
        )}
      </tr>
    </tbody>
  )
}

/** Compares professionals side by side (features.md, A14). The names stay at the top; narrow windows swipe. */
export function ComparisonTable({ profiles, pathWithout, onRemove, action: Action }: ComparisonTableProps) {
  const titleId = useId()
  const head = useRef<HTMLTableSectionElement>(null)
  const names = useRef<HTMLDivElement>(null)
  const headInView = useInView(head, true)
  const links = profiles.map(({ link }) => link)
  return (
    <div className={styles.comparison} data-count={profiles.length} data-main-action="page">
      <h2 className="h3" id={titleId}>
        A confronto
      </h2>
      {/* A table that scrolls sideways cannot have a head that sticks to the window: this copy does. */}
      <div className={styles.sticky} data-hidden={headInView || undefined} aria-hidden="true">
        <div className={styles.names} ref={names}>
          <div className={styles.columns}>
            {profiles.map(({ link, shopName }) => (
              <span key={link}>{shopName}</span>
            ))}
          </div>
        </div>
      </div>
      {/* It scrolls sideways on phones: it must be focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <section
        className={styles.scroller}
        aria-labelledby={titleId}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.scrollLeft = currentTarget.scrollLeft
        }}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        <table className={styles.table}>
          <thead ref={head}>
            <tr>
              {profiles.map((profile) => (
                <th key={profile.link} scope="col" abbr={profile.shopName}>
                  <span className={styles.top}>
                    <Mark professional={profile} size="s" />
                    <Link
                      className={styles.remove}
                      to={pathWithout(profile.link)}
                      aria-label={`Togli ${profile.shopName} dal confronto`}
                      preventScrollReset
                      onClick={() => onRemove(profile)}
                    >
                      <IconX {...decorativeIcon} />
                    </Link>
                  </span>
                  <Link className={styles.name} to={profilePath(profile.link)}>
                    {profile.shopName}
                  </Link>{' '}
                  <SampleTag />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.pictures}>
              {profiles.map((profile) => (
                <td key={profile.link}>
                  <PictureBlock
                    className={styles.picture}
                    pictures={profile.workPictures.slice(0, 1)}
                    profession={profile.profession}
                  />
                  <Action profile={profile} />
                </td>
              ))}
            </tr>
          </tbody>
          {comparison(profiles).map((row) => (
            <Field key={row.label} row={row} links={links} />
          ))}
        </table>
      </section>
    </div>
  )
}
