import type { LandingPrices } from '@mestieri/shared/services/landing-content.ts'
import { shown } from '@mestieri/shared/services/landing-prices.ts'

import { classNames } from '../../../components/class-names.ts'
import { euroRange, formatNumber } from '../../../lib/format/numbers.ts'
import { editionLine, sourcesLine } from './price-words.ts'

import styles from './PriceChart.module.css'

/** From here on the scale counts in thousands: its numbers would touch on a phone. */
const thousandsFrom = 5_000

/** The ranges as bars on one scale; their words say all that the bars show. */
export function PriceChart({ prices }: { readonly prices: LandingPrices }) {
  const { title, unit, top, step, bars, rows, vat } = prices
  const steps = top / step
  const marks = Array.from({ length: steps + 1 }, (_, at) => at * step)
  const inThousands = top >= thousandsFrom
  const percent = (euro: number) => `${(100 * euro) / top}%`
  return (
    <figure className={styles.chart} aria-label={title}>
      <ul className={styles.rows}>
        {bars.map(({ label, price: { gross, net } }) => (
          <li key={label} className={styles.row}>
            <span className={styles.name}>{label}</span>
            <span className={classNames('num', styles.figures)}>
              <span className={styles.value}>{euroRange(shown(gross))}</span>{' '}
              <span className={styles.net}>senza IVA {euroRange(shown(net))}</span>
            </span>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" rx="8" />
              {marks.slice(1, -1).map((mark) => (
                <line key={mark} x1={percent(mark)} x2={percent(mark)} y1="0" y2="100%" />
              ))}
              <rect
                className={styles.range}
                x={percent(gross.min)}
                width={percent(gross.max - gross.min)}
                height="100%"
                rx="8"
              />
            </svg>
          </li>
        ))}
      </ul>
      <div className={classNames('num', styles.axis)} data-steps={steps} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>
            {formatNumber(inThousands ? mark / 1000 : mark)}
            {mark === top && <span className={styles.unit}> {inThousands ? `mila ${unit}` : unit}</span>}
          </span>
        ))}
      </div>
      <figcaption className="note">
        {vat}. {sourcesLine(rows.map(({ row }) => row))} {editionLine()}
      </figcaption>
    </figure>
  )
}
