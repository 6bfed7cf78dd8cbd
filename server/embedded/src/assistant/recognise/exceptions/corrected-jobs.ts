import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { JobMention } from '../mention.ts'
import {
  countsBathrooms,
  namesWholeBathroom,
  isOfParts,
  namesPartsOnly,
  onlyCountsBathrooms,
  redoesBathAndSystem,
  redoesBathroom,
  redoesRoom,
  renewsWithoutPipes,
  sparesTiles,
} from './bathroom-signs.ts'
import {
  hasBoilerOfToday,
  hasSmoothWalls,
  isDescription,
  isGateOfEntryPhone,
  isTiledPart,
} from './descriptions.ts'
import { onlyReplacesBath } from './good-order.ts'
import {
  addsBattery,
  countsRadiators,
  decorates,
  describesOpenSpace,
  hangsOnWall,
  hasBirdsUnderPanels,
  hasFewBrokenTiles,
  hasNewBoilerFailing,
  isOfRailings,
  isPlasteredBase,
  looksLikeWood,
  onlySkims,
  opensBearingWall,
  ordersAlarm,
  paintsOuterWalls,
  paintsOutside,
  paintsWood,
  paysLess,
  plastersInside,
  redoesSystemsAndFloors,
  renovatesPart,
  says,
} from './job-signs.ts'
import { isGeneralWish } from './lists/general-wish.ts'
import { asOne, instead, insteadOf, withoutKey } from './parts/as-one.ts'
import { paintsTiles, restoresWoodFloor } from './parts/floors-and-tiles.ts'
import { isOpeningsOf, thingOnWindows } from './parts/openings.ts'
import { hasOwnPlant } from './parts/own-plant.ts'
import { ordersPanes } from './parts/panes.ts'
import { asRoof, roofOfGuess } from './parts/roofs.ts'
import { renewsSeveralParts } from './parts/several-works.ts'
import { withoutShowerTiles } from './parts/shower-tiles.ts'
import { hasFloorHeating, hasScaffold } from './parts/there-already.ts'
import { asWholeRoom, measuresManyWalls, redoesKitchen } from './parts/whole-room.ts'
import { asksRepair, frontDoor, isPlainDoor, wantsNewOne } from './repair-or-new.ts'

const home = 'ristrutturazione/completa'
const partOfHome = 'ristrutturazione/parziale'
const bathroom = 'ristrutturazione_bagno/completo'
/** Jobs of a guess in place of a home with a new bathroom and a new system. */
const lighter = /^(?:ristrutturazione\/leggera|tinteggiatura\/interni)$/
const oneWall = 'tinteggiatura/parete'
const [inverter, plantCheck] = ['impianto_fotovoltaico/inverter', 'impianto_fotovoltaico/controllo'] as const
const decorative = 'tinteggiatura/decorativa'
const renewal = 'ristrutturazione_bagno/rinnovo'
const bathToShower = 'ristrutturazione_bagno/vasca-doccia'
const room = 'tinteggiatura/stanza'
const [windows, panes] = ['serramenti/finestre', 'serramenti/vetri'] as const
const bearing = 'ristrutturazione/portante'
const boilers = 'caldaia/sostituzione'
const boilerRepair = 'caldaia/riparazione'
/** The jobs that repair a part of a boiler. */
const partOfBoiler = /^caldaia\/(?:sostituzione|termosifone-riparazione)$/
const facade = 'ristrutturazione_facciata'
const [fixtures, pipes] = ['ristrutturazione_bagno/sanitari', 'ristrutturazione_bagno/tubi'] as const
const facadePaint = 'ristrutturazione_facciata/facciata'
const rooms = 'tinteggiatura/interni'
const [floors, woodFloor] = ['ristrutturazione/pavimenti', 'ristrutturazione/parquet'] as const
const kitchen = 'ristrutturazione/cucina'
const ofKitchen =
  /^(?:ristrutturazione\/pavimenti|ristrutturazione_bagno\/piastrelle|impianti\/(?:punti|gas|idraulico))$/
const sanding = 'ristrutturazione/levigatura'
const tileEnamel = 'tinteggiatura/smalto'
/** Jobs that a message about painted tiles seems to name. */
const ofTiles =
  /^(?:ristrutturazione\/(?:pavimenti|cucina|completa)|ristrutturazione_bagno\/(?:completo|piastrelle|rinnovo|sovrapposizione))$/
