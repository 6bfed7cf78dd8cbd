import { questions } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/questions.ts'
import { smallQuestions } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/small-questions.ts'
import { tileQuestions } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/tile-questions.ts'

import { contentWords, patterns, says } from '../../italian/patterns.ts'
import { isKept } from '../../italian/sentences/kept-things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { sidesArea } from '../../slots/areas/house-area.ts'
import { type Facts, numberOf, optionOf } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { showNumber } from '../../wording/figures.ts'
import { countOf, onlyArea, onlyAreaBut } from '../bound-quantities.ts'
import { choiceOfJob, heard, numberOfJob, onlyHeard, type PricedNumberQuestion } from '../job-slots.ts'
import { numberAfter } from '../number-before.ts'
import { pieceSlot } from '../pieces.ts'
import { bothBathrooms } from '../readers/bathrooms.ts'
import { countedFixtures, namedFloor, ofBathroomsOnly, redoneAmong, severalSizes } from './measures.ts'

function sizeSlot(question: PricedNumberQuestion): Slot {
  const one = numberOfJob(question, { derive: sidesArea(12), named: 'Bagno di' })
  return {
    ...one,
    read: (utterance, asked) => {
      const redone = redoneAmong(utterance)
      if (redone) return one.read(redone.said, true)
      const bathrooms = ofBathroomsOnly(utterance)
      const several = severalSizes(bathrooms)
      return several ? found({ kind: 'number', ...several }) : one.read(bathrooms, asked)
    },
  }
}

/** The floor area of the bathroom; of several bathrooms the range from the smallest to the largest. */
export const size = sizeSlot(questions.size)
/** The floor area of an additional bathroom. */
export const newSize = sizeSlot({ ...questions.size, price: { ...questions.size.price, reference: 4 } })
/** Matches one of several bathrooms: 'quello grande', 'solo quello di servizio', 'ne rifaccio uno'. */
const singledOut =
  /(?<!\p{L})(?:sol[oa]\s(?:quello|uno)|ne\s(?:rifaccio|rifacciamo|rifarei|rifare)\s(?:solo\s)?uno)(?!\p{L})|(?<!\p{L})(?:quello|uno|nel|del|il|solo)\s(?:più\s|bagno\s)?(?:primo|secondo|grande|piccolo|principale|solo|dei due|di servizio)(?!\p{L})/iu
/** Whether a message describes each of several bathrooms: 'uno grande e uno piccolo', 'il primo …, l’altro …'. */
const namesEach = ({ words }: Utterance): boolean =>
  words.filter(({ text }) => /^(?:uno|quello|altro|primo|secondo)$/.test(text)).length > 1
const plainCount = numberOfJob(questions.count, {
  derive: (utterance) => bothBathrooms(utterance) ?? numberAfter(utterance, /^bagni$/),
})
/** The number of bathrooms to renovate. It is read but never asked. */
export const count = onlyHeard({
  ...plainCount,
  things: 'beside',
  read: (utterance, asked) => {
    const redone = redoneAmong(utterance)
    if (redone) return found({ kind: 'number', low: redone.count, high: redone.count })
    const sizes = utterance.quantities.filter(({ unit, article }) => unit === 'area' && !article)
    return sizes.length < 2 && singledOut.test(utterance.raw) && !namesEach(utterance)
      ? null
      : plainCount.read(utterance, asked)
  },
})
const plainPipes = choiceOfJob(questions.pipes)
/** Matches words that only describe the pipes: 'i tubi sono del 2015'. */
const describedPipes =
  /(?<!\p{L})tub(?:i|ature) (?:sono|hanno|li hanno|non sono mai|non li hanno mai|del|di|in)(?!\p{L})(?! (?:da|vecchi|marci|rott|rifare|cambiare))/iu
const pipeWord = /^(?:tubi|tubazion|tubatur|impiant[oi]$)/
/** Whether the word after 'impianto' makes it another one than that of the water. */
const isOfCurrent = ({ words }: Utterance, at: number): boolean =>
  /^(?:elettric|luce$|gas$)/.test(words[at + 1]?.text ?? '')
/** Whether old pipes are to be changed: 'le tubature sono in ferro zincato e vanno cambiate'. */
const areChanged = ({ words }: Utterance): boolean =>
  words.some(({ text }, at) => {
    if (!pipeWord.test(text)) return false
    const end = words.findIndex(({ kind }, place) => place > at && kind === 'mark')
    return words
      .slice(at, end === -1 ? words.length : end)
      .some(
        (word, place, clause) =>
          /^(?:vanno|andrebbero)$/.test(word.text) &&
          /^(?:cambiat|rifatt|sostituit)[ie]$/.test(clause[place + 1]?.text ?? ''),
      )
  })
const otherPart = /^(?:piastrell|mattonell|paviment|rivestiment|sanitar|vasca$|doccia$|mobil|specchi)/
/** Whether a message keeps another part of the bathroom, and names no pipes. */
const keepsOther = ({ words }: Utterance): boolean =>
  !words.some(({ text }) => pipeWord.test(text)) && isKept(words, (text) => otherPart.test(text))
