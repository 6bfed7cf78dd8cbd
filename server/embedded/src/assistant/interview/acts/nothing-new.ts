import { whoDoes } from '../../answers/about/subject.ts'
import { promises, promisesPictures } from '../../italian/promises.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { stem, tellingWords } from '../../learning/telling-words.ts'
import { isSameFact } from '../../slots/facts.ts'
import { photosLater } from '../../wording/acknowledge.ts'
import { listWords } from '../../wording/figures.ts'
import { jobsAtHand, sharedSlots } from '../agenda.ts'
import { withNote } from '../case-state.ts'
import { type CaseState, factsOf } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import type { Message } from '../message.ts'
import { judgesPrice } from '../prices/price-reactions.ts'
import { say } from '../reply/say.ts'
import { changing } from './acts.ts'
import { whichChange } from './clarify.ts'

/** Matches words that say that something was told before: 'come dicevo', 'l’ho già scritto'. */
const before =
  /(?:^| )(?:come (?:gia )?(?:dett[oa]|scritt[oa]|accennat[oa]|dicev(?:o|amo)|sopra)|come (?:(?:ti|vi|le) )?(?:ho|abbiamo|avevo|avevamo) (?:gia )?(?:detto|scritto)|(?:ho|abbiamo|avevo|avevamo) gia (?:detto|scritto)|(?:lo |la |vi |ti )?(?:confermo|confermiamo|ripeto))(?= |$)/
/** Words that add nothing to what they stand beside. */
const filling = new Set(
  `eh beh be comunque insomma appunto quindi allora infatti proprio giusto esatto esattamente si dunque ecco dentro fuori qui li la
  ci c sta stanno sto stiamo essere sono è e era tanto misura figura dato tutto ho abbiamo avere gia detto scritto come dicevo dicevamo avevo
  confermo ripeto sopra vi ti le un una quello quella`.split(/\s+/),
)
/** Words that change what stands beside them. They repeat something only if they were said before. */
const turning =
  /^(?:non|no|senza|niente|nessun[oa]?|solo|soltanto|anche|pure|altr[oaie]|ancora|piu|meno|tutt[oaie]|invece|anzi|togli\p{L}*|tolg\p{L}+|lev(?:a|i|o|iamo|ate)|ogni|ciascun[oa]|mezz[oa])$/u
/** Matches those of them that only stress what is counted: 'tutte e quattro le finestre'. */
const stressing = /^(?:anche|pure|tutt[oaie]|ogni|ciascun[oa])$/
/** Maximum number of words of a message that only repeats. */
const mostWords = 16
/** Maximum probability that a message changes something which neither names a known fact nor says that it repeats. */
const mostChanging = 0.5
/** Probability from which a message leaves something out. */
const leavesOut = 0.5
/** Minimum length of a word that tells something. */
const shortestWord = 4

/** Returns the words of a text that tell something, as stems. */
const stemsOf = (utterance: Pick<Utterance, 'words'>): string[] =>
  tellingWords(utterance)
    .filter((word) => word.length >= shortestWord && !filling.has(word))
    .map((word) => stem(word))

/** Returns the known facts that a message states, or only its numbers, as they are shown. */
function repeatedFacts(
  catalogue: Catalogue,
  state: CaseState,
  whole: Utterance,
  which: 'all' | 'numbers' = 'all',
): string[] {
  const jobs = jobsAtHand(catalogue, state).map(({ engine: { slots }, inHand }) => ({
    slots,
    facts: factsOf(state, inHand),
  }))
  const all = [...jobs, { slots: sharedSlots(catalogue, state), facts: state.shared }]
  return [
    ...new Set(
      all.flatMap(({ slots, facts }) =>
        slots.flatMap((slot) => {
          const known = facts[slot.id]
          if (known === undefined || known.kind === 'unknown' || slot.id === 'foto') return []
          if (which === 'numbers' && known.kind !== 'number') return []
          const found = slot.read(whole, false)
          return found?.kind === 'fact' && isSameFact(found.fact, known) ? [slot.show(known)] : []
        }),
      ),
    ),
  ]
}

/**
 * Whether the earlier messages have all figures of a message, and all its telling words unless it says itself that they
 * were told.
 */
function isKnown(state: CaseState, { whole }: Message, facts: readonly string[], isMarked: boolean): boolean {
  const told = [...state.told.map(({ text }) => text), ...facts].map((text) => readUtterance(text))
  const stems = new Set(told.flatMap((one) => stemsOf(one)))
  const spoken = new Set(told.flatMap(({ words }) => words.map(({ text }) => text)))
  const figures = new Set(told.flatMap(({ quantities }) => quantities.map(({ low }) => low)))
  return (
    whole.quantities.every(({ article, low }) => article || figures.has(low)) &&
    whole.words.every(({ text }) => !turning.test(text) || spoken.has(text)) &&
    (isMarked || stemsOf(whole).every((one) => stems.has(one)))
  )
}

