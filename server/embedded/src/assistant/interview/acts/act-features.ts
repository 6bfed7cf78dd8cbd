import { othersHave } from '../../italian/people/others-have.ts'
import { withAsides } from '../../italian/sentences/asides.ts'
import { declinedThings } from '../../italian/sentences/declined.ts'
import { leftToOthers } from '../../italian/sentences/left-to-others.ts'
import { asks } from '../../italian/sentences/questions.ts'
import { sentences } from '../../italian/sentences/sentences.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText, type Word } from '../../italian/words.ts'
import { conceptsOf } from '../../learning/lexicon.ts'
import { stem } from '../../learning/telling-words.ts'
import { statesState } from '../asides/remarks.ts'
import { beginsChoice, chosenClauses } from '../facts/choices/choosing.ts'
import { addsMore, leavesOut, oneOfThem } from '../facts/unnamed/one-of-them.ts'
import { asksAt, corrects, tellsOneMore } from '../jobs/requested.ts'

/** Number of words at the beginning of a message that also count as such. */
const beginning = 3
/** Messages are told apart by their length in steps of so many words, up to a maximum. */
const lengthStep = 6
const mostSteps = 4

/** Returns a word as it was said: 'è' is not 'e', and figures are alike. */
function spoken({ text, kind, accented }: Word): string {
  if (kind === 'figure') return '#'
  return accented && text.length <= 2 ? `${text}’` : text
}

/** Returns the features of the words and of their order. */
function wordFeatures(words: readonly Word[]): string[] {
  const said = words.map(spoken)
  return [
    ...said.flatMap((word, at) => [
      `w:${word}`,
      `s:${stem(word)}`,
      `p:${said[at - 1] ?? '^'} ${word}`,
      `g:${said[at - 2] ?? '^'} _ ${word}`,
    ]),
    `p:${said.at(-1) ?? '^'} $`,
    ...said.slice(0, beginning).map((word) => `f:${word}`),
    `f:${said.slice(0, 2).join(' ')}`,
  ]
}

/** Returns what the rules of the language say about a message, each as a feature with the weight of a class of words. */
function ruleFeatures(text: string, whole: Utterance): string[] {
  const { words, quantities, denied, polarity } = whole
  const parts = sentences(text).flatMap((one) => withAsides(one, true))
  const kinds = parts.map(({ kind }) => kind)
  const one = oneOfThem(whole, '')
  const rules: Readonly<Record<string, boolean>> = {
    asks: asks(words),
    declined: declinedThings(words).length > 0,
    left: parts.some((part) => leftToOthers(spokenText(readUtterance(part.text).words)) !== null),
    more: addsMore(whole),
    less: leavesOut(whole),
    corrects: corrects({ text }),
    chosen: chosenClauses(text).length > 0,
    choice: beginsChoice(text),
    'one-more': tellsOneMore(words),
    wish: words.some((_, at) => asksAt(words, at)),
    denied: denied.length > 0,
    state: statesState(words),
    mark: text.includes('?'),
    'others-have': othersHave.test(text),
    figure: words.some(({ kind }) => kind === 'figure'),
  }
  return [
    ...Object.entries(rules).flatMap(([name, holds]) => (holds ? [name] : [])),
    ...new Set(kinds),
    `kinds ${[...new Set(kinds)].toSorted().join(' ')}`,
    `last ${kinds.at(-1)}`,
    ...(one ? [`one ${one.sign}`] : []),
    ...quantities.flatMap(({ article, unit }) => (article ? [] : [`unit ${unit}`])),
    `says ${polarity}`,
    ...new Set(words.flatMap(({ text: word }) => conceptsOf(word))),
  ].map((name) => `k:${name}`)
}

/** Returns the features by which the acts of a message are told apart. */
export function actFeatures(text: string): string[] {
  const whole = readUtterance(text)
  const length = Math.min(mostSteps, Math.floor(whole.words.length / lengthStep))
  return [...wordFeatures(whole.words), ...ruleFeatures(text, whole), `l:${length}`]
}
