import { brand } from '@mestieri/shared/brand.ts'

import { classNames } from '../../../components/class-names.ts'
import { claimFigure, claimNote } from './claims.ts'

import styles from './Numbers.module.css'

const claims = [brand.claims.professionals, brand.claims.customers]

/** The claims in figures, each with its source and date below (features.md, C11). */
export function Numbers() {
  return (
    <section className={classNames('section', styles.numbers)} aria-labelledby="titolo-numeri">
      <div className="wrap">
        <h2 className="sr" id="titolo-numeri">
          {brand.name} in numeri
        </h2>
        <dl className={styles.row}>
          {claims.map((claim, index) => {
            const { number, plus } = claimFigure(claim.value)
            return (
              <div key={claim.label} className={styles.figure}>
                <dt className={styles.label}>
                  {claim.label}
                  <sup className={styles.mark}>
                    <span className="sr">, nota </span>
                    {index + 1}
                  </sup>
                </dt>
                <dd className={styles.number}>
                  {number}
                  {plus && <span className={styles.plus}>+</span>}
                </dd>
              </div>
            )
          })}
          <div className={styles.figure}>
            <dt className={styles.label}>il costo del servizio, per te</dt>
            <dd className={styles.number}>0&nbsp;€</dd>
          </div>
        </dl>
        <ol className={styles.notes}>
          {claims.map((claim, index) => (
            <li key={claim.label} className="note">
              <sup className={styles.mark}>{index + 1}</sup> {claimNote(claim)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
