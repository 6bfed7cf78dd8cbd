import type { Word } from '../../../italian/words.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type Message, type NamedJob, segmentsOf } from '../../message.ts'
import type { HeardAnswer } from '../heard.ts'
import { ownAnswer, saysWhich } from './own-words.ts'

/** A first message with the answers of its list. */
interface OwnList {
  readonly message: Message
  readonly answers: readonly HeardAnswer[]
}

/** The words between two marks: their first index, and the index after the last one. */
interface Clause {
  readonly from: number
  readonly to: number
}

const isMark = ({ kind, text }: Word): boolean => kind === 'mark' && /^[,;.!]$/.test(text)

function clausesOf(words: readonly Word[]): readonly Clause[] {
  const ends = [...words.keys()].filter((at) => words[at] && isMark(words[at]))
  return [...ends, words.length].map((to, index) => ({ from: (ends[index - 1] ?? -1) + 1, to }))
}

/** Whether the words of a mention all stand in some of the clauses. */
const isIn = (clauses: readonly Clause[], { objectsAt, at }: NamedJob): boolean =>
  (objectsAt.length > 0 ? objectsAt : [at]).every((place) =>
    clauses.some(({ from, to }) => place >= from && place < to),
  )

/**
 * Reads a first message that names a job and then lists answers in the words in which Gino shows them: 'controsoffitto a Lodi,
 * 10 m², 4 faretti'. What such words name is no further job. Null if it is no such list.
 */
export function withOwnList(catalogue: Catalogue, state: CaseState, message: Message): OwnList | null {
  const { saidWords, named } = message
  if (state.told.length > 0 || state.jobs.length > 0) return null
  const [head, ...rest] = clausesOf(saidWords)
  if (!head || rest.length === 0) return null
  const keys = new Set(named.filter((one) => !one.denied && isIn([head], one)).map(({ key }) => key))
  const [key] = keys
  const job = key && keys.size === 1 ? catalogue.job(key) : null
  if (!key || !job) return null
  const found = rest.flatMap((clause) => {
    const text = saidWords
      .slice(clause.from, clause.to)
      .map((word) => word.text)
      .join(' ')
    if (text === '' || !saysWhich(text)) return []
    const answers = job.engine.slots.flatMap((slot): HeardAnswer[] => {
      const fact = ownAnswer(slot, text)
      return fact ? [{ job: key, slot: slot.id, fact }] : []
    })
    const [only, ...more] = answers
    return only && more.length === 0 ? [{ clause, answer: only }] : []
  })
  if (found.length === 0) return null
  const listed = found.map(({ clause }) => clause)
  const own = named.filter((one) => one.key === key || !isIn(listed, one))
  const read =
    own.length === named.length ? message : { ...message, named: own, segments: segmentsOf(saidWords, own) }
  return { message: read, answers: found.map(({ answer }) => answer) }
}
