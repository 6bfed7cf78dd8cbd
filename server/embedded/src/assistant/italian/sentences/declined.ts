import { isDoing, isPerformer } from '../people/performers.ts'
import type { Word } from '../words.ts'

/** A range of words. */
export interface Span {
  readonly from: number
  readonly to: number
}

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

const turn = /^(?:ma|pero|mentre)$/

/** Matches the verb of a clause: 'rifare', 'vorrei', 'cambio', 'facciamo', 'ho'. What is left may go on after 'e'. */
const clauseVerb =
  /^(?:\p{L}{2,}[aei]r(?:e|l[aoei])|vorr\p{L}+|vogli\p{L}+|ho|abbiamo|serve|servono|sono|(?:ri)?(?:faccio|metto)|cambio|prendo|(?!lasc)\p{L}{3,}iamo)$/u
const opening = /^(?:il|lo|la|l|i|gli|le|non|per|quell[oaie])$/

/** Matches what is wanted instead: 'lasciamo stare la vasca e cambiamo solo il lavandino'. */
const wanting = /^(?:\p{L}{2,}iamo|faccio|cambio|metto|prendo|voglio|vorrei|vorremmo|solo)$/u

/** Whether 'e' joins a clause to one with a verb of its own: 'rifare il bagno e la cucina la fa mio cognato'. */
function joinsNext(words: readonly Word[], from: number, at: number): boolean {
  const word = words[at]
  if (word?.text !== 'e' || word.accented) return false
  const next = textAt(words, at + 1)
  if (wanting.test(next)) return true
  if (!opening.test(next)) return false
  return words.slice(from, at).some(({ text }) => clauseVerb.test(text))
}

/** Returns the clauses of a message: its words between marks, and between words such as 'ma'. */
function clausesOf(words: readonly Word[]): readonly Span[] {
  const clauses: Span[] = []
  let from = 0
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at]
    const isMark = word?.kind === 'mark' && !'-/+'.includes(word.text)
    const isEnd = word === undefined || isMark || turn.test(word.text) || joinsNext(words, from, at)
    // The comma before the verb: 'le crepe, lasciamole perdere'.
    if (!isEnd || (word?.text === ',' && opensLeaving(words, at + 1))) continue
    if (at > from) clauses.push({ from, to: at })
    from = at + 1
  }
  return clauses
}

/** Words before the noun of a thing. */
const article =
  /^(?:il|lo|la|l|i|gli|le|quell[oaie]|quel|quei|per|mi[oae]|miei|nostr[oaie]|al|alla|alle|ai|dei|delle|della|del)$/
const leaving = /^lasc(?:i|ia|iamo|iate|iam|io)(?:l[aoei])?$/
/** Words after a verb of leaving that make it a refusal. */
const left = /^(?:perdere|stare|com|come|cosi|li)$/

/** Whether a clause is only a verb of leaving, so that its thing comes before the comma. */
const opensLeaving = (words: readonly Word[], at: number): boolean =>
  leaving.test(textAt(words, at)) &&
  left.test(textAt(words, at + 1)) &&
  (words[at + 2]?.kind ?? 'mark') === 'mark'

/** Words that are no thing: a refusal of these gives up all. */
const noThing =
  /^(?:ok|va|bene|si|no|allora|dai|grazie|tutto|quanto|niente|per|ora|adesso|guarda|guardi|scusa|scusi|senti|mi|sa|che|e|o|poi|anzi|troppo|caro|cara|costa|il|lo|la|l|li|le|i|gli|lavoro|preventivo|discorso|idea|ma|se|cosi|quindi|forse|magari|non|fa|niente|pazienza|mo|direi|penso|meglio|questa|questo|volta|soldi|prezzo|chat|cosa)$/
const longThing = 4

/** Whether a thing is named from one index to another, other than the work as such. */
function namesThing(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(
      ({ text, kind }) =>
        kind === 'word' && (text.length >= longThing || text === 'wc') && !noThing.test(text),
    )
}

/** Whether a clause leaves a thing: 'le crepe lasciamo perdere', 'lasciamo stare il soffitto'. */
function leavesThing(words: readonly Word[], { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    if (!leaving.test(textAt(words, at))) continue
    const next = textAt(words, at + 1)
    if (!left.test(next) && !next.startsWith('com')) continue
    return namesThing(words, from, at) || namesThing(words, at + 2, to)
  }
  return false
}

/** Words after 'no' that only soften it: 'il cancello no dai'. */
const softening = /^(?:dai|grazie|per|ora|adesso|mo|quest|anno|invece|pero)$/
const mostNoWords = 7

const decided = /^(?:deciso|pensato|ripensato|visto)$/
/** Words that begin a clause before its thing. */
const beginning = /^(?:e|ed|pero|invece|allora|senti|guarda|anzi|poi|ma)$/

/** Returns the index of the thing in a clause, after words such as 'abbiamo deciso che' and 'allora'. */
function thingAt(words: readonly Word[], { from, to }: Span): number {
  const decision = words.slice(from, to).findIndex(({ text }) => decided.test(text))
  if (decision !== -1 && textAt(words, from + decision + 1) === 'che') return from + decision + 2
  let start = from
  while (start < to && beginning.test(textAt(words, start))) start += 1
  return start
}

