import type { PriceDriver, ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { IconCheck, IconMinus, IconTrendingDown, IconTrendingUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { keepUnits } from '../../../lib/format/numbers.ts'

import styles from './CardParts.module.css'

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
      <b className={style}>{keepUnits(words)}</b>
    </li>
  )
}

/** What moves the price, the biggest first. */
export function Drivers({ drivers }: Pick<ReplyEstimate, 'drivers'>) {
  if (drivers.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>Cosa sposta il prezzo</h3>
      <ul>
        {drivers.map((driver) => (
          <Driver key={driver.label} {...driver} />
        ))}
      </ul>
    </div>
  )
}

interface ItemsProps {
  readonly title: string
  readonly icon: ReactNode
  readonly items: readonly string[]
}

function Items({ title, icon, items }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the price holds and what it leaves out, always in view. */
export function Scope({ included, excluded }: Pick<ReplyEstimate, 'included' | 'excluded'>) {
  if (included.length + excluded.length === 0) return null
  return (
    <div className={styles.scope}>
      <Items
        title="Compreso"
        icon={<IconCheck {...decorativeIcon} className={styles.down} />}
        items={included}
      />
      <Items
        title="Non compreso"
        icon={<IconX {...decorativeIcon} className={styles.level} />}
        items={excluded}
      />
    </div>
  )
}

/** What would narrow the range, and how to answer. */
export function Narrowing({ narrow }: Pick<ReplyEstimate, 'narrow'>) {
  if (narrow.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>Cosa restringerebbe la stima</h3>
      <ul className={styles.lines}>
        {narrow.map(({ label, answer }) => (
          <li key={label}>
            {answer === '' ? label : `${label}. `}
            {answer !== '' && <span className={styles.answer}>{answer}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How long the work takes, which permits it needs, and what the tax office may give back. */
export function Terms({ duration, permits, relief }: Pick<ReplyEstimate, 'duration' | 'permits' | 'relief'>) {
  const rows = [
    { label: 'Durata', value: duration },
    { label: 'Permessi', value: permits },
    { label: 'Detrazioni', value: relief },
  ].filter(({ value }) => value !== '')
  if (rows.length === 0) return null
  return (
    <dl className={styles.terms}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A titled list. */
export function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
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