const skimming = 'tinteggiatura/rasatura'
const cladding = 'ristrutturazione_facciata/rivestimenti'
/** Jobs whose words also name broken tiles. */
const tiled = /^ristrutturazione\/(?:pavimenti|cucina|completa)$/
const tiles = 'ristrutturazione_bagno/piastrelle'
const overTiles = 'ristrutturazione_bagno/sovrapposizione'
const plant = 'impianto_fotovoltaico/impianto'
const [birds, pests] = ['impianto_fotovoltaico/piccioni', 'altro/parassiti'] as const
const [alarm, cameras] = ['impianti/allarme', 'impianti/telecamere'] as const
const woodPaint = 'tinteggiatura/legno'
const leak = 'ristrutturazione_bagno/perdita'
const balcony = 'ristrutturazione_facciata/balcone'
/** Without these, water that comes through a balcony is no leak of a pipe. */
const pipe = /^(?:tub|rubinett|scaric|bagn|docci)/
/** The outer walls are another service's work. */
const outside = { isWeak: false, isFallback: false, isAction: true } as const
const fault = 'impianti/guasto'
const battery = 'impianto_fotovoltaico/batteria'

/** Takes windows, denied or not, as their panes. */
const withPanes = (mentions: readonly JobMention[]): readonly JobMention[] =>
  instead(mentions, windows, panes).map((one) =>
    one.key === panes ? Object.assign({}, one, { denied: false, inGoodOrder: false }) : one,
  )

const partition = 'ristrutturazione/muro'
const systemsOrFloors = /^(?:ristrutturazione\/pavimenti|impianti\/(?:elettrico|idraulico))$/
const partsOfHome =
  /^(?:ristrutturazione\/(?:completa|leggera|pavimenti|parquet|cucina)|ristrutturazione_bagno\/\p{L}+|impianti\/(?:elettrico|idraulico|punti)|tinteggiatura\/(?:interni|stanza)|serramenti\/finestre|caldaia\/sostituzione)$/u
const takenForBath = /^ristrutturazione_bagno\/(?:completo|box-piatto)$/
const showersOrPipes = /^ristrutturazione_bagno\/(?:vasca-doccia|box-piatto|tubi)$/
const otherParts = /^(?:ristrutturazione_bagno\/(?:piastrelle|sanitari|tubi)|ristrutturazione\/pavimenti)$/
const partOfBathroom =
  /^(?:ristrutturazione_bagno\/(?:rinnovo|vasca-doccia|box-piatto|piastrelle|sanitari|tubi)|ristrutturazione\/pavimenti)$/

/**
 * Corrects the mentions of a message by what its words say together: a home, a bathroom or a room instead of its parts,
 * panes instead of windows.
 */
