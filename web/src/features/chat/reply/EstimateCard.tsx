import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { ReplyEstimate, ReplyTier } from '@mestieri/shared/chat/reply-estimate.ts'
import { type ReactNode, useId, useState } from 'react'

import type { PictureName } from '../../../components/Picture/picture-name.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { euroRange, formatNumber, keepUnits } from '../../../lib/format/numbers.ts'
import { Breakdown } from './Breakdown.tsx'
import { Drivers, Lines, Narrowing, Scope, Terms } from './CardParts.tsx'
import { sourcesInShort } from './sources-in-short.ts'
import { Tiers } from './Tiers.tsx'

import styles from './EstimateCard.module.css'

export interface EstimateCardProps {
  readonly estimate: ReplyEstimate
  /** The reply's text, which says the same as the card. */
  readonly words: string
  /** The service's diorama; it also sets the background tint. */
  readonly picture: PictureName
  /** Asks the assistant for the estimate of another quality level; absent on an older card. */
  readonly onChooseTier?: ((tier: ReplyTier) => void) | undefined
  /** The page's part of the card: professionals for this kind of work. */
  readonly children: ReactNode
}

/** The estimate's range on a scale from the cheapest to the most expensive job of this kind. */
function Scale({ scale, min, max }: PriceRange & { readonly scale: PriceRange }) {
  const span = Math.max(1, scale.max - scale.min)
  const from = ((min - scale.min) / span) * 100
  const width = Math.max(3, ((max - min) / span) * 100)
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.track}>
        <div
          className={styles.range}
          style={{ insetInlineStart: `${Math.min(from, 97)}%`, inlineSize: `${width}%` }}
        />
      </div>
      <span className="num">{formatNumber(scale.min)}</span>
      <span className="num">{formatNumber(scale.max)} €</span>
    </div>
  )
}

/**
 * An estimate: the range with VAT, what it holds and what not, its lines, the quality levels, price drivers, and what
 * would make it more precise. It is an indication, never a quote (features.md, D19). The reply's text says the same.
 */
export function EstimateCard({ estimate, picture, onChooseTier, children }: EstimateCardProps) {
  const { service, vat, scale, lines, tiers, assumed, zone, sources, notes } = estimate
  const titleId = useId()
  const [tierId, setTierId] = useState(() => tiers.find(({ chosen }) => chosen)?.id ?? null)
  const tier = tiers.find(({ id }) => id === tierId) ?? null
  const isOther = tier !== null && !tier.chosen
  const shown = tier ?? estimate
  const inShort = sourcesInShort(sources)
  return (
    <article className={styles.card} data-tint={picture} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 className={styles.label} id={titleId}>
          Stima indicativa · {keepUnits(service)}
        </h2>
        <p className={`num ${styles.figure}`} aria-live={tiers.length > 0 ? 'polite' : undefined}>
          {shown.min === shown.max
            ? formatNumber(shown.min)
            : `${formatNumber(shown.min)} – ${formatNumber(shown.max)}`}
          &nbsp;€
        </p>
        <p className={styles.vat}>
          {vat}
          {shown.net && <> · senza IVA {euroRange(shown.net)}</>}. Stima indicativa, non un preventivo.
        </p>
        <Picture className={styles.picture} name={picture} alt="" sizes="9rem" />
      </div>
      {scale && !isOther && <Scale scale={scale} min={shown.min} max={shown.max} />}
      {assumed.length > 0 && (
        <div className={styles.assumed}>
          <p>
            <b>Caso tipico.</b> Quello che non so ancora l’ho ipotizzato io:
          </p>
          <ul>
            {assumed.map((line) => (
              <li key={line}>{keepUnits(line)}</li>
            ))}
          </ul>
        </div>
      )}
      <Tiers tiers={tiers} selected={tierId} onSelect={setTierId} onConfirm={onChooseTier} />
      <Scope {...estimate} />
      {isOther ? null : <Breakdown lines={lines} net={estimate.net} />}
      <Drivers {...estimate} />
      <Terms {...estimate} />
      <Narrowing {...estimate} />
      {children}
      <details className={styles.more}>
        <summary>Com’è fatta questa stima</summary>
        <div className={styles.explained}>
          <p>{zone}</p>
          <Lines title="Da sapere" lines={notes} />
          <Lines title="Fonti" lines={sources} />
        </div>
      </details>
      {inShort !== null && <p className={`note ${styles.sources}`}>{inShort}</p>}
    </article>
  )
}
