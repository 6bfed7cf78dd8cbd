import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { type Quantity, readQuantities } from '../../italian/numbers/quantities.ts'
import { thingOf } from '../../italian/things.ts'
import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { JobMention } from '../mention.ts'
import { onlyReplacesBath } from './good-order.ts'
import {
  addsBattery,
  countsRadiators,
  decorates,
  describesOpenSpace,
  hasBirdsUnderPanels,
  hasFewBrokenTiles,
  hasNewBoilerFailing,
  isBringing,
  isFewHoles,
  isOfRailings,
  isOpeningsOf,
  isPlasteredBase,
  laysTilesAgain,
  onlyCountsBathrooms,
  onlySkims,
  ordersAlarm,
  paintsOutside,
  redoesPipesTilesFixtures,
  redoesSystemsAndFloors,
  renewsWithoutPipes,
  renovatesPart,
  sparesTiles,
} from './job-signs.ts'

const home = 'ristrutturazione/completa'
const partOfHome = 'ristrutturazione/parziale'
const bathroom = 'ristrutturazione_bagno/completo'
const oneWall = 'tinteggiatura/parete'
const decorative = 'tinteggiatura/decorativa'
const newRoof = 'ristrutturazione_tetto/rifare'
const tilesAgain = 'ristrutturazione_tetto/rimontaggio'
const renewal = 'ristrutturazione_bagno/rinnovo'
const bathToShower = 'ristrutturazione_bagno/vasca-doccia'
const room = 'tinteggiatura/stanza'
const panes = 'serramenti/vetri'
const bearing = 'ristrutturazione/portante'
const boilers = 'caldaia/sostituzione'
const boilerRepair = 'caldaia/riparazione'
const facade = 'ristrutturazione_facciata'
const facadePaint = 'ristrutturazione_facciata/facciata'
const rooms = 'tinteggiatura/interni'
const skimming = 'tinteggiatura/rasatura'
const cladding = 'ristrutturazione_facciata/rivestimenti'
/** Jobs whose words also name broken tiles. */
const tiled = /^ristrutturazione\/(?:pavimenti|cucina|completa)$/
const tiles = 'ristrutturazione_bagno/piastrelle'
const overTiles = 'ristrutturazione_bagno/sovrapposizione'
const plant = 'impianto_fotovoltaico/impianto'
const birds = 'impianto_fotovoltaico/piccioni'
const pests = 'altro/parassiti'
const alarm = 'impianti/allarme'
const cameras = 'impianti/telecamere'
const battery = 'impianto_fotovoltaico/batteria'

const says = (words: readonly Word[], pattern: RegExp): boolean =>
  words.some(({ text }) => pattern.test(text))

/** Area from which a figure without a noun is a home and not a bathroom, in m². */
const leastHome = 25
/** Number of words beside an area that may name the room that it measures: 'un bagno da 30 mq', '30 mq di bagno'. */
const near = 2

function isHome({ unit, low, article, from, to }: Quantity, words: readonly Word[]): boolean {
  if (unit !== 'area' || article || low < leastHome) return false
  const beside = [...words.slice(Math.max(0, from - near), from), ...words.slice(to, to + near)]
  return beside.some(({ kind }) => kind === 'mark') || !says(beside, /^bagn/)
}

/** Words before a count that describes a home: 'con due bagni', 'ci sono due bagni'. */
const joining = new Set(['con', 'e', 'piu', 'ha', 'sono', 'ho', 'abbiamo'])

/**
 * Whether a message of the chat about renovations only counts the bathrooms of a home, whose area it states:
 * 'ristrutturare 70 mq, 1 bagno'.
 */
function countsBathrooms(words: readonly Word[]): boolean {
  const quantities = readQuantities(words)
  const isCounted = ({ unit, from }: Quantity): boolean => {
    const before = words[from - 1]
    // 'rifare un bagno' is the job itself.
    const isBeside = before === undefined || before.kind === 'mark' || joining.has(before.text)
    return unit === 'bathroom' && isBeside
  }
  return quantities.some((one) => isCounted(one)) && quantities.some((one) => isHome(one, words))
}

/** Whether the parts of a bathroom that a message names are nearly all of it: the bath, the tiles, and more. */
function namesWholeBathroom(words: readonly Word[]): boolean {
  return (
    (says(words, /^vasc/) &&
      says(words, /^docci/) &&
      says(words, /^(?:rivestiment|piastrell|mattonell)/) &&
      says(words, /^(?:paviment|sanitari|tubi$|tubatur|impianti?$)/)) ||
    redoesPipesTilesFixtures(words)
  )
}

