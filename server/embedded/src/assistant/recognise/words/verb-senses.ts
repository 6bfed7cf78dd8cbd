import type { Token } from './terms.ts'
import { isInfinitive } from './verbs.ts'

export const articles = new Set(
  'il lo la i gli le l un uno una tutti tutte tutto tutta anche pure'.split(' '),
)

const paints = /^(?:pittur[ae]|vernic[ei]|tint[ae])$/
const articlesOfPaint = /^(?:la|le|della|delle|alla|dalla|sulla|con|di)$/
const layers = /^(?:man[oi]|dare|dar|ridare|dai|date|passare|stendere|fare)$/

/** Whether a word is the paint and not a verb: 'si è sfogliata la pittura', but not 'dare la tinta'. */
export function isMaterial({ text, at }: Token, wordAt: (at: number) => string): boolean {
  if (!paints.test(text) || !articlesOfPaint.test(wordAt(at - 1))) return false
  return !layers.test(wordAt(at - 2))
}

/**
 * Whether a participle excludes a thing: 'pareti, tolte le finestre, 120 metri' does not request to remove
 * the windows.
 */
function isException({ text, at }: Token, wordAt: (at: number) => string): boolean {
  if (!/^(?:tolt|esclus|eccettuat)[oaie]$/.test(text) || !articles.has(wordAt(at + 1))) return false
  return ![1, 2].some((back) =>
    /^(?:va|vanno|andrebber?o?|sia|siano|vengano|ho|ha|hanno|abbiamo)$/.test(wordAt(at - back)),
  )
}

/** Whether a verb reports an event and requests nothing: 'si è staccata', 'si sono rotte', 'si stacca'. */
export function isMishap({ text, at }: Token, wordAt: (at: number) => string): boolean {
  if (/^(?:stacc|toglie|alz|sollev)(?:a|ano)?$/.test(text) && wordAt(at - 1) === 'si') return true
  if (!/(?:[aiu]t|tt|st|lt|ss|s)[oaie]$/.test(text)) return false
  return [1, 2].some(
    (back) => wordAt(at - back - 1) === 'si' && /^(?:e|sono|era|erano)$/.test(wordAt(at - back)),
  )
}

const being = new Set(['sono', 'e', 'era', 'erano', 'quasi', 'praticamente', 'sembrano', 'sembra'])

const onto = new Set(['a', 'al', 'alla', 'ai', 'sul', 'sulla', 'sopra', 'in', 'nel', 'dietro'])

const changed = /^(?:nuov[aoie]|rifatt[aoie]|cambiat[aoie]|mess[aoie])$/
const participle = /(?:[aiu]t|tt|st|ss)[oaie]$/

/** Whether a word describes a state and requests nothing: 'gli infissi sono nuovi'. */
export function isState(tokens: readonly Token[], at: number, wordAt: (at: number) => string): boolean {
  const token = tokens[at]
  // 'la cassetta attaccata al muro' describes a state.
  const isFixed = token && /^(?:attaccat|fissat|appes|appoggiat|montat)[aoie]$/.test(token.text)
  const necessity = /^(?:va|vanno|da|essere|andrebbe)$/
  if (isFixed && onto.has(wordAt(token.at + 1)) && !necessity.test(wordAt(token.at - 1))) return true
  if (!token) return false
  // 'le piastrelle sono attaccate bene'. 'e' is not tested here, because without its accent it may also be a
  // joint.
  if (participle.test(token.text) && /^(?:sono|erano|era|restano|stanno)$/.test(wordAt(token.at - 1)))
    return true
  return changed.test(token.text) && being.has(wordAt(token.at - 1))
}

/** Whether a verb puts the same things back: 'tolgono i coppi e rimettono gli stessi'. */
function isReturn({ text, at }: Token, wordAt: (at: number) => string): boolean {
  if (!/^rime(?:tt|ss)/.test(text)) return false
  return [1, 2].some((step) => /^(?:stess[aoie]|quell[aei]|vecchi[ae]?)$/.test(wordAt(at + step)))
}

const having = /^(?:far|fare|faccio|facciamo|farei)$/
const adverb = /^(?:anche|pure|poi|solo)$/

/** Whether a verb only has others do the work that follows: 'facciamo imbiancare anche tutta casa'. */
export function hasOthersDo({ text, at }: Token, wordAt: (at: number) => string): boolean {
  const next = wordAt(adverb.test(wordAt(at + 1)) ? at + 2 : at + 1)
  return having.test(text) && next !== 'fare' && isInfinitive(next)
}

const nounBefore = /^(?:un|il|i|dei|del|di|al|nel|col|questo|quel|altro|nuovo|vecchio)$/

/** Whether a word is the noun 'sistema' and not a form of 'sistemare': 'un sistema ibrido'. */
function isSystem({ text, at }: Token, wordAt: (at: number) => string): boolean {
  return /^sistem[ai]$/.test(text) && nounBefore.test(wordAt(at - 1))
}

const clauseStart = /^(?:|[.,;:!?()]|e|poi|ma|quindi)$/

/** Whether 'via' is no demand at the beginning of a clause: 'va via la luce', 'via Roma', 'portare via il vecchio'. */
function isAway({ text, at }: Token, wordAt: (at: number) => string): boolean {
  return text === 'via' && !(clauseStart.test(wordAt(at - 1)) && articles.has(wordAt(at + 1)))
}

/** Whether a word that may be a verb requests nothing there. */
export function requestsNothing(token: Token, wordAt: (at: number) => string): boolean {
  return [isException, isReturn, isSystem, isAway].some((one) => one(token, wordAt))
}
