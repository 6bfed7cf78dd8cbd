import { takesOffCount } from '../../../italian/numbers/left-out/from-count.ts'
import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { thingOf } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import { clausesIn } from '../choices/choosing.ts'
import { allOfThem } from './all-of-them.ts'
import { countsOwn, type MainSize } from './main-count.ts'

/** A new value of the main size. */
interface Range {
  readonly low: number
  readonly high: number
}

/** Maximum distance in words between 'ne' and its number: 'se ne dovessi poi cambiare soltanto cinque'. */
const reach = 5

/** Matches the beginnings of verbs that do something with the things of a job. */
const doing =
  /^(?:mett|mitt|fac|far|fess|faz|famo|cambi|canci|cangi|rif[ae]|aggiung|aggiunc|tolg|togli|lev|prend|prind|mont|sostitu|instal|sistem|rinnov|elimin|scart|lasci|dipin|pittur|imbianc|ripar|aggiust|sald|chiud|apr|posa|posi|serv|vogli|vuol|occorr|voless|vorre|volev|dovess|potess|poss|dev|dobb)/
/** Matches the endings of what others do or of what is done already: 'ne mettete due', 'ne ho cambiate tre'. */
const byOthers = /(?:[aei]te|[aeiu]t[oaie]|ono)$|^mess[aoie]$/
/** Matches verbs with 'ne' at their end: 'facendone', 'cambiarne', 'mettiamone', 'metterne'. */
const withNe = /^\p{L}{3,}(?:ando|endo|ar|er|ir|iamo)(?:me|ce)?ne$/u
const adding = /^(?:aggiung|aggiunc)/
const removing = /^(?:tolg|togli|lev|elimin|scart|lasci)/
const placing = /^(?:mett|mitt|mont|instal|prend|prind|vogli|voless|vorre|serv|fac|far|fess|faz)/
const ofPlace = /^(?:in|nel|nella|nello|nell|sul|sulla)$/
const only = /^(?:sol[oaie]|sulu|soltanto|solamente|unic[oa]|appena)$/
const also = /^(?:anche|pure|anca|inoltre)$/
/** Matches words of questions for advice or rules. Their numbers change no count: 'ne devo mettere due per forza?'. */
const advice =
  /^(?:bast(?:ano|assero|erebbero|erebbe)|conviene|converrebbe|forza|minimo|massimo|obblig\p{L}+|meglio|permess[oi]|vero|volta)$/u

const ordinals = ['terz', 'quart', 'quint', 'sest', 'settim', 'ottav']

/** A number of things, as a text says it. */
interface Said {
  readonly from: number
  readonly to: number
  readonly value: number
  /** Whether it is the word 'un', 'uno' or 'una'. */
  readonly isArticle: boolean
}

/** Returns the bare numbers of a text. */
function numbersIn({ quantities }: Utterance): Said[] {
  return quantities
    .filter(({ unit, ordinal, low, high }: Quantity) => unit === null && !ordinal && low === high && low > 0)
    .map(({ from, to, low, article }) => ({ from, to, value: low, isArticle: article }))
}

const textsOf = ({ words }: Utterance, from: number, to: number): string[] =>
  words.slice(Math.max(0, from), Math.max(0, to)).map(({ text }) => text)

/** Returns the words from 'ne' to the number at this index, if they say that something is done; otherwise null. */
function neBefore(utterance: Utterance, from: number): string[] | null {
  const { words } = utterance
  for (let at = from - 1; at >= Math.max(0, from - reach - 1); at -= 1) {
    const word = words[at]
    if (!word || (word.kind === 'mark' && word.text !== ',')) return null
    const between = textsOf(utterance, at, from)
    if (withNe.test(word.text)) return between
    if (!/^n?ne$/.test(word.text)) continue
    const verbs = between.slice(1)
    const isDone = verbs.some((text) => /^(?:ho|abbiamo|ha|hanno|avevo)$/.test(text) || byOthers.test(text))
    const isMine = (text: string): boolean => doing.test(text) || /(?:ss[ie]|ssimo)$/.test(text)
    return !isDone && verbs.some((text) => isMine(text)) ? between : null
  }
  return null
}

/** Whether a number is followed by the room of one more thing: 'uno nella cameretta'. */
function hasRoom({ words }: Utterance, to: number): boolean {
  const next = words.slice(to, to + 4)
  const isIn = next.some(({ text }) => /^(?:in|nel|nella|nello|nell|sul|sulla|sulle)$/.test(text))
  return isIn && next.some(({ text }) => thingOf(text) === 'room' || thingOf(text) === 'bathroom')
}

