import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { Message } from '../message.ts'

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

/** Whether a sentence orders what the question before it names. A question that offers two things leaves open which. */
export const ordersAsked = (question: string, order: Utterance): boolean =>
  !/ (?:o|oppure) /.test(question) && takingUp.test(spokenText(order.words))

/** Whether a sentence of a message orders what the one before it supposes. */
export const takesUpAsked = ({ sentences }: Message): boolean =>
  sentences.some(({ kind, text }, at) => {
    const next = sentences[at + 1]
    return kind === 'what-if' && next?.kind === 'statement' && ordersAsked(text, next.utterance)
  })

/** Whether a message decides something, so that what it decides must not be passed over. */
export function decides({ whole: { words }, text }: Message): boolean {
  const said = spokenText(words)
  return !text.trimEnd().endsWith('?') && said.split(' ').length >= fewest && deciding.test(said)
}
