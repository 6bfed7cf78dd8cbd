import type { Word } from '../words.ts'

/** Matches words between a thing and its neighbour: 'attaccato al bagno', 'accanto alla cucina'. */
const beside = /^(?:attaccat|vicin|accanto|fianco|dietro|davanti|confin|comunica|adiacent)/

/** Whether a thing only says where another is: 'uno sgabuzzino attaccato al bagno'. */
export function isBeside(words: readonly Word[], at: number): boolean {
  return (
    /^(?:al|alla|allo|ai|alle|il|la|con|col)$/.test(words[at - 1]?.text ?? '') &&
    beside.test(words[at - 2]?.text ?? '')
  )
}

/** Number of words in which 'tra … e' comes before the second of two rooms. */
const betweenReach = 6

/** Whether a room only tells where a wall is: 'la parete tra cucina e sala'. `from` is the word after 'e'. */
export function isBesideWall(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - betweenReach), from).map(({ text }) => text)
  const joint = before.lastIndexOf('e')
  const between = before.slice(0, joint).findLastIndex((text) => text === 'tra' || text === 'fra')
  return joint >= before.length - 2 && between !== -1
}

const article = /^(?:un|una)$/
/** Matches words that describe a thing of the list and name no other: 'uno grande', 'una da 6 mq'. */
const describing =
  /^(?:da|di|del|in|con|su|sul|a|al|per|piu|meno|grand|piccol|medi|normal|alt|bass|larg|strett|ciec|singol|doppi|stess|altr|second|terz|quart|prim|ultim|vecchi|nuov|fiss|scorrevol|solo|sola|po|tot|paio|circa|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)/

/** Whether a count at an index has a noun that is no entry of the list: 'un bagno, un quadro'. */
export function hasOtherNoun(words: readonly Word[], count: number): boolean {
  const next = words[count + 1]
  // 'un bagno nuovo, ne ho uno solo'
  if (/^sol[oa]$/.test(next?.text ?? '') && words[count - 2]?.text === 'ne') return true
  return (
    article.test(words[count]?.text ?? '') &&
    next?.kind === 'word' &&
    next.text.length > 2 &&
    !describing.test(next.text)
  )
}