/** Returns the sign of a number in 'ne metto uno pure', 'ne tolgo due'; 0 for a new total. */
function signOf(utterance: Utterance, before: readonly string[], { to, isArticle }: Said): -1 | 0 | 1 {
  const after = textsOf(utterance, to, to + 2)
  const isMore = /^(?:in|di|de) (?:piu|chiu|cchiu)$/.test(after.join(' '))
  const isLess = /^(?:in|di|de) (?:meno|manco|mancu)$/.test(after.join(' '))
  const isOnly = [...before, ...after].some((text) => only.test(text))
  if (isMore || before.some((text) => adding.test(text) || /^altr[aoie]$/.test(text))) return 1
  if (isLess) return -1
  if (before.some((text) => removing.test(text)))
    // 'ne lascio solo due' keeps two.
    return isOnly && before.some((text) => text.startsWith('lasci')) ? 0 : -1
  if (isOnly) return 0
  const isPlaced = before.some((text) => placing.test(text) || withNe.test(text))
  if (isPlaced && [...before, after[0] ?? ''].some((text) => also.test(text))) return 1
  return isPlaced && isArticle && hasRoom(utterance, to) ? 1 : 0
}

const moved = ({ known }: MainSize, by: number): Range => ({ low: known.low + by, high: known.high + by })

/** Reads 'se ne cambio solo cinque', 'se ne aggiungessi uno', 'facendone tre'. */
function withPronoun(utterance: Utterance, main: MainSize): Range | null {
  for (const said of numbersIn(utterance)) {
    const before = neBefore(utterance, said.from)
    // 'un altro' and 'un’altra' stand for one more.
    const isOther = said.isArticle && /^altr[oa]$/.test(utterance.words[said.to]?.text ?? '')
    const to = isOther ? said.to + 1 : said.to
    if (before === null || !countsOwn(utterance, to, main)) continue
    const sign = isOther ? 1 : signOf(utterance, before, said)
    return sign === 0 ? { low: said.value, high: said.value } : moved(main, sign * said.value)
  }
  return null
}

/** Whether 'uno in più' is about the things of the job, and not 'di operaio'. */
function isOfThem(utterance: Utterance, to: number, main: MainSize): boolean {
  const isOf = /^(?:di|dei|delle|d)$/.test(utterance.words[to]?.text ?? '')
  return (
    countsOwn(utterance, to, main) && (!isOf || utterance.words[to + 1]?.text.startsWith(main.stem) === true)
  )
}

/** Reads a number without 'ne': 'e una in più?', 'due finestre in meno', 'un altro in cucina?'. */
function withoutPronoun(utterance: Utterance, main: MainSize): Range | null {
  const { words } = utterance
  for (const said of numbersIn(utterance)) {
    const isNamed = main.stem.length > 2 && words[said.to]?.text.startsWith(main.stem) === true
    const to = isNamed ? said.to + 1 : said.to
    const [joint, way] = textsOf(utterance, to, to + 2)
    if (
      /^(?:in|di|de)$/.test(joint ?? '') &&
      /^(?:piu|chiu|cchiu|meno|manco|mancu)$/.test(way ?? '') &&
      isOfThem(utterance, to + 2, main)
    )
      return moved(main, way?.startsWith('m') === true ? -said.value : said.value)
    // 'già che ci siamo pure uno in cucina'
    const isPlaced =
      said.isArticle &&
      also.test(words[said.from - 1]?.text ?? '') &&
      ofPlace.test(joint ?? '') &&
      hasRoom(utterance, said.to)
    if (isPlaced && countsOwn(utterance, to, main)) return moved(main, said.value)
    const isFirst = textsOf(utterance, 0, said.from).every((text) =>
      /^(?:e|ed|se|ma|poi|anche|pure|con)$/.test(text),
    )
    const isOther = said.isArticle && /^altr[oa]$/.test(joint ?? '') && countsOwn(utterance, to + 1, main)
    if (isFirst && said.from > 0 && isOther) return moved(main, said.value)
  }
  return null
}

