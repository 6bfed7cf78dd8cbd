import { slugOf } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'

type Said = Pick<Message, 'saidWords'>

const articles = /^(?:il|lo|la|l|i|gli|le|un|uno|una|mio|mia|del|dello|della|dei|delle|quello|quella)$/
const counts = /^(?:un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d+)$/
/** 'siamo' ends 'già che ci siamo'. */
const joining = /^(?:e|ed|piu|poi|anche|siamo|siete)$/

/**
 * Whether a mention is an entry that a joint adds, with an article or a number: 'e il citofono', 'e due
 * grate'.
 */
function isJoined({ objectAt }: NamedJob, { saidWords }: Said, before: RegExp): boolean {
  const text = (back: number): string => saidWords[objectAt - back]?.text ?? ''
  // 'e le 6 tapparelle' has an article and a number.
  const joint = counts.test(text(1)) && articles.test(text(2)) ? 3 : 2
  return before.test(text(1)) && joining.test(text(joint)) && saidWords[objectAt - joint]?.accented !== true
}

/** Whether a mention is a counted entry after a joint: 'una porta blindata e due grate fisse'. */
export const isCountedEntry = (one: NamedJob, message: Said): boolean => isJoined(one, message, counts)

/** Devices that are bought beside another work: 'accumulo da 10 kWh e colonnina'. */
export const device =
  /^(?:impianti\/(?:wallbox|citofono|telecamere|allarme|cancello)|caldaia\/(?:scaldabagno|termostato)|serramenti\/blindata)$/

/** Whether a mention is a device that a joint adds to another work: 'e una colonnina'. */
export const isDeviceEntry = (one: NamedJob, message: Said): boolean =>
  device.test(one.key) && !one.isWeak && isJoined(one, message, articles)

/** Whether a mention has a figure of its own: '5 finestre', 'garage 30 mq'. */
export function hasFigure({ objectAt }: NamedJob, { saidWords }: Said): boolean {
  const isCounted = [objectAt - 1, objectAt].some((at) => counts.test(saidWords[at]?.text ?? ''))
  return isCounted || saidWords[objectAt + 1]?.kind === 'figure'
}

/** Parts that are bought by the piece, and that a customer also orders beside the whole. */
const pieces = /^(?:serramenti\/tapparelle|caldaia\/valvole)$/

/**
 * Whether a mention of a part is an entry of its own: 'caldaia nuova e 7 valvole termostatiche', but not
 * 'finestre con tapparelle'.
 */
export function isOwnEntry(one: NamedJob, message: Said): boolean {
  if (!pieces.test(one.key)) return false
  return isJoined(one, message, counts) || isJoined(one, message, articles) || isAfterVerb(one, message)
}

/** Whether a mention only names the drain of the thing in hand: 'c’è da fare lo scarico nuovo' for a boiler. */
export function isOwnDrain({ key, objectsAt }: NamedJob, { saidWords }: Said): boolean {
  return key === 'impianti/idraulico' && objectsAt.every((at) => saidWords[at]?.text === 'scarico')
}

const ordering = /^(?:mett|mont|cambi|sostitu|aggiung|install)/

/** Whether an ordering verb and a joint come before the article: 'e metto le valvole'. */
function isAfterVerb({ objectAt }: NamedJob, { saidWords }: Said): boolean {
  const text = (back: number): string => saidWords[objectAt - back]?.text ?? ''
  return (articles.test(text(1)) || counts.test(text(1))) && ordering.test(text(2)) && joining.test(text(3))
}

/** Matches words between a verb and its object: 'sistemiamo solo i bordi'. */
const beforeObject = /^(?:solo|soltanto|solamente|giusto|anche|pure|invece|poi|tutt[aoie])$/
/** Matches words with which the object of a verb begins. */
const objectStart =
  /^(?:il|lo|la|l|i|gli|le|un|uno|una|quell[aoie]|quei|quel|due|tre|quattro|cinque|sei|\d+)$/

/**
 * Whether the only verbs of a mention are in a later clause and have an object of their own: 'le mattonelle reggono ancora, sistemiamo
 * solo i bordi' asks for no tiles.
 */
export function hasVerbOfAnother({ verbsAt, objectsAt, also }: NamedJob, { saidWords }: Said): boolean {
  if (also || verbsAt.length === 0) return false
  const last = Math.max(...objectsAt)
  return verbsAt.every((at) => {
    if (at < last || saidWords.slice(last, at).every(({ kind }) => kind !== 'mark')) return false
    const next = saidWords.slice(at + 1).find(({ text }) => !beforeObject.test(text))
    return objectStart.test(next?.text ?? '')
  })
}

const faulty =
  /^(?:rott|guast|blocc|spacc|crepat|bucat|marc|spezzat|incriccat|mort|difettos|incastrat|staccat|sfondat|arruggin|ammacc|scrost|strapp|scollat|ossidat)/
const failing = /^(?:perd|gocciol|funzion|va$|vanno$|chiud|part|scald|suon|sent|apr|scaric|tien|accend)/

const isFaulty = (word: { readonly text: string } | undefined): boolean => faulty.test(word?.text ?? '')

