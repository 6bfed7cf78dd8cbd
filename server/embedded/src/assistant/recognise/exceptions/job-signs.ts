import { readQuantities } from '../../italian/numbers/quantities.ts'
import { isPerformer } from '../../italian/performers.ts'
import type { Word } from '../../italian/words.ts'
import type { JobMention } from '../mention.ts'

const says = (words: readonly Word[], pattern: RegExp): boolean =>
  words.some(({ text }) => pattern.test(text))

const beforeWindows = /^serramenti\/(?:persiane|zanzariere|tapparelle|inferriate)$/
const material = /^(?:pvc|legno|allumini\p{L}*|nuov\p{L}*)$/u

/**
 * Whether a mention only counts the windows that get shutters, nets or grilles: 'persiane da sostituire, 5 finestre e 3
 * porte finestre'.
 */
export function isOpeningsOf(
  one: JobMention,
  mentions: readonly JobMention[],
  words: readonly Word[],
): boolean {
  const { key, objectAt, to, isAction, also } = one
  if (key !== 'serramenti/finestre' || isAction || also) return false
  if (says(words.slice(objectAt, to + 3), material)) return false
  return mentions.some(
    (other) => beforeWindows.test(other.key) && other.hasOwnVerb && other.objectAt < objectAt,
  )
}

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

const bringing = /^(?:le|li|lo|me|te|ce|ve|mi|ti|ci|vi|si|chi|che|non)$/

/** Whether 'porta' is the verb: 'le porta l’installatore', 'la porta l’idraulico'. */
function isBringing({ objectAt }: JobMention, words: readonly Word[]): boolean {
  if (words[objectAt]?.text !== 'porta') return false
  const before = words[objectAt - 1]?.text ?? ''
  const isTakenUp = before === 'la' && isPerformer(words[objectAt + 2]?.text ?? '')
  return bringing.test(before) || isTakenUp
}

const fewHoles = /^(?:qualche|pochi|poco|piccol[io]|chiodi)$/

