import type { Word } from '../../../italian/words.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'

/** Matches words with which a customer takes a thing out: 'togliamo', 'lo levi', 'eliminatele', 'niente'. */
const taking =
  /^(?:togli(?:amo|ete|erei|eremmo|ere)?|tolg(?:o|a|ano)|lev(?:a|o|i|iamo|ate|are)|elimin(?:a|o|i|iamo|ate|are)|esclud(?:i|o|a|iamo|ete)|cancell(?:a|o|i|iamo|ate)|depenn(?:a|o|i|iamo|ate)|salt(?:o|iamo|ate)|rinunci(?:o|amo)|niente|senza)$/
/** Matches the same with a pronoun for the thing: 'toglietele', 'leviamola'. */
const takingIt =
  /^(?:togli(?:amo|ete)?|lev(?:a|iamo|ate)|elimin(?:a|iamo|ate)|cancell(?:a|iamo|ate)|depenn(?:a|iamo|ate)|salt(?:iamo|ate))(?:me)?l[aeio]$/
const pronoun = /^(?:la|le|lo|li|l)$/
/** Matches what is refused after 'non': 'non le mettiamo', 'non le vogliamo'. */
const refused = /^(?:mett(?:o|iamo|ete)|facci(?:o|amo)|vogli(?:o|amo)|prend(?:o|iamo)|cont(?:o|iamo|ate))$/
/** Matches words of a work: a thing that is taken away may also be renewed. */
const putting =
  /^(?:(?:ri)?mett|(?:ri)?mont|install|rifa|sostitu|cambi|nuov|vecchi|posa$|posare|rott[aeoi]$|facc|fate|fare$|serv)/
/** Matches works that take something away themselves. */
const removal =
  /^(?:togliere|rimuovere|eliminare|abbattere|aprire|liberare|chiudere|sgomberare|smontare|trasformare)(?: |$)/
/** Words that begin another clause. */
const turn = /^(?:ma|pero|mentre|invece)$/
/** Number of words after a verb of putting in which its thing comes: 'mettere le nuove tapparelle'. */
const reach = 4

/** Whether a word or mark ends a clause. */
const isEnd = ({ text, kind }: Word): boolean => kind === 'mark' || turn.test(text)

/** Returns the range of the words of the clause around an index. */
function clauseAround(words: readonly Word[], at: number): { readonly from: number; readonly to: number } {
  const from = words.slice(0, at).findLastIndex((word) => isEnd(word)) + 1
  const end = words.findIndex((word, index) => index > at && isEnd(word))
  return { from, to: end === -1 ? words.length : end }
}

/** Whether a verb of putting belongs to another thing: 'togliere le persiane e mettere le tapparelle'. */
const isOfOther = (at: number, one: NamedJob, { named }: Message): boolean =>
  named.some(
    (other) => other.key !== one.key && other.objectsAt.some((place) => place > at && place <= at + reach),
  )

/** Whether the clause of a mention takes its thing out, and asks for no work on it. */
function isTakenOut(one: NamedJob, message: Message): boolean {
  const { saidWords } = message
  const { objectAt, also, instead } = one
  if (instead) return false
  const { from, to } = clauseAround(saidWords, objectAt)
  const at = saidWords.slice(from, to).findIndex(({ text }, index) => {
    const place = from + index
    if (place < objectAt) return taking.test(text)
    if (takingIt.test(text)) return true
    if (!pronoun.test(saidWords[place - 1]?.text ?? '')) return false
    return taking.test(text) || (refused.test(text) && saidWords[place - 2]?.text === 'non')
  })
  // The verb of the work itself: 'togliere la vasca', 'togliamo la carta da parati'.
  if (at === -1 || one.verbsAt.includes(from + at)) return false
  // 'toglietele pure' lets them go; 'togliamo anche le persiane' may be a further work.
  if (also && from + at < objectAt) return false
  return saidWords
    .slice(from, to)
    .every(({ text }, index) => index === at || !putting.test(text) || isOfOther(from + index, one, message))
}

/**
 * Returns a message that denies the jobs which it takes out without having them in hand: 'però togliamo le zanzariere' puts
 * none in.
 */
export function withoutTakenOut(catalogue: Catalogue, { jobs }: CaseState, message: Message): Message {
  if (jobs.length === 0) return message
  const isOut = (one: NamedJob): boolean =>
    !one.denied &&
    one.kind === 'statement' &&
    jobs.every(({ key }) => key !== one.key) &&
    !removal.test(catalogue.job(one.key)?.kind.work ?? '') &&
    isTakenOut(one, message)
  if (!message.named.some((one) => isOut(one))) return message
  const named = message.named.map((one) => (isOut(one) ? { ...one, denied: true } : one))
  return { ...message, named }
}
