import type { ReplyEstimate, ReplyTier } from '@mestieri/shared/chat/reply-estimate.ts'
import { useId } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { euroRange } from '../../../lib/format/numbers.ts'

import styles from './Tiers.module.css'

const names = { base: 'Base', media: 'Media', alta: 'Alta' } as const

interface TiersProps extends Pick<ReplyEstimate, 'tiers'> {
  readonly selected: ReplyTier['id'] | null
  readonly onSelect: (id: ReplyTier['id']) => void
  /** Asks for the whole estimate of a level; absent if it can no longer be asked for. */
  readonly onConfirm: ((tier: ReplyTier) => void) | undefined
}

/** The quality levels of a job, to compare: choosing one shows its price at once. */
export function Tiers({ tiers, selected, onSelect, onConfirm }: TiersProps) {
  const name = useId()
  const current = tiers.find(({ id }) => id === selected)
  if (tiers.length < 2) return null
  return (
    <fieldset className={styles.tiers}>
      <legend className={styles.title}>Fascia di qualità</legend>
      <div className={styles.choices}>
        {tiers.map((tier) => (
          <label key={tier.id} className={styles.choice}>
            <input
              className="sr"
              type="radio"
              name={name}
              value={tier.id}
              checked={tier.id === selected}
              onChange={() => onSelect(tier.id)}
            />
            <span className={styles.name}>{names[tier.id]}</span>
            <span className={`num ${styles.price}`}>{euroRange(tier)}</span>
          </label>
        ))}
      </div>
      {current && <p className={styles.meaning}>{current.label}</p>}
      {current && !current.chosen && onConfirm && (
        <Button variant="quiet" size="s" onClick={() => onConfirm(current)}>
          Usa la fascia {names[current.id].toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}