/** Reads 'un terzo', of two things. */
function withOrdinal({ words }: Utterance, main: MainSize): Range | null {
  const isNext = words.some(({ text }, at) => {
    const nth = ordinals.findIndex((stem) => text === `${stem}o` || text === `${stem}a`)
    return nth !== -1 && nth + 3 === main.known.low + 1 && /^una?$/.test(words[at - 1]?.text ?? '')
  })
  // 'e un terzo nel corridoio'
  const isJoined = /^(?:e|ed|anche|piu)$/.test(words[0]?.text ?? '')
  const isDone = isJoined || words.some(({ text }) => doing.test(text) && !byOthers.test(text))
  return isNext && isDone && main.known.low === main.known.high ? moved(main, 1) : null
}

/** Matches the verb of a size that is supposed: 'se fosse il doppio'. */
const supposing = /^(?:foss(?:e|ero)|diventasse(?:ro)?)$/
const ofPrice = /^(?:prezz|cost|spes|preventiv|euro)/
const ofHome = /^(?:casa|tetto|facciata|appartamento|muri|muro|villa|superficie|lavoro|tutto)$/

/** Matches verbs that double or halve all: 'raddoppiamo', 'dimezzate pure'. */
const doubling = /^raddoppi(?:amo|ate|o|a|amol[aoei]|atel[aoei])$/
const halving = /^dimezz(?:iamo|ate|o|a|iamol[aoei]|atel[aoei])$/
/** Matches clauses that only state a factor: 'in realtà sono il doppio', 'fatene la metà', 'quindi il doppio'. */
const onlyFactor =
  /^(?:(?:in|realta|anzi|no|e|ma|quindi|allora|dunque|scusa|scusi|scusate|alla|fine|ne|solo|pure|ci|che|mi|ho|sbagliat[oa]|contato|male) )*(?:sono|e|saranno|fate|fatene|facciamo|facciamone|diventa|diventano|serve|servono|vogliono|faccio|fai|metti|mettiamo|mettete|prendo|prendiamo|bast[ao]|il|la|tutt[oa])(?: (?:il|la|del))? (?<factor>doppio|meta|triplo)(?: (?:va|dai|pure|soltanto|scusate|scusa|per ora|per adesso|basta))?$/
/** Matches as many things again: 'sull’altro lato ne ho altrettante', 'dietro ce n’è altrettanta'. */
const asMany = /^altrettant[aoei]$/
const having = /^(?:ho|abbiamo|sono|e|c|ce|n|ne|ci)$/

/** Returns the factor of a statement that doubles or halves the work; null for any other text. */
function statedFactor({ raw }: Utterance): number | null {
  if (raw.includes('?')) return null
  const factors = clausesIn(raw).flatMap((clause): number[] => {
    const own = readUtterance(clause).words
    if (own.some(({ text }) => ofPrice.test(text) && text !== 'costa')) return []
    const isHalf = own.some(({ text }) => halving.test(text))
    if (isHalf || own.some(({ text }) => doubling.test(text))) return [isHalf ? 0.5 : 2]
    const at = own.findIndex(({ text }) => asMany.test(text))
    if (at !== -1) return own.slice(0, at).some(({ text }) => having.test(text)) ? [2] : []
    const factor = onlyFactor.exec(spokenText(own))?.groups?.['factor']
    return factor === undefined ? [] : [factor === 'meta' ? 0.5 : factor === 'doppio' ? 2 : 3]
  })
  const [first] = factors
  return first !== undefined && factors.every((one) => one === first) ? first : null
}

/** Reads 'se ne faccio solo metà', 'se ne mettessi il doppio'. */
function withFactor(utterance: Utterance, main: MainSize): Range | null {
  const { words } = utterance
  const at = words.findIndex(({ text }) => /^(?:meta|doppio|triplo)$/.test(text))
  const word = words[at]?.text
  if (word === undefined) return null
  const before = textsOf(utterance, 0, at)
  const isSupposed = before.slice(-2).some((text) => supposing.test(text))
  const isNear =
    isSupposed || before.slice(-4).some((text) => only.test(text) || /^n?ne$/.test(text) || withNe.test(text))
  const isDone =
    isSupposed || before.some((text) => (doing.test(text) && !byOthers.test(text)) || withNe.test(text))
  if (isSupposed && words.some(({ text }) => ofPrice.test(text))) return null
  const next = words[at + 1]
  const isWhole = countsOwn(utterance, at + 1, main) || ofHome.test(next?.text ?? '')
  if (!isNear || !isDone || !isWhole) return null
  const factor = word === 'meta' ? 0.5 : word === 'doppio' ? 2 : 3
  const times = (value: number): number => (main.isCount ? Math.round(value * factor) : value * factor)
  return { low: times(main.known.low), high: times(main.known.high) }
}

