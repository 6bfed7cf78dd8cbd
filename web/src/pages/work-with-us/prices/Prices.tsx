import { guarantee, noAutomaticRenewal } from '@mestieri/shared/brand/payments.ts'
import { path } from '@mestieri/shared/pages.ts'
import { professionalPromises } from '@mestieri/shared/professional-promises.ts'
import { Link } from 'react-router-dom'

import { classNames } from '../../../components/class-names.ts'
import { Calculator } from '../calculator/Calculator.tsx'
import { PriceTable } from './PriceTable.tsx'

import styles from './Prices.module.css'

/** The prices and the calculator (specification, sections 2 and 9; features.md, H1 and H2). */
export function Prices() {
  return (
    <section id="prezzi" className={styles.prices} aria-labelledby="titolo-prezzi">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="titolo-prezzi">
            Quanto costa, punto per punto
          </h2>
          <p className="lead">
            {noAutomaticRenewal ? 'Nessun canone, nessun rinnovo automatico.' : 'Nessun canone.'}
          </p>
        </div>
        <div className={styles.grid}>
          <div>
            <PriceTable />
            <div className={styles.notes}>
              <h3 className={styles.notesTitle}>E se non fa per me?</h3>
              <p className="small">
                {[professionalPromises.refund, ...(guarantee?.conditions ?? [])].join(' ')}{' '}
                <Link className={classNames('link', styles.link)} to={guarantee?.page ?? path('terms')}>
                  Condizioni complete
                </Link>
              </p>
              <p className="note">{professionalPromises.variableAmount}</p>
            </div>
          </div>
          <Calculator className={styles.calculator} />
        </div>
      </div>
    </section>
  )
}