/** Words before 'rifare tutto' that name a part of a bathroom. */
const wholeReach = 6

/** Whether a message of the chat about bathrooms has all of it redone: 'il bagno di servizio, va rifatto tutto'. */
function redoesBathroom(words: readonly Word[]): boolean {
  return (
    says(words, /^bagn/) &&
    words.some(({ text }, at) => {
      if (
        !text.startsWith('rifa') ||
        !/^(?:tutto|completamente|interamente)$/.test(words[at + 1]?.text ?? '')
      )
        return false
      // 'rifare tutto o solo la doccia', 'rifare tutto il rivestimento'
      const next = words[at + 2]
      if (next !== undefined && next.kind !== 'mark' && !/^(?:da|con|e)$/.test(next.text)) return false
      return !says(
        words.slice(Math.max(0, at - wholeReach), at),
        /^(?:piatt|box|docci|rivestiment|paviment|massett)/,
      )
    })
  )
}

/** Whether the frames of windows stay: 'senza cambiare il telaio', 'tenendo i telai'. */
function keepsFrames(words: readonly Word[]): boolean {
  const frame = words.findIndex(({ text }) => text.startsWith('telai'))
  return (
    frame !== -1 && says(words.slice(Math.max(0, frame - 3), frame), /^(?:senza|ten[eg]|lasci|mante|stess)/)
  )
}

/** Number of words after a wall that may name its colour. */
const colourReach = 4

/** Whether a mention only says what the painting of a room includes: 'soffitto compreso', 'con una parete colorata'. */
function isInclusion({ key, objectAt, hasOwnVerb }: JobMention, words: readonly Word[]): boolean {
  if (hasOwnVerb || (key !== 'tinteggiatura/soffitti' && key !== 'tinteggiatura/parete')) return false
  const after = words.slice(objectAt + 1, objectAt + 1 + colourReach)
  if (/^(?:compres|inclus)/.test(after[0]?.text ?? '')) return true
  const isWith = says(words.slice(Math.max(0, objectAt - 2), objectAt), /^con$/)
  return isWith && says(after, /^(?:color|divers|accento|contrast)/)
}

/** Takes a mention of what the painting of a room includes as the painting of the room. */
function asWholeRoom(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const included = mentions.filter((one) => isInclusion(one, words))
  const [first] = included
  if (!first) return mentions
  const others = mentions.filter((one) => !included.includes(one))
  const isRoom = words.some(({ text }) => thingOf(text) === 'room')
  return isRoom && others.every(({ key }) => key !== room) ? [{ ...first, key: room }, ...others] : others
}

/** Whether a message says that the wall to open carries the house: 'è portante', with a beam or a technician. */
function opensBearingWall(words: readonly Word[]): boolean {
  const at = words.findLastIndex(({ text }) => text.startsWith('portant'))
  if (at === -1 || says(words.slice(Math.max(0, at - 4), at), /^(?:non|se|sia|forse|credo|boh|o)$/))
    return false
  return says(words, /^(?:trav|architrav|cerchiatur|putrell|hea$|ipe$|ferro$|apertur)/)
}

/** Takes the mentions that `isPart` selects as one mention of the whole job. */
function asOne(
  mentions: readonly JobMention[],
  whole: AnyJobKey,
  isPart: (key: AnyJobKey) => boolean,
): readonly JobMention[] {
  const first = mentions.find(({ key }) => isPart(key))
  if (!first || mentions.some(({ key }) => key === whole)) return mentions
  return mentions.flatMap((one) => (one === first ? { ...one, key: whole } : isPart(one.key) ? [] : one))
}

const withoutKey = (mentions: readonly JobMention[], key: AnyJobKey): readonly JobMention[] =>
  mentions.filter((one) => one.key !== key)

const partition = 'ristrutturazione/muro'

