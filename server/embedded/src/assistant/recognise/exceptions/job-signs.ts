import { readQuantities } from '../../italian/numbers/quantities.ts'
import type { Word } from '../../italian/words.ts'
import type { JobMention } from '../mention.ts'

/** Whether a pattern matches one of some words. */
export const says = (words: readonly Word[], pattern: RegExp): boolean =>
  words.some(({ text }) => pattern.test(text))

const failing =
  /^(?:blocc\p{L}*|errore|perd[eao]|gocciol\p{L}*|parte|scald[ai]|spegne|funziona|rumor\p{L}*)$/u
const orders = /^(?:cambi|sostitu|metter|installare|vogl|vorr|devo|dobb)/

/** Whether a message complains of a new boiler and orders none: 'la caldaia nuova va in blocco ogni due giorni'. */
export function hasNewBoilerFailing(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => text === 'caldaia')
  return at !== -1 && words[at + 1]?.text === 'nuova' && says(words, failing) && !says(words, orders)
}

const outsideWords =
  /^(?:davanti|dietro|retro|fronte|prospett\p{L}*|estern\p{L}*|schiera|villett\p{L}*|fuori)$/u
const insideWords = /^(?:intern|stanz|camer|appartament|soffitt|sala|salott|cucin|dentro)/

/** Whether the chat about facades is asked to paint a side of a house: 'tinteggiare solo il davanti'. */
export function paintsOutside(words: readonly Word[]): boolean {
  return says(words, outsideWords) && !says(words, insideWords)
}

const outer = /^(?:fuori|estern[oaie])$/
const outerWall = /^(?:pittur|tint|mur[oi]$|paret|intonac|vernice$|vill|cas[ae]$|facciat)/
/** Verbs of a person who is out, and places that one lives outside of: 'sono fuori casa tutto il giorno', 'fuori Roma'. */
const beingOut = /^(?:sono|siamo|sto|stiamo|abito|abitiamo|vivo|viviamo|porto|portiamo|lavoro|vado|metto)$/
const room =
  /^(?:stanz|camer|soffitt|sala$|salott|salon|soggiorn|cucin|corridoi|bagn|apparta?ment|trilocal|bilocal)/

/**
 * Whether the chat about painting is asked to paint the outside of a house: 'la pittura esterna', 'i muri fuori sono
 * scoloriti'. An inside that is done does not count: 'l’interno lo abbiamo imbiancato l’anno scorso'.
 */
export function paintsOuterWalls(words: readonly Word[]): boolean {
  if (says(words, room)) return false
  const isInside = words.some(
    ({ text }, at) =>
      /^(?:intern[oi]|dentro)$/.test(text) &&
      !says(words.slice(at + 1, at + 5), /^(?:imbianc|tintegg|pittur|dipint|fatt|rifatt|no$|bene$|posto$)/),
  )
  return (
    !isInside &&
    words.some(({ text, kind }, at) => {
      if (kind !== 'word' || !outer.test(text)) return false
      const before = words.slice(Math.max(0, at - 3), at)
      if (text === 'fuori' && says(before.slice(-2), beingOut)) return false
      const near = [...before, ...words.slice(at + 1, at + 6)]
      return says(near, outerWall)
    })
  )
}

/** Whether the base of a wall is plastered and not clad: 'rifare l’intonaco dello zoccolo'. */
export function isPlasteredBase(words: readonly Word[]): boolean {
  return (
    says(words, /^intonac/) &&
    says(words, /^zoccol/) &&
    !says(words, /^(?:piastrell|pietr|rivest|lastr|marmo)/)
  )
}

/** Whether a battery is added to panels that are there: 'una batteria da aggiungere ai 4,5 kW già montati'. */
export function addsBattery(words: readonly Word[]): boolean {
  return (
    says(words, /^(?:batteri|accumul)/) &&
    says(words, /^(?:aggiung|integr)/) &&
    says(words, /^(?:gia|esistent|montat[oi]|installat[oi])/) &&
    !says(words, /^(?:wallbox|colonnin)/)
  )
}

/** Whether pigeons live under solar panels. */
export function hasBirdsUnderPanels(words: readonly Word[]): boolean {
  const isCleaning = says(words, /^(?:lav|pulir|puli[zt]|sporch)/)
  return says(words, /^(?:piccion|colomb)/) && says(words, /^(?:pannell|fotovoltaic)/) && !isCleaning
}

