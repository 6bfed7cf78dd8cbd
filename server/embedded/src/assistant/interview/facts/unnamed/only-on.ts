import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { Message } from '../../message.ts'
import { clausesIn } from '../choices/choosing.ts'
import type { FactReading } from '../fact-reading.ts'
import { type MainSize, mainSize, withMain } from '../variants/main-count.ts'
import { onlyReading } from '../variants/of-one-job.ts'

const only = /^(?:sol[oaei]|soltanto|solamente)$/
const placing = /^(?:su|sulle|sui|sugli|per|a|alle|ai|in|nelle|nei)$/
/** Matches words before the limit that name no other thing: 'le mettiamo', 'montatele', 'quindi facciamole'. */
const around =
  /^(?:e|ma|no|ok|si|allora|anzi|invece|quindi|pero|alla|fine|per|ora|adesso|intanto|guardi|senta|i|gli|le|li|l[aoi]|che|ne|,|di|bast(?:a|ano)|\p{L}{3,}(?:iamo|[aei]te)(?:l[ei]|cel[ei]|ne)?|(?:metti|monta|fa|fai|fate|cambia|prendi)(?:me|ce|l)?l[ei]|(?:mett|mont|facci|cambi|prend|vogli|vorre)\p{L}{0,5})$/u
/** Things on which others are fitted: screens on windows, valves on radiators. */
const bearing: ReadonlySet<Quantity['unit']> = new Set([
  null,
  'window',
  'door',
  'balcony',
  'radiator',
  'room',
])

/** A figure of a clause that limits the things to it. */
interface Limit {
  readonly figure: Quantity
  readonly index: number
}

/** Returns the figure of 'mettiamole solo su 5 finestre' in a clause; null if it limits another thing, or none. */
function limitIn({ words, quantities, sides, denied }: Utterance, { stem }: MainSize): Quantity | null {
  const [figure, ...more] = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  if (!figure || more.length + sides.length + denied.length > 0) return null
  const at = figure.from - 1
  if (!placing.test(words[at]?.text ?? '') || !only.test(words[at - 1]?.text ?? '')) return null
  const isOwn = words
    .slice(0, at - 1)
    .every(({ text }) => around.test(text) || (stem.length > 2 && text.startsWith(stem)))
  const isAlone = (words[figure.to]?.kind ?? 'mark') === 'mark'
  return isOwn && isAlone && bearing.has(figure.unit) ? figure : null
}

/** Returns the limit that a text states for the things of a job. */
function limitOf(main: MainSize, said: string): Limit | null {
  for (const [index, clause] of clausesIn(said).entries()) {
    const figure = limitIn(readUtterance(clause), main)
    if (figure) return { figure, index }
  }
  return null
}

/** Matches what is said of the other things: 'le altre no', 'il resto va bene così'. It changes nothing. */
const ofOthers = /^\s*(?:e |ma |invece )?(?:(?:gli|le) altr[ei]|il resto)(?!\p{L})/iu

/**
 * Returns the count of a job that a message limits to some of its things: 'mettiamole solo su 5 finestre, le altre no', of nine
 * screens. Null if another thing is limited, or if it is not clear whose things they are.
 */
export function onlyOn(
  jobs: readonly JobAtHand[],
  { said, text }: Message,
): {
  readonly job: JobAtHand
  readonly reading: FactReading
  readonly rest: string
  readonly nouns: readonly string[]
} | null {
  if (text.includes('?')) return null
  const limitFor = (job: JobAtHand): { readonly main: MainSize; readonly limit: Limit } | null => {
    const main = mainSize(job)
    const limit = main?.isCount === true && main.known.low === main.known.high ? limitOf(main, said) : null
    return main && limit && limit.figure.high < main.known.low ? { main, limit } : null
  }
  const found = onlyReading(jobs, (job) => {
    const one = limitFor(job)
    return one ? [withMain(job, one.main, one.limit.figure) ?? []].flat() : []
  })
  const limit = found && limitFor(found.job)?.limit
  if (!found || !limit) return null
  const clauses = clausesIn(said)
  const rest = clauses.filter((clause, at) => at !== limit.index && !ofOthers.test(clause)).join('')
  const { words, quantities } = readUtterance(clauses[limit.index] ?? '')
  const nouns = quantities.flatMap(({ from, to }) => words.slice(from + 1, to).map((word) => word.text))
  return { ...found, rest, nouns }
}
