import { readUtterance } from '../../../italian/utterance.ts'
import type { CaseState } from '../../case.ts'
import type { Message } from '../../message.ts'

/** Matches the work that is left of what was asked for: 'rimangono da fare i pavimenti e le porte'. */
const remaining =
  /(?<!\p{L})(?:resta|restano|rimane|rimangono|resterebbe|resterebbero) (?:quindi |allora |solo |soltanto ){0,2}da (?:fare|rifare|sistemare) (?:solo |soltanto )?(?<work>[^.;!?]{4,120})/iu
/** Matches a message that limits the work: 'facciamo solo i pavimenti e la pittura'. */
const limited =
  /^(?:(?:ok|no|allora|quindi|anzi|senti|facciamo|faccio|fate|vorrei|vogliamo) ){0,4}(?:solo|soltanto|solamente) (?<work>[^.;!?]{4,120})/iu
/** Matches words about the rest of the work, which is not done. */
const aboutRest = /,? (?:e )?(?:(?:tutto )?il resto|gli altri|le altre) .{0,60}$/iu

/** The parts of a home that are renewed without its systems, and the bathroom. */
const parts: readonly (readonly [name: string, words: RegExp])[] = [
  ['pittura', /^(?:pittur|tinteggi|imbianc|tint[ae]$|muri$|pareti$|vernic)/],
  ['pavimenti', /^(?:paviment|parquet|gres$)/],
  ['porte', /^port[ae]$/],
]
const bathroom = /^bagn/
const serving =
  /^(?:il|lo|la|l|i|gli|le|e|ed|interne|nuov[ie]|da|rifare|fare|dare|poi|anche|dei|delle|di|casa)$/
/** Jobs that renew a whole home. */
const wholeHome = /^ristrutturazione\/(?:completa|parziale)$/

/** Returns the wish to refresh a home for a list of at least two of its parts; null for a list of anything else. */
function asRefresh(work: string): string | null {
  const words = readUtterance(work).words.filter(({ kind }) => kind !== 'mark')
  const isPart = (text: string): boolean =>
    bathroom.test(text) || serving.test(text) || parts.some(([, names]) => names.test(text))
  if (!words.every(({ text }) => isPart(text))) return null
  const named = parts.flatMap(([name, names]) => (words.some(({ text }) => names.test(text)) ? [name] : []))
  const rooms = words.some(({ text }) => bathroom.test(text)) ? '' : ', niente bagno'
  return named.length < 2 ? null : `invece solo rinfrescare casa: ${named.join(', ')}${rooms}`
}

const onlyPaint = 'e solo la tinta, senza cappotto?'
const cladding = 'ristrutturazione_facciata/cappotto'
/** Matches a wish for paint without the cladding: 'se lascio perdere i pannelli e do solo il colore'. */
const paint = /(?<!\p{L})(?:tinta|colore|pittur\p{L}*|imbianc\p{L}*|ridipin\p{L}*)(?!\p{L})/iu
const withoutCladding =
  /(?<!\p{L})(?:senza|niente|perdere|stare|saltiamo|salto) (?:il |i |l['’])?(?:cappotto|pannelli|isolante)(?!\p{L})/iu

/**
 * Returns a message after the figure that tells which work is left as a wish for that work only. Null for any other message. What is
 * said to be done already names no job.
 */
export function remainingWork({ jobs, phase }: CaseState, { text }: Message): string | null {
  const [job, ...more] = jobs
  if (phase !== 'estimated' || !job || more.length > 0) return null
  if (job.key === cladding && text !== onlyPaint && paint.test(text) && withoutCladding.test(text))
    return onlyPaint
  if (text.includes('?')) return null
  const left = remaining.exec(text)?.groups?.['work']
  const work = (left ?? limited.exec(text)?.groups?.['work'])?.replace(aboutRest, '').trim() ?? ''
  const refresh = wholeHome.test(job.key) ? asRefresh(work) : null
  return refresh ?? (left === undefined || work === '' ? null : `facciamo solo ${work}`)
}
