import { IconArrowRight, IconBolt, IconCheck } from '@tabler/icons-react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { type BookingState, firstKnown } from '../booking/booking-state.ts'
import type { Slot } from '../booking/slot.ts'
import { slotInWords } from '../day-words.ts'

import styles from './FirstFree.module.css'

interface FirstFreeProps {
  readonly state: BookingState
  readonly onChoose: (slot: Slot) => void
}

/** The first free time, one tap away (features.md, F2). */
export function FirstFree({ state, onChoose }: FirstFreeProps) {
  if (state.opening) return <Skeleton className={styles.waiting} />
  const first = firstKnown(state)
  if (!first) return null
  const chosen = state.date === first.date && state.time === first.time
  return (
    <button type="button" className={styles.first} aria-pressed={chosen} onClick={() => onChoose(first)}>
      <IconBolt {...decorativeIcon} />
      <span>
        Prima disponibilità: <b className={styles.when}>{slotInWords(first, state.today)}</b>
      </span>
      {chosen ? <IconCheck {...decorativeIcon} /> : <IconArrowRight {...decorativeIcon} />}
    </button>
  )
}
