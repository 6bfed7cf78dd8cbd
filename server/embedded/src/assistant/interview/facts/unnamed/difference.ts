import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { thingOf } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { clausesIn } from '../choices/choosing.ts'

/** A figure by which a message makes the work more or less. */
export interface Difference {
  readonly figure: Quantity
  /** The word that the figure counts, as typed after it: 'finestre'. Null without one. */
  readonly noun: string | null
  readonly sign: 1 | -1
  /** Whether an order names the figure with a pronoun or 'ne', so that it needs no unit: '18 li scaliamo'. */
  readonly isOrdered: boolean
  /** The indices of the clauses that say it. */
  readonly clauses: readonly number[]
}

/** Matches verbs that take a part away: 'togli 11 metri', 'scalate la cucina che sono 11 mq'. */
const removing =
  /^(?:togli\p{L}{0,8}|tolg[oa]|lev(?:a|o|i|iamo|ate|are|erei)|scal(?:iamo|ate|are)|sottra\p{L}{1,6}|detra\p{L}{1,6}|elimin\p{L}{1,6}|esclud\p{L}{1,5})$/u
/** Matches the same verbs with 'ne': 'togline due', 'levatene una', 'scaliamone due'. */
const removingOf =
  /^(?:togli|leva|scala|elimina|scarta|salta|togliete|levate|scalate|eliminate|scartate|togliamo|leviamo|scaliamo|eliminiamo|scartiamo)(?:me|ce)?ne$/
/** Matches verbs that add with 'ne': 'aggiungine una', 'aggiungetene due'. */
const addingOf = /^aggiung(?:i|ete|iamo|o)(?:me|ce)?ne$/
const adding = /^aggiung\p{L}{1,6}$/u
/** Matches words of what is left out. Their figure may state what is left: 'senza la cucina sono 37 metri'. */
const leftOut = /^(?:tolt[aoie]|levat[aoie]|esclus[aoie]|senza)$/
/** Words between the figure and 'in più': '6 metri quadri in più'. */
const signAfter = /^(?:in|di|de) (?:piu|chiu|cchiu|meno|manco)$/
/** Maximum number of words between a figure and 'in più': '11 mq della cucina in meno'. */
const signReach = 3
const opening = /^(?:di|del|dello|della|dei|degli|delle|dell|d)$/
/** Parts of a home that an area may have: '11 mq della cucina'. */
const places: ReadonlySet<string | null> = new Set([
  'room',
  'bathroom',
  'wall',
  'facade',
  'ceiling',
  'roof',
  'storage',
  'terrace',
])
/** Words before the figure of a clause that follows a removal: 'va tolta la cucina, sono 11 metri'. */
const stating = /^(?:sono|saranno|circa|che|e|fa|misura|di|tipo|un)$/
/** Words before 'scala' where it is the verb: 'quindi scala 12 metri'. Elsewhere it is a stair. */
const beforeVerb = /^(?:quindi|allora|e|poi|ma|anzi|percio|scusa)$/

/** Matches an order or a wish to leave things out, with their pronoun: 'le lasciamo perdere', 'toglile', 'non contateli'. */
const leavingOut =
  /^(?:(?:per ora|per adesso|pero|invece|magari|anche|pure|quell[aoei]|quest[aoei]) )*(?:l[aoei] (?:lasc(?:io|iamo|erei|eremmo|ia|iate)(?: (?:perdere|stare|sta|fuori|cosi|com|come|dove|indietro|li|in pace|per ora|per adesso)(?: .*)?)?$|(?:teng|teni|tien|tenet|terre|salv|tolg|togli|lev|elimin|scart|salt|scal|esclud|stralci)\p{L}*)|(?:lascia(?:te|mo)?|tieni|tenete|teniamo|salva(?:te)?|togli(?:ete|amo)?|leva(?:te)?|leviamo|elimina(?:te)?|eliminiamo|scarta(?:te)?|scartiamo|salta(?:te)?|saltiamo|scala(?:te)?|scaliamo|escludi|escludete|escludiamo)l[aoei](?: |$)|non (?:(?:l[aoei]|si|me l[aoei]) )?(?:facc|fac|fat|fanno|fare|cambi|tocc|cont|mett|serv|consider|rif|calcol|vogl)\p{L}*|no$|no (?:grazie|dai|pero|invece|per)(?: |$))/u