export function correctedJobs(
  mentions: readonly JobMention[],
  words: readonly Word[],
  current: ServiceSlug | null,
): readonly JobMention[] {
  const isNamed = (one: JobMention): boolean =>
    !(one.key === partition && describesOpenSpace(words)) &&
    !(one.key === room && onlySkims(words) && mentions.some(({ key }) => key === skimming)) &&
    !isDescription(one, words, mentions) &&
    !(one.key === fault && paysLess(words)) &&
    !(one.key === leak && mentions.some(({ key }) => key === balcony) && !says(words, pipe)) &&
    !(one.key === facadePaint && current !== facade && hangsOnWall(words)) &&
    !(one.key === fixtures && isOfParts(one, words)) &&
    !isOpeningsOf(one, mentions, words) &&
    !countsRadiators(one, mentions, words) &&
    !isOfRailings(one, mentions, words) &&
    !(mentions.length > 1 && current !== 'ristrutturazione_bagno' && onlyCountsBathrooms(one, words)) &&
    !(one.key === cladding && isPlasteredBase(words)) &&
    !(one.key === overTiles && mentions.length > 1 && sparesTiles(words))
  const found = asWholeRoom(
    withoutShowerTiles(
      mentions.filter((one) => isNamed(one)),
      words,
    ),
    words,
  )
  if (paintsTiles(words)) return insteadOf(found, tileEnamel, ofTiles)
  if (current === 'ristrutturazione' && redoesKitchen(words)) return insteadOf(found, kitchen, ofKitchen)
  if (current === 'ristrutturazione' && countsBathrooms(words))
    return asOne(found, home, (key) => key === bathroom)
  if (current === 'ristrutturazione' && redoesSystemsAndFloors(words))
    return asOne(found, partOfHome, (key) => systemsOrFloors.test(key))
  if (current === 'ristrutturazione' && renewsSeveralParts(words))
    return insteadOf(found, partOfHome, partsOfHome)
  if (current === 'ristrutturazione' && renovatesPart(words))
    return withoutKey(
      asOne(found, partOfHome, (key) => key === home),
      home,
    )
  const isPart = current === 'ristrutturazione' && redoesBathAndSystem(words)
  if (isPart && found.every(({ key }) => key !== home))
    return found.flatMap((one) =>
      one.key === partOfHome ? Object.assign({}, one, outside) : one.key === rooms ? [] : one,
    )
  const onlyBath = current === 'ristrutturazione_bagno' && onlyReplacesBath(words)
  if (onlyBath && !found.some(({ key }) => otherParts.test(key)))
    return asOne(found, bathToShower, (key) => takenForBath.test(key))
  if (current === 'ristrutturazione_bagno' && (namesWholeBathroom(words) || redoesBathroom(words)))
    return asOne(found, bathroom, (key) => partOfBathroom.test(key))
  if (current === 'ristrutturazione_bagno' && redoesRoom(words) && !renewsWithoutPipes(words))
    return asOne(found, bathroom, (key) => showersOrPipes.test(key))
  if (current === 'ristrutturazione_bagno' && renewsWithoutPipes(words))
    return withoutKey(
      asOne(found, renewal, (key) => key === bathroom),
      bathroom,
    )
  if (found.some(({ key }) => key === boilerRepair) && wantsNewOne(words))
    return withoutKey(
      asOne(found, boilers, (key) => key === boilerRepair),
      boilerRepair,
    )
  // 'non produce più … l’inverter è andato e bisogna metterne uno nuovo' asks for no check.
  if (found.some(({ key }) => key === inverter) && wantsNewOne(words)) return withoutKey(found, plantCheck)
  if (current === 'caldaia' && asksRepair(words) && says(words, /^caldai/))
    return asOne(found, boilerRepair, (key) => partOfBoiler.test(key)).filter(
      ({ key }) => !partOfBoiler.test(key),
    )
  if (hasNewBoilerFailing(words)) {
    const isRepaired = found.some(({ key }) => key === boilerRepair)
    return isRepaired
      ? found.filter(({ key }) => key !== boilers)
      : asOne(found, boilerRepair, (key) => key === boilers)
  }
  if (paintsWood(words)) {
    const painted = asOne(found, woodPaint, (key) => isPlainDoor(key, words))
    return painted.filter(({ key }) => key !== frontDoor || !isPlainDoor(key, words))
  }
  if (current === 'tinteggiatura' && plastersInside(words))
    return asOne(found, decorative, (key) => key === facadePaint)
  if (current === 'tinteggiatura' && found.some(({ key }) => key === oneWall) && measuresManyWalls(words))
    return insteadOf(found, rooms, /^tinteggiatura\/parete$/)
  if (decorates(words))
    return withoutKey(
      asOne(found, decorative, (key) => key === oneWall),
      oneWall,
    )
  const roof = asRoof(found, words, current)
  if (roof) return roof
  if (restoresWoodFloor(words)) return instead(found, woodFloor, sanding)
  if (hasFewBrokenTiles(words)) return asOne(found, tiles, (key) => tiled.test(key))
  if (hasBirdsUnderPanels(words)) return asOne(found, birds, (key) => key === pests)
  if (ordersAlarm(words) && found.some(({ key }) => key === alarm))
    return found.filter(({ key }) => key !== cameras)
  if (addsBattery(words)) return asOne(found, battery, (key) => key === plant)
  if (current === 'tinteggiatura' && paintsOuterWalls(words))
    return asOne(found, facadePaint, (key) => key === rooms).map((one) =>
      one.key === facadePaint ? Object.assign({}, one, outside) : one,
    )
  if (looksLikeWood(words))
    return withoutKey(
      asOne(found, floors, (key) => key === woodFloor),
      woodFloor,
    )
  if (current === facade && paintsOutside(words)) return asOne(found, facadePaint, (key) => key === rooms)
  if (opensBearingWall(words)) return asOne(found, bearing, (key) => key === partition)
  return ordersPanes(words) ? withPanes(found) : found
}

