import { vatWords } from '@mestieri/shared/catalogue/vat.ts'
import { type LandingRow, priced } from '@mestieri/shared/services/landing-prices.ts'
import { IconPlus } from '@tabler/icons-react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { euroRange, keepUnits } from '../../../lib/format/numbers.ts'
import { rowPrice } from '../../../lib/format/row-price.ts'
import { rowOrigin } from './price-words.ts'

import styles from './PriceMethod.module.css'

/** How we get the prices: every row with its source, year and VAT, and what is our own. */
export function PriceMethod({ rows }: { readonly rows: readonly LandingRow[] }) {
  return (
    <details className={styles.method}>
      <summary className={styles.summary}>
        Come otteniamo i prezzi <IconPlus {...decorativeIcon} />
      </summary>
      <div className={styles.body}>
        <p>
          Leggiamo portali e blog di settore italiani e teniamo le fasce che vi si ripetono. Se una fonte è
          vecchia o dà una fascia troppo stretta, allarghiamo la fascia; se manca, la stimiamo noi: qui sotto
          lo diciamo. Sono indicazioni, non promesse: il prezzo vero lo fa chi viene a vedere.
        </p>
        <p>
          Nelle grandi città del Nord calcola il 15–20 % in più, al Sud e nelle isole il 10–25 % in meno
          (iperedilizia.it, 2025).
        </p>
        <ul className={styles.rows}>
          {rows.map(({ row, vatRate }) => (
            <li key={row.label} className={styles.row}>
              <span className={styles.label}>{row.label}</span>
              <span className={`num ${styles.price}`}>{rowPrice(row, priced(row, vatRate).gross)}</span>
              <span className={styles.origin}>
                {rowOrigin(row)} · {keepUnits(vatWords(vatRate))}, senza IVA{' '}
                <span className="num">{euroRange(row)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