/** Matches what is said of things that need no work: 'sono ancora buone', 'vanno bene così'. */
const inOrder =
  /^(?:(?:e|sono|vanno|va|stanno|sta|resta|restano|rimangono) )(?:(?:gia|ancora) (?:bene|buon|nuov|a posto|sistemat|fatt|cambiat)|bene cosi|cosi|come (?:e|sono|sta|stanno)|a posto)\p{L}*(?: |$)/u
/** Matches an order to add what was named before: 'aggiungete', 'contate pure quelli', 'mettici anche quella'. */
const addingIt =
  /^(?:(?:e|anche|pure|quell[aoei]|quest[aoei]|quindi|allora) )*(?:aggiung\p{L}+|(?:cont|consider|calcol)(?:a|ate|iamo)(?:l[aoei])?|mett(?:i|ete|iamo)(?:ci|cel[aoei]|l[aoei])?|includ\p{L}+|somm\p{L}+)(?: (?:anche|pure|quell[aoei]|quest[aoei]|al conto|per favore)){0,3}$/u

/** Words before the figure of a part: 'le due del bagno', 'e di queste due'. */
const aroundPart =
  /^(?:e|ed|ma|pero|anzi|allora|quindi|poi|no|ah|oh|si|ok|dai|senti|guarda|scusa|scusi|magari|comunque|alla|fine|ripensandoci|per|ora|adesso|le|i|gli|quelle|quei|quegli|di|queste|questi|solo|intanto|invece|il|la|l|lo|forse|direi|che)$/
/** Maximum number of words between the figure of a part and its order: '2 finestre del bagno le lasciamo'. */
const partReach = 5

/** Maximum number of words of a message that changes a size by a figure. */
const mostWords = 24

const figuresOf = ({ quantities }: Utterance): Quantity[] =>
  quantities.filter(({ article, ordinal, unit }) => !article && !ordinal && unit !== 'other')

/** Whether a figure measures another thing: '3 metri di armadio'. '11 mq della cucina' is a part of the work. */
function isOfOther({ words }: Utterance, { to }: Quantity): boolean {
  if (!opening.test(words[to]?.text ?? '')) return false
  const next = [words[to + 1], words[to + 2]].map((word) => thingOf(word?.text ?? ''))
  return !next.some((thing) => places.has(thing))
}

/** Returns the sign of the figure in a clause with a verb before it or 'in più' after it; 0 if the clause only states it. */
function signOf({ words }: Utterance, { from, to }: Quantity): -1 | 0 | 1 {
  const texts = words.map(({ text }) => text)
  for (let at = to; at <= to + signReach; at += 1)
    if (signAfter.test(`${texts[at]} ${texts[at + 1]}`)) return texts[at + 1]?.startsWith('m') ? -1 : 1
  const before = texts.slice(0, from)
  // 'più o meno 11 metri'
  const isMinus = before.at(-1) === 'meno' && before.at(-2) !== 'o'
  const isScaled = before.some(
    (text, at) => text === 'scala' && before.slice(0, at).every((word) => beforeVerb.test(word)),
  )
  if (isMinus || isScaled || before.some((text) => removing.test(text))) return -1
  return before.some((text) => adding.test(text)) ? 1 : 0
}

/** Returns the sign of the figure in 'togline due', 'ne tolgo una', 'aggiungetene due'; 0 for any other clause. */
function signOfNe({ words }: Utterance, { from }: Quantity): -1 | 0 | 1 {
  const [earlier = '', before = ''] = [words[from - 2]?.text, words[from - 1]?.text]
  if (removingOf.test(before) || (earlier === 'ne' && removing.test(before))) return -1
  return addingOf.test(before) || (earlier === 'ne' && adding.test(before)) ? 1 : 0
}

