import { addsOne } from '../../engines/readers/openings.ts'
import { thingOf } from '../../italian/things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { askedQuestion, type JobAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import { type Catalogue, slugOf } from '../catalogue.ts'
import type { TurnContext } from '../context.ts'
import { addsMore, oneOfThem } from '../facts/unnamed/one-of-them.ts'
import type { Message, NamedJob } from '../message.ts'
import { addsToHeld, heldNames } from './ways/more-of-held.ts'

/** Matches words before the 'e' that joins a message to those before: 'ah, e mettiamo le zanzariere'. */
const interjection = /^(?:ah|oh|eh|ok|okay|senti|allora|scusa|scusate|dimenticavo|perfetto|bene|va|,|\.|!)$/
/** Matches verbs of a message that asks for one more work. */
const ordering =
  /^(?:mett|fate|fai|facciamo|aggiung|vorrei|vorremmo|voglio|vogliamo|cambi|rifacc|rifate|mont|sistem|inser)/
/** Matches words of a message that replaces or limits what was asked for. */
const replacing = /^(?:invece|se|sol[oaei]|soltanto|meglio|piuttosto|anzi|non)$/
/** Maximum distance in words between the joining 'e' and the verb. */
const verbReach = 3

/** Whether a message adds a work to those before with 'e' alone: 'e mettiamo le zanzariere su tutte'. */
function joinsWork({ words, raw }: Utterance): boolean {
  const at = words.findIndex(({ text }) => !interjection.test(text))
  const first = words[at]
  if (
    first?.text !== 'e' ||
    first.accented ||
    words.some(({ text }) => replacing.test(text)) ||
    raw.includes('?')
  )
    return false
  return words.slice(at + 1, at + 1 + verbReach).some(({ text }) => ordering.test(text))
}

const placing = /^(?:in|nel|nell|nella|nello|nelle|nei)$/
/** Number of words in which the room comes: 'e nelle due camere'. */
const roomReach = 3

/** Whether a message adds a work in a room with its own size: 'e in camera il parquet, 14 mq'. */
function joinsRoom({ words, quantities, raw }: Utterance): boolean {
  const [first, second] = words
  if (first?.text !== 'e' || first.accented || !placing.test(second?.text ?? '') || raw.includes('?'))
    return false
  const isRoom = words.slice(2, 2 + roomReach).some(({ text }) => thingOf(text) === 'room')
  return isRoom && quantities.some(({ unit, article }) => unit === 'area' && !article)
}

/** Things that are parts of the work in hand, and not a work of another trade: 'aggiungi la parete est, altri 60 mq'. */
const parts: ReadonlySet<string | null> = new Set(['wall', 'facade', 'room', 'ceiling', 'floor'])

/** Jobs that paint all walls of a room or home. */
const paintsAll = /^tinteggiatura\/(?:interni|stanza)$/
/** Jobs that only do a part of the walls. */
const ofWalls: ReadonlySet<string> = new Set(['tinteggiatura/parete', 'ristrutturazione_bagno/piastrelle'])
const oneWall = /^(?:parete|muro|lato)$/
const ofOne = /^(?:un|una|la|il|quella|quel|sulla|sul|su|a)$/
const allWalls = /^(?:pareti|muri)$/
const ofAll = /^(?:le|i|delle|dei|sulle|sui|alle|ai|per)$/
const limitingWall = /^(?:sol[oaei]|soltanto|solamente|basta|unic[oa]|niente|togli\p{L}*|lasci\p{L}*)$/u

/**
 * Whether a job is only a wish for the walls in hand, or for one of them: 'le pareti le vogliamo verde salvia', 'anzi una parete la
 * vorrei verde, dietro il letto'. Only 'solo una parete' makes it the work itself.
 */
export function isWishForWall(
  key: AnyJobKey,
  keys: ReadonlySet<string>,
  { whole: { words } }: Message,
): boolean {
  const inWhole = [...keys].some((one) => paintsAll.test(one) || one === 'ristrutturazione_bagno/completo')
  if (!inWhole || !ofWalls.has(key) || words.some(({ text }) => limitingWall.test(text))) return false
  return words.some(({ text }, at) => {
    const before = words[at - 1]?.text ?? ''
    return (oneWall.test(text) && ofOne.test(before)) || (allWalls.test(text) && ofAll.test(before))
  })
}