/** Whether a mention of cracks only names a few holes, which painting includes: 'pareti bianche, c’è qualche buco'. */
function isFewHoles({ key, objectsAt }: JobMention, words: readonly Word[]): boolean {
  return (
    key === 'tinteggiatura/crepe' &&
    objectsAt.some((at) => words[at]?.text.startsWith('buc') && says(words.slice(at - 1, at + 3), fewHoles))
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

const tile = /^(?:tegol|copp[io]$)/
const newBeside = (words: readonly Word[], at: number): boolean =>
  [-1, 1, 2].some((step) => words[at + step]?.text.startsWith('nuov') === true)

/** Whether the old tiles of a roof are laid again: 'coppi antichi, smontati, puliti e rimessi al loro posto'. */
export function laysTilesAgain(words: readonly Word[]): boolean {
  // 'smontare i pannelli, rifare la copertura e rimetterli su, tegole nuove': the panels are put back.
  const isOfPanels = says(words, /^pannell/) && says(words, /^(?:rifar|rifacc|rifacim)/)
  if (isOfPanels || words.some(({ text }, at) => tile.test(text) && newBeside(words, at))) return false
  return (
    says(words, /^(?:tegol|copp[io]|lastr|lose$|ardesi|tett)/) &&
    says(words, /^(?:smont|tolt|tirat|levat)/) &&
    words.some(
      ({ text }, at) =>
        /^(?:rimess|rimett|rimont|riposizion|riposa)/.test(text) && words[at - 1]?.text !== 'non',
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

const ofWood = /^(?:port[ae]|finestr[ae]|persian[ae]|infissi)$/
const painting = /^(?:scartavetr|cartegg|riverni|verniciat|ridipin|ritint|smalt|lacc)/

/** Whether doors or windows are painted and not replaced: 'le porte le vorrei bianche, basta una scartavetrata'. */
export function paintsWood(words: readonly Word[]): boolean {
  return says(words, ofWood) && says(words, painting) && !says(words, /^(?:nuov|sostitu|cambi)/)
}

/** Whether a mention of a paint job only tells the upkeep of a material: 'il legno va riverniciato ogni tre anni'. */
function isUpkeep({ key, to }: JobMention, words: readonly Word[]): boolean {
  return key === 'tinteggiatura/legno' && says(words.slice(to - 1, to + 2), /^ogni$/)
}

const makes = /^(?:far|fat|rifa|mett|install|pass|rend|vorr|vogl|serv|a$|al$)/

/** Whether a mention only tells which heating a home has: 'riscaldamento autonomo'. */
function isHeatingThere({ key, objectAt }: JobMention, words: readonly Word[]): boolean {
  return (
    key === 'impianti/riscaldamento' &&
    /^(?:autonom|centralizz)/.test(words[objectAt + 1]?.text ?? '') &&
    !says(words.slice(Math.max(0, objectAt - 4), objectAt), makes)
  )
}

/** Whether a mention of pipes only names those of the gutters: 'le grondaie, anche i tubi che scendono'. */
function isDownpipe({ key, objectsAt }: JobMention, words: readonly Word[]): boolean {
  return (
    key === 'impianti/idraulico' &&
    says(words, /^(?:grond|canal)/) &&
    objectsAt.some((at) => says(words.slice(at + 1, at + 3), /^(?:scend|disces|calat|pluvial)/))
  )
}

/** Whether wires are there already: 'la corrente c’è già e pure i fili del vecchio citofono'. */
function isWiringThere({ key, objectAt }: JobMention, words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, objectAt - 4), objectAt)
  return key === 'impianti/elettrico' && says(before, /^gia$/) && says(before, /^(?:pure|anche)$/)
}

const doneBefore = /^(?:mess|montat|installat|cambiat|sostituit|comprat|nuov)/
const replacing = /^(?:cambi|sostitu|rimpiazz|sost$|vecchi|rott|mort|guast|blocc|perd|buttar)/
/** Age in years up to which a boiler that is only told about stays. */
const youngBoiler = 12
/** Number of words after a boiler in which its age or its makers' work is told. */
const boilerReach = 7

/**
 * Whether a mention only tells which boiler is there: 'ho una caldaia di due anni, vorrei un termosifone in più', 'caldaia
 * messa l’anno scorso, mi serve un cronotermostato'.
 */
function isBoilerThere(
  { key, objectAt }: JobMention,
  words: readonly Word[],
  mentions: readonly JobMention[],
): boolean {
  const isOnly = mentions.every((other) => other.key === key)
  return key === 'caldaia/sostituzione' && !isOnly && isOfToday(words, objectAt)
}

/** Whether a message only tells which boiler is there. */
export function hasBoilerOfToday(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => text === 'caldaia')
  return at !== -1 && isOfToday(words, at)
}

/** Whether the boiler at an index is young, or had, and no word asks for another one. */
function isOfToday(words: readonly Word[], objectAt: number): boolean {
  if (says(words, replacing)) return false
  const after = words.slice(objectAt + 1, objectAt + 1 + boilerReach)
  const isRecent = readQuantities(after).some(
    ({ to, high }) => /^ann[oi]$/.test(after[to - 1]?.text ?? after[to]?.text ?? '') && high <= youngBoiler,
  )
  const isDone = after.some(
    ({ text }, at) =>
      doneBefore.test(text) &&
      after.slice(at + 1, at + 4).some((next) => /^(?:scors[oa]|fa)$/.test(next.text) || next.value > 2012),
  )
  const before = words.slice(Math.max(0, objectAt - 4), objectAt)
  const isHad = says(before, /^(?:ho|abbiamo|tengo|c|con)$/) && !says(before, wishing)
  const end = after.findIndex(({ kind }) => kind === 'mark')
  const own = end === -1 ? after : after.slice(0, end)
  return isRecent || isDone || (isHad && !says(own, /^(?:da|nuov[ao])$/))
}
const wishing = /^(?:vorr|vogli|serv|dev|dobb|mett|far|mont|install)/

const smooth = /^(?:lisci|lisciat|rasat|gessat)[oaie]?$/
const wishedSmooth = /^(?:vorr|vogli|lasci|aver|tutt[oaie]$|bell[oaie]$|torn|vengan|veng)/

/** Whether walls are said to be smooth already: 'la parete è già liscia', 'muri già rasati', 'il muro è liscio'. */
export function hasSmoothWalls(words: readonly Word[]): boolean {
  if (says(words, skims)) return false
  return words.some(({ text }, at) => {
    if (!smooth.test(text)) return false
    const before = words.slice(Math.max(0, at - 4), at)
    if (says(before, wishedSmooth) || before.some((one) => one.text === 'non')) return false
    // 'pareti lisce, da imbiancare'
    const isOfWall = says(before.slice(-2), /^(?:paret[ei]|mur[oi]|intonaco)$/)
    if (isOfWall && says(words, paints)) return true
    return before.some((one) => /^(?:gia|sono)$/.test(one.text) || (one.text === 'e' && one.accented))
  })
}
/** Matches the words of skimming itself, and of walls that need it. */
export const skims =
  /^(?:ras(?:are|atura|ature|ate|iamo|arl[aoie])|lisciar|stuccare$|bucciat|graffiat|ruvid|irregolar|stort)/

const isSmoothThere = ({ key }: JobMention, words: readonly Word[]): boolean =>
  key === 'tinteggiatura/rasatura' && hasSmoothWalls(words)

const washes =
  /^(?:impianto_fotovoltaico\/pulizia|ristrutturazione_tetto\/pulizia-gronde|ristrutturazione_facciata\/pulizia)$/
const isClean = /^(?:pulit|lavat)[aoie]$/
const cleanBefore = /^(?:sono|sembran?o?|paiono|pare|gia|stat[aoie]|abbastanza|ben)$/

/** Whether a mention only says that a thing is clean: 'i pannelli sembrano puliti', 'pannelli puliti e in ordine'. */
function isCleanThere({ key, objectsAt, verbsAt }: JobMention, words: readonly Word[]): boolean {
  if (!washes.test(key) || says(words, /^(?:pulire|pulizi|lavare|lavagg|sporc)/)) return false
  return [...objectsAt, ...verbsAt].some((place) => {
    const at = words.findIndex(
      ({ text }, index) => index >= place && index <= place + 4 && isClean.test(text),
    )
    if (at === -1) return false
    const before = words[at - 1]
    if (/^(?:va|vanno|essere|da|andrebbero|non)$/.test(before?.text ?? '')) return false
    const isSaid = cleanBefore.test(before?.text ?? '') || (before?.text === 'e' && before.accented)
    return isSaid || /^(?:pannelli|grondaie|gronde|moduli|facciata)$/.test(before?.text ?? '')
  })
}

const paints = /^(?:ridipin|dipin|imbianc|tintegg|ritinteg|pittur|ripittur|rivernic|vernic|bianco$)/

/** Whether 'tutto il bagno' is painted and not renewed: 'ridipingere tutto il bagno'. */
function isPaintedBathroom({ key, objectAt }: JobMention, words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, objectAt - 4), objectAt)
  return (
    key === 'ristrutturazione_bagno/completo' && says(before, paints) && !says(before, /^(?:rifa|ristruttur)/)
  )
}

const descriptions = [
  isBringing,
  isFewHoles,
  isUpkeep,
  isHeatingThere,
  isDownpipe,
  isWiringThere,
  isBoilerThere,
  isSmoothThere,
  isCleanThere,
  isPaintedBathroom,
]

/** Whether a mention only describes what is there or how it is. */
export function isDescription(
  one: JobMention,
  words: readonly Word[],
  mentions: readonly JobMention[],
): boolean {
  return descriptions.some((describes) => describes(one, words, mentions))
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
