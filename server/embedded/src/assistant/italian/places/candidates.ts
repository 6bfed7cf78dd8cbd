import { unitAt } from '../numbers/units.ts'
import type { Word } from '../words.ts'
import {
  isBeforeProvince,
  isBeforeRegion,
  isBeforeStreet,
  isLocated,
  prepositions,
  provinceAfter,
  shortestVillage,
} from './beside-names.ts'
import { everydayNames } from './everyday-names.ts'
import { isHomeTown, isLastWord } from './home-towns.ts'
import type { Candidate, NamedPlace, PlaceIndex } from './place-index.ts'

const leads = new Set(
  'a ad in zona presso vicino comune citta paese abito abitiamo vivo viviamo sto stiamo siamo sono provincia paraggi pressi vicinanze dintorni periferia centro frazione localita quartiere hinterland sito ubicata ubicato situata situato fuori'.split(
    ' ',
  ),
)
/**
 * Leads that stand before other words as well: 'sono tornata', 'tetto in piode'. After them a village needs a capital
 * letter, or a verb as in 'abito in'.
 */
const weakLeads = new Set(['sono', 'siamo', 'stiamo', 'sto', 'in', 'fuori', 'centro'])
const streets = new Set('via viale corso piazza piazzale largo strada vicolo'.split(' '))
const landscapeLeads = new Set(['nel', 'nella', 'nell', 'nelle', 'nei'])
/** Words before a thing: 'sul comò' does not name Como. */
const thingLeads = new Set(['il', 'un', 'uno', 'sul', 'sullo', 'sulla', 'mio', 'quel', 'dal', 'col'])
/** Matches feminine articles, which no town has before its name alone. */
const articled = /^(?:la|una|della|alla|dalla|sulla|colla)$/
const maxWords = 6

/** Whether the words before a name introduce a place: 'a', 'in zona', 'vicino a', 'in provincia di'. */
export function isLed(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.text ?? ''
  if (leads.has(before)) return true
  return prepositions.has(before) && leads.has(words[from - 2]?.text ?? '')
}

/** Whether a duration precedes a name: 'dopo trent’anni a Roma' tells where the customer lived. */
export function isEarlierHome(words: readonly Word[], { from }: Candidate): boolean {
  const [before, earlier] = [words[from - 1]?.text ?? '', words[from - 2]?.text ?? '']
  return /^(?:a|ad|in)$/.test(before) && /^(?:ann[oi]|mes[ei])$/.test(earlier)
}

/** Whether a name belongs to that of a province or region: 'in provincia di Bergamo', 'Valle d’Aosta'. */
export function isOfArea(words: readonly Word[], from: number): boolean {
  if (words[from]?.text === 'aosta' && words[from - 1]?.text === 'd') return true
  let at = from - 1
  while (at > from - 4 && (prepositions.has(words[at]?.text ?? '') || words[at]?.text === '.')) at -= 1
  return words[at]?.text === 'provincia' || words[at]?.text === 'prov'
}

/** Words that cannot end a name: 'a est e ovest' does not name Este. */
const ending = new Set(['e', 'ed', 'o', 'a', 'di', 'in', 'da'])
/** Words that cannot begin a name of two words. */
const joining = new Set('a col con coi ho ha se si no di da del per tra su al una un'.split(' '))

/** Whether words may be a name that is written apart: 'Monte Silvano'. 'a me le sbarre' does not name Mele. */
function isSplit(stretch: readonly Word[]): boolean {
  return stretch.every(({ text }) => text === '-' || text.length >= shortestPart)
}
const shortestPart = 3

/** Returns all word ranges that are the name of a municipality, the longest first at each index. */
function findNames(words: readonly Word[], index: PlaceIndex): Candidate[] {
  const found: Candidate[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(maxWords, words.length - from); count > 0; count -= 1) {
      const stretch = words.slice(from, from + count)
      if (stretch.some(({ kind, text }) => kind !== 'word' && text !== '-')) continue
      // 'col legno' does not name Collegno.
      if (count > 1 && (joining.has(stretch[0]?.text ?? '') || ending.has(stretch.at(-1)?.text ?? '')))
        continue
      const key = stretch.map(({ text }) => (text === '-' ? '' : text)).join('')
      // 'Villafranca de Verona' is the dialect spelling.
      const inner = stretch.slice(1, -1).some(({ text }) => text === 'de')
      const spelt = inner ? stretch.map(({ text }) => (text === 'de' ? 'di' : text)).join('') : key
      const named = index.named(key)
      const places = (named.length > 0 ? named : index.named(spelt)).filter(
        (place) => count <= place.words || (count > 1 && count === place.words + 1 && isSplit(stretch)),
      )
      if (places.length === 0) continue
      found.push({ from, to: from + count, places })
      from += count - 1
      break
    }
  }
  return found
}

/** Whether marks or the end of the message are on both sides: 'cambio caldaia, Alba'. */
function standsApart(words: readonly Word[], from: number, to: number): boolean {
  return words[from - 1]?.kind === 'mark' && (words[to]?.kind ?? 'mark') === 'mark'
}