/** Whether a clause ends with 'no' after a thing: 'la casa no', 'il garage no dai', 'abbiamo deciso che le porte no'. */
function endsInNo(words: readonly Word[], span: Span): boolean {
  const start = thingAt(words, span)
  let end = span.to
  while (end > start && softening.test(textAt(words, end - 1))) end -= 1
  const isShort = end - start <= mostNoWords && end - start > 2
  return (
    isShort &&
    textAt(words, end - 1) === 'no' &&
    article.test(textAt(words, start)) &&
    namesThing(words, start, end - 1)
  )
}

const participle = /(?:[aiu]t|tt|st|ss|lt|ns)[aoie]$/
const owing = /^(?:va|vanno|andrebbe|andrebbero)$/
const clitic = /^(?:si|lo|la|li|le|l|ci)$/

/** Whether a clause says that a work is not due: 'non va rasata', 'la facciata non si tocca', 'non è da rifare'. */
function isNotDue(words: readonly Word[], { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    if (!/^n[ou]?n$/.test(textAt(words, at))) continue
    const next = clitic.test(textAt(words, at + 1)) ? at + 2 : at + 1
    if (next >= to) return false
    // 'lui non li tocca' says what others do not do.
    const isOthers =
      /^(?:l[aoei]?|ci)$/.test(textAt(words, at + 1)) && /^tocca(?:no)?$/.test(textAt(words, next))
    if (/^tocc[aoh]\p{L}*$/u.test(textAt(words, next)) && !isOthers) return true
    if (owing.test(textAt(words, next)) && participle.test(textAt(words, next + 1))) return true
    const isBeing = /^(?:e|sono)$/.test(textAt(words, next))
    if (isBeing && textAt(words, next + 1) === 'da' && /[aei]re$/.test(textAt(words, next + 2))) return true
  }
  return false
}

const pronoun = /^(?:la|lo|li|le|l|ci)$/
/** The customers themselves and a trade that they look for. */
const notOthers = /^(?:io|noi|lui|lei|loro)$/
/** Words before somebody known: 'mio cognato', 'un altro', 'l’altra ditta'. */
const known = /^(?:mi[oae]|miei|nostr[oaie]|su[oa]|altr[oaie]|il|lo|la|l|i|gli)$/
const someoneElse =
  /^(?:altr[oaie]|qualcun|cognat[oa]|fratello|zio|cugin[oa]|suocer[oa]|amic[oi]|vicin[oi]|proprietari[oa]|condominio|padre|papa|marito|figlio|genero|compare)$/
/** Words of a question, of a wish, or of the price that somebody else asks. */
const asking =
  /^(?:meno|meta|euro|prezzo|costa|gratis|quanto|preventivo|vorrei|vorremmo|voglio|cerco|serve|servirebbe|potete|chi|se)$/
const farDoer = 5

/** Whether somebody else does the work of a clause: 'il portone lo fa un altro', 'la casa la pittura mio cognato'. */
function isDoneByOthers(words: readonly Word[], { from, to }: Span): boolean {
  if (words.slice(from, to).some(({ text, kind }) => kind === 'figure' || asking.test(text))) return false
  for (let at = from; at < to; at += 1) {
    const verb = textAt(words, at)
    if (!isDoing(verb) || /(?:o|iamo)$/.test(verb) || !pronoun.test(textAt(words, at - 1))) continue
    for (let doer = at + 1; doer < Math.min(to, at + 1 + farDoer); doer += 1) {
      const text = textAt(words, doer)
      if (notOthers.test(text) || !isPerformer(text)) continue
      if (someoneElse.test(text) || known.test(textAt(words, doer - 1))) return true
    }
  }
  return false
}

const ways: readonly ((words: readonly Word[], clause: Span) => boolean)[] = [leavesThing, isDoneByOthers]

/**
 * Returns the clauses of a message that name work which is not to be done here: it is refused, not due, or others do it.
 * Neither its jobs nor its words count for what the customer wants.
 */
export function declinedClauses(words: readonly Word[]): readonly Span[] {
  return clausesOf(words).filter((clause) =>
    [...ways, endsInNo, isNotDue].some((declines) => declines(words, clause)),
  )
}

/** Words that end the name of a thing: 'il portone lo fa …', 'la casa no', 'le crepe lasciamo …'. */
const afterThing = /^(?:la|lo|le|li|l|ci|no|non|n[ou]n|si)$/

/** Returns the names of the declined things of a message: 'il portone' in 'il portone lo fa un altro'. */
export function declinedThings(words: readonly Word[]): readonly string[] {
  return declinedClauses(words).flatMap((span) => {
    const clause = words.slice(thingAt(words, span), span.to)
    const leaves = clause.findIndex(({ text }) => leaving.test(text))
    // 'per adesso lascio stare la finestra': the thing comes after the verb.
    const isAfter = leaves !== -1 && !namesThing(clause, 0, leaves)
    const end = clause.findIndex(({ text }, at) => at > 0 && (afterThing.test(text) || at === leaves))
    const thing = isAfter ? clause.slice(leaves + 2) : clause.slice(0, end === -1 ? undefined : end)
    return thing.length > 0 ? [thing.map(({ text }) => text).join(' ')] : []
  })
}

/**
 * Returns the words of a message without the clauses about work that is given up or left to others; all words if nothing
 * else is left. 'I tubi non si toccano' stays: what is not touched tells which job is meant.
 */
export function withoutDeclined(words: readonly Word[]): readonly Word[] {
  const declined = clausesOf(words).filter((clause) => ways.some((declines) => declines(words, clause)))
  if (declined.length === 0) return words
  const rest = words.filter((_, at) => !declined.some(({ from, to }) => at >= from && at < to))
  return rest.some(({ kind }) => kind === 'word') ? rest : words
}
