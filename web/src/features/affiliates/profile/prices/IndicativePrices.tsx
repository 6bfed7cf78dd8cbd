import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { path } from '@mestieri/shared/pages.ts'
import { Link } from 'react-router-dom'

import { Block } from '../Block.tsx'
import { indicativePrices } from './indicative-prices.ts'

import styles from './IndicativePrices.module.css'

/** What the professional's kinds of work usually cost; nothing for a trade without a price list. */
export function IndicativePrices({ profile }: { readonly profile: AffiliateProfile }) {
  const prices = indicativePrices(profile)
  const [first] = prices
  if (!first) return null
  return (
    <Block title="Quanto costa di solito">
      <ul className={styles.prices}>
        {prices.map(({ label, price, net, vat }) => (
          <li key={label} className={styles.price}>
            <span className={styles.label}>{label}</span>
            <b className="num">{price}</b>
            <span className={`note ${styles.vat}`}>
              {vat} · senza IVA {net}
            </span>
          </li>
        ))}
      </ul>
      <p className={`small muted ${styles.note}`}>
        Prezzi indicativi di mercato, non di {profile.shopName}: il preventivo arriva dopo il sopralluogo.{' '}
        <Link className="link" to={path('landing', { service: first.service })}>
          Come si forma il prezzo
        </Link>
      </p>
    </Block>
  )
}
