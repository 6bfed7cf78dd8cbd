import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'

import { euroRange, keepUnits } from '../../../lib/format/numbers.ts'

import styles from './Breakdown.module.css'

/** The lines of an estimate: quantity, price of one unit, sum. All without VAT. */
export function Breakdown({ lines, net }: Pick<ReplyEstimate, 'lines' | 'net'>) {
  if (lines.length === 0) return null
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Le voci, senza IVA</caption>
      <thead className="sr">
        <tr>
          <th scope="col">Voce</th>
          <th scope="col">Importo</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row" className={styles.item}>
              {line.label}
              <span className={`num ${styles.how}`}>
                {keepUnits(line.quantity)} × {keepUnits(line.unitPrice)}
              </span>
            </th>
            <td className={`num ${styles.sum}`}>{euroRange(line)}</td>
          </tr>
        ))}
      </tbody>
      {net && lines.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" className={styles.item}>
              Totale senza IVA
            </th>
            <td className={`num ${styles.sum}`}>{euroRange(net)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