/** Whether all systems and the floors of a home are redone, which is one job: 'rifare impianti e pavimenti'. */
export function redoesSystemsAndFloors(words: readonly Word[]): boolean {
  const isBoth = says(words, /^impianti$/) || (says(words, /^elettric/) && says(words, /^idraulic/))
  return (
    isBoth &&
    says(words, /^(?:paviment|massett)/) &&
    says(words, /^(?:rifa|sostitu|cambi|nuov)/) &&
    !says(words, /^(?:bagn|cucin|senza|no|non)/)
  )
}

/** Largest number of broken tiles that are patched. More are a new floor. */
const mostPatched = 40

/** Whether a few tiles of a floor are broken: 'si sono alzate una decina di piastrelle'. */
export function hasFewBrokenTiles(words: readonly Word[]): boolean {
  if (!says(words, /^(?:rott|spaccat|sollev|alzat|staccat|scheggiat|crepat|saltat|mancan)/)) return false
  return readQuantities(words).some(
    ({ unit, article, high, to }) =>
      unit === null &&
      !article &&
      high <= mostPatched &&
      says(words.slice(to, to + 2), /^(?:piastrell|mattonell)/),
  )
}

/** Whether walls are only skimmed and not painted: 'rasare due stanze'. */
export function onlySkims(words: readonly Word[]): boolean {
  return (
    says(words, /^ras(?:are|atura|ature)$/) && !says(words, /^(?:tint|imbianc|pittur|dipin|vernic|color)/)
  )
}

/** Whether a message orders an alarm, whose price includes cameras: '2 telecamere e allarme'. */
export function ordersAlarm(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => /^(?:allarme|antifurto)$/.test(text))
  if (at === -1 || says(words, /^(?:citofon|videocitofon)/)) return false
  return !says(
    words.slice(Math.max(0, at - 3), at),
    /^(?:senza|no|non|niente|oltre|gia|ho|abbiamo|collegat\p{L}|vecchi\p{L}|al|all|nell)$/u,
  )
}

const radiators = 'caldaia/termosifone'
const besideRadiators =
  /^caldaia\/(?:sostituzione|ibrido|pompa|valvole|lavaggio|termostato|riparazione|manutenzione)$/
const joint = /^(?:e|ed|piu|poi|anche)$/

/**
 * Whether a mention only counts the radiators that a boiler or its valves serve: 'sostituzione caldaia, un bagno, 7
 * caloriferi', 'le termostatiche su tutti i caloriferi'.
 */
export function countsRadiators(
  { key, objectAt, objectsAt, hasOwnVerb }: JobMention,
  mentions: readonly JobMention[],
  words: readonly Word[],
): boolean {
  if (key !== radiators || hasOwnVerb) return false
  const beside = [...objectsAt, objectAt].flatMap((at) => [
    words[at + 1]?.text ?? '',
    words[at - 1]?.text ?? '',
  ])
  if (beside.some((text) => text.startsWith('nuov'))) return false
  // 'la caldaia e sette termosifoni' orders both.
  const isJoined = [1, 2, 3].some((back) => {
    const word = words[objectAt - back]
    return joint.test(word?.text ?? '') && word?.accented !== true
  })
  return !isJoined && mentions.some((other) => besideRadiators.test(other.key) && other.hasOwnVerb)
}

/**
 * Whether a home is to be renovated in part: 'ristrutturarla, ma solo in parte', 'una ristrutturazione a metà',
 * 'parziale: il bagno, …'.
 */
export function renovatesPart(words: readonly Word[]): boolean {
  const isHalf = words.some(({ text }, at) => {
    const before = words[at - 1]?.text ?? 'ristruttur'
    if (text.startsWith('parzial')) return before.startsWith('ristruttur') || before === 'lavori'
    return text === 'meta' && before === 'a' && words[at - 2]?.text.startsWith('ristruttur') === true
  })
  if (isHalf) return true
  return (
    says(words, /^ristruttur/) &&
    words.some(
      ({ text }, at) =>
        text === 'parte' && /^(?:in|una)$/.test(words[at - 1]?.text ?? '') && words[at - 2]?.text === 'solo',
    )
  )
}

const finish = /^(?:spatolat|marmorin|tadelakt|encaust|velatur|resin|microcement)/

