import type { Word } from '../../italian/words.ts'
import { conceptsOf } from '../../learning/lexicon.ts'
import { jobsAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Message } from '../message.ts'
import { otherFigures } from '../reply/other-figures.ts'
import { toldThings } from '../reply/told-things.ts'

/** Minimum number of words of a remark without a figure. */
const shortRemark = 3

/** Words that state a place in the house, an age, a colour or a quality, and need no other word. */
const plainRemark =
  /^(?:pian[oi]|sud|nord|est|ovest|ann[oi]|vent|attico|rialzato|seminterrato|mansarda|interrato|larg\p{L}{1,2}|lung\p{L}{1,3}|alt[aoei]|spess\p{L}{1,2}|profond\p{L}{1,2}|diametro|bianc\p{L}{1,2}|marron[ei]|grigi[aoe]?|ner[aoie]|ross[aoie]|verd[ei]|beige|avorio|ral|noce|rovere|ciliegio|allumini\p{L}|legno|ferro|acciaio|vetro|pvc|plastica|stagn[aoe]|vecchi\p{L}?|nuov[aoie]|vuot[aoie]|vill[ae]|villett[ae]|condominio|palazzo|palazzina|indipendente|singola|bifamiliare|trifamiliare|schiera|ascensore|mobili|garage|cantina|giardino|balcon[ei]|azzurr\p{L}|celeste|blu|giall\p{L}|rosa|arancio|arancione|viola|lilla|panna|crema|tortora|antracite|chiar\p{L}|scur\p{L}|lucid\p{L}|opac\p{L}{1,2}|satinat\p{L}|\p{L}{4,}(?:at|it|os)[oaie])$/u

/** Matches makers, which a customer names beside an answer: 'daikin', 'la caldaia è vaillant'. */
const maker =
  /^(?:daikin|mitsubishi|samsung|panasonic|hitachi|toshiba|vaillant|beretta|ariston|immergas|ferroli|riello|baxi|bosch|junkers|viessmann|velux|grohe|geberit|pozzi|bticino|vimar|gewiss|faac|nice|somfy|urmet|comelit|huawei|solaredge|fronius|finstral|internorm|sikkens|sigma|kerakoll|mapei)$/

/** Matches first words of statements: 'si vede una macchia', 'non brucia niente', 'abbiamo un cane grosso'. */
const statedFirst = /^(?:si|non|ci|c|abbiamo|ho|prima|dopo|dentro|fuori|sotto|sopra|sono|era|erano)$/
/** Matches verbs of a state or a fault, which need no third word: 'torna sempre', 'wifi va poco'. */
const stateVerb =
  /^(?:fa|fanno|va|vanno|torna|tornano|funziona|funzionano|manca|mancano|arriva|arrivano|tiene|tengono|perde|perdono|cola|balla|ballano|gira|girano)$/

/** Matches verbs of a remark: 'fa rumore ma non va', 'ho un gatto', 'la tinta si stacca', 'torna sempre'. */
const statedVerb = /^(?:fa|fanno|ho|abbiamo|è|va|vanno|torna|tornano|perde|perdono|gocciola|si|c|ci)$/

/** Whether a statement begins with what is or happens at the customer's home. */
export const statesState = (words: readonly Word[]): boolean =>
  words.slice(0, mostBeforeVerb).some(({ text }) => statedVerb.test(text))
const mostBeforeVerb = 3

const saidWords = ({ whole: { words } }: Message): string[] =>
  words.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)

/** Whether a message states a measure or a count with its unit: '12 cm', '8 balconi', 'un anno fa'. */
function hasMeasure({ whole: { quantities } }: Message): boolean {
  return quantities.some(({ unit, article }) => unit !== null && (!article || unit === 'other'))
}

/** Whether a message tells the professional something about the work, though no question asks for it. */
export function isRemark(message: Message): boolean {
  const { sentences, text } = message
  if (!sentences.every(({ kind }) => kind === 'statement')) return false
  const words = saidWords(message)
  if (hasMeasure(message) || words.some((word) => plainRemark.test(word) || maker.test(word))) return true
  if (words.length > 1 && message.whole.words.slice(0, 2).some((word) => word.text === 'e' && word.accented))
    return true
  if (words.length > 1 && words.slice(0, 2).some((word) => stateVerb.test(word))) return true
  const hasConcept = words.some((word) => conceptsOf(word).length > 0)
  if (words.length < shortRemark) return hasConcept
  return (
    hasConcept ||
    statedFirst.test(words[0] ?? '') ||
    toldThings([text]).length > 0 ||
    otherFigures([text], [], true).length > 0
  )
}

/** Matches articles, pronouns, prepositions and forms of 'to be' and 'to have', of which a spoken sentence has one. */
const functionWord =
  /^(?:il|lo|la|l|i|gli|le|un|uno|una|di|d|del|dello|della|dei|delle|da|dal|dalla|in|nel|nella|con|per|su|sul|sulla|a|al|alla|che|mi|ti|ci|vi|si|io|noi|voi|lui|lei|mia|mio|nostra|nostro|è|sono|ho|abbiamo|non)$/u

/** Whether a message is a spoken statement, whatever it is about: 'vorrei il colore del mare'. 'asd fgh jkl' is none. */
export function isSpoken(message: Message): boolean {
  const words = saidWords(message)
  return (
    words.length >= shortRemark &&
    message.sentences.every(({ kind }) => kind === 'statement') &&
    words.some((word) => functionWord.test(word))
  )
}

/** Returns whether a word stands in no message before the last one. */
function newWords({ told }: CaseState): (word: string) => boolean {
  const before = told
    .slice(0, -1)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  const known = new Set(before.split(/[^\p{L}\d]+/u))
  return (word) => !known.has(word)
}

/** Maximum number of words of a message that only describes. */
const mostDescribing = 8

/** Whether a short message names a place in the house, a colour or a quality that no message before it named. */
export function describes(state: CaseState, message: Message): boolean {
  const isNew = newWords(state)
  const words = saidWords(message)
  return words.length <= mostDescribing && words.some((word) => plainRemark.test(word) && isNew(word))
}

/** Whether a message has a figure or a word of the trade that no message before it had. */
export function hasNews(state: CaseState, message: Message): boolean {
  const isNew = newWords(state)
  return saidWords(message).some((word) => (/^\d/.test(word) || conceptsOf(word).length > 0) && isNew(word))
}

/** Words around the name of a job: 'sì, la condensazione'. */
const around = new Set(
  'si il lo la i gli le l un una quella quello a al da di in proprio certo esatto ok'.split(' '),
)
/** Number of letters that two forms of a word share: 'verniciare', 'verniciatura'. */
const stem = 6

/** Whether a message only repeats words of the name of a job in hand: 'sì, a condensazione'. */
export function repeatsJob(catalogue: Catalogue, state: CaseState, message: Message): boolean {
  const words = saidWords(message).filter((word) => !around.has(word))
  return jobsAtHand(catalogue, state).some(({ kind: { title, work } }) => {
    const names = `${title} ${work}`.toLowerCase().split(/[^\p{L}]+/u)
    const isName = (word: string): boolean =>
      word.length >= stem && names.some((name) => name.startsWith(word.slice(0, stem)))
    return words.length > 0 && words.every((word) => isName(word))
  })
}