/** Whether to renew the pipes. The state of the old ones says nothing about it, unless they are new. */
export const pipes: Slot = {
  ...plainPipes,
  read: (utterance, asked) => {
    if (isKept(utterance.words, (text, at) => pipeWord.test(text) && !isOfCurrent(utterance, at)))
      return found({ kind: 'choice', option: 'restano' })
    // 'se tengo le piastrelle che ho' says nothing about the pipes.
    if (keepsOther(utterance)) return null
    if (areChanged(utterance)) return found({ kind: 'choice', option: 'nuovi' })
    return !asked && describedPipes.test(utterance.raw) ? null : plainPipes.read(utterance, asked)
  },
}
const plainGrade = choiceOfJob(questions.grade)
const ofHeight = /^(?:fino|tutt[oa]|metri|metro|piu|piano)$/
/** The level of the fittings. The height of the tiles is no level: 'nella doccia fino in alto'. */
export const grade: Slot = {
  ...plainGrade,
  read: (utterance, asked) => {
    const { words } = utterance
    const text = (at: number): string => words[at]?.text ?? ''
    const isHeight = (at: number): boolean =>
      /^(?:alt|bass)[oaie]$/.test(text(at)) && ofHeight.test(text(text(at - 1) === 'in' ? at - 2 : at - 1))
    const without = words.filter((_, at) => !isHeight(at))
    if (without.length === words.length) return plainGrade.read(utterance, asked)
    return plainGrade.read({ ...utterance, words: without, content: contentWords(without) }, asked)
  },
}
export const hung = choiceOfJob(questions.hung, heard)
export const hungAsked = choiceOfJob(questions.hung)
export const accessible = choiceOfJob(questions.accessible, heard)
export const drain = choiceOfJob(questions.drain)
export const windowless = choiceOfJob(questions.windowless)

const plainLift = choiceOfJob(questions.lift)
const upperFloor = patterns('secondo|terzo|quarto|quinto|sesto|settimo|ultimo|mansarda|piano #|# piano|alto')
/**
 * Whether rubble can go down by lift. An answer with only a floor leads to a second question about the lift.
 */
export const lift: Slot = {
  ...plainLift,
  question: (facts) => (numberOf(facts, 'piano') === null ? plainLift.question(facts) : 'C’è l’ascensore?'),
  read: (utterance, asked) => {
    const reading = plainLift.read(utterance, asked)
    if (reading !== null || !asked || !says(utterance.content, upperFloor)) return reading
    return { kind: 'ask', words: 'E l’ascensore c’è?', chips: ['Sì', 'No', 'Non lo so'] }
  },
}
const plainFloor = numberOfJob(questions.floor, {
  derive: namedFloor,
  needed: (facts) => optionOf(facts, 'ascensore') === 'no',
})
/** The floor of the home. It is asked only if there is no lift. */
export const floor: Slot = {
  ...plainFloor,
  show: (fact) => {
    if (fact.kind !== 'number') return 'da definire'
    return fact.high === 0 ? 'piano terra' : `${showNumber(fact.high)}° piano`
  },
  price: plainFloor.price && {
    ...plainFloor.price,
    driver: (fact) =>
      fact?.kind === 'number' && fact.high > 0 ? `${showNumber(fact.high)}° piano senza ascensore` : null,
  },
}

export const fixtures = numberOfJob(smallQuestions.fixtures, { derive: countedFixtures })
export const tubs = pieceSlot(questions.tubs, { one: /^vasca$/, many: /^vasche$/ })
export const showers = pieceSlot(questions.showers, {
  one: /^(?:box|doccia|piatto|cabina)$/,
  many: /^(?:box|docce|docc?ie|piatti|cabine)$/,
})
export const cisterns = pieceSlot(questions.cisterns, {
  one: /^(?:cassetta|sciacquone|vaschetta|wc|water)$/,
  many: /^(?:cassette|sciacquoni|vaschette|wc|water)$/,
})
export const shower = choiceOfJob(smallQuestions.shower)
export const showerPart = choiceOfJob(smallQuestions.showerPart)
const plainTapWork = choiceOfJob(smallQuestions.tapWork)
const washer = /^(?:guarnizion|cartucc)/
const wishing = /^(?:vorrei|vorremmo|voglio|vogliamo|metti|mettete|mettiamo|metterei)$/
/** Number of words between the wish and 'nuovo': 'lo vorrei proprio nuovo'. */
const wishReach = 3
const wishesNew = ({ words }: Utterance): boolean =>
  words.some(
    ({ text }, at) =>
      /^nuov[oaie]$/.test(text) &&
      words.slice(Math.max(0, at - wishReach), at).some((one) => wishing.test(one.text)),
  )
