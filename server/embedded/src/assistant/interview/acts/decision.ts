import { spokenText } from '../../italian/words.ts'
import type { Message, MessagePart } from '../message.ts'

/**
 * Matches the words with which a customer decides after a consideration: 'si dai, quella', 'metti quello', 'ok facciamo
 * così', 'laminato e fine della discussione', 'anche le mie'.
 */
const deciding =
  /(?:^| )(?:(?:si|ok|allora|ma si|e va bene) (?:dai )?quell[aoei]|(?:metti|mettete|mettiamo|voglio|vogliamo|prendo|prendiamo|facciamo|fate) (?:pure )?quell[aoei]|mettiam[oe]?l[aoei]|facciamogliel[aoei]|facciamol[aoei] (?:cosi|lo stesso)|ok facciamo cosi|fine della discussione|(?:anche|pure) (?:le mie|i miei|la mia|il mio)|si dai)(?= |$)/
/** Minimum number of words: a shorter message agrees to what Gino has just said. */
const fewest = 7

/** Matches an order that takes up the thing of the question before it: 'la lana di roccia brucia? metti quella'. */
const takingUp =
  /^(?:(?:e|ok|allora|si|dai|bene|benissimo|va bene|perfetto|ecco|ma) ){0,3}(?:(?:metti|mettete|mettiamo|metta|mettimi|meti|mete|fai|facciamo|faccio|prendo|prendiamo|voglio|vogliamo|scelgo|scegliamo|fammi|vada per|vai con|andiamo su) (?:pure |allora )?(?:quell[aoei]|quea|queo|quela|quelo|chella|chillo)(?: li| la)?|(?:metti|mettete|mettiamo|facciamo)l[aoei](?: pure| allora)?)$/

/** Matches what a thing does not do, at the end of a question: 'la lana di roccia che non prende fuoco?'. */
const property = / che (?:non|no|nun) \p{L}{2,}(?: \p{L}{2,}){0,2}\s?\?$/u

/** Returns a question without such a property, whose negation would deny the thing. */
export const withoutProperty = (question: string): string => question.trim().replace(property, '?')

/** Matches an order to count what a question before it proposes: 'fammi il conto così'. */
const countingIt =
  /^(?:(?:e|ok|allora|quindi|dai) ){0,2}(?:ri)?(?:fammi|fatemi|facci|fateci) (?:pure )?(?:il |un |i )?(?:cont[oi]|prezzo|preventivo|stima)(?: (?:cosi|per quest\p{L}|(?:per|con|di) quell\p{L}))?$/u

/** A sentence with its words. */
type Spoken = Pick<MessagePart, 'utterance'>

/**
 * Whether the sentences after a question order what it names: the next one, 'metti quella', or a later one, after 'non si può riparare
 * la mia invece?'. A question that offers two things leaves open which.
 */
export function ordersAsked(question: string, [next, ...others]: readonly Spoken[]): boolean {
  if (next === undefined || / (?:o|oppure) /.test(question)) return false
  const isOther = / invece\s?\?$/.test(question.trim())
  const all = [next, ...others].map(({ utterance }) => spokenText(utterance.words).replace(/ [.!]$/, ''))
  return (
    takingUp.test(spokenText(next.utterance.words)) || (isOther && all.some((text) => countingIt.test(text)))
  )
}

/** Whether a sentence of a message orders what the one before it supposes. */
export const takesUpAsked = ({ sentences }: Message): boolean =>
  sentences.some(({ kind, text }, at) => {
    const later = sentences.slice(at + 1)
    const isStated = later[0]?.kind === 'statement'
    return kind === 'what-if' && isStated && ordersAsked(text, later)
  })

/** Whether a message decides something, so that what it decides must not be passed over. */
export function decides({ whole: { words }, text }: Message): boolean {
  const said = spokenText(words)
  return !text.trimEnd().endsWith('?') && said.split(' ').length >= fewest && deciding.test(said)
}