/** Whether a name is the whole text between a mark and the end of the message. */
function isLastClause(words: readonly Word[], from: number, to: number): boolean {
  return standsApart(words, from, to) && words.slice(to).every(({ kind }) => kind === 'mark')
}

const farmhouse = /^(?:cascina|cascine)$/
/** Matches the word after a house that describes it. */
const ofHouse = /^(?:de[li]|dell|degli|di|da|in|con|su|vicino|fuori|vecchi|antic|ristruttur|abbandon|tutt|\d)/

/** Matches verbs before the town from which somebody writes: 'vi scrivo da Alba'. */
const writing = /^(?:scrivo|scriviamo|scrive|chiamo|chiamiamo|telefono)$/

/** Whether a name in running text means the place. */
function isMeant(words: readonly Word[], candidate: Candidate, index: PlaceIndex, asked: boolean): boolean {
  const { from, to, places } = candidate
  const before = words[from - 1]?.text ?? ''
  if (streets.has(before) || colour.test(before)) return false
  if (before === 'da' && writing.test(words[from - 2]?.text ?? ''))
    return words[from]?.capital === true || places.some(({ size }) => size >= 1)
  const single = to - from === 1 ? (words[from]?.text ?? '') : ''
  // 'nel Salento' is the landscape, not the village of that name.
  if (single !== '' && (landscapeLeads.has(before) || thingLeads.has(before))) return false
  // 'il rosso invece della crema' is a colour. People write a town after an article with a capital letter.
  if (single !== '' && words[from]?.capital !== true && articled.test(before)) return false
  if (single !== '' && index.province(single) !== null && places.every(({ size }) => size === 0)) return false
  // 'per ora no' does not name Ora in the province of Novara.
  const sign = provinceAfter(words, to, index)
  if (sign !== null && places.some(({ value }) => value.endsWith(`(${sign})`))) return true
  if (isBeforeRegion(words, candidate, index) || isBeforeProvince(words, candidate, index)) return true
  if (asked && isLocated(words, candidate, index)) return true
  // 'cascina del 1890 vicino ad Asti' is a farmhouse.
  if (farmhouse.test(single) && !isLed(words, from) && ofHouse.test(words[to]?.text ?? '')) return false
  const size = Math.max(...places.map((place) => place.size))
  const capital = words[from]?.capital === true
  // 'Ponte', 'Massa', 'Cento' are everyday words: only 'a Cento' with a capital letter means the town.
  if (everydayNames.has(single))
    return (
      (isHomeTown(words, candidate) && unitAt(words, to) === null) ||
      (capital &&
        (isLed(words, from) || (size >= 1 && standsApart(words, from, to))) &&
        (size >= 1 || before === 'a' || before === 'ad') &&
        unitAt(words, to) === null)
    )
  if (single !== '' && single.length < 3) return false
  if (places.every(({ isQuarter }) => isQuarter)) return asked || capital || isLed(words, from)
  if (isBeforeStreet(words, candidate)) return true
  const isVillage = single !== '' && size === 0 && !capital
  const isHome = before === 'in' && leads.has(words[from - 2]?.text ?? '')
  if (isVillage && !asked && weakLeads.has(before) && !isHome) return false
  if (isLed(words, from) || size >= 3 || (capital && to - from >= 3)) return true
  // The name of a village may be the last clause of a message: 'due travi da sostituire. Norcia'.
  if (
    isLastClause(words, from, to) &&
    words.slice(from, to).every(({ text }) => text.length >= shortestVillage)
  )
    return true
  if (!asked && isLastWord(words, candidate)) return true
  // A town alone is the place, even in reply to another question.
  if (size >= 1 && from === 0 && words.slice(to).every(({ kind }) => kind === 'mark')) return true
  // 'piteglio, sulla montagna': the first words of an answer.
  const isFirst = from === 0 && words[to]?.kind === 'mark' && single.length >= shortestVillage
  if (asked) return capital || size >= 1 || words.length <= 4 || isFirst
  // 'da togliere e basta. enna. posso …': between marks a town counts even without a capital letter.
  return size >= 1 && from > 0 && (capital || standsApart(words, from, to))
}

/** First words of many names. Alone they do not name a municipality. */
const commonStarts = new Set(
  'san santa sant santo monte castel castello castelli villa ville torre torri borgo ponte porto rocca pieve costa campo valle val bagno bagni casa casal casale casali colle civita serra sala terra lago la il le lo ca cava isola marina fiume grotta palazzo piano pian poggio riva sasso vico vigna villar villanova castelnuovo castelvecchio roccasecca piazza croce corte monti mezzana nuova alta bassa trezzano ospedaletto'.split(
    ' ',
  ),
)