/** Jobs inside a home. The outside of a house is no part of them: 'mettici anche la facciata del garage'. */
const inside = /^(?:tinteggiatura\/(?!esterni)|ristrutturazione\/|ristrutturazione_bagno\/)/

/** Matches materials of floors and walls, which name a work of their own. */
const ofOwnWork = /^(?:parquet|laminat|gres|cotto$|marm|resina$|cartongess|mattonell|piastrell|moquette)/
/** Matches jobs whose area may grow by a further floor or wall. */
const growsByArea = /^(?:ristrutturazione\/|tinteggiatura\/)/

/** Whether a mention only names a further part with its area. Its verb 'aggiungere' asks for no work of its own. */
function isFurtherArea(
  { objectsAt, verbsAt }: NamedJob,
  keys: ReadonlySet<string>,
  { saidWords, whole }: Message,
): boolean {
  const isOutside = objectsAt.some((at) => thingOf(saidWords[at]?.text ?? '') === 'facade')
  if (isOutside && [...keys].every((key) => inside.test(key))) return false
  // 'anche mettere il parquet, 27 mq', after a bathroom: neither a floor of its own nor a new wall is a part of it.
  const isOwnWork = objectsAt.some((at) => ofOwnWork.test(saidWords[at]?.text ?? ''))
  if (isOwnWork && [...keys].every((key) => !growsByArea.test(key))) return false
  return (
    addsMore(whole) &&
    whole.quantities.some(({ unit, article }) => unit === 'area' && !article) &&
    verbsAt.every((at) => /^(?:aggiung|mett|anche|pure)/.test(saidWords[at]?.text ?? '')) &&
    objectsAt.every((at) => parts.has(thingOf(saidWords[at]?.text ?? '')))
  )
}

/** Whether a mention of a whole home has no word of a home: 'rifare tutto' redoes the floor in hand. */
function isWholeOfOther({ key }: NamedJob, keys: ReadonlySet<string>, { saidWords }: Message): boolean {
  if (key !== 'ristrutturazione/completa' || keys.has(key)) return false
  return !saidWords.some(({ text }) => ofHome.has(thingOf(text)))
}
const ofHome: ReadonlySet<string | null> = new Set(['home', 'flat'])

/** Matches a further work in another room: 'in corridoio poi c’è una vecchia carta'. */
const inOtherRoom =
  /^(?:(?:e|ah|ok|allora) )?(?:in|nel|nella|nello|nell) \p{L}+ (?:poi|pure|anche) (?:c e|ci sono|ci sarebbe|ho) /u

/** Matches one more of the things in hand: 'anche nel bagno di sopra ce n’è uno da cambiare'. */
const oneMoreThere = /(?:^| )(?:ce n e|ne ho|ne abbiamo|c e n e) (?:anche |pure )?un(?: altr)?[oa](?: |$)/
const rooms: ReadonlySet<string | null> = new Set(['room', 'bathroom', 'storage', 'floor'])

/** Whether a mention only names the room of a thing. */
const isPlaceOnly = ({ objectsAt }: NamedJob, { saidWords }: Message): boolean =>
  objectsAt.every((at) => rooms.has(thingOf(saidWords[at]?.text ?? '')))

/** Whether a mention of laminate flooring only says what doors are made of: '6 porte interne, laminate'. */
const isOfDoors = ({ key, objectsAt }: NamedJob, { saidWords }: Message): boolean =>
  key === 'ristrutturazione/parquet' &&
  objectsAt.every(
    (at) =>
      /^laminat[aei]$/.test(saidWords[at]?.text ?? '') &&
      saidWords.slice(Math.max(0, at - 4), at).some(({ text }) => /^port[ae]$/.test(text)),
  )

/** Maximum distance in words between a thing and the pronoun that stands for it: 'l’elettrico lo rifaccio'. */
const pronounReach = 3

/** Whether the verbs of a mention belong to a thing in hand, so that its own words only say where: 'l’elettrico lo rifaccio solo nella zona notte'. */
const hasVerbOfHeld = (
  { verbsAt, objectsAt }: NamedJob,
  held: readonly NamedJob[],
  { saidWords }: Message,
): boolean =>
  verbsAt.length > 0 &&
  verbsAt.every(
    (at) =>
      /^l[oaie]$/.test(saidWords[at - 1]?.text ?? '') &&
      objectsAt.every((object) => object > at) &&
      held.some(({ objectAt }) => objectAt < at && at - objectAt <= pronounReach),
  )

