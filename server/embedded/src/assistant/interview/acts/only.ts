import { asksInclusionUnmarked, endsInside } from '../../answers/classify/inclusion.ts'
import { livesAtFloor } from '../../italian/people/lives-at.ts'
import { readUtterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { CaseState } from '../case.ts'
import type { Hearing } from '../facts/hearing/parts.ts'
import { bareTotal } from '../facts/sums.ts'
import { withoutPartOfTotal } from '../facts/unnamed/part-of-total.ts'
import { concludedFigures } from '../facts/variants/stated-totals.ts'
import { corrects } from '../jobs/requested.ts'
import type { Route } from '../jobs/routing.ts'
import type { Message } from '../message.ts'
import { actsOfClauses, changing, guessActs } from './acts.ts'
import { asksOnly } from './asks-only.ts'
import { takesUpAsked } from './decision.ts'

/** Probabilities at which a message that was read as a change is taken for a question or a remark (decision 0035). */
const sure = {
  /** Minimum that it asks. */
  asks: 0.85,
  /** The same if it supposes something, or states the figure that was taken. */
  supposes: 0.93,
  /** Minimum that it tells. */
  tells: 0.6,
  /** The same if only options were read from it. */
  tellsOption: 0.7,
  /** Maximum that it changes something after all. */
  changes: 0.25,
  /** The same for each of its clauses, and for those of a message that surely asks or tells as a whole. */
  clause: 0.5,
  clauseOfOther: 0.9,
  /** Minimum that a short message asks, and that a statement is a part of the question beside it. */
  asksShortly: 0.97,
  asksInAll: 0.85,
  /** Maximum that such a statement tells a fact: 'non c’è l’ascensore, cambia molto?'. */
  tellsBeside: 0.5,
} as const
/** Minimum number of words and marks of such a message, and of one that asks surely. Rules read shorter ones well. */
const fewest = 6
const fewestAsking = 4

/** Matches verbs of a variant: 'e se mettessi una pompa di calore?', 'e se la facessero di rame?'. */
const hypothetical = /^\p{L}{2,24}(?:ssi|sse|ssimo|ssero)$/u
/** Matches words that suppose a variant: 'fai finta che la casa sia 130 metri', 'se invece ne cambio la metà'. */
const pretending =
  /(?<!\p{L})(?:fai|fate|facciamo|mettiamo|poniamo|ammettiamo) (?:finta |conto |caso )?che(?!\p{L})|(?<!\p{L})se invece(?!\p{L})/iu
/** Matches a question for the new price: 'isolandolo quanto diventa?', 'con due porte quanto viene'. */
const newPrice =
  /(?<!\p{L})quanto (?:mi |ci |ne |me )?(?:diventa|viene|verrebbe|vien|sarebbe|costa|costano|costerebbe|risparmi(?:o|amo))(?!\p{L})/iu

/** Matches a question about the difference that a new figure makes: 'i metri veri sono 96. cambia tanto?'. */
const changesMuch = /(?<!\p{L})cambia (?:tanto|molto|parecchio|qualcosa)(?!\p{L})/iu

/** Matches the end of a sentence before another one. */
const severalSentences = /[.;!?…\n]\s{0,3}\p{L}/u

/** Matches what the customer has bought, which is a fact beside any question: 'le ho già comprate, me le montate?'. */
const bought =
  /(?<!\p{L})l(?:[oaei] |['’])(?:ho|abbiamo) (?:già |gia )?(?:compra|acquista|ordina|pres)t?[oaie](?!\p{L})/iu

/** Whether a figure of the message was taken. */
const hasTakenFigure = ({ whole }: Message, { changes }: Hearing): boolean =>
  changes.some(
    ({ fact }) =>
      fact.kind === 'number' && whole.quantities.some(({ article, low }) => !article && low === fact.low),
  )

/**
 * Whether the message concludes with a figure that was taken, or states it as the total: 'col forno elettrico ci vuole di più,
 * quindi da 6 kW', 'ne ho nove e due sono in garage'.
 */
function hasConcludedFigure(message: Message, { changes }: Hearing): boolean {
  const { said, text } = message
  if (text.includes('?')) return false
  const total = bareTotal(readUtterance(withoutPartOfTotal(message).said))
  const concluded = new Set([...concludedFigures(said), ...(total ? [total.low] : [])])
  return changes.some(({ fact }) => fact.kind === 'number' && concluded.has(fact.low))
}

/** Whether a message asks for the price of a variant. */
function asksVariant(message: Message, hearing: Hearing): boolean {
  const { sentences, text, whole, isWhatIf } = message
  if (newPrice.test(text) || pretending.test(text)) return true
  if (changesMuch.test(text) && hasTakenFigure(message, hearing)) return true
  const supposes = isWhatIf || sentences.some(({ kind }) => kind === 'what-if')
  return (
    (supposes && whole.words.some((word) => hypothetical.test(word.text))) ||
    (isWhatIf && hasTakenFigure(message, hearing))
  )
}

/**
 * Whether the statements of a message only name what its question is about: 'polistirolo o lana di roccia, qual è meglio?',
 * 'il cassonetto fa spifferi, con quelle nuove si risolve?'.
 */
export function namesTheme({ acts, sentences, text }: Message): boolean {
  if (acts === null || acts.ask < sure.asksInAll || severalSentences.test(text)) return false
  if (sentences.every(({ kind }) => kind === 'statement')) return false
  return actsOfClauses(text).every((one) => one.acts.tell < sure.tellsBeside)
}

/** Matches an order with a pronoun for the thing in hand: 'falli elettrici', 'mettetele in legno'. */
const orderingIt = /^(?:fa(?:ll|tel|cciamol)|mett(?:il|etel|iamol)|cambi(?:al|atel|amol))[oaei]$/
/** Number of words at the beginning of a message in which an order stands. Its other words are reasons. */
const orderReach = 8

/** Whether a message begins with such an order: 'senti, a questo punto falli elettrici, che mia moglie ha la spalla operata'. */
const ordersIt = ({ whole: { words } }: Message): boolean =>
  words
    .slice(0, orderReach)
    .some(({ text }, at) => orderingIt.test(text) && !/^(?:non|se|chi|che)$/.test(words[at - 1]?.text ?? ''))

/** Matches verbs of the own consumption of power. */
const consuming = /^(?:consumo|consumiamo)$/

/** Whether a message tells what the price depends on: 'sto al quarto senza ascensore', 'consumiamo 6200 kWh all’anno'. */
const tellsOfHome = (message: Message, hearing: Hearing): boolean =>
  livesAtFloor(message.whole) ||
  (message.whole.words.some(({ text }) => consuming.test(text)) && hasTakenFigure(message, hearing))

/**
 * Returns what a message only does whose words were read as a change of the estimate: it asks, or it tells. Null if
 * it may be a change.
 */
export function onlyOf(
  { asked }: CaseState,
  message: Message,
  hearing: Hearing,
  { added, removed }: Route,
): 'asks' | 'tells' | null {
  const { acts: ofWhole, whole, said, text, isWhatIf } = message
  // The answer to a question about a job is a change, whatever its words.
  if (ofWhole === null || asked?.job) return null
  const spoken = spokenText(whole.words)
  if (text.includes('?') ? endsInside(spoken) : asksInclusionUnmarked(spoken)) return 'asks'
  const isRouted = added.length > 0 || removed.length > 0
  const isPriced = hearing.changes.some(({ slot }) => slot.price !== null || slot.id === 'comune')
  if ((isRouted || isPriced) && asksOnly(message)) return 'asks'
  if (takesUpAsked(message)) return null
  if ((!isRouted && !isPriced) || corrects(message) || asksVariant(message, hearing)) return null
  if (hasConcludedFigure(message, hearing) || bought.test(text) || ordersIt(message)) return null
  // Facts are read from the statements only, so only they are judged: 'è di quelle plastificate. cambia molto?'
  const isWhole =
    message.sentences.every(({ kind }) => kind !== 'statement') ||
    (namesTheme(message) && !hasTakenFigure(message, hearing))
  const acts = isWhole ? ofWhole : guessActs(said)
  if (changing(acts) + acts.try > sure.changes) return null
  // 'ho trovato l’offerta, gli apparecchi li compro là e voi li montate': the last clause changes something.
  const isOther = acts.ask >= sure.asks || acts.tell >= sure.asks
  const least = isOther ? sure.clauseOfOther : sure.clause
  if (actsOfClauses(text).some((one) => changing(one.acts) >= least)) return null
  const isStated = isWhatIf || (!text.includes('?') && hasTakenFigure(message, hearing))
  const { length } = (isWhole ? whole : readUtterance(said)).words
  if (length < fewest)
    return length >= fewestAsking && acts.ask >= sure.asksShortly && !isStated ? 'asks' : null
  if (acts.ask >= (isStated ? sure.supposes : sure.asks)) return 'asks'
  if (!isRouted && tellsOfHome(message, hearing)) return null
  // A remark about the home may be a fact for the price: 'il costruttore ha lasciato le predisposizioni'.
  const isOption = !isRouted && hearing.changes.every(({ fact }) => fact.kind === 'choice')
  return acts.tell >= (isOption ? sure.tellsOption : sure.tells) ? 'tells' : null
}
