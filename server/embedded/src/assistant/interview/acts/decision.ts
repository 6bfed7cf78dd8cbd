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

/** Whether a message decides something, so that what it decides must not be passed over. */
export function decides({ whole: { words }, text }: Message): boolean {
  const said = spokenText(words)
  return !text.trimEnd().endsWith('?') && said.split(' ').length >= fewest && deciding.test(said)
}