/**
 * Returns a message whose additions stay within the work in hand: 'anche quella della cucina' and 'aggiungi la parete est,
 * altri 60 mq' start no other job, and 'e mettiamo le zanzariere' replaces none.
 */
export function withAdditions(
  { slug, catalogue }: TurnContext,
  { jobs }: CaseState,
  message: Message,
): Message {
  if (jobs.length === 0) return message
  const inHand = new Set(jobs.map(({ key }) => key))
  const isMore = addsToHeld(heldNames(catalogue, jobs), message.whole)
  const one = oneOfThem(message.whole, '')
  const isPronoun = one !== null && one.sign === 1
  const isElsewhere = inOtherRoom.test(spokenText(message.whole.words))
  const isAnother = oneMoreThere.test(spokenText(message.whole.words))
  const isJoined = joinsWork(message.whole) || joinsRoom(message.whole)
  const held = message.named.filter(({ key }) => inHand.has(key))
  const named = message.named.flatMap((mention): NamedJob[] => {
    if (inHand.has(mention.key) || mention.denied) return [mention]
    if (hasVerbOfHeld(mention, held, message) || isOfDoors(mention, message)) return []
    if (isMore && mention.isWeak && !mention.isAction) return []
    // 'pure quello della lavanderia va cambiato': the verb is that of the radiator, and no other thing is named.
    if (isWholeOfOther(mention, inHand, message) || (isAnother && isPlaceOnly(mention, message))) return []
    const namesThing = mention.objectsAt.some((at) => !mention.verbsAt.includes(at))
    if (isPronoun && !namesThing) return []
    if (!mention.only && isWishForWall(mention.key, inHand, message)) return []
    if (slugOf(mention.key) !== slug && isFurtherArea(mention, inHand, message)) return []
    if (isElsewhere && mention.kind !== 'what-if') return [{ ...mention, also: true, instead: false }]
    // 'e mettiamo' may also suppose something; without 'se' or a question mark it asks for the work.
    const isAsked = mention.kind === 'question'
    return isJoined && !isAsked ? [{ ...mention, kind: 'statement', also: true, instead: false }] : [mention]
  })
  return { ...message, named, isWhatIf: message.isWhatIf && !isJoined }
}

const articles = new Set(['il', 'lo', 'la', 'l', 'i', 'gli', 'le', 'per'])

/** Whether a message adds a job: 'e l’idraulico?'. 'e in alluminio?' is a variant of the same job. */
export function joinsAnother({ whole: { words } }: Message): boolean {
  const next = words[1]?.text === 'con' ? words[2] : words[1]
  return words[0]?.text === 'e' && articles.has(next?.text ?? '')
}

/** Number of letters that the label of a question shares with the thing that an answer names. */
const stem = 6

/**
 * Whether a mention names the thing that the open question is about: 'pavimento da rifare tutto', to 'solo l’impianto, o
 * anche il pavimento?'.
 */
export function isAskedThing(
  catalogue: Catalogue,
  state: CaseState,
  { objectAt, also, instead }: NamedJob,
  { saidWords }: Message,
): boolean {
  const asked = askedQuestion(catalogue, state)
  if (!asked?.job || also || instead) return false
  const [thing = ''] = asked.slot.label.toLowerCase().split(' ')
  // Without its ending: 'c’è un bagno e va rifatto', to 'Bagni da rifare'.
  return saidWords[objectAt]?.text.startsWith(thing.slice(0, Math.min(stem, thing.length - 1))) === true
}

/** Maximum number of words of a message that adds openings: 'ok e due portefinestre'. */
const mostAdding = 6

/**
 * Whether a message adds openings to a job in hand: 'anche la portafinestra', after three grilles, or 'e due
 * portefinestre', after shutters.
 */
export function addsPiece(
  inHand: readonly JobAtHand[],
  { key, isAction }: NamedJob,
  { whole }: Message,
): boolean {
  const isJoined = whole.words.slice(0, 2).some(({ text, accented }) => text === 'e' && !accented)
  const isOpenings = key === 'serramenti/finestre' && isJoined && whole.words.length <= mostAdding
  if (isAction || (!isOpenings && !addsOne(whole))) return false
  return inHand.some(({ engine }) =>
    engine.slots.some((slot) => {
      const reading = slot.read(whole, false)
      if (reading?.kind !== 'fact' || reading.fact.kind !== 'number') return false
      return reading.fact.high === 1 || (isOpenings && reading.fact.high > 0)
    }),
  )
}
