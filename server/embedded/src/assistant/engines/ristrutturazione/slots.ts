import { floorQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/floor-questions.ts'
import { questions } from '@mestieri/shared/services/ristrutturazione/jobs/questions.ts'
import { smallQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/small-questions.ts'
import { wallQuestions } from '@mestieri/shared/services/ristrutturazione/jobs/wall-questions.ts'

import { takesOffCount } from '../../italian/numbers/left-out/from-count.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import { findPattern, patterns, says } from '../../italian/patterns.ts'
import { thingOf } from '../../italian/things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { optionOf } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { countOf, perFlat } from '../bound-quantities.ts'
import { choiceOfJob, heard, numberOfJob, onlyHeard, type PricedNumberQuestion } from '../job-slots.ts'
import { numberAfter } from '../number-before.ts'
import { pieceSlot } from '../pieces.ts'
import { bothBathrooms } from '../readers/bathrooms.ts'
import { counted, single } from '../readers/counted.ts'
import { withLengths } from '../readers/lengths.ts'
import { goesOntoOld } from '../readers/onto-old.ts'
import { homeFloor, roomFloor, roomsArea, wallArea } from '../spaces.ts'

export { lift } from '../ristrutturazione-bagno/slots.ts'
export { flats } from '../tinteggiatura/slots.ts'

/** The floor area of the home, or of the rooms that a message names. */
export const area = perFlat(
  numberOfJob(questions.area, {
    derive: (utterance, asked) => homeFloor(utterance, asked) ?? (asked ? roomsArea(utterance) : null),
    named: 'Casa di',
  }),
)
export const floorArea = numberOfJob(questions.floorArea, {
  derive: roomFloor,
  named: 'Pavimento di',
})
export const ceilingArea = numberOfJob(smallQuestions.ceilingArea, {
  derive: roomFloor,
  named: 'Soffitto di',
})

const count = (question: PricedNumberQuestion, nouns: readonly string[]): Slot =>
  numberOfJob(question, {
    derive: (utterance, asked) => countOf(utterance, nouns) ?? counted(nouns.join('|'))(utterance, asked),
  })

export const grade = choiceOfJob(questions.grade)

const bathroomWords = {
  derive: (utterance: Utterance) => bothBathrooms(utterance) ?? numberAfter(utterance, /^bagni$/),
}
export const bathrooms = numberOfJob(questions.bathrooms, bathroomWords)
/** The number of bathrooms for a job without bathrooms by default (reference value 0). */
export const addedBathrooms = numberOfJob(
  { ...questions.bathrooms, price: { ...questions.bathrooms.price, reference: 0 } },
  bathroomWords,
)
/** The windows to change, also counted after their noun: 'anche le finestre, sono 8'. */
export const windows = numberOfJob(questions.windows, {
  derive: (utterance) => numberAfter(utterance, /^(?:finestre|infissi|serramenti)$/),
})
export const floorHeating = choiceOfJob(questions.floorHeating, heard)
export const works = choiceOfJob(questions.works)
export const systems = choiceOfJob(questions.systems)

const plainLaying = choiceOfJob(floorQuestions.laying)
const newScreed = patterns(
  'massetto nuovo|rifar* massetto|rifare anche massetto|nuovo massetto|massetto rifare|massetto pavimento',
)
/** Matches what a new floor may lie on. */
const oldFloorNoun = /^(?:paviment|piastrell|mattonell|cott|gres|marm|ceramic|graniglia|parquet)/
/** Whether the old floor is removed. A new screed implies it. */
export const laying: Slot = {
  ...plainLaying,
  read: (utterance, asked) => {
    const reading = plainLaying.read(utterance, asked)
    const isNew = newScreed.some((one) => findPattern(utterance.content, one).some(({ denied }) => !denied))
    // 'il corridoio lasciamolo con le mattonelle, sono 8 metri da levare' removes no old floor.
    if (reading !== null && !asked && takesOffCount(utterance)) return null
    if (reading !== null || asked) return reading
    if (isNew) return found({ kind: 'choice', option: 'demolendo' })
    return goesOntoOld(utterance, oldFloorNoun) ? found({ kind: 'choice', option: 'sopra' }) : null
  },
}
export const screed = choiceOfJob(floorQuestions.screed, {
  needed: (facts) => optionOf(facts, 'posa') === 'demolendo',
})
export const skirting = choiceOfJob(floorQuestions.skirting, heard)
export const wood = choiceOfJob(floorQuestions.wood)
export const herringbone = choiceOfJob(floorQuestions.herringbone, heard)
export const polished = choiceOfJob(floorQuestions.polished)

export const kitchenWork = choiceOfJob(smallQuestions.kitchenWork)
export const kitchenFloor = choiceOfJob(smallQuestions.kitchenFloor)
export const wallSystems = choiceOfJob(wallQuestions.wallSystems)
/** From this number on, a width without a unit is in centimetres. */
const leastCentimetres = 20
export const opening = withLengths(
  choiceOfJob(wallQuestions.opening),
  [
    { option: 'porta', upTo: 1.2 },
    { option: 'passaggio', upTo: 2 },
    { option: 'grande', upTo: 12 },
  ],
  (value) => (value < leastCentimetres ? value : value / 100),
)
/** The number of openings in a bearing wall. */
export const openings = pieceSlot(wallQuestions.openings, {
  one: /^(?:apertura|varco|passaggio|vano|cerchiatura)$/,
  many: /^(?:aperture|varchi|passaggi|vani|cerchiature)$/,
})
export const thickness = withLengths(
  choiceOfJob(wallQuestions.thickness),
  [
    { option: 'normale', upTo: 0.4 },
    { option: 'grosso', upTo: 2 },
  ],
  (value) => value / 100,
)
const isRoom = (text: string | undefined): boolean => thingOf(text ?? '') === 'room'
/** The area of one wall. The rooms beside it do not measure it: 'il muretto tra cucina e sala'. */
const ofOneWall = {
  derive: (utterance: Utterance, asked: boolean) =>
    wallArea(utterance, asked && !utterance.words.some(({ text }) => isRoom(text))),
}
export const wallSize = numberOfJob(wallQuestions.wallSize, ofOneWall)
const anyNewWall = numberOfJob(wallQuestions.newWall, ofOneWall)
/** The area of the new wall. Rooms have another area: 'ricavare una cameretta in un soggiorno di 35 mq'. */
export const newWall: Slot = {
  ...anyNewWall,
  read: (utterance, asked) => {
    const isOfRoom = ({ unit, to, nouns }: Quantity): boolean =>
      unit === 'area' ? isRoom(nouns[0]) : unit !== 'metre' && isRoom(utterance.words[to]?.text)
    const quantities = utterance.quantities.filter((one) => !isOfRoom(one))
    return anyNewWall.read({ ...utterance, quantities }, asked)
  },
}
export const wallMaterial = choiceOfJob(wallQuestions.wallMaterial)
export const sound = choiceOfJob(wallQuestions.sound)
export const spots = count(smallQuestions.spots, ['farett', 'spot'])
export const shape = choiceOfJob(smallQuestions.shape)
/** Returns 1 for 'una porta scorrevole' and 'cambiare la porta', unless the message names several doors. */
const oneDoor = ({ words }: Utterance): Interval | null => {
  const isPlural = words.some(({ text }) => text === 'porte' || text === 'portoncini')
  const isNamed = words.some(({ text }, at) => {
    const before = words[at - 1]?.text ?? ''
    const isNoun = at === 0 || /^(?:la|una|della|alla|nuova|altra|quella)$|[aei]re$/.test(before)
    return text === 'porta' && isNoun && words[at + 1]?.text !== 'finestra'
  })
  return isNamed && !isPlural ? { low: 1, high: 1 } : null
}
const sliding = /^(?:scorrevol|scompa|scrign|rasomur|filomur|rientr|spari)/
/** Returns the number of sliding doors among others: 1 for '4 a battente e una scorrevole'. */
function slidingAmong({ quantities, words }: Utterance): { count: number; isMore: boolean } | null {
  const one = quantities.find(({ unit, to }) => unit === null && sliding.test(words[to]?.text ?? ''))
  const others =
    one && quantities.some(({ from, article }) => from !== one.from && from < one.from && !article)
  if (!one || !others) return null
  return { count: one.low, isMore: /^(?:e|ed|piu)$/.test(words[one.from - 1]?.text ?? '') }
}
/** Returns the number of hinged doors: '6 a battente'. */
function hinged({ quantities, words }: Utterance): Interval | null {
  const first = quantities.find(
    ({ to, unit }) => unit === null && words[to]?.text === 'a' && words[to + 1]?.text.startsWith('battent'),
  )
  return first ? { low: first.low, high: first.high } : null
}
/** Matches a door that disappears in the wall. */
const hidden = /^(?:scompa|scrign|rasomur|filomur|rientr|spari)/
/** Maximum number of words between the count of such doors and their kind: 'una la voglio che scompare nel muro'. */
const hiddenReach = 6
/** Returns the number of the doors that disappear in the wall, among others: 2 for 'cambiare le porte, di cui due scrigno'. */
function hiddenAmong({ quantities, words }: Utterance): Interval | null {
  const first = words.findIndex(({ text }) => text === 'porte')
  const one = quantities.find(({ from, to, unit, ordinal }) => {
    if (first === -1 || from < first || unit !== null || ordinal) return false
    const after = words.slice(to, to + hiddenReach)
    const at = after.findIndex(({ text }) => hidden.test(text))
    return at !== -1 && after.slice(0, at).every(({ kind, text }) => kind === 'word' && text !== 'e')
  })
  return one ? { low: one.low, high: one.high } : null
}
/** Maximum number of words of a message that only counts such doors: 'una scorrevole', 'e due le voglio a scomparsa'. */
const mostCounting = 6
/** Returns the number of the doors that a short message counts by their kind, without the word 'porte'. */
function hiddenOnly({ quantities, words }: Utterance): Interval | null {
  const spoken = words.filter(({ kind }) => kind !== 'mark')
  const [one, ...more] = quantities.filter(({ unit, ordinal }) => unit === null && !ordinal)
  if (!one || more.length > 0 || spoken.length > mostCounting) return null
  if (spoken.some(({ text }) => /^(?:port|tutt)/.test(text))) return null
  return words.slice(one.to).some(({ text }) => sliding.test(text)) ? { low: one.low, high: one.high } : null
}
const allHinged = patterns('tutte battente|solo battente|battente tutte|soltanto battente|nessuna scomparsa')
const countedDoors = counted('port')
export const doors = numberOfJob(smallQuestions.doors, {
  derive: (utterance, asked) => {
    const said = countOf(utterance, ['port']) ?? countedDoors(utterance, asked) ?? hinged(utterance)
    const among = slidingAmong(utterance)
    // '6 porte, 4 a battente e 2 scorrevoli' states all of them first.
    const isAll = said !== null && among !== null && said.low === (hinged(utterance)?.low ?? 0) + among.count
    const more = among?.isMore && !isAll ? among.count : 0
    return said ? { low: said.low + more, high: said.high + more } : oneDoor(utterance)
  },
})
export const slidingDoors = onlyHeard(
  numberOfJob(smallQuestions.slidingDoors, {
    derive: (utterance) => {
      const among = slidingAmong(utterance)
      if (among) return { low: among.count, high: among.count }
      return says(utterance.content, allHinged)
        ? { low: 0, high: 0 }
        : (hiddenAmong(utterance) ?? hiddenOnly(utterance))
    },
  }),
)
const plainGrade = choiceOfJob(smallQuestions.doorGrade)
/** The type of the doors. The type of one door among others does not apply to all. */
export const doorGrade: Slot = {
  ...plainGrade,
  read: (utterance, asked) => {
    // 'gres finto legno e cinque porte', 'porte finto legno': nothing is of wood.
    const isOther = (word: string, at: number, all: readonly string[]): boolean =>
      ((slidingAmong(utterance) ?? hiddenAmong(utterance) ?? hiddenOnly(utterance)) !== null &&
        sliding.test(word)) ||
      (word === 'legno' && /^(?:finto|effetto|simil)$/.test(all[at - 1] ?? ''))
    const content = utterance.content.filter((...one) => !isOther(...one))
    return plainGrade.read({ ...utterance, content }, asked)
  },
}
export const doorway = choiceOfJob(smallQuestions.doorway)
const oneDoorway = single('port|van|apertur')
export const doorways = numberOfJob(smallQuestions.doorways, {
  derive: (utterance, asked) =>
    countOf(utterance, ['van', 'port', 'apertur']) ??
    counted('van|port|apertur')(utterance, asked) ??
    // 'chiudere la porta e aprirne una' are two.
    (utterance.words.some(({ text }) => text.endsWith('ne')) ? null : oneDoorway(utterance, asked)),
})
export const filing = choiceOfJob(smallQuestions.filing)
