import { thingOf } from '../../../italian/things.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'

/** Matches what a person has: 'mia cognata ne ha centoventi, due bagni e il terrazzo'. 'Mio figlio ne ha contati 10' counts the work. */
const ofPerson =
  /(?<!\p{L})(?:mi[ao]|nostr[ao]) (?!moglie|marito|compagn)\p{L}{3,20}(?: \p{L}{1,15})? ne (?:ha|hanno|aveva|avevano)(?!\p{L})(?! (?:cont|mis|vist|trov|lett|calcol|segn))/iu
/** Matches a count of a thing that is named before 'ne': 'di fasi ne arrivano tre'. */
const ofNamed = /(?:^|[,:;.] ?)di (?<thing>\p{L}{4,20}) (?:ce )?ne \p{L}/iu
const noThing = /^(?:meno|nuovo|solito|sopra|sotto|tutte|tutti|queste|questi|quelle|quelli|certo|sicuro)$/i
/** Matches a count for each part of a thing: 'mettetene tre per anta'. */
const perPart = /(?<!\p{L})(?:\d{1,2}|due|tre|quattro) (?:per|a) anta(?!\p{L})/iu
/** Matches a count in one room: 'in sala sono due, non uno'. It is no total. */
const inRoom =
  /(?<!\p{L})(?:in|nel|nella) (?:sala|camera|cameretta|cucina|bagno|salotto|soggiorno|studio|corridoio) (?:sono|ce n['’]è|ce ne sono) (?:\d{1,2}|due|tre|quattro|uno|una)(?!\p{L})/iu

/** Whether a message after the first one counts something other than the work: what others have, one room, or a part of each piece. */
export function countsOther({ told, phase }: CaseState, { text }: Pick<Message, 'text'>): boolean {
  if (told.length === 0) return false
  if (ofPerson.test(text)) return true
  if (phase !== 'estimated') return false
  const thing = ofNamed.exec(text)?.groups?.['thing']?.toLowerCase()
  const isOther = thing !== undefined && !noThing.test(thing) && thingOf(thing) === null
  return isOther || perPart.test(text) || inRoom.test(text)
}
