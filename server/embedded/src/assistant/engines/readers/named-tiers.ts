import type { QuestionWords } from '@mestieri/shared/services/interview.ts'
import type { JobTier } from '@mestieri/shared/services/job-kind.ts'

import { choiceSlot } from '../../slots/choice-slot.ts'
import type { Slot } from '../../slots/slot.ts'
import { thriftWords } from '../job-slots.ts'

type TierId = 'base' | 'media' | 'alta'

const usual: Readonly<Record<TierId, string>> = {
  base: `fascia base|fascia bassa|qualita base|bassa qualita|qualita bassa|qualita economic*|livello base|economic*|meno car*|spendere poco|${thriftWords}|~base|~bassa`,
  media:
    'fascia media|roba medi*|roba normal*|cose medie|cose normali|material* medi*|finitur* medi*|qualita media|media qualita|qualita normale|qualita discreta|qualita standard|livello medio|via di mezzo|~media|~medio|~normale|~standard',
  alta: 'fascia alta|qualita alta|alta qualita|ottima qualita|prima qualita|alta gamma|premium|top gamma|~alta|~alto|~top',
}

/** Further words for each level: the material or the class that it means for a job. */
type TierWords = Readonly<Record<TierId, string>>

/** A choice between two levels, which has no level of its own on the card. */
interface OtherLevel {
  readonly label: string
  readonly words: string
}

/**
 * Makes the slot of a quality level that customers call by another name: 'PVC', 'classe 3'.
 *
 * @param others further options by their ids; the engine prices them itself
 */
export function namedTiers(
  tiers: Readonly<Record<TierId, JobTier>>,
  question: Omit<QuestionWords, 'id' | 'step'>,
  words: TierWords,
  others: Readonly<Record<string, OtherLevel>> = {},
): Slot {
  const option = (id: TierId) => ({ label: tiers[id].label, words: `${usual[id]}|${words[id]}` })
  return choiceSlot<string>({
    id: 'fascia',
    step: 'Cosa',
    ...question,
    options: { base: option('base'), media: option('media'), ...others, alta: option('alta') },
    price: {
      reference: 'media',
      typical: ['media'],
      open: question.label,
      narrow: question.label.toLowerCase(),
    },
  })
}

/** Returns the value for an option. Throws an error if the option has no value. */
export function valueOf<Value>(values: Readonly<Record<string, Value>>, option: string): Value {
  const value = values[option]
  if (value === undefined) throw new Error(`no value for the option '${option}'`)
  return value
}

/** Returns the quality level for an option. Throws an error if the option is no quality level. */
export function tierOf(option: string): TierId {
  return valueOf({ base: 'base', media: 'media', alta: 'alta' } as const, option)
}
