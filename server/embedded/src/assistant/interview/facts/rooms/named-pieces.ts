import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import type { Part } from '../hearing/parts.ts'
import { mainSize, withMain } from '../variants/main-count.ts'
import { roomsIn } from './added-room.ts'

/** Jobs that count different pieces together, with the names of each piece. */
const piecesOf: ReadonlyMap<AnyJobKey, readonly RegExp[]> = new Map<AnyJobKey, readonly RegExp[]>([
  [
    'ristrutturazione_bagno/sanitari',
    [/^(?:wc|water|vaso|tazza)$/, /^bidet$/, /^(?:lavabo|lavandino|lavello)$/],
  ],
])

const adding = /^(?:anche|pure|aggiung\p{L}+|inoltre)$/u
const limiting = /^(?:solo|soltanto|solamente)$/
/** Matches what leaves a piece as it is: 'il bidet lasciamolo', 'niente bidet', 'il lavabo resta'. */
const leaving =
  /^(?:no|niente|senza|lasci(?:o|a|amo|ate)(?:l[oaie])?|lasciatel[oaie]|resta|restano|rimane|ten(?:go|iamo)|togli(?:amo|ete)?|funziona)$/

/** Returns the indices of the pieces that a text names. */
function namedPieces(text: string, pieces: readonly RegExp[]): ReadonlySet<number> {
  const { words } = readUtterance(text)
  return new Set(pieces.flatMap((piece, at) => (words.some((word) => piece.test(word.text)) ? [at] : [])))
}

const says = (words: readonly string[], pattern: RegExp): boolean => words.some((word) => pattern.test(word))

/** Returns the new number of pieces after a message; null if it changes none of them. */
function countAfter(
  said: string,
  told: ReadonlySet<number>,
  pieces: readonly RegExp[],
  known: number,
): number | null {
  const clauses = clausesIn(said).map((text) => ({
    named: namedPieces(text, pieces),
    words: readUtterance(text).words.map((word) => word.text),
  }))
  const only = clauses.find(({ named, words }) => named.size > 0 && says(words, limiting))
  if (only) return only.named.size < known ? only.named.size : null
  // 'il bidet funziona, lasciamolo': the second clause has only the pronoun.
  const left = clauses.filter(
    ({ named, words }, at) =>
      named.size > 0 && (says(words, leaving) || says(clauses[at + 1]?.words ?? [], /^lasci\p{L}+l[oaie]$/u)),
  )
  const gone = left.reduce((all, { named }) => all.union(named), new Set<number>()).intersection(told)
  if (gone.size > 0) return gone.size < known ? known - gone.size : null
  const more = clauses.filter(({ named, words }) => named.size > 0 && says(words, adding))
  const added = more.reduce((all, { named }) => all.union(named), new Set<number>()).difference(told)
  return added.size > 0 ? known + added.size : null
}

/** Jobs that count one piece for each room. */
const oneInRoom: ReadonlySet<AnyJobKey> = new Set<AnyJobKey>(['impianti/clima'])
/** Matches words before a room in which a further piece comes: 'anche in cucina'. */
const inRoom = /^(?:in|nel|nella|nello|nell|per|il|la)$/

/** Returns the number of rooms in which a message wants further pieces. */
function furtherRooms(said: string): number {
  const { words } = readUtterance(said)
  if (!words.some(({ text }) => adding.test(text))) return 0
  return roomsIn({ words }).filter(({ at }) => inRoom.test(words[at - 1]?.text ?? '')).length
}

/** Returns the changes of a message that names further pieces, or fewer of them: 'cambio anche il bidet', 'solo il wc', 'anche in cucina'. */
export function pieceParts({ told }: CaseState, jobs: readonly JobAtHand[], { said }: Message): Part[] {
  const statements = told.map(({ text }) => text).join(' . ')
  // A number counts the pieces itself.
  if (readUtterance(said).quantities.some(({ article }) => !article)) return []
  return jobs.flatMap((job): Part[] => {
    const pieces = piecesOf.get(job.key)
    const main = pieces || oneInRoom.has(job.key) ? mainSize(job) : null
    if (!main || main.known.low !== main.known.high) return []
    const known = main.known.low
    const rooms = pieces ? 0 : furtherRooms(said)
    const more = rooms > 0 ? known + rooms : null
    const count = pieces ? countAfter(said, namedPieces(statements, pieces), pieces, known) : more
    const reading = count === null ? null : withMain(job, main, { low: count, high: count })
    return reading ? [{ job, slots: job.engine.slots, reading }] : []
  })
}
