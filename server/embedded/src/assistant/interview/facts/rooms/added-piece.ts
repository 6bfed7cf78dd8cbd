import { readUtterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import type { Fact } from '../../../slots/facts.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import type { OwnAnswers } from '../own/own-words.ts'
import { bareTotal } from '../sums.ts'
import { mainSize } from '../variants/main-count.ts'

/** Jobs whose area may be done in several pieces. */
const inPieces =
  /^(?:ristrutturazione\/(?:pavimenti|parquet|levigatura|controsoffitto|parete)|ristrutturazione_(?:tetto|facciata)\/|tinteggiatura\/)/
/** Matches words that add a piece to those that are known: 'facciamo anche il fianco', 'altri 4 per 5'. */
const adding = /(?:^| )(?:anche|pure|altr[oaie]|aggiung\p{L}*|in piu)(?= |$)/u
/** Matches words with which the stated size is that of all: '15 per 8 in tutto', 'non 6 x 10 ma 6 x 12'. */
const ofAll =
  /(?:^| )(?:in tutto|in totale|totale|diventa|diventano|sommando|comprendendo|compres[oaie]|contando|non|invece|sbagliat[oaie]|sbaglio|scusa|corregg\p{L}+)(?= |$)/u
/** Matches the height of a wall beside its length: '11 metri e sempre 7 di altezza'. */
const byHeight = /(?:^| )(?:di altezza|alt[oa] (?:circa )?\d|in altezza)(?= |$)/u
/** Maximum number of words of such a message: a long one tells the whole work again. */
const mostWords = 45

/**
 * Returns the area of a job with a further piece that a message measures by its sides: 'pure sopra la cucina, saranno altri 4 per 5',
 * 'anche il fianco, 11 metri per 7 di altezza'. Null if it measures no piece, or states the whole again.
 */
export function withAddedPiece(
  catalogue: Catalogue,
  state: CaseState,
  { whole, text }: Message,
): OwnAnswers | null {
  const [job, ...more] = jobsAtHand(catalogue, state)
  if (!job || more.length > 0 || !inPieces.test(job.key) || text.includes('?')) return null
  const said = spokenText(whole.words)
  if (whole.words.length > mostWords || !adding.test(said) || ofAll.test(said)) return null
  if (whole.quantities.some(({ unit }) => unit === 'area') || bareTotal(whole)) return null
  const size = mainSize(job)
  if (size === null || size.isCount) return null
  const reading = size.slot.read(readUtterance(text), false)
  const piece = reading?.kind === 'fact' ? reading.fact : null
  const isMeasured =
    whole.sides.length === 1 || (piece?.kind === 'number' && piece.walls !== undefined) || byHeight.test(said)
  if (piece?.kind !== 'number' || !isMeasured || piece.low <= 0) return null
  const { known } = size
  const walls = known.walls && piece.walls ? { walls: [...known.walls, ...piece.walls] } : {}
  const fact: Fact = { kind: 'number', low: known.low + piece.low, high: known.high + piece.high, ...walls }
  return { answers: [{ job: job.key, slot: size.slot.id, fact }], isVariant: false }
}