/** Whether the words after a figure leave its things out: 'due le lasciamo', 'una finestra è ancora buona'. */
function isLeftOut({ words }: Utterance, { from, to }: Quantity): boolean {
  const before = words.slice(0, from)
  if (!before.every(({ text, kind }) => kind === 'mark' || aroundPart.test(text))) return false
  for (let at = to; at <= Math.min(words.length, to + partReach); at += 1) {
    // 'due in camera elettriche, le altre no'
    if (/^altr[ie]$/.test(words[at - 1]?.text ?? '') && at > to) return false
    const rest = spokenText(words.slice(at))
    if (leavingOut.test(rest) || inOrder.test(rest)) return true
  }
  return false
}

/** Returns the word that a figure counts; null if none follows. */
function nounAfter({ words }: Utterance, { to, unit, from, article }: Quantity): string | null {
  if (unit !== null) return words[to - 1]?.text ?? null
  const next = words[article ? from + 1 : to]
  const isNoun =
    next?.kind === 'word' && next.text.length > 3 && !/^(?:quell|quest|invece|pero)/.test(next.text)
  return isNoun && !leavingOut.test(spokenText(words.slice(to))) && !inOrder.test(spokenText(words.slice(to)))
    ? next.text
    : null
}

/** Whether a clause only states a figure: 'sono 26', 'il salone sono 26 metri'. */
function onlyStates({ words }: Utterance, { from, to, unit }: Quantity): boolean {
  const end = unit === null ? to : to + 1
  return from <= mostBefore && words.slice(end).every(({ kind }) => kind === 'mark')
}
/** Maximum number of words before the figure of such a clause. */
const mostBefore = 6

/** Returns the only difference that a message states: 'quindi togli 11 metri', 'due le lasciamo perdere', 'togline una'. */
export function differenceIn(said: string): Difference | null {
  const whole = readUtterance(said)
  if (whole.sides.length + whole.denied.length > 0 || whole.words.length > mostWords) return null
  const all = figuresOf(whole)
  if (all.length > 1) return null
  const clauses = clausesIn(said).map((text) => readUtterance(text))
  const counts = (clause: Utterance): Quantity[] =>
    all.length === 0 ? clause.quantities.filter(({ article }) => article) : figuresOf(clause)
  for (const [index, clause] of clauses.entries()) {
    for (const figure of counts(clause)) {
      const noun = nounAfter(clause, figure)
      const found = (sign: 1 | -1, isOrdered: boolean, ...at: number[]): Difference => ({
        figure,
        noun,
        sign,
        isOrdered,
        clauses: at,
      })
      const byNe = signOfNe(clause, figure)
      if (byNe !== 0) return found(byNe, true, index)
      if (isLeftOut(clause, figure)) return found(-1, true, index)
      const next = clauses[index + 1]
      const order = next ? spokenText(next.words.filter(({ kind }) => kind !== 'mark')) : ''
      const isSaid = onlyStates(clause, figure)
      if (isSaid && leavingOut.test(order)) return found(-1, true, index, index + 1)
      if (figure.article) continue
      if (isSaid && addingIt.test(order)) return found(1, true, index, index + 1)
      if (isOfOther(clause, figure)) return null
      const sign = signOf(clause, figure)
      if (sign !== 0) return found(sign, false, index)
      const before = clauses[index - 1]?.words.map(({ text }) => text) ?? []
      const isBare = clause.words
        .slice(0, figure.from)
        .every(({ text, kind }) => kind === 'mark' || stating.test(text))
      const followsRemoval = before.some((text) => removing.test(text) || leftOut.test(text))
      return isBare && followsRemoval ? found(-1, false, index - 1, index) : null
    }
  }
  return null
}
