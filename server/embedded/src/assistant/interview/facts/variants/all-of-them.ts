import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { countsOwn, type MainSize } from './main-count.ts'

/** Reads 'facciamo tutte e otto': the number of all things, which elsewhere only means 'both'. */
export function allOfThem(utterance: Utterance, main: MainSize): number | null {
  const { words } = utterance
  const at = words.findIndex(
    ({ text }, index) =>
      text === 'e' && !words[index]?.accented && /^tutt[ie]?$/.test(words[index - 1]?.text ?? ''),
  )
  const number = at === -1 ? undefined : words[at + 1]
  const [count] = number ? readUtterance(number.text).quantities : []
  if (!count || count.article || count.unit !== null || count.low !== count.high) return null
  const isArticle = /^(?:i|gli|le)$/.test(words[at + 2]?.text ?? '')
  return countsOwn(utterance, at + (isArticle ? 3 : 2), main) ? count.low : null
}
