import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { JobMention } from '../mention.ts'
import { skims } from './descriptions.ts'
import { workAt } from './lists/listed-systems.ts'
import { withFlush } from './parts/cold-radiators.ts'

/** The weight of a work that the words before it imply. */
const implied = 2.6

const rooms = /^tinteggiatura\/(?:interni|stanza)$/
const skimming = 'tinteggiatura/rasatura'
const prepares = /^tinteggiatura\/(?:rasatura|carta-togliere)$/
const paintJob =
  /^(?:tinteggiatura\/(?!rasatura|carta-togliere|crepe|muffa)|ristrutturazione_facciata\/facciata)/
const paintWord =
  /^(?:ri)?(?:dipingere|dipingerl[aoie]|imbiancare|imbiancatura|tinteggiare|tinteggiatura|pitturare|pitturazione|pittura|imbianca|imbiancate|dipingete|pitturate|bianco|tinta|colore)$/
const ownColour = /^(?:dare|ridare|date|ridate|poi|e|mano|mani|con|di|il|la|una|un|dopo|infine)$/
/** Words around the painting that refuse it, or with which the customer does it. */
const notHere =
  /^(?:non|senza|no|niente|nessun[oa]?|io|noi|faccio|penso|dipingo|pitturo|imbianco|sola|solo|cognato|marito)$/
/** Number of words around the painting in which it is refused. */
const paintReach = { before: 3, after: 4 } as const
const roomName =
  /^(?:camera|cameretta|camere|stanza|stanze|salotto|soggiorno|sala|salone|cucina|bagno|corridoio|studio|ingresso)$/

/** Returns the index of the painting that follows the preparation of walls: 'rasare e poi bianco', 'via la carta e tinta'; -1 for none. */
function paintingAt(words: readonly Word[], from: number): number {
  return words.findIndex(({ text }, at) => {
    if (at <= from || !paintWord.test(text)) return false
    if (/^(?:bianco|tinta|colore|pittura)$/.test(text) && !ownColour.test(words[at - 1]?.text ?? ''))
      return false
    const around = words.slice(Math.max(0, at - paintReach.before), at + 1 + paintReach.after)
    return !around.some((one) => notHere.test(one.text))
  })
}

const noPaint = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => text === 'solo' && /^(?:rasatur|rasar|tolt)/.test(words[at + 1]?.text ?? ''))

/** Returns a mention as an entry of its own, which no other mention covers. */
const asEntry = (one: JobMention): JobMention => ({ ...one, hasOwnVerb: true, also: true })

const isOpen = ({ denied, inGoodOrder }: JobMention): boolean => !denied && !inGoodOrder

/** Adds the painting of walls that are prepared for it. The price of skimming does not include it. */
function withPainting(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const prepared = mentions.find((one) => prepares.test(one.key) && isOpen(one))
  // 'pareti lisce, da imbiancare' tells how they are.
  if (prepared?.key === skimming && !words.some(({ text }) => skims.test(text))) return mentions
  if (!prepared || noPaint(words)) return mentions
  const at = paintingAt(words, prepared.objectAt)
  const painted = mentions.filter(({ key }) => paintJob.test(key))
  if (at === -1 || painted.some((one) => !isOpen(one) || !rooms.test(one.key))) return mentions
  // The painting of a home asks for its wallpaper itself.
  if (prepared.key !== skimming && painted.some(({ key }) => key === 'tinteggiatura/interni')) return mentions
  if (painted.length > 0)
    return mentions.map((one) => (painted.includes(one) || one === prepared ? asEntry(one) : one))
  // Skimming measures the whole home like the painting of it, and wallpaper one room.
  const isRoom =
    prepared.key === 'tinteggiatura/carta-togliere' && words.some(({ text }) => roomName.test(text))
  const key = isRoom ? 'tinteggiatura/stanza' : 'tinteggiatura/interni'
  return [...mentions.map((one) => (one === prepared ? asEntry(one) : one)), workAt(key, at, implied)]
}

const doors = 'ristrutturazione/porte'
const demolition = 'ristrutturazione/muro'
const newWall = 'ristrutturazione/parete'
const rebuilding =
  /^(?:rifar[nl]?[eo]?|rifacendo(?:ne|lo)?|costruir(?:ne|e|lo)|ricostruir(?:ne|e|lo)|tirar(?:ne|e)|alzar(?:ne|e)|farne)$/
