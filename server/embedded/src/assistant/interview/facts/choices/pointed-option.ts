import { othersHave } from '../../../italian/people/others-have.ts'
import { readUtterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { stemOf } from '../../../recognise/words/terms.ts'
import type { JobAtHand } from '../../agenda.ts'
import { thingWords } from '../../jobs/leaving/names.ts'
import type { Message } from '../../message.ts'
import type { Part } from '../hearing/parts.ts'
import { clausesIn } from './choosing.ts'

/** Matches a clause that refuses something: 'lasciamo stare l’alluminio', 'niente alluminio', 'col gas no'. */
const refusing =
  /(?:^| )(?:niente|basta|l[ae]sci(?:a|amo|ate) (?:perdere|stare)|via|altro che|anziche|scart(?:o|iamo)) | no$/u

/** Matches a clause that chooses what was named before: 'andiamo su quello anche noi', 'allora quelle'. */
const pointing =
  /(?:^| )(?:andiamo|vado|vada|passiamo|passo|facciamo|faccio|fate|prendiamo|prendo|mettiamo|metto|mettete|vogliamo|voglio|vorrei|vorremmo|preferisco|preferiamo|scelgo|scegliamo|allora|meglio)(?: (?:con|su|per|a|di|pure|anche|noi|io))* quell[oaie](?: (?:anche|pure|noi|io|li|la))*$/u

/** Matches a clause that wants the same as somebody else has: 'le voglio anche io così', 'la facciamo uguale'. */
const wantingSame =
  /(?:^| )(?:voglio|vogliamo|vorrei|vorremmo|faccio|facciamo|fate|fatele|fatela|metto|mettiamo|mettete)(?: (?:anche|pure|io|noi))* (?:cosi|uguale|uguali|come (?:lei|lui|loro))(?: (?:anche|pure|io|noi))*$/u

/** Matches a clause that supposes a choice, apart from its reasons: 'e se lo facessi elettrico, col gas ho paura'. */
const supposing = /(?:^| )se (?:(?:l[oaei]|ci|me l[oaei]|invece) )*(?:face|mette|prende)ss(?:i|imo) \p{L}/u

const points = (clause: string): boolean => pointing.test(clause) || wantingSame.test(clause)

/** Returns the clauses of a text that ask nothing, without marks. */
const statedIn = (text: string): string[] =>
  text
    .split(/(?<=\?)/)
    .flatMap((sentence) => clausesIn(sentence))
    .filter((clause) => !clause.includes('?'))
    .map((clause) => spokenText(readUtterance(clause).words))

/** Whether a message only tells what somebody else has: 'mia sorella le ha in legno, belle ma quanta manutenzione'. */
export const tellsOfOthers = ({ text }: Pick<Message, 'text'>): boolean =>
  othersHave.test(text) && !statedIn(text).some((clause) => points(clause) || refusing.test(clause))

const notFact = { askBack: null, unknown: false, repeated: false } as const

/**
 * Returns the answer to which a message points, that is left when it refuses the known one, or that a clause supposes: 'la vicina le ha
 * in pvc, sono belle. Andiamo su quello, lasciamo stare l’alluminio'. A question counts only if the words name one other option of it.
 * None if several questions fit.
 */
export function pointedParts(jobs: readonly JobAtHand[], { whole, text }: Message): Part[] {
  const clauses = statedIn(text)
  const isPointed = clauses.some((clause) => points(clause))
  const refused = clauses.filter((clause) => refusing.test(clause))
  const supposed = clauses.filter((clause) => supposing.test(clause)).map((clause) => readUtterance(clause))
  if (!isPointed && refused.length + supposed.length === 0) return []
  const stems = new Set(refused.flatMap((clause) => thingWords(clause).map((word) => stemOf(word))))
  const found = jobs.flatMap((job): Part[] => {
    const { facts } = job.inHand
    const { slots } = job.engine
    return slots.flatMap((slot): Part[] => {
      const known = facts[slot.id]
      if (known?.kind !== 'choice' || !slot.price) return []
      const isRefused = thingWords(slot.show(known).toLowerCase()).some((word) => stems.has(stemOf(word)))
      const readings = [
        ...supposed.map((clause) => slot.readOther?.(clause, known)),
        isPointed || isRefused ? slot.readOther?.(whole, known) : null,
      ]
      const other = readings.find((reading) => reading?.kind === 'fact')
      if (other?.kind !== 'fact') return []
      return [
        { job, slots, reading: { ...notFact, facts: { ...facts, [slot.id]: other.fact }, changed: [slot] } },
      ]
    })
  })
  return found.length === 1 ? found : []
}
