import { heardQuestions } from '@mestieri/shared/services/tinteggiatura/jobs/heard-questions.ts'
import { questions } from '@mestieri/shared/services/tinteggiatura/jobs/questions.ts'
import { smallQuestions } from '@mestieri/shared/services/tinteggiatura/jobs/small-questions.ts'

import { patterns, says } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { type Facts, numberOf, optionOf } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { ofOwn } from '../bought.ts'
import { countedFlats, countOf, onlyArea, perFlat } from '../bound-quantities.ts'
import { choiceOfJob, heard, numberOfJob, onlyHeard, type PricedNumberQuestion } from '../job-slots.ts'
import { homeFloor, homeWalls, roomFloor, statedWalls, wallArea } from '../spaces.ts'
import { mouldExtent, ofFloorOnly, ofMouldOnly, stairwellWalls } from './measures.ts'

const wallsUnknown = (facts: Facts): boolean => numberOf(facts, 'pareti') === null

function floorSlot(
  question: PricedNumberQuestion,
  derive: NonNullable<Parameters<typeof numberOfJob>[1]>['derive'],
  named: string,
): Slot {
  const slot = numberOfJob(question, { ...(derive && { derive }), needed: wallsUnknown, named })
  return {
    ...slot,
    read(utterance, asked) {
      const floor = ofFloorOnly(utterance)
      // 'in sala e corridoio, 58 mq di pareti' measures the walls: the rooms need no typical size.
      const isMeasured = floor.quantities.some(({ unit }) => unit === 'area') || floor.sides.length > 0
      const isGuess = !asked && !isMeasured && statedWalls(utterance) !== null
      return isGuess ? null : slot.read(floor, asked)
    },
  }
}

/** The floor area of the home. It is not asked if the wall area is known. */
export const area = perFlat(floorSlot(questions.area, homeFloor, 'Casa di'))
export const roomArea = floorSlot(questions.roomArea, roomFloor, 'Stanza di')
export const ceilingArea = numberOfJob(questions.ceilingArea, {
  derive: roomFloor,
  named: 'Soffitto di',
})

/** The stated wall area. It is read but never asked. */
export const statedWallArea = onlyHeard(
  numberOfJob(
    {
      ...questions.walls,
      chips: ['200 m² di pareti', '400 m² di pareti'],
      units: [],
      looseUnits: [],
      price: { ...questions.walls.price, reference: 0 },
    },
    { derive: statedWalls, named: 'Superficie di' },
  ),
)

const painting = patterns('imbianc*|tinteggi*|pittur*|casa|appartament*|bilocale|trilocale')
/** Returns an area that can only be a wall area, because the message does not mention painting. */
const wallsInPassing = (utterance: Utterance): Interval | null =>
  says(utterance.content, painting) ? null : onlyArea(utterance)

const wallMeasure = numberOfJob(questions.walls, {
  derive: (utterance, asked) =>
    statedWalls(utterance) ?? wallsInPassing(utterance) ?? wallArea(utterance, asked),
  named: 'Superficie di',
})
/**
 * The wall area, as a question of its own. A bare area is a wall area; the floor area in '80 mq di casa' is
 * converted.
 */
export const walls: Slot = {
  ...wallMeasure,
  read: (utterance, asked) => {
    const told = homeWalls(utterance)
    return told ? found({ kind: 'number', ...told }) : wallMeasure.read(utterance, asked)
  },
}
export const stairwell = numberOfJob(
  {
    ...questions.walls,
    chips: ['Tre piani', 'Quattro piani', 'Cinque piani', 'Non lo so'],
    help: 'Un vano scala ha circa 60 m² di pareti e soffitti per piano.',
    example: 'Per esempio «300 m²» o «5 piani».',
    price: { ...questions.walls.price, reference: 250 },
  },
  {
    derive: (utterance, asked) =>
      stairwellWalls(utterance) ?? statedWalls(utterance) ?? wallArea(utterance, asked),
  },
)