const anew = /^(?:altrettant[oiae]|nuov[oa]|un[oa]?|altr[oa])$/
const wallWord = /^(?:tramezz[oaie]|paret[ei]|mur[oi]|muretto|divisori[oa])$/
/** Number of words after a verb in which its wall is named. */
const wallReach = 5

const moving = /^spost(?:are|arl[oa]|iamo|o|ate|amento)$/
const papers = /^(?:cila|scia|pratic[ah]e?|tecnico|geometra|architetto|permess[oi])$/

const refusing = /^(?:non|senza|nessun[oa]?|niente|mai|evit(?:are|ando|iamo|o))$/
/** Number of words before a verb in which it is refused: 'non si devono spostare i muri'. */
const refusalReach = 4

/** Whether the verb at this index is refused in its clause. */
function isRefusedAt(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - refusalReach), at)
  const start = before.findLastIndex(({ kind }) => kind === 'mark') + 1
  return before.slice(start).some(({ text }) => refusing.test(text))
}

/** Returns the index of the words with which a wall that goes is built again elsewhere; -1 for none. */
function rebuiltAt(words: readonly Word[]): number {
  return words.findIndex(({ text }, at) => {
    if (isRefusedAt(words, at)) return false
    const after = words.slice(at + 1, at + 1 + wallReach)
    const end = after.findIndex(({ kind }) => kind === 'mark')
    const own = end === -1 ? after : after.slice(0, end)
    if (moving.test(text))
      // 'la CILA per spostare un tramezzo' asks for the papers.
      return (
        !words.some((one) => papers.test(one.text)) && own.slice(0, 3).some((one) => wallWord.test(one.text))
      )
    if (text.startsWith('altrettant')) return own.some((one) => rebuilding.test(one.text))
    if (!rebuilding.test(text) || !own.some((one) => anew.test(one.text))) return false
    return text.endsWith('ne') || own.some((one) => wallWord.test(one.text))
  })
}

/** Adds the wall that is built again: 'demolire 9 mq di tramezza e costruirne altrettanti', 'spostare un tramezzo'. */
function withRebuiltWall(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const at = rebuiltAt(words)
  const has = (key: AnyJobKey): boolean => mentions.some((one) => one.key === key && !one.denied)
  if (at === -1 || (has(demolition) && has(newWall))) return mentions
  const entries = mentions.map((one) => (one.key === demolition || one.key === newWall ? asEntry(one) : one))
  if (has(demolition)) return [...entries, workAt(newWall, at, implied)]
  if (!words[at]?.text.startsWith('spost')) return mentions
  const moved = has(newWall) ? [] : [workAt(newWall, at + 1, implied)]
  return [workAt(demolition, at, implied), ...moved, ...entries]
}

/** Adds the door of a new wall: 'parete in cartongesso con una porta scorrevole'. */
function withDoorOfWall(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const wall = mentions.find((one) => one.key === newWall && isOpen(one))
  if (!wall) return mentions
  const at = words.findIndex(
    ({ text }, place) =>
      text === 'porta' &&
      place > wall.objectAt &&
      words[place - 1]?.text === 'una' &&
      /^(?:con|e|piu)$/.test(words[place - 2]?.text ?? ''),
  )
  if (at === -1) return mentions
  const isNamed = mentions.some(({ key }) => key === doors)
  // The sizes before the door are those of the wall.
  const entries = mentions.map((one) =>
    one === wall ? asEntry({ ...one, to: Math.max(one.to, at - 2) }) : one.key === doors ? asEntry(one) : one,
  )
  return isNamed ? entries : [...entries, workAt(doors, at, implied)]
}

/** Adds the works that the words of a mention bring with them: the painting, the wall that is built again, its door. */
export function withImpliedWorks(
  mentions: readonly JobMention[],
  words: readonly Word[],
): readonly JobMention[] {
  const all = withFlush(withDoorOfWall(withRebuiltWall(withPainting(mentions, words), words), words), words)
  return all === mentions ? mentions : all.toSorted((a, b) => a.at - b.at)
}