/** First words that alone name a town, even without a capital letter. */
const knownStarts = new Set(
  'busto cinisello cologno cernusco reggio lamezia desenzano civitanova garbagnate vibo quartu mazara giugliano pomigliano montecatini bassano castelfranco nocera ascoli venaria paderno guidonia corigliano bagnolo novate peschiera cusano abbiategrasso'.split(
    ' ',
  ),
)

/** The best-known of several towns whose names begin with the same word. */
const meantByStart: Readonly<Record<string, string>> = {
  busto: 'BUSTO ARSIZIO (VA)',
  paderno: 'PADERNO DUGNANO (MI)',
  cologno: 'COLOGNO MONZESE (MI)',
  bassano: 'BASSANO DEL GRAPPA (VI)',
  nocera: 'NOCERA INFERIORE (SA)',
  montecatini: 'MONTECATINI-TERME (PT)',
}

/** Returns the municipalities whose name begins with these words; towns before villages. */
export function begun(index: PlaceIndex, start: string): readonly NamedPlace[] {
  const all = index.begunBy(start)
  const meant = Object.hasOwn(meantByStart, start)
    ? all.filter(({ value }) => value === meantByStart[start])
    : []
  if (meant.length > 0) return meant
  const towns = all.filter(({ size }) => size > 0)
  return towns.length > 0 ? towns : all
}

/** Matches words before the name of a colour: 'colore crema'. */
const colour = /^(?:color[ei]?|tint[ae]|tono|tonalita|bianco|vernice|pittura)$/

/** Reads a town by the beginning of its name: 'Busto', 'San Donato', 'Busto A.'. */
function shortName(
  words: readonly Word[],
  from: number,
  index: PlaceIndex,
  asked: boolean,
): Candidate | null {
  const word = words[from]
  if (word?.kind !== 'word' || streets.has(words[from - 1]?.text ?? '')) return null
  const next = words[from + 1]
  const isWord = next?.kind === 'word'
  const initial = isWord && next.capital && next.text.length === 1 && word.capital ? next.text : null
  if (initial !== null && !commonStarts.has(word.text)) {
    const places = index
      .begunBy(word.text)
      .filter(
        ({ folded, size }) =>
          size > 0 && folded.split(' ').some((part, at) => at > 0 && part.startsWith(initial)),
      )
    if (places.length > 0) return { from, to: from + (words[from + 2]?.text === '.' ? 3 : 2), places }
  }
  // '20 metri, Reggio': the name alone after a mark. 'cinisello' may also be the whole message.
  const isWhole = words.length === 1
  const isAfterMark = word.capital && !isWord && words[from - 1]?.kind === 'mark'
  // 'abano, appena fuori Padova': the first words of an answer.
  const isFirst = asked && from === 0 && word.text.length >= shortestVillage && next?.kind === 'mark'
  const isAlone = isFirst || (knownStarts.has(word.text) && (isWhole || isAfterMark))
  if (!isLed(words, from) && !isAlone) return null
  if (isWord && commonStarts.has(word.text)) {
    const places = /^san(?:t[ao]?)?$/.test(word.text) ? begun(index, `${word.text} ${next.text}`) : []
    return places.length > 0 ? { from, to: from + 2, places } : null
  }
  const isName = word.capital || isFirst || knownStarts.has(word.text)
  if (!isName || word.text.length < 4 || commonStarts.has(word.text) || everydayNames.has(word.text))
    return null
  const places = begun(index, word.text)
  return places.length > 0 && unitAt(words, from) === null ? { from, to: from + 1, places } : null
}

/** Words before a part of a town: 'Gubbio, zona San Marco' does not name San Marco in Lamis. */
const partLeads = new Set(['zona', 'quartiere', 'rione', 'frazione', 'localita', 'contrada', 'parrocchia'])

const provinceOf = ({ value }: NamedPlace): string => value.slice(value.lastIndexOf('('))

/** Whether a name is that of a part of a town named before: 'a Torino, zona San Paolo' does not mean San Paolo (BS). */
function isPartOfTown(
  words: readonly Word[],
  { from, places }: Candidate,
  all: readonly Candidate[],
): boolean {
  if (!partLeads.has(words[from - 1]?.text ?? '')) return false
  const towns = all.filter(({ to }) => to <= from).flatMap((town) => town.places.map(provinceOf))
  return towns.length > 0 && places.every((place) => !towns.includes(provinceOf(place)))
}

/** Returns the names in a message that mean a place, in order. */
export function meantNames(words: readonly Word[], index: PlaceIndex, asked: boolean): Candidate[] {
  const named = findNames(words, index)
  const all = named.filter((candidate) => isMeant(words, candidate, index, asked))
  const meant = all.filter((candidate) => !isPartOfTown(words, candidate, all))
  const taken = new Set(
    named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  )
  for (const from of words.keys()) {
    const isPart = partLeads.has(words[from - 1]?.text ?? '') && meant.some(({ to }) => to <= from)
    const short = isPart || taken.has(from) ? null : shortName(words, from, index, asked)
    if (short) meant.push(short)
  }
  return meant.toSorted((a, b) => a.from - b.from)
}