const systemsOrFloors = /^(?:ristrutturazione\/pavimenti|impianti\/(?:elettrico|idraulico))$/
const takenForBath = /^ristrutturazione_bagno\/(?:completo|box-piatto)$/
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
    !isFewHoles(one, words) &&
    !isBringing(one, words) &&
    !isOpeningsOf(one, mentions, words) &&
    !countsRadiators(one, mentions, words) &&
    !isOfRailings(one, mentions, words) &&
    !(mentions.length > 1 && current !== 'ristrutturazione_bagno' && onlyCountsBathrooms(one, words)) &&
    !(one.key === cladding && isPlasteredBase(words)) &&
    !(one.key === overTiles && mentions.length > 1 && sparesTiles(words))
  const found = asWholeRoom(
    mentions.filter((one) => isNamed(one)),
    words,
  )
  if (current === 'ristrutturazione' && countsBathrooms(words))
    return asOne(found, home, (key) => key === bathroom)
  if (current === 'ristrutturazione' && redoesSystemsAndFloors(words))
    return asOne(found, partOfHome, (key) => systemsOrFloors.test(key))
  if (current === 'ristrutturazione' && renovatesPart(words))
    return withoutKey(
      asOne(found, partOfHome, (key) => key === home),
      home,
    )
  const keepsRest = current === 'ristrutturazione_bagno' && onlyReplacesBath(words)
  if (keepsRest && !found.some(({ key }) => otherParts.test(key)))
    return asOne(found, bathToShower, (key) => takenForBath.test(key))
  if (current === 'ristrutturazione_bagno' && (namesWholeBathroom(words) || redoesBathroom(words)))
    return asOne(found, bathroom, (key) => partOfBathroom.test(key))
  if (current === 'ristrutturazione_bagno' && renewsWithoutPipes(words))
    return withoutKey(
      asOne(found, renewal, (key) => key === bathroom),
      bathroom,
    )
  if (hasNewBoilerFailing(words)) {
    const isRepaired = found.some(({ key }) => key === boilerRepair)
    return isRepaired
      ? found.filter(({ key }) => key !== boilers)
      : asOne(found, boilerRepair, (key) => key === boilers)
  }
  if (decorates(words))
    return withoutKey(
      asOne(found, decorative, (key) => key === oneWall),
      oneWall,
    )
  if (current === 'ristrutturazione_tetto' && laysTilesAgain(words))
    return withoutKey(
      asOne(found, tilesAgain, (key) => key === newRoof),
      newRoof,
    )
  if (hasFewBrokenTiles(words)) return asOne(found, tiles, (key) => tiled.test(key))
  if (hasBirdsUnderPanels(words)) return asOne(found, birds, (key) => key === pests)
  if (ordersAlarm(words) && found.some(({ key }) => key === alarm))
    return found.filter(({ key }) => key !== cameras)
  if (addsBattery(words)) return asOne(found, battery, (key) => key === plant)
  if (current === facade && paintsOutside(words)) return asOne(found, facadePaint, (key) => key === rooms)
  if (opensBearingWall(words)) return asOne(found, bearing, (key) => key === partition)
  return keepsFrames(words) ? asOne(found, panes, (key) => key === 'serramenti/finestre') : found
}

/** Matches words for the inside of a wall. Without them, the insulation of a wall is an external one. */
const inside =
  /^(?:intern|dentro|stanz|camer|sala$|salott|controparet|cartongess|lastr|silicat|fredd|gelat|muff)/

/** Corrects a guessed job likewise. Returns null if the words speak against it. */
export function correctedGuess(
  key: AnyJobKey,
  words: readonly Word[],
  current: ServiceSlug | null,
): AnyJobKey | null {
  if (key === bathroom && current === 'ristrutturazione' && countsBathrooms(words)) return null
  if (systemsOrFloors.test(key) && current === 'ristrutturazione' && redoesSystemsAndFloors(words))
    return partOfHome
  if (key === 'tinteggiatura/soffitti' && says(words, /^(?:compres|inclus)/)) return null
  if (key === 'ristrutturazione_facciata/cappotto-interno' && says(words, /^cappott/) && !says(words, inside))
    return 'ristrutturazione_facciata/cappotto'
  if (key === bathroom && onlyReplacesBath(words)) return bathToShower
  if (key === bathroom && current === 'ristrutturazione_bagno' && renewsWithoutPipes(words)) return renewal
  const isAllOfIt = namesWholeBathroom(words) || redoesBathroom(words)
  if (partOfBathroom.test(key) && current === 'ristrutturazione_bagno' && isAllOfIt) return bathroom
  if (key === partition && describesOpenSpace(words)) return null
  if (key === boilers && hasNewBoilerFailing(words)) return boilerRepair
  if (key === oneWall && decorates(words)) return decorative
  if (key === newRoof && laysTilesAgain(words)) return tilesAgain
  if (key === home && current === 'ristrutturazione' && renovatesPart(words)) return partOfHome
  if (key === rooms && current === facade && paintsOutside(words)) return facadePaint
  if (key === cladding && isPlasteredBase(words)) return facadePaint
  if (key === overTiles && sparesTiles(words)) return null
  if (tiled.test(key) && hasFewBrokenTiles(words)) return tiles
  if (hasBirdsUnderPanels(words)) return birds
  if (key === cameras && ordersAlarm(words)) return alarm
  if (key === partition && opensBearingWall(words)) return bearing
  return key === 'serramenti/finestre' && keepsFrames(words) ? panes : key
}