/** Returns the main size as a statement multiplies it: 'raddoppiamo', 'dietro ce n’è altrettanta, quindi il doppio'. */
export function multiplied(utterance: Utterance, { known, isCount }: MainSize): Range | null {
  const factor = known.low === known.high ? statedFactor(utterance) : null
  if (factor === null || utterance.denied.length > 0) return null
  const value = isCount ? Math.round(known.low * factor) : known.low * factor
  // 'quindi il doppio, fate 20' says the same twice.
  const others = utterance.quantities.filter(({ article, ordinal }) => !article && !ordinal)
  // 'i balconi sono due uguali, quindi il doppio'
  return others.every(({ low }) => low === value || low === factor) ? { low: value, high: value } : null
}

/** Matches 'meno uno', 'anzi meno due'. */
const minus = /^(?:no|anzi|troppi|troppe|facciamo|fate)?$/

/** Reads a clause that only takes a number away, or adds one: 'troppi, meno uno', 'altre cinque'. */
function withoutNoun({ raw }: Utterance, main: MainSize): Range | null {
  if (raw.includes('?') || main.known.low !== main.known.high) return null
  for (const clause of clausesIn(raw)) {
    const own = readUtterance(clause)
    const [said, ...more] = numbersIn(own)
    const last = own.words.findLastIndex(({ kind }) => kind !== 'mark')
    if (!said || more.length > 0 || said.to <= last) continue
    const before = spokenText(own.words.slice(0, said.from))
    // 'anche mia sorella vuole le stesse, altre cinque'
    if (/^(?:e |quindi |poi )?(?:altr[ie]|ancora)$/.test(before) && !said.isArticle)
      return moved(main, said.value)
    if (own.words[said.from - 1]?.text !== 'meno') continue
    if (minus.test(spokenText(own.words.slice(0, said.from - 1))) && said.value < main.known.low)
      return moved(main, -said.value)
  }
  return null
}

/** Matches the word after a number of things that are told about: 'due sono nuove', 'due le ho già cambiate'. */
const telling = /^(?:e|sono|so|l|la|lo|le|li|gia|ce|non|mi|si)$/

/** Reads 'due le ho già cambiate, toglietele dal conto', which leaves the others. */
function withoutOffCount(utterance: Utterance, main: MainSize): Range | null {
  if (!takesOffCount(utterance)) return null
  const said = numbersIn(utterance).filter(({ value }) => value < main.known.low)
  // The number of what is done is no quantity of the message.
  const done = clausesIn(utterance.raw).flatMap((clause) => {
    const { words } = readUtterance(clause)
    return telling.test(words[1]?.text ?? '') ? numbersIn(readUtterance(words[0]?.text ?? '')) : []
  })
  const [count, ...more] = said.length > 0 ? said : done
  if (!count || more.length > 0) return null
  const isOwn =
    said.length === 0 ||
    countsOwn(utterance, count.to, main) ||
    telling.test(utterance.words[count.to]?.text ?? '')
  return isOwn && count.value < main.known.low ? moved(main, -count.value) : null
}

/** Reads 'cambiate anche quello del bidet e quello della doccia, tutti e tre', whose number counts all. */
function moreInAll(utterance: Utterance, main: MainSize): Range | null {
  const all = allOfThem(utterance, main)
  const isDone = utterance.words.some(({ text }) => doing.test(text))
  return all !== null && all > main.known.high && isDone ? { low: all, high: all } : null
}

/** Returns the main size of a job as a clause changes it: 'e se ne cambiassi tre?', 'uno in più', 'solo metà'. */
export function fewerOrMore(utterance: Utterance, main: MainSize): Range | null {
  const { words, denied } = utterance
  // 'in cucina ne metterei quattro, non due' changes a part of the count.
  if (denied.length > 0 || words.some(({ text }) => advice.test(text))) return null
  const factored = withFactor(utterance, main)
  if (factored || !main.isCount) return factored
  return (
    moreInAll(utterance, main) ??
    withoutOffCount(utterance, main) ??
    withoutNoun(utterance, main) ??
    withPronoun(utterance, main) ??
    withOrdinal(utterance, main) ??
    withoutPronoun(utterance, main)
  )
}