/** The work on the tap. A washer that was changed in vain is not the work: 'la guarnizione l’ho già cambiata, lo voglio nuovo'. */
export const tapWork: Slot = {
  ...plainTapWork,
  read: (utterance, asked) => {
    if (!isKept(utterance.words, (text) => washer.test(text))) return plainTapWork.read(utterance, asked)
    if (wishesNew(utterance)) return found({ kind: 'choice', option: 'nuovo' })
    const content = utterance.content.filter((word) => !washer.test(word))
    return plainTapWork.read({ ...utterance, content }, asked)
  },
}
export const taps = numberOfJob(smallQuestions.taps, {
  derive: (utterance) => countOf(utterance, ['rubinett', 'miscelator']),
})
export const leak = choiceOfJob(smallQuestions.leak)
export const clogged = choiceOfJob(smallQuestions.clogged)
export const cistern = choiceOfJob(smallQuestions.cistern)
export const waterPoints = numberOfJob(smallQuestions.waterPoints)
export const movedWc = choiceOfJob(smallQuestions.movedWc)
export const tileWork = choiceOfJob(tileQuestions.tileWork)
const isPatch = (facts: Facts): boolean => optionOf(facts, 'cosaPiastrelle') === 'rappezzo'
/**
 * Reads the tiled area from two sides, or from the only area that is not the area of the bathroom or the
 * home.
 */
const tiled = (utterance: Utterance, asked: boolean) =>
  sidesArea(12)(utterance, asked) ?? onlyAreaBut(utterance, ['bagn', 'casa', 'appartament'])
const saysPatch = (utterance: Utterance): boolean => {
  const said = tileWork.read(utterance, false)
  return said?.kind === 'fact' && said.fact.kind === 'choice' && said.fact.option === 'rappezzo'
}
const wholeTiles = numberOfJob(tileQuestions.tileArea, {
  derive: tiled,
  needed: (facts) => !isPatch(facts),
})
/** The tiled area. In 'piastrelle saltate, 2 mq da riparare' the area is that of the repair. */
export const tileArea: Slot = {
  ...wholeTiles,
  read: (utterance, asked) => (!asked && saysPatch(utterance) ? null : wholeTiles.read(utterance, asked)),
}
/** Area of one tile in m². */
const oneTile = 0.1
/** Returns the area of a number of tiles, at least 1 m²: '3-4 piastrelle'. */
function tilesArea(utterance: Utterance): Interval | null {
  const tiles = countOf(utterance, ['piastrell', 'mattonell', 'pezz'])
  return tiles && { low: Math.max(1, tiles.low * oneTile), high: Math.max(1, tiles.high * oneTile) }
}
const patchSides = sidesArea(12)
export const patchArea = numberOfJob(tileQuestions.patchArea, {
  derive: (utterance, asked) =>
    patchSides(utterance, asked) ??
    tilesArea(utterance) ??
    (saysPatch(utterance) ? onlyArea(utterance) : null),
  needed: isPatch,
})
export const coverMaterial = choiceOfJob(tileQuestions.coverMaterial)
const plainAid = choiceOfJob(smallQuestions.aid)
const handleWords = patterns('maniglion*|maniglie|appigli')
const aids = [handleWords, patterns('wc|water|tazza'), patterns('doccia')]
const flatShower = patterns(
  'doccia filo|doccia raso|filo pavimento|senza scalino|senza gradino|doccia sedile',
)
const fixture = /^(?:wc|water|tazza|doccia|vasca)$/
const placing = /^(?:fianco|lato|accanto|vicino|presso|dietro|sopra|nella|nel|per)$/
/** Number of words before a thing that may say that it is only a place: 'di fianco al water'. */
const placeReach = 2
/** Returns a message without the fixtures that only say where grab bars go: 'uno di fianco al water e uno nella doccia'. */
function withoutPlaces(utterance: Utterance): Utterance {
  if (!says(utterance.content, handleWords)) return utterance
  const { words } = utterance
  const rest = words.filter(
    ({ text }, at) =>
      !fixture.test(text) ||
      !words.slice(Math.max(0, at - placeReach), at).some((word) => placing.test(word.text)),
  )
  return { ...utterance, words: rest, content: contentWords(rest) }
}
/** The aids to install: grab bars, a raised WC, a level shower. A message that names all three chooses all three. */
export const aid: Slot = {
  ...plainAid,
  read: (utterance, asked) =>
    aids.every((list) => says(utterance.content, list)) &&
    says(utterance.content, flatShower) &&
    !utterance.words.some(({ text }) => /^(?:non|no|senza|o)$/.test(text))
      ? found({ kind: 'choice', option: 'tutto' })
      : plainAid.read(withoutPlaces(utterance), asked),
}
const withHandles = new Set(['maniglioni', 'tutto'])
export const handles = numberOfJob(smallQuestions.handles, {
  derive: (utterance) => countOf(utterance, ['maniglion']),
  needed: (facts) => withHandles.has(optionOf(facts, 'cosaAusili') ?? ''),
})
