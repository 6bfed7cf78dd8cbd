import type { CaseState } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import { type Message, readMessage } from '../../message.ts'

/**
 * Matches verbs of work that the customer plans or does apart from the work in hand: 'a marzo facciamo il secondo bagno',
 * 'poi rifaremo il tetto'.
 */
const working =
  /(?:^| )(?:(?:ri)?facci(?:o|amo)|(?:ri)?far(?:ò|emo)|butt(?:o|iamo)|(?:ri)?mett(?:o|iamo)|metter(?:ò|emo)|cambi(?:o|amo)|cambier(?:ò|emo)|demoli(?:sco|amo)|demolir(?:ò|emo)|ristruttur(?:o|iamo|erò|eremo)|togliamo|toglieremo|apriamo|apriremo|spostiamo|sposteremo|installiamo|installeremo|mont(?:iamo|eremo)|imbianchiamo|imbiancheremo|isoliamo|isoleremo|posiamo|poseremo)(?= |$)/u
/** Matches a later time: 'a marzo', 'tra due anni', 'l’anno prossimo', 'più avanti'. */
const later =
  /(?:^| )(?:(?:a|ad|in|da|per|verso) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno|natale|pasqua)|(?:tra|fra) (?:\p{L}+ |\d+ )?(?:ann[oi]|mes[ei]|settiman[ae])|(?:anno|mese|estate|primavera|inverno|autunno) (?:prossim[oa]|dopo|che viene|ventur[oa])|prossim[oa] (?:anno|estate|primavera|inverno|autunno)|più avanti|in futuro|un domani|prima o poi|poi)(?= |$)/u
/** Matches the beginning of a reason. 'visto che ci siete' adds a work instead. */
const reason =
  /^(?:e |ma |ok |no |allora )?(?:siccome|visto che|dato che|poiché|considerato che|tenuto conto che)(?! (?:già )?(?:ci |viene|vieni|venite|siete|siamo|passate))(?= )/u
/** Matches the beginning of what the customer concludes for the work in hand: 'quindi falla più grossa'. */
const conclusion = /^(?:e )?(?:quindi|perciò|così|allora|dunque|per questo|per quello)(?= )/u
/** Matches words by which the conclusion asks for one more work. */
const adding = /(?:^| )(?:anche|pure|aggiung\p{L}+)(?= |$)/u

/** A plan of other work that is the reason for a change of the work in hand. */
interface Plan {
  /** The words of the plan. */
  readonly plan: string
  /** The message without them. */
  readonly rest: string
}

/** Returns the words of a clause in lower case, without apostrophes and the words that only call: 'aspetta'. */
const plainOf = (clause: string): string =>
  clause
    .toLowerCase()
    .replaceAll(/[’']/gu, ' ')
    .replaceAll(/[.,;:!?…]/gu, '')
    .trim()

/**
 * Returns the plan of other work that a message gives as the reason for a change: 'a marzo facciamo il secondo bagno, quindi
 * falla da 30 kW', 'siccome buttiamo giù il muro, il parquet fallo più grande'. Such work is not asked for. Null for any
 * other message.
 */
function planIn(text: string): Plan | null {
  // Each clause keeps the mark that ends it.
  const clauses = text.match(/[^,;:.!?\n]+[,;:.!?\n]*/gu) ?? []
  const plain = clauses.map((clause) => plainOf(clause))
  const isAsked = clauses.some((clause) => clause.includes('?'))
  const end = plain.findIndex((clause, at) => at > 0 && conclusion.test(clause))
  const concludes = end !== -1 && !adding.test(plain[end] ?? '')
  const isPlan = (clause: string, at: number): boolean => {
    if (!working.test(clause) || adding.test(clause)) return false
    return (reason.test(clause) && clauses.length > 1) || (concludes && at < end && later.test(clause))
  }
  const found = plain.findIndex((clause, at) => isPlan(clause, at))
  if (isAsked || found === -1) return null
  const last = concludes && found < end ? end : found + 1
  return {
    plan: clauses.slice(found, last).join('').trim(),
    rest: [...clauses.slice(0, found), ...clauses.slice(last)].join('').trim(),
  }
}

/**
 * Returns what remains of a message after the figure without the plan of other work that is the reason for a change, and
 * that plan; null without such a plan: 'a marzo facciamo il secondo bagno, quindi falla da 30 kW'.
 */
export function withoutPlan(
  context: TurnContext,
  { phase, jobs }: CaseState,
  { text }: Message,
): { readonly plan: string; readonly message: Message } | null {
  const found = phase === 'estimated' ? planIn(text) : null
  if (found === null) return null
  const read = (typed: string): Message =>
    readMessage(context.catalogue, context.knowledge, context.slug, {
      typed,
      isOpening: false,
      isEstimated: true,
    })
  const isOfOther = read(found.plan).named.every(({ key }) => jobs.every((job) => job.key !== key))
  return isOfOther ? { plan: found.plan, message: read(found.rest) } : null
}