/** Returns what is said of a message that only repeats what is known: 'sono due piani, come avevo scritto'. */
function repeats(catalogue: Catalogue, state: CaseState, message: Message): string | null {
  const { whole } = message
  const facts = repeatedFacts(catalogue, state, whole)
  const isMarked = before.test(spokenText(whole.words))
  const isRemark = stemsOf(whole).length > 1 && message.acts !== null && changing(message.acts) < mostChanging
  if (facts.length === 0 && !isMarked && !isRemark) return null
  if (!isKnown(state, message, facts, isMarked)) return null
  return facts.length > 0
    ? `Sì, la stima ne tiene già conto: ${listWords(facts)}.`
    : 'Sì, questo l’ho già segnato.'
}

/** Maximum number of words of a message that asks for what is counted. */
const mostOfCounted = 40

/**
 * Returns what is said of a message that asks for things which the estimate counts already: 'mettiamo le valvole agli 8 termosifoni', of
 * a boiler with 8 valves. All its figures have to be those of answers whose things it names.
 */
function repeatsCounts(catalogue: Catalogue, state: CaseState, { whole }: Message): string | null {
  const figures = whole.quantities.filter(({ article, ordinal }) => !article && !ordinal)
  if (figures.length === 0 || whole.words.length > mostOfCounted) return null
  const isTurned = whole.words.some(({ text }) => turning.test(text) && !stressing.test(text))
  if (whole.denied.length > 0 || isTurned) return null
  const counted = repeatedFacts(catalogue, state, whole, 'numbers')
  const values = new Set(counted.flatMap((shown) => readUtterance(shown).quantities.map(({ low }) => low)))
  const isKnownFigure = figures.every(({ low, high }) => low === high && values.has(low))
  return isKnownFigure ? `Sì, la stima ne tiene già conto: ${listWords(counted)}.` : null
}

/** Matches the beginning of a message that agrees with what was said. */
const agreeing =
  /^(?:eh |ah |si |e |ok )?(?:giusto|esatto|esattamente|infatti|appunto|vero|gia|certo|concordo|capisco|immagino|ovvio|hai ragione|avete ragione|(?:sono|siamo|mi trovo|ci troviamo) d accordo) /
/** Matches the beginning of a message that says what matters to the customer: 'a me basta che non piova dentro'. */
const mattering =
  /^(?:ma |e )?(?:(?:a me|a noi|per me|per noi|mi|ci) (?:basta|interessa|importa|preme|conta)|(?:l importante|la cosa importante|quello che conta) e) (?:solo |soltanto )?che /
/** Minimum number of words of such a message. A shorter agreement has its own answer. */
const fewestWords = 4

/** Whether a message only agrees with a remark, or says what matters: 'giusto, la vasca non la usa più nessuno'. */
function isTold({ whole, acts, sentences }: Message): boolean {
  if (acts === null || changing(acts) >= mostChanging || whole.words.length < fewestWords) return false
  if (sentences.some(({ topics }) => topics.some((topic) => topic !== 'agree' && topic !== 'help')))
    return false
  const said = spokenText(whole.words)
  return agreeing.test(said) || mattering.test(said)
}

/**
 * Answers a message after the figure that changes nothing and asks nothing: it repeats what is known, promises something for
 * later, agrees with a remark, or says what matters. Null for any other message.
 */
export function nothingNew(
  context: TurnContext,
  state: CaseState,
  message: Message,
  lead: readonly string[],
): Turn | null {
  const { whole, text, sentences } = message
  if (state.phase !== 'estimated' || judgesPrice(message)) return null
  // An answer to a question about a job, or to what changes, is no repetition.
  if (state.asked?.job || state.asked?.slot === whichChange.slot) return null
  if (text.includes('?') || sentences.some(({ kind }) => kind !== 'statement')) return null
  const turn = (words: string, after = state): Turn =>
    say(context, { paragraphs: [...lead, words], state: after, chips: [] })
  const isShort = whole.words.length <= mostWords
  const known =
    (isShort ? repeats(context.catalogue, state, message) : null) ??
    repeatsCounts(context.catalogue, state, message)
  if (known !== null) return turn(known)
  if (!isShort) return null
  // 'sgombrare la soffitta lo facciamo noi sabato' leaves a part out.
  if (promises(whole) && (message.acts?.drop ?? 0) < leavesOut)
    return turn(
      promisesPictures(whole)
        ? photosLater
        : 'Va bene: quando lo sai scrivimelo qui e rifaccio i conti. Intanto la stima resta questa.',
    )
  if (!isTold(message)) return null
  const [job] = jobsAtHand(context.catalogue, state)
  const noted = `Bene, lo segno nella scheda per ${whoDoes(job ?? null)}. La stima resta questa.`
  return turn(noted, withNote(state, text))
}
