import type { PriceDriver, ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import type { PictureName } from '../../../components/Picture/picture-name.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { formatNumber } from '../../../lib/numbers.ts'

import styles from './EstimateCard.module.css'

export interface EstimateCardProps {
  readonly estimate: ReplyEstimate
  /** The reply's text, which says the same as the card. */
  readonly words: string
  /** The service's diorama; it also sets the background tint. */
  readonly picture: PictureName
  /** The page's part of the card: professionals for this kind of work. */
  readonly children: ReactNode
}

const effects = {
  alza: { icon: IconTrendingUp, style: styles.up },
  abbassa: { icon: IconTrendingDown, style: styles.down },
  neutro: { icon: IconMinus, style: styles.level },
} as const

function Driver({ label, effect, words }: PriceDriver) {
  const { icon: Icon, style } = effects[effect]
  return (
    <li className={styles.driver}>
      <Icon {...decorativeIcon} />
      <span>{label}</span>
      <b className={style}>{words}</b>
    </li>
  )
}

/** The estimate's range on a scale from the cheapest to the most expensive job of this kind. */
function Scale({
  scale,
  min,
  max,
}: Pick<ReplyEstimate, 'min' | 'max'> & { readonly scale: { min: number; max: number } }) {
  const span = Math.max(1, scale.max - scale.min)
  const from = ((min - scale.min) / span) * 100
  const width = Math.max(3, ((max - min) / span) * 100)
  return (
    <div className={styles.scale} aria-hidden="true">
      <svg className={styles.track} width="100%" height="8">
        <rect className={styles.whole} width="100%" height="8" rx="4" />
        <rect className={styles.range} x={`${Math.min(from, 97)}%`} width={`${width}%`} height="8" rx="4" />
      </svg>
      <span className="num">{formatNumber(scale.min)}</span>
      <span className="num">{formatNumber(scale.max)} €</span>
    </div>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h4 className={styles.subtitle}>{title}</h4>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/**
 * An estimate: range, price drivers, sources, and what would make it more precise. It is an indication, never
 * a quote (features.md, D19). The reply's text contains the same data.
 */
export function EstimateCard({ estimate, picture, children }: EstimateCardProps) {
  const { service, min, max, scale, vat, drivers, zone, sources, narrow, notes } = estimate
  const titleId = useId()
  const others = sources.length - 1
  return (
    <article className={styles.card} data-tint={picture} aria-labelledby={titleId}>
      <div className={styles.top}>
        <p className={styles.label} id={titleId}>
          Stima indicativa · {service}
        </p>
        <p className={`num ${styles.figure}`}>
          {min === max ? formatNumber(min) : `${formatNumber(min)} – ${formatNumber(max)}`}&nbsp;€
        </p>
        <p className={styles.vat}>{vat}. Stima indicativa, non un preventivo.</p>
        <Picture className={styles.picture} name={picture} alt="" sizes="9rem" />
      </div>
      {scale && <Scale scale={scale} min={min} max={max} />}
      {drivers.length > 0 && (
        <div>
          <h3 className={styles.title}>Cosa sposta il prezzo</h3>
          <ul>
            {drivers.map((driver) => (
              <Driver key={driver.label} {...driver} />
            ))}
          </ul>
        </div>
      )}
      {children}
      <details className={styles.more}>
        <summary>Come è fatta questa stima</summary>
        <div className={styles.explained}>
          <p>{zone}</p>
          <Lines title="Cosa la renderebbe più precisa" lines={narrow.map(({ label }) => label)} />
          <Lines title="Da sapere" lines={notes} />
          <Lines title="Fonti" lines={sources} />
        </div>
      </details>
      {sources[0] !== undefined && (
        <p className={`note ${styles.sources}`}>
          {others > 0 ? `${sources[0]} e altre ${others} fonti` : sources[0]}
        </p>
      )}
    </article>
  )
}
