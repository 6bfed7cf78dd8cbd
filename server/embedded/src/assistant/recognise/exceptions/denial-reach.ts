import type { Token } from '../words/terms.ts'

const adding = new Set(['piu', 'anche', 'inoltre', 'poi'])

/** Matches the number of things that are wanted: 'senza tapparelle e 6 persiane'. */
const severalThings = /^(?:[2-9]|[1-9]\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$/

/** Whether a bracket closes between two words. */
function closesBracket(from: number, to: number, wordAt: (at: number) => string): boolean {
  for (let at = from + 1; at < to; at += 1) if (wordAt(at) === ')') return true
  return false
}

/**
 * Whether 'senza' denies only a thing before an index: 'senza batteria e in più la wallbox', 'il quadro senza
 * salvavita da cambiare', '(niente telecamere) e il citofono', 'senza tapparelle e 6 persiane'.
 */
export function isFreed(
  tokens: readonly Token[],
  at: number,
  from: number,
  wordAt: (at: number) => string,
): boolean {
  if (from === at + 1) return false
  if (closesBracket(tokens[at]?.at ?? 0, tokens[from]?.at ?? 0, wordAt)) return true
  const added = tokens.slice(at + 2, from + 1).some(({ text, joined }) => joined && adding.has(text))
  const [before, earlier] = [1, 2].map((back) => wordAt((tokens[from]?.at ?? 0) - back))
  return added || before === 'da' || (earlier === 'e' && severalThings.test(before ?? ''))
}

const articles = /^(?:il|lo|la|l|i|gli|le)$/

/** Whether 'né' comes before a thing, possibly without its accent: 'senza toccare gli impianti ne il bagno'. */
export function isAfterNor({ at }: Token, wordAt: (at: number) => string): boolean {
  return articles.test(wordAt(at - 1)) && wordAt(at - 2) === 'ne'
}

const instead = new Set(['posto', 'invece', 'anziche', 'piuttosto'])

/** Whether the thing at an index is to be replaced: 'al posto della vasca', 'invece di rifarlo'. */
export function isReplaced(tokens: readonly Token[], from: number): boolean {
  const giving = (at: number): boolean => {
    const before = tokens[at - 1]
    if (!before || before.group !== tokens[from]?.group || !instead.has(before.text)) return false
    return before.text === 'anziche' || tokens[at]?.of === true
  }
  return giving(from) || (giving(from - 1) && tokens[from - 1]?.text !== 'solo')
}

/** Matches the state of a faulty thing. 'restare' before one reports the fault. */
const faultyState =
  /^(?:fare|fredd|gel|cald|tiepid|acces|spent|apert|chius|blocc|incastr|bagnat|umid|sporc|stort|alzat|buio|giu|meta|ferm|duri?$|dur[ae]$)/
/** Matches verbs of things that stay. */
const staying = /^(?:restano|resta|rimangono|rimane|restino|teniamo|tengo)$/

/** Matches the count that stays to be done: 'le persiane restano 6'. */
const counted = /^(?:\d+|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$/

/** Whether a token says that the thing before it stays as it is: not 'restano fredde', and not 'restano 6' to be made. */
export function stays(tokens: readonly Token[], at: number, wordAt: (at: number) => string): boolean {
  const token = tokens[at]
  if (!token || !staying.test(token.text) || counted.test(wordAt(token.at + 1))) return false
  const next = tokens[at + 1]
  return next?.group !== token.group || !faultyState.test(next.text)
}

/** Matches verbs of who leaves a thing as it is. */
export const leaving = /^(?:lascio|lasciamo|salvo|salviamo|conservo|conserviamo)$/

/** Whether a token says that the thing before it stays: 'le piastrelle restano', 'le persiane le lascio'. */
export function keeps(tokens: readonly Token[], at: number, wordAt: (at: number) => string): boolean {
  const token = tokens[at]
  if (!token) return false
  const next = tokens[at + 1]
  const isLast = next === undefined || next.group !== token.group || next.joined
  if (leaving.test(token.text)) return isLast || /^(?:cosi|com)$/.test(next.text)
  return stays(tokens, at, wordAt)
}

/** Number of tokens between a verb of keeping and the next thing that stays. */
const keptReach = 3

/** Whether a thing stays like the one before it: 'le piastrelle le tengo e il pavimento pure'. */
export function isKeptToo(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
  wordAt: (at: number) => string,
): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first?.joined || !last || !/^(?:pure|anche)$/.test(wordAt(last.at + 1))) return false
  if (!/^[.,;:!?]?$/.test(wordAt(last.at + 2))) return false
  return Array.from({ length: keptReach }, (_, step) => from - 1 - step).some(
    (at) => tokens[at]?.group === first.group && keeps(tokens, at, wordAt),
  )
}

/** Endings that a noun does not have where a pronoun means it: 'lo' is no word for 'vetri' or 'finestra'. */
const otherForms: Readonly<Record<string, RegExp>> = { lo: /[ai]$/, la: /[oi]$/, li: /[oa]$/, le: /[oa]$/ }

/**
 * Whether the pronoun of a verb means another thing than the ones named: 'in mezzo ai vetri c’è la nebbia, il telaio è sano e
 * non lo cambio'.
 */
export function isOfAnotherThing(
  tokens: readonly Token[],
  verb: number,
  things: readonly { readonly to: number }[],
  wordAt: (at: number) => string,
): boolean {
  const other = otherForms[wordAt((tokens[verb]?.at ?? 0) - 1)]
  return (
    other !== undefined &&
    things.length > 0 &&
    things.every(({ to }) => other.test(tokens[to - 1]?.text ?? ''))
  )
}