/** Matches words for the inside of a wall. Without them, its insulation is external. */
const inside =
  /^(?:intern|dentro|stanz|camer|sala$|salott|controparet|cartongess|lastr|silicat|fredd|gelat|muff)/

/** Corrects a guessed job likewise. Returns null if the words speak against it. */
export function correctedGuess(
  key: AnyJobKey,
  words: readonly Word[],
  current: ServiceSlug | null,
): AnyJobKey | null {
  if (current === 'ristrutturazione' && partsOfHome.test(key) && renewsSeveralParts(words)) return partOfHome
  if (key === bathroom && current === 'ristrutturazione' && countsBathrooms(words)) return null
  if (isTiledPart({ key, verbsAt: [] }, words) || isGeneralWish(key, words)) return null
  const isEntryPhone = says(words, /^(?:video)?citofon/)
  if (isEntryPhone && isGateOfEntryPhone({ key }, words, ['impianti/citofono'])) return null
  if (systemsOrFloors.test(key) && current === 'ristrutturazione' && redoesSystemsAndFloors(words))
    return partOfHome
  if (key === 'tinteggiatura/soffitti' && says(words, /^(?:compres|inclus)/)) return null
  if (key === 'ristrutturazione_facciata/cappotto-interno' && says(words, /^cappott/) && !says(words, inside))
    return 'ristrutturazione_facciata/cappotto'
  if (key === plant && hasOwnPlant(words)) return null
  if (key === 'impianti/radiante' && hasFloorHeating(words)) return null
  if (key === 'ristrutturazione_facciata/ponteggio' && hasScaffold(words)) return facadePaint
  if (lighter.test(key) && current === 'ristrutturazione' && redoesBathAndSystem(words)) return partOfHome
  if (key === bathroom && onlyReplacesBath(words)) return bathToShower
  if (key === bathroom && current === 'ristrutturazione_bagno' && renewsWithoutPipes(words)) return renewal
  const isAllOfIt = namesWholeBathroom(words) || redoesBathroom(words)
  if (partOfBathroom.test(key) && current === 'ristrutturazione_bagno' && isAllOfIt) return bathroom
  if (key === pipes && current === 'ristrutturazione_bagno' && redoesRoom(words)) return bathroom
  if (key === partition && describesOpenSpace(words)) return null
  if (key === boilers && hasNewBoilerFailing(words)) return boilerRepair
  if (key === boilers && hasBoilerOfToday(words)) return null
  if (key === boilerRepair && wantsNewOne(words)) return boilers
  if (partOfBoiler.test(key) && current === 'caldaia' && asksRepair(words) && says(words, /^caldai/))
    return boilerRepair
  if (key === fixtures && namesPartsOnly(words)) return null
  if (isPlainDoor(key, words) && paintsWood(words)) return woodPaint
  if (key === oneWall && measuresManyWalls(words)) return rooms
  if (key === oneWall && decorates(words)) return decorative
  const roof = roofOfGuess(key, words)
  if (roof !== key) return roof
  if (key === home && current === 'ristrutturazione' && renovatesPart(words)) return partOfHome
  if (key === rooms && current === 'tinteggiatura' && paintsOuterWalls(words)) return facadePaint
  if (key === woodFloor && looksLikeWood(words)) return floors
  if (key === skimming && hasSmoothWalls(words)) return rooms
  if (key === rooms && current === facade && paintsOutside(words)) return facadePaint
  if (key === cladding && isPlasteredBase(words)) return facadePaint
  if (key === overTiles && sparesTiles(words)) return null
  if (key === woodFloor && restoresWoodFloor(words)) return sanding
  if (ofTiles.test(key) && paintsTiles(words)) return tileEnamel
  if (tiled.test(key) && hasFewBrokenTiles(words)) return tiles
  if (hasBirdsUnderPanels(words)) return birds
  if (key === cameras && ordersAlarm(words)) return alarm
  if (key === partition && opensBearingWall(words)) return bearing
  return key === windows ? thingOnWindows(words) : key
}