/** Whether a thing with its fault comes before another work: 'la ringhiera è arrugginita e le persiane da riverniciare'. */
export function isFaultyBefore(one: NamedJob, main: NamedJob, { saidWords }: Said): boolean {
  if (one.objectAt > main.objectAt || one.isWeak || slugOf(one.key) !== slugOf(main.key)) return false
  const between = saidWords.slice(one.objectAt + 1, main.objectAt)
  return between.slice(0, 3).some(isFaulty) && between.some(({ text, accented }) => text === 'e' && !accented)
}

/**
 * Whether a mention after a joint names a thing with its fault, which requests its repair: 'tre prese nuove e
 * il citofono rotto', 'e il cancello che non si apre'.
 */
export function isFaultyEntry(one: NamedJob, message: Said): boolean {
  if (!isJoined(one, message, articles)) return false
  const next = message.saidWords.slice(one.objectAt + 1, one.objectAt + 5).map(({ text }) => text)
  if (faulty.test(next[0] ?? '') || faulty.test(next[1] ?? '')) return true
  return next[0] === 'che' && next.slice(1).some((word) => failing.test(word))
}

/** Matches jobs that repair something. */
const repairs = /(?:riparazione|guasto|perdita|cinghia|tegola|servizio|punto-piano)$/

/**
 * Whether a mention in a question is only a circumstance of a work that the message requests: 'devo cambiare
 * la caldaia, quanto resto senza acqua calda?'.
 */
export function isFaultBesideWork(one: NamedJob, all: readonly NamedJob[]): boolean {
  if (one.kind !== 'question' || one.isAction || !repairs.test(one.key)) return false
  return all.some(
    (other) =>
      other.isAction && !other.isWeak && slugOf(other.key) === slugOf(one.key) && !repairs.test(other.key),
  )
}

/** Whether a mention only names an event that could happen: 'e se resto senza corrente?', of a solar system. */
export function isEvent(one: NamedJob, { whole: { words } }: Message): boolean {
  if (one.isAction || one.kind === 'statement' || !repairs.test(one.key)) return false
  return words.slice(0, 3).some(({ text }) => text === 'se')
}

const surface = /^(?:paret[ei]|mur[oi]|soffitt[oi]|angol[oi]|stanza|camera)$/
const treatment = /^tinteggiatura\/(?:muffa|crepe|rasatura|carta-posare|carta-togliere|decorativa)$/

/** Whether 'solo' only limits the place of an earlier treatment: 'c’è muffa in camera, solo quella parete'. */
export function isLimit(one: NamedJob, { saidWords, named }: Message): boolean {
  if (one.verbsAt.length > 0 || !one.objectsAt.some((at) => surface.test(saidWords[at]?.text ?? '')))
    return false
  return named.some(
    (other) => treatment.test(other.key) && !other.denied && other.objectAt < Math.max(...one.objectsAt),
  )
}

/**
 * Whether a mention is only a further verb of another thing in its clause: 'il cornicione da ripristinare e
 * ritinteggiare' does not ask to paint the facade.
 */
export function isVerbOfOther(one: NamedJob, { saidWords, named }: Message): boolean {
  if (!one.isWeak || one.objectWeight > 0 || !/^(?:e|ed)$/.test(saidWords[one.objectAt - 1]?.text ?? ''))
    return false
  return named.some(
    (other) =>
      !other.isWeak &&
      !other.denied &&
      other.objectAt < one.objectAt &&
      slugOf(other.key) === slugOf(one.key) &&
      saidWords.slice(other.objectAt, one.objectAt).every(({ kind }) => kind !== 'mark'),
  )
}

const floor = /^ristrutturazione\/(?:parquet|pavimenti|levigatura)$/

/** Whether two mentions are floors of different materials, each with its own area. */
export function areMeasuredFloors(
  one: NamedJob,
  other: NamedJob,
  { segments }: Pick<Message, 'segments'>,
): boolean {
  const isMeasured = ({ key }: NamedJob): boolean =>
    floor.test(key) && /\d (?:mq|metri)/.test(segments.get(key) ?? '')
  return one.key !== other.key && isMeasured(one) && isMeasured(other)
}

/**
 * Whether a mention is only a verb that says what a thing in hand needs: 'ci sono le manopole vecchie, da cambiare', about
 * valves, asks for no boiler.
 */
export function isDueOnly(
  { isWeak, objectWeight, objectsAt, instead, also }: NamedJob,
  { saidWords }: Message,
): boolean {
  if (!isWeak || objectWeight > 0 || instead || also) return false
  return objectsAt.every((at) => /^(?:da|va|vanno|andrebbero|andrebbe)$/.test(saidWords[at - 1]?.text ?? ''))
}

const limitedSurface = /^(?:mur[oi]|paret[ei]|soffitt[oi])$/
const limit = /^(?:solo|soltanto|solamente)$/
/** Number of words between 'solo' and the surface: 'solo per le pareti'. */
const surfaceReach = 3

/** Whether 'solo' limits the surfaces of a painting and no jobs: 'imbiancare due stanze, solo i muri'. */
export const limitsSurface = ({ key, only, hasOwnVerb }: NamedJob, { saidWords }: Message): boolean =>
  only &&
  hasOwnVerb &&
  key.startsWith('tinteggiatura/') &&
  saidWords.every(
    ({ text }, at) =>
      !limit.test(text) ||
      saidWords.slice(at + 1, at + 1 + surfaceReach).some((one) => limitedSurface.test(one.text)),
  )
