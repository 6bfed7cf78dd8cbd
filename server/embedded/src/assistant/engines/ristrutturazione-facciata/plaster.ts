import { interview } from '@mestieri/shared/services/ristrutturazione_facciata/interview.ts'

import { readNumber } from '../../italian/numbers/read-number.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob } from '../job-slots.ts'

/** Matches the places of damaged plaster: 'solo i rappezzi', 'solo dove è staccato', 'anche l’intonaco da rifare su 20 mq'. */
const inPlaces =
  /(?:^| )(?:(?:sol[oi]|soltanto) (?:\p{L}+ ){0,4}?(?:rappezz\p{L}+|dove (?:e|si|s e|sta|stanno) (?:stacc|scrost|rovin|gonfi|ammal|crep)\p{L}+)|(?:anche|pure) (?:l |un po di |dell )?intonac\p{L}+ (?:\p{L}+ ){0,3}?su (?:circa )?\d)/u

/**
 * Whether a message says that the plaster is damaged in some places only. Its area is then that of the damage: 'solo i
 * rappezzi, saranno 20 mq, la tinta su tutto'.
 */
export const isPatched = ({ words }: Utterance): boolean => inPlaces.test(spokenText(words))

/** Maximum share of damaged plaster, in percent, for 'some places' and for 'about a third'. */
const mostShare = { punti: 20, terzo: 55 } as const

/** Returns the state for a share of the wall: 'intonaco da rifare al 40 per cento'; null if none is stated. */
function stateOfShare({ words }: Utterance, asked: boolean): string | null {
  if (!asked && !words.some(({ text }) => text.startsWith('intonac'))) return null
  for (const at of words.keys()) {
    const share = readNumber(words, at)
    if (!share || share.value > 100) continue
    if (!/^(?:%|percento|per cento)/.test(spokenText(words.slice(share.to, share.to + 2)))) continue
    if (share.value <= mostShare.punti) return 'punti'
    return share.value <= mostShare.terzo ? 'terzo' : 'tutto'
  }
  return null
}

/** Matches plaster that is redone only where it is gone: 'rifare l’intonaco dove manca'. The area is still that of the wall. */
const whereNeeded =
  /(?<!\p{L})intonaco (?:solo |soltanto )?(?:là )?(?:dove|lì dove) (?:serve|manca|occorre|è (?:stacc|scrost|rovin|gonfi|ammal|crep|marc))/iu

const plain = choiceOfJob(interview.questions.plaster)

/** The state of the plaster. */
export const plaster: Slot = {
  ...plain,
  read: (utterance, asked) => {
    const isInPlaces = isPatched(utterance) || whereNeeded.test(utterance.raw)
    const option = isInPlaces ? 'punti' : stateOfShare(utterance, asked)
    return option === null ? plain.read(utterance, asked) : found({ kind: 'choice', option })
  },
}
