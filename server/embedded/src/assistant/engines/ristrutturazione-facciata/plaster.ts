import { interview } from '@mestieri/shared/services/ristrutturazione_facciata/interview.ts'

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

const plain = choiceOfJob(interview.questions.plaster)

/** The state of the plaster. */
export const plaster: Slot = {
  ...plain,
  read: (utterance, asked) =>
    isPatched(utterance) ? found({ kind: 'choice', option: 'punti' }) : plain.read(utterance, asked),
}