/** Whether a wall gets a decorative finish: 'una sola parete con uno spatolato effetto cemento'. */
export function decorates(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (text.startsWith('stucc'))
      return /^(?:venezian|antic|romano|decorativ)/.test(words[at + 1]?.text ?? '')
    return (
      finish.test(text) ||
      (text === 'effetto' && /^(?:cement|sabbi|seta|marmo)/.test(words[at + 1]?.text ?? ''))
    )
  })
}

/** Whether a coloured plaster is for the inside of a home; otherwise its name means a facade: 'intonachino'. */
export const plastersInside = (words: readonly Word[]): boolean =>
  says(words, /^intonachin/) && !says(words, /^facciat/) && !says(words, outsideWords)

/** Number of words after a railing that may name its own work: 'ringhiere di ferro da carteggiare e riverniciare'. */
const railingReach = 4

/** Whether the words of a mention of balcony edges belong to the railings: '3 balconi, le ringhiere di ferro da riverniciare'. */
export function isOfRailings(
  one: JobMention,
  mentions: readonly JobMention[],
  words: readonly Word[],
): boolean {
  if (one.key !== 'ristrutturazione_facciata/frontalini') return false
  const others = [...one.objectsAt, ...one.verbsAt].filter((at) => !words[at]?.text.startsWith('balcon'))
  const railing = mentions.find(({ key }) => key === 'ristrutturazione_facciata/ringhiere')
  return railing !== undefined && others.every((at) => at >= railing.at && at < railing.to + railingReach)
}

/**
 * Whether a message only calls a room an open space, and neither opens nor wants one: 'soggiorno e cucina open space, da
 * imbiancare'.
 */
export function describesOpenSpace(words: readonly Word[]): boolean {
  const opens =
    /^(?:abbatt|butt|demol|togli|tolg|elimin|apri|unir|unend|crea|ricav|far[ne]?e?$|faccia|giu$|mur[oi]$|tramezz|vogl|vorre|voless|divent|trasform)/
  return says(words, /^(?:space|openspace)$/) && !says(words, opens)
}

/** Whether a thing hangs outside on a wall, inside the home too: 'la cassetta appesa fuori dal muro'. */
export function hangsOnWall(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      text === 'fuori' &&
      /^(?:dal|dalla|del|della)$/.test(words[at + 1]?.text ?? '') &&
      /^(?:mur[oi]|paret[ei])$/.test(words[at + 2]?.text ?? ''),
  )
}

/** Whether 'manco' says that less is paid, in Venetian, and not that something fails: 'se paga manco de luce'. */
export function paysLess(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      text === 'manco' && words.slice(Math.max(0, at - 2), at).some((one) => one.text.startsWith('pag')),
  )
}

const ofWood = /^(?:port[ae]|porton\p{L}*|finestr[ae]|persian[ae]|infissi)$/u
const painting = /^(?:impregnant|flatting|scartavetr|cartegg|riverni|verniciat|ridipin|ritint|smalt|lacc)/

/** Whether doors or windows are painted and not replaced: 'le porte le vorrei bianche, basta una scartavetrata'. */
export function paintsWood(words: readonly Word[]): boolean {
  return says(words, ofWood) && says(words, painting) && !says(words, /^(?:nuov|sostitu|cambi)/)
}

const imitating = /^(?:finto|effetto|tipo|simil|simillegno|sembra|sembrano|imitazione|stile)$/
const ceramic = /^(?:gres|piastrell|porcellanat|ceramic|mattonell|monocottur)/
/** Number of words between the tiles and what they look like: 'gres porcellanato effetto legno', 'finto parquet in gres'. */
const lookReach = 4

/** Whether tiles only look like wood: 'gres finto legno', 'piastrelle che sembrano parquet'. */
export function looksLikeWood(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    const isLook =
      imitating.test(text) &&
      words.slice(at + 1, at + 3).some((next) => /^(?:legno|parquet|rover)/.test(next.text))
    const near = words.slice(Math.max(0, at - lookReach), at + lookReach)
    return isLook && says(near, ceramic)
  })
}

/** Whether a message says that the wall to open carries the house: 'è portante', with a beam or a technician. */
export function opensBearingWall(words: readonly Word[]): boolean {
  const at = words.findLastIndex(({ text }) => text.startsWith('portant'))
  if (at === -1 || says(words.slice(Math.max(0, at - 4), at), /^(?:non|se|sia|forse|credo|boh|o)$/))
    return false
  return says(words, /^(?:trav|architrav|cerchiatur|putrell|hea$|ipe$|ferro$|apertur)/)
}
