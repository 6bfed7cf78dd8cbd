import { splitVat, formatEuro } from '@mestieri/shared/money.ts'
import { professionalFigures } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import styles from './PriceTable.module.css'

interface PriceRow {
  readonly what: string
  readonly detail?: string
  readonly when: string
  readonly price: string
  readonly priceDetail?: string
}

const { activationAmount, commission } = professionalTerms
const { commissionRate, commissionThreshold } = professionalFigures
const free = '0\u00A0€'

const rows: readonly PriceRow[] = [
  {
    what: 'Attivazione',
    detail: 'vale come credito per le commissioni',
    when: 'una tantum',
    price: formatEuro(splitVat(activationAmount).net),
    priceDetail: `${formatEuro(activationAmount)} IVA inclusa`,
  },
  {
    what: `Commissione fino a ${commissionThreshold}`,
    detail: 'sul valore del lavoro, IVA esclusa',
    when: 'a lavoro ottenuto',
    price: commissionRate,
  },
  {
    what: `Commissione oltre ${commissionThreshold}`,
    detail: 'fissa, qualunque sia l’importo',
    when: 'a lavoro ottenuto',
    price: formatEuro(commission.flat),
  },
  { what: 'Pagina vetrina', when: 'sempre', price: free },
  { what: 'Consulente marketing dedicato', when: 'lunedì–sabato', price: free },
]

/** The price table. On narrow screens the due date is below the item, so that two columns remain. */
export function PriceTable() {
  return (
    <table className={styles.table}>
      <caption className="sr">Prezzi per i professionisti, IVA esclusa</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Voce</th>
          <th scope="col" className={styles.when}>
            Quando
          </th>
          <th scope="col" className={styles.price}>
            Prezzo
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, detail, when, price, priceDetail }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {detail && <small className={styles.detail}>{detail}</small>}
              <small className={styles.whenBelow}>{when}</small>
            </th>
            <td className={styles.when}>{when}</td>
            <td className={styles.price}>
              <span className={styles.amount}>{price}</span>
              {priceDetail && <small className={styles.detail}>{priceDetail}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