export const finish = choiceOfJob(questions.finish)
export const condition = choiceOfJob(questions.condition)
const plainFurnishing = choiceOfJob(questions.furnishing)
/** Matches words of a home in which nobody lives: 'è libero, non ci abita nessuno'. */
const nobody = /(?:^|\s)non (?:ci|c['’])\s?(?:abita|vive|sta|dorme|è)(?: più| dentro| ancora)? nessuno/iu
/** Whether the furniture is gone, or nobody lives there: 'i mobili li ho già portati via', 'casa svuotata'. */
function isEmptied({ content, raw }: Utterance): boolean {
  if (nobody.test(raw) || content.some((word) => word.startsWith('svuotat'))) return true
  const at = content.indexOf('mobili')
  return at !== -1 && content.slice(at).some((word) => /^(?:via|tolt[io]|sgombr\p{L}*)$/u.test(word))
}
export const furnishing: Slot = {
  ...plainFurnishing,
  read: (utterance, asked) =>
    isEmptied(utterance) && !utterance.raw.includes('?')
      ? found({ kind: 'choice', option: 'vuota' })
      : plainFurnishing.read(utterance, asked),
}
const plainRepaint = choiceOfJob(questions.repaintRoom)
const repaints = /^(?:ri)?(?:dipin(?:g|t)|imbianc|tinteggi|pittur|vernici)\p{L}*$/u
const whiteAgain = /^(?:ri)?d(?:are|ate|iamo|arei|ai)$/
const wholeRoom =
  /^(?:tutt[oaie]|resto|stanza|camera|cameretta|cucina|bagno|sala|salotto|soggiorno|corridoio|studio|ingresso|casa|parete|pareti|muri)$/
const refusal = /^(?:non|senza|no|niente|nessun[oa]?|io)$/
/** Number of words after the verb in which the room is named, and before it in which the verb is refused. */
const roomReach = { after: 6, before: 4 } as const
/** Whether the room is painted too: 'già che ci siamo ridipingere la stanza', 'e ridate il bianco alla cucina'. */
const paintsRoom = ({ words }: Utterance): boolean =>
  words.some(({ text }, at) => {
    const after = words.slice(at + 1, at + 1 + roomReach.after)
    const isWhite =
      whiteAgain.test(text) && after.slice(0, 3).some((one) => /^(?:bianco|tinta)$/.test(one.text))
    if (!isWhite && !(repaints.test(text) && /(?:re|te|mo|mi|la|ra|tura|rei|mmo)$/.test(text))) return false
    const before = words.slice(Math.max(0, at - roomReach.before), at)
    if ([...before, ...after.slice(0, 1)].some((one) => refusal.test(one.text))) return false
    return after.some((one) => wholeRoom.test(one.text))
  })
export const repaintRoom: Slot = {
  ...plainRepaint,
  read: (utterance, asked) =>
    plainRepaint.read(utterance, asked) ??
    (!asked && !utterance.raw.includes('?') && paintsRoom(utterance)
      ? found({ kind: 'choice', option: 'si' })
      : null),
}

export const flats = onlyHeard(numberOfJob(heardQuestions.flats, { derive: countedFlats }))
/** Counts colours. The verb 'tinteggiare' is none. */
export const colours = onlyHeard(
  numberOfJob(heardQuestions.colours, {
    derive: (utterance) => {
      const words = utterance.words.map((word) =>
        word.text.startsWith('tinteg') ? { ...word, text: '' } : word,
      )
      return countOf({ ...utterance, words }, ['color', 'tint'])
    },
  }),
)
const plainTint = choiceOfJob(heardQuestions.tint, heard)
const dirt = /(?<!\p{L})(?:muff|ammuff|umid|fum[oe]|fuliggin|sporc|macchi|angol)/iu
/** Matches work without an invoice: 'mi fa la metà in nero'. */
const offTheBooks =
  /(?<!\p{L})(?:fa|fanno|farebbe|prend\p{L}{1,3}|chied\p{L}{1,3}|pag\p{L}{1,5}|meno|sconto) (?:\p{L}{1,12} ){0,4}in nero(?!\p{L})/iu
/** The strength of the colour. 'un angolo nero di muffa' and 'lo fa in nero' name none. */
export const tint: Slot = {
  ...plainTint,
  read: (utterance, asked) =>
    dirt.test(utterance.raw) || offTheBooks.test(utterance.raw) ? null : plainTint.read(utterance, asked),
}
export const tintAsked = choiceOfJob(heardQuestions.tint)
export const mould = choiceOfJob(heardQuestions.mould, heard)
const plainWallpaper = choiceOfJob(heardQuestions.wallpaper, heard)
const takenOff =
  /(?<!\p{L})(?:ho|abbiamo|hanno|ha|già|gia)\s(?:già |gia |io |appena )?(?:tolt[oa]|staccat[oa]|levat[oa]|rimoss[oa])/iu
const hanging = /(?<!\p{L})(?:mett|posa|incoll|vuole |vorre|voglio |nuova)/iu
const removingPaper = /(?<!\p{L})(?:togli|tolg|tolt|stacc|lev|rimuov|rimoz|strapp|via|vecchia)/iu
/** Whether wallpaper must be removed. After 'ho tolto io la carta' none is left, and 'la vuole con la carta' hangs one. */
export const wallpaper: Slot = {
  ...plainWallpaper,
  read: (utterance, asked) => {
    const { raw } = utterance
    const isNew = hanging.test(raw) && !removingPaper.test(raw)
    return !asked && (takenOff.test(raw) || isNew) ? null : plainWallpaper.read(utterance, asked)
  },
}

const mouldMeasure = numberOfJob(questions.mouldArea, { derive: mouldExtent })
/** Returns the area of a message that states nothing else: '1 mq', 'circa 2 mq'. */
const bareArea = (utterance: Utterance): Interval | null =>
  utterance.content.length <= mostBare ? onlyArea(utterance) : null
const mostBare = 3
const ownMouldArea = numberOfJob(questions.mouldArea, {
  derive: (utterance, asked) => mouldExtent(utterance, asked) ?? bareArea(utterance),
})
/** The area of mould as the main size of a job. In '52 mq tutto, e muffa, tipo 3 mq' the other area is that of the home. */
export const mouldArea: Slot = {
  ...ownMouldArea,
  read: (utterance, asked) => {
    const isOfSeveral = utterance.quantities.filter(({ unit }) => unit === 'area').length > 1
    const only = isOfSeveral ? ofMouldOnly(utterance) : utterance
    return ownMouldArea.read(only.quantities.length > 0 ? only : utterance, asked)
  },
}
/**
 * The area of mould as part of a painting job. It is asked only if there is mould, and read only from
 * quantities that belong to mould.
 */
export const mouldAreaIfAny: Slot = {
  ...mouldMeasure,
  needed: (facts) => optionOf(facts, 'muffa') === 'si',
  isDependent: true,
  read: (utterance, asked) => mouldMeasure.read(asked ? utterance : ofMouldOnly(utterance), asked),
}
export const wallpaperWhere = choiceOfJob(questions.wallpaperWhere, {
  needed: (facts) => optionOf(facts, 'carta') === 'si',
  isDependent: true,
})

/** Matches the article of a single wall: 'la parete del corridoio', 'tutto il muro'. */
const ofOneWall = /^(?:la|una|sulla|della|quella|il|un|sul|del|quel)$/
/** Returns 1 for a wall in the singular, and for its two sides as an answer: '6 metri per 2,70'. */
function oneWall({ words, sides }: Utterance, asked: boolean): Interval | null {
  if (words.some(({ text }) => text === 'pareti' || text === 'muri')) return null
  const isNamed = words.some(
    ({ text }, at) => /^(?:parete|muro)$/.test(text) && ofOneWall.test(words[at - 1]?.text ?? ''),
  )
  return isNamed || (asked && sides.length === 1) ? { low: 1, high: 1 } : null
}
export const wallCount = numberOfJob(smallQuestions.wallCount, {
  derive: (utterance, asked) => countOf(utterance, ['paret', 'muro', 'muri']) ?? oneWall(utterance, asked),
})
export const stains = choiceOfJob(smallQuestions.stains)
export const coats = choiceOfJob(smallQuestions.coats)
/** Width in metres of the strip that is opened and closed along a crack. */
const crackWidth = 0.5
/** Reads 'una crepa lunga 3 metri' as the area of a strip and not of a wall. */
const crackArea = ({ quantities, content }: Utterance): Interval | null => {
  const [length, ...more] = quantities.filter(({ unit }) => unit === 'metre')
  const isCrack = content.some((word) => /^(?:crep|fessur|cavill|spaccatur)/.test(word))
  if (!isCrack || !length || more.length > 0) return null
  const strip = Math.max(1, Math.round(length.low * crackWidth * 10) / 10)
  return { low: strip, high: strip }
}
const wholeWall = patterns('intera parete|parete intera|tutta parete|intero muro|muro intero|tutto muro')
const damage = patterns('rovin*|stacc*|scrost*|crep*|gonf*|cad*|ammalor*|sfarin*')
/** Whether the damage is that of a whole wall: 'è rovinata un’intera parete'. */
const damagesWall = ({ content }: Utterance): boolean => says(content, wholeWall) && says(content, damage)
export const damagedArea = numberOfJob(smallQuestions.damagedArea, {
  derive: (utterance, asked) =>
    crackArea(utterance) ?? (asked || damagesWall(utterance) ? wallArea(utterance, true) : null),
})
export const vinyl = choiceOfJob(smallQuestions.vinyl)
const plainSupply = ofOwn(choiceOfJob(smallQuestions.supply), /^(?:cart[ae]|rotol|parat|tappezz|tutt)/)
/** Matches a wish for the paper itself: 'mi serve anche la carta', 'la carta la portate voi'. */
const wantsPaper =
  /(?<!\p{L})(?:serve|servirebbe|voglio|vorrei|vogliamo|fornite|portate|manca) (?:anche|pure) la carta(?! da parati (?:in|nel|al|sul))|(?<!\p{L})la carta (?:la )?(?:portate|fornite|mettete|comprate) voi/iu
/** Whether the price includes the wallpaper, or the customer buys it. */
export const supply: Slot = {
  ...plainSupply,
  read: (utterance, asked) =>
    plainSupply.read(utterance, asked) ??
    (wantsPaper.test(utterance.raw) ? found({ kind: 'choice', option: 'compresa' }) : null),
}
export const effect = choiceOfJob(smallQuestions.effect)
export const enamelBase = choiceOfJob(smallQuestions.enamelBase)
