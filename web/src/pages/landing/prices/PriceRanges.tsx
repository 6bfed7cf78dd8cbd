import type { LandingPrices } from '@mestieri/shared/services/landing-content.ts'
import { shown } from '@mestieri/shared/services/landing-prices.ts'

import { classNames } from '../../../components/class-names.ts'
import { euroRange, keepUnits } from '../../../lib/format/numbers.ts'
import { PriceChart } from './PriceChart.tsx'
import { PriceMethod } from './PriceMethod.tsx'

import styles from './PriceRanges.module.css'

/** The indicative ranges, an example, and where they come from (features.md, C2). */
export function PriceRanges({ prices }: { readonly prices: LandingPrices }) {
  const { title, lead, vat, example, rows } = prices
  return (
    <section className={classNames('section', styles.ranges)} aria-labelledby="titolo-prezzi">
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <h2 className="h2" id="titolo-prezzi">
            {title}
          </h2>
          <p className="lead">
            {keepUnits(lead)} {keepUnits(vat)}.
          </p>
          <div className={styles.example}>
            <p className={styles.label}>Per esempio</p>
            <p>{keepUnits(example.text)}</p>
            <p className={classNames('num', styles.sum)}>{euroRange(shown(example.price.gross))}</p>
            <p className={classNames('num', styles.net)}>
              {keepUnits(vat)} · senza IVA {euroRange(shown(example.price.net))}
            </p>
          </div>
        </div>
        <div className={styles.figures}>
          <PriceChart prices={prices} />
          <PriceMethod rows={rows} />
        </div>
      </div>
    </section>
  )
}
