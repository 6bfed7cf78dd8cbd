import { brand } from '@mestieri/shared/brand.ts'

import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../../components/class-names.ts'
import { useClaims } from '../../../lib/content/claims.ts'

import styles from './Numbers.module.css'

/** The claims with figures, each with source and date, or marked as a sample (features.md, C11). */
export function Numbers() {
  const { professionals, customers } = useClaims()
  const claims = [professionals, customers].filter((claim) => claim !== null)
  // The notes on sources, without duplicates.
  const notes = [...new Set(claims.flatMap(({ note }) => note ?? []))]
  if (claims.length === 0) return null
  return (
    <section className={classNames('section', styles.numbers)} aria-labelledby="titolo-numeri">
      <div className="wrap">
        <h2 className="sr" id="titolo-numeri">
          {brand.name} in numeri
        </h2>
        <dl className={styles.row}>
          {claims.map(({ number, plus, label, note }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>
                {label}
                {note === null ? (
                  <>
                    {' '}
                    <ExampleTag className={styles.example}>Dato di esempio</ExampleTag>
                  </>
                ) : (
                  <sup className={styles.mark}>
                    <span className="sr">, nota </span>
                    {notes.indexOf(note) + 1}
                  </sup>
                )}
              </dt>
              <dd className={styles.number}>
                {number}
                {plus && <span className={styles.plus}>+</span>}
              </dd>
            </div>
          ))}
          <div className={styles.figure}>
            <dt className={styles.label}>il costo del servizio, per te</dt>
            <dd className={styles.number}>0&nbsp;€</dd>
          </div>
        </dl>
        {notes.length > 0 && (
          <ol className={styles.notes}>
            {notes.map((note, index) => (
              <li key={note} className="note">
                <sup className={styles.mark}>{index + 1}</sup> {note}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
