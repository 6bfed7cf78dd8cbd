import type { TaxReliefCase } from '@mestieri/shared/catalogue/tax-relief.ts'
import type { CloseUp as CloseUpPart, PriceDriver } from '@mestieri/shared/services/landing-content.ts'
import type { LandingService } from '@mestieri/shared/services/landings.ts'

import { classNames } from '../../../components/class-names.ts'
import { belowTablet, useMediaQuery } from '../../../components/use-media-query.ts'
import { keepUnits } from '../../../lib/format/numbers.ts'
import { CloseUp } from './CloseUp.tsx'
import { TaxReliefNote } from './TaxReliefNote.tsx'

import styles from './Drivers.module.css'

interface DriversProps {
  readonly drivers: readonly PriceDriver[]
  readonly picture: LandingService['picture']
  readonly closeUp: CloseUpPart
  readonly relief: TaxReliefCase
  /** How VAT is in the prices: 'IVA 10 % compresa'. */
  readonly vat: string
}

/** What makes the price, numbered, and where it can be seen on the diorama. */
export function Drivers({ drivers, picture, closeUp, relief, vat }: DriversProps) {
  const isRow = useMediaQuery(belowTablet)
  const hasPrices = drivers.some(({ text }) => text.includes('€'))
  return (
    <section className={styles.drivers} aria-labelledby="titolo-incide">
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <h2 className={classNames('h2', styles.heading)} id="titolo-incide">
            Cosa incide sul prezzo
          </h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll the row */}
          <ol className={styles.list} aria-labelledby="titolo-incide" tabIndex={isRow ? 0 : undefined}>
            {drivers.map(({ title, text }) => (
              <li key={title} className={styles.driver}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{keepUnits(text)}</p>
              </li>
            ))}
          </ol>
          {hasPrices && <p className="note">I prezzi qui sopra: {keepUnits(vat)}.</p>}
        </div>
        <CloseUp className={styles.closeUp} picture={picture} alt={closeUp.alt} drivers={drivers} />
        <TaxReliefNote className={styles.relief} relief={relief} />
      </div>
    </section>
  )
}
