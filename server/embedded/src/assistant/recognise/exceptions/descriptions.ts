import { takesOffCount } from '../../italian/numbers/left-out/from-count.ts'
import { readQuantities } from '../../italian/numbers/quantities.ts'
import { isPerformer } from '../../italian/people/performers.ts'
import type { Word } from '../../italian/words.ts'
import type { JobMention } from '../mention.ts'
import { says } from './job-signs.ts'
import { isOwnPlant } from './parts/own-plant.ts'
import { thereAlready } from './parts/there-already.ts'

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

const wishing = /^(?:vorr|vogli|serv|dev|dobb|mett|far|mont|install)/
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

/** Matches the words of skimming itself, and of walls that need it. */
export const skims =
  /^(?:ras(?:are|atura|ature|ate|iamo|arl[aoie])|lisciar|stuccare$|bucciat|graffiat|ruvid|irregolar|stort)/

const paints = /^(?:ridipin|dipin|imbianc|tintegg|ritinteg|pittur|ripittur|rivernic|vernic|bianco$)/
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

/** Whether 'tutto il bagno' is painted and not renewed: 'ridipingere tutto il bagno'. */
function isPaintedBathroom({ key, objectAt }: JobMention, words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, objectAt - 4), objectAt)
  return (
    key === 'ristrutturazione_bagno/completo' && says(before, paints) && !says(before, /^(?:rifa|ristruttur)/)
  )
}

const motor = /^(?:motor|automa|telecomand|basculant|elettrific|elettric[oi]$)/

/**
 * Whether a mention of a gate only names what an entry phone opens: 'videocitofono, villetta con un cancelletto pedonale'.
 *
 * @param jobs the jobs named or in hand
 */
export function isGateOfEntryPhone(
  { key }: Pick<JobMention, 'key'>,
  words: readonly Word[],
  jobs: readonly string[],
): boolean {
  return (
    key === 'impianti/cancello' &&
    jobs.includes('impianti/citofono') &&
    // 'il cancello è già automatico'
    !words.some(({ text }, at) => motor.test(text) && words[at - 1]?.text !== 'gia')
  )
}

/** Whether a wall of a mention is only taken off the count: 'la parete sul retro la lasciamo, togliete 40 mq'. */
const isOffCount = ({ key }: JobMention, words: readonly Word[]): boolean =>
  key === 'ristrutturazione/muro' && takesOffCount({ words })

const roofWord = /^(?:tett[oi]|copertur|mant[oi]$|tegol|fald)/

/** Whether sheet metal is only what the gutters are made of: 'cambio anche le grondaie, lamiera preverniciata'. */
const isOfGutters = ({ key }: JobMention, words: readonly Word[], mentions: readonly JobMention[]): boolean =>
  key === 'ristrutturazione_tetto/lamiera' &&
  mentions.some((one) => one.key === 'ristrutturazione_tetto/grondaie' && !one.denied) &&
  !says(words, roofWord)

const camera = /^(?:telecamer(?:a|ina)|videocamer(?:a|ina)|monitor|schermo)$/
/** Number of words between an entry phone and its camera: 'il citofono nuovo di quelli con la telecamerina'. */
const cameraReach = 7

/** Whether the camera of a mention is that of an entry phone, which the message names before it. */
function isCameraOfEntryPhone({ key, objectsAt }: JobMention, words: readonly Word[]): boolean {
  if (key !== 'impianti/telecamere') return false
  return objectsAt.some((at) => {
    const before = words.slice(Math.max(0, at - cameraReach), at)
    const isWith = before.slice(-2).some(({ text }) => text === 'con')
    return (
      camera.test(words[at]?.text ?? '') &&
      isWith &&
      before.some(({ text }) => /^(?:video)?citofon/.test(text))
    )
  })
}

const tile = /^(?:piastrell|mattonell|maiolic)/
/** Matches verbs that say how far the tiles of a wall go, or that they are there. */
const reaching =
  /^(?:arriva|arrivano|finisce|finiscono|fino|ci|sono|coprono|girano|partono|restano|rimangono)$/
const paintsTiles = /^(?:smalt|vernic|riverni)/

/** Whether a mention of painted tiles only says where tiles are: 'dare il bianco al bagno, le piastrelle arrivano a metà'. */
export function isTiledPart(
  { key, verbsAt }: Pick<JobMention, 'key' | 'verbsAt'>,
  words: readonly Word[],
): boolean {
  const isBare = key === 'ristrutturazione_bagno/piastrelle' && verbsAt.length === 0 && says(words, paints)
  if ((key !== 'tinteggiatura/smalto' && !isBare) || says(words, paintsTiles)) return false
  return words.some(({ text }, at) => {
    if (!tile.test(text)) return false
    const before = words.slice(Math.max(0, at - 3), at).map((one) => one.text)
    // 'sopra le piastrelle', 'ci sono le piastrelle'
    const isPlace = before.some((one) => /^(?:sopra|oltre|ci|escluse|tranne|senza)$/.test(one))
    return isPlace || reaching.test(words[at + 1]?.text ?? '')
  })
}

const isGateOfNamed = (one: JobMention, words: readonly Word[], mentions: readonly JobMention[]): boolean =>
  isGateOfEntryPhone(
    one,
    words,
    mentions.map(({ key }) => key),
  )

const underlay = 'ristrutturazione_tetto/impermeabilizzazione'
const pitched = /^(?:spiovent[ei]|fald[ae]|tegol[ae]|copp[oi]|marsigliesi)$/
const flat = /^(?:terrazz\p{L}*|lastric\p{L}*|balcon\p{L}*|tettoia|garage|box)$/u
const renewed = /^(?:nuov[oaie]|cambi\p{L}*|sostitu\p{L}*)$/u

/** Whether the membrane goes under new tiles, so that it is no work on a flat roof: 'tegole tutte nuove con una guaina sotto'. */
const isUnderTiles = ({ key }: JobMention, words: readonly Word[]): boolean =>
  key === underlay && says(words, pitched) && says(words, renewed) && !says(words, flat)

const ordersShutters = /^(?:nuov|cambi|sostitu|rifa|mett|mont|install|vorr\p{L}*$)/u
const sentenceEnd = /^[.;!?]$/

/** Whether the shutters of a mention are painted and not replaced: 'gli scuri delle finestre, di legno, da tornare a far verdi'. */
const isPaintedShutter = (
  { key, objectAt, to }: JobMention,
  words: readonly Word[],
  mentions: readonly JobMention[],
): boolean =>
  key === 'serramenti/persiane' &&
  mentions.some(({ key: other, denied, hasOwnVerb, verbsAt }) => {
    if (other !== 'tinteggiatura/legno' || denied || !hasOwnVerb) return false
    const last = Math.max(to, ...verbsAt)
    const own = words.slice(objectAt, last + 1)
    return Math.min(...verbsAt) > objectAt && !says(own, ordersShutters) && !says(own, sentenceEnd)
  })

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
  isGateOfNamed,
  isCameraOfEntryPhone,
  isOffCount,
  isOfGutters,
  isTiledPart,
  isUnderTiles,
  isPaintedShutter,
  isOwnPlant,
  ...thereAlready,
]

/** Whether a mention only describes what is there or how it is. */
export function isDescription(
  one: JobMention,
  words: readonly Word[],
  mentions: readonly JobMention[],
): boolean {
  return descriptions.some((describes) => describes(one, words, mentions))
}
