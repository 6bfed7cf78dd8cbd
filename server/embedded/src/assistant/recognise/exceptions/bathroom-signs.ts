import { type Quantity, readQuantities } from '../../italian/numbers/quantities.ts'
import type { Word } from '../../italian/words.ts'
import type { JobMention } from '../mention.ts'
import { says } from './job-signs.ts'

/** Whether a message only wants the tiles spared: 'abbassare il piatto doccia senza rompere le piastrelle'. */
export function sparesTiles(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => text === 'senza')
  return (
    /^(?:romp|spacc|tocc|rovin|smont)/.test(words[at + 1]?.text ?? '') &&
    says(words.slice(at, at + 4), /^piastrell/) &&
    says(words, /^(?:piatto|docci|vasc|sanitari|water|bidet)/) &&
    !says(words, /^(?:copr|sopra|rivest|resin)/)
  )
}

const renewing = /^(?:rinnov|rimodern|svecchi|rinfresc)/
const pipe = /^tub(?:i|azion|atur)/
const worn = /^(?:fradic|marc|vecch|rott|compres|da$|pers)/
const sparing = /^(?:senza|ten|lasci|mante)/
const work = /^(?:tocc|cambi|rif|spacc)/
const staying = /^(?:rest|riman|tengo|lasci|tocc)/
const sound = /^(?:nuov|buon|apposto|a$|gia$|stat|dell$|recent)/
/** Number of words around 'tubi' that may say what becomes of them. */
const pipesReach = 3

/** Whether a message has a bathroom renewed whose pipes stay: 'rinnovare il bagno senza spaccare i tubi'. */
export function renewsWithoutPipes(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => pipe.test(text))
  if (at === -1 || !says(words, renewing)) return false
  const before = words.slice(Math.max(0, at - pipesReach), at)
  const after = words.slice(at + 1, at + 1 + pipesReach)
  if (says(after, worn)) return false
  const isSound = after.some(({ text }, index) => text === 'sono' && sound.test(after[index + 1]?.text ?? ''))
  // 'non tocco i tubi'
  const isLeft = says(before, /^non$/) && says(before, work)
  return isSound || isLeft || says(before, sparing) || says(after, staying)
}

const included = /^(?:pure|anche|compres|rifa|cambi|nuov)/

/** Whether pipes, tiles and sanitary ware of a bathroom are all to be new: 'tutto nuovo, pure i tubi, le piastrelle, wc'. */
function redoesPipesTilesFixtures(words: readonly Word[]): boolean {
  const isRedone = words.some(({ text }, at) => {
    const around = words.slice(Math.max(0, at - pipesReach), at + 1 + pipesReach)
    if (!pipe.test(text) || says(around, /^(?:tocc|spacc)/)) return false
    const isIncluded = says(words.slice(Math.max(0, at - pipesReach), at), included)
    const after = words.slice(at + 1, at + 1 + pipesReach)
    return isIncluded || says(after, worn) || says(after, /^nuov/)
  })
  return (
    isRedone &&
    says(words, /^(?:rivestiment|piastrell|mattonell)/) &&
    says(words, /^(?:sanitar|wc$|water$|bidet|lavandin|lavabo)/) &&
    says(words, /^(?:tutto|complet|sventr|demol)/)
  )
}

const beforeOneRoom = /^(?:il|un|del|al|nel|mio|nostro|secondo|altro|vecchio)$/
/** Matches a home, its other rooms and storeys. 'tutto da rifare' may be about them. */
const home =
  /^(?:cas[ae]|appartament|alloggi|vill|rustic|locale|monolocal|bilocal|trilocal|cucin|camer|stanz|salott|sala$|soggiorn|ambient)/

/**
 * Returns mentions in which 'tutto da rifare' of a single bathroom asks for that room and not for the home: 'il bagno di
 * sopra ha 40 anni, è tutto da rifare'.
 */
export function asBathroom(mentions: readonly JobMention[], words: readonly Word[]): readonly JobMention[] {
  const isOneBathroom = words.some(
    ({ text }, at) => text === 'bagno' && beforeOneRoom.test(words[at - 1]?.text ?? ''),
  )
  if (!isOneBathroom || says(words, home)) return mentions
  return mentions.map((one) =>
    one.key === 'ristrutturazione/completa' && one.isWeak
      ? { ...one, key: 'ristrutturazione_bagno/completo' }
      : one,
  )
}

const bathroomCount = /^(?:un|uno|due|tre|quattro|[1-4])$/
const alone = /^(?:solo|soltanto|singolo)$/
const sentenceEnd = /^[.;!?]$/

/**
 * Whether 'da' orders the object of a mention in a later sentence: 'caldaia vecchia, un bagno solo. Da cambiare'. In 'un
 * bagno solo. Vorrei rifarlo' the pronoun means it.
 */
function isOrderedLater({ objectAt, verbsAt, hasOwnVerb }: JobMention, words: readonly Word[]): boolean {
  const end = words.findIndex(({ text }, at) => at > objectAt && sentenceEnd.test(text))
  const isAfter = (at: number): boolean => at > end && words[at - 1]?.text === 'da'
  return hasOwnVerb && end !== -1 && verbsAt.length > 0 && verbsAt.every((at) => isAfter(at))
}

/** Whether a message of another chat only counts the bathrooms of a home: 'casa di 60 mq, un bagno. La caldaia …'. */
export function onlyCountsBathrooms(one: JobMention, words: readonly Word[]): boolean {
  const { key, objectAt, hasOwnVerb } = one
  if (key !== 'ristrutturazione_bagno/completo' || (hasOwnVerb && !isOrderedLater(one, words))) return false
  // 'un solo bagno', 'un bagno solo'
  const count = alone.test(words[objectAt - 1]?.text ?? '') ? objectAt - 2 : objectAt - 1
  const after = alone.test(words[objectAt + 1]?.text ?? '') ? objectAt + 2 : objectAt + 1
  const before = words[count - 1]
  const isApart = before === undefined || before.kind === 'mark' || /^(?:con|e|ho)$/.test(before.text)
  return isApart && bathroomCount.test(words[count]?.text ?? '') && (words[after]?.kind ?? 'mark') === 'mark'
}

const staysSound =
  /^(?:bu?on[oaie]?|sane?|sani|perfett[oaie]|ottim[oaie]|tengo|teniamo|restano|rimangono|tocc\p{L}+)$/u
const level = /^(?:filo|livello|raso)$/
/** Number of words after a part, and before it, that may say that it stays. */
const soundReach = 5
const sparedReach = 3

/**
 * Whether words name a part of a bathroom that does not stay as it is: not 'piastrelle in buono stato', 'a filo pavimento' or 'senza
 * rompere le piastrelle'.
 */
function redoesPart(words: readonly Word[], part: RegExp): boolean {
  return words.some(({ text }, at) => {
    if (!part.test(text) || level.test(words[at - 1]?.text ?? '')) return false
    if (says(words.slice(Math.max(0, at - sparedReach), at), /^senza$/)) return false
    const after = words.slice(at + 1, at + 1 + soundReach)
    const mark = after.findIndex(({ kind }) => kind === 'mark')
    return !says(mark === -1 ? after : after.slice(0, mark), staysSound)
  })
}

/** Whether the parts of a bathroom that a message names are nearly all of it: the bath, the tiles, and more. */
export function namesWholeBathroom(words: readonly Word[]): boolean {
  return (
    (says(words, /^vasc/) &&
      says(words, /^docci/) &&
      redoesPart(words, /^(?:rivestiment|piastrell|mattonell)/) &&
      redoesPart(words, /^(?:paviment|sanitari|tubi$|tubatur|impianti?$)/)) ||
    redoesPipesTilesFixtures(words)
  )
}

/** Words before 'rifare tutto' that name a part of a bathroom. */
const wholeReach = 6

/** Whether a message of the chat about bathrooms has all of it redone: 'il bagno di servizio, va rifatto tutto'. */
export function redoesBathroom(words: readonly Word[]): boolean {
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

const redoing = /^(?:rifare|rifarlo|rifacciamo|rifacimento|ristruttur\p{L}*|rinnovare)$/u
const beforeRoom = /^(?:il|un|del|di|mio|nostro|intero|tutto|completo|vecchio)$/
/** Words that limit the work to a part: 'rifare il bagno, cioè solo la doccia'. */
const limiting = /^(?:solo|soltanto|solamente|cioe|ossia|senza|tranne|lasciando|tenendo)$/

/** Words after 'da rifare' that end the clause, so that the bathroom and no part of it is meant: 'bagno da rifare i tubi'. */
const afterOrder = /^(?:con|e|a|in|di|da|completamente|tutto|totalmente|compres\p{L}*)$/u

/** Whether 'da rifare' after an index orders the thing there: 'bagno da rifare, scarichi nuovi', 'bagno di 6 mq da rifare'. */
function isOrderedAt(at: number, words: readonly Word[]): boolean {
  const own = words.slice(at + 1, at + 1 + wholeReach)
  const mark = own.findIndex(({ kind }) => kind === 'mark')
  const order = own.findIndex(
    ({ text }, place) => text === 'da' && /^(?:rifare|ristrutturare)$/.test(own[place + 1]?.text ?? ''),
  )
  if (order === -1 || (mark !== -1 && mark < order)) return false
  const next = own[order + 2]
  return next === undefined || next.kind === 'mark' || afterOrder.test(next.text)
}

/**
 * Whether the bathroom itself is to be redone, so that a shower or new pipes are a part of it: 'rifare il bagno con doccia
 * e box', 'bagno da rifare, scarichi nuovi'.
 */
export function redoesRoom(words: readonly Word[]): boolean {
  if (says(words, limiting)) return false
  return words.some(({ text }, at) => {
    if (!/^bagn(?:o|etto)$/.test(text)) return false
    let before = at - 1
    while (beforeRoom.test(words[before]?.text ?? '')) before -= 1
    // In 'gli scarichi del bagno da rifare' the drains are redone.
    if (!/^(?:del|nel)$/.test(words[at - 1]?.text ?? '') && isOrderedAt(at, words)) return true
    return redoing.test(words[before]?.text ?? '') && words[before - 1]?.text !== 'non'
  })
}

const tap = /^(?:rubinett|miscelator|sifon|scaric|flessibil|guarnizion)/
const cistern = /^(?:cassett|sciacquon|galleggiant|tavolett|copriwater|sedil)/
const fixture = /^(?:lavandin|lavabo|lavell|bidet|wc$|water$|sanitar|vaso$)/
const ofWord = /^(?:de|del|dell|della|dello|al|alla)$/

/** Whether sanitary ware only says which part of it is meant: 'il miscelatore del lavandino', 'la cassetta del water'. */
function isOfPart(at: number, words: readonly Word[]): boolean {
  const part = words[at - 2]?.text ?? ''
  return ofWord.test(words[at - 1]?.text ?? '') && (tap.test(part) || cistern.test(part))
}

/** Whether the sanitary ware of a mention only says which part of it is meant. */
export function isOfParts({ objectsAt }: JobMention, words: readonly Word[]): boolean {
  return objectsAt.every((at) => isOfPart(at, words))
}

/** Whether words name sanitary ware only to say which part of it is meant. */
export function namesPartsOnly(words: readonly Word[]): boolean {
  const fixtures = words.flatMap(({ text }, at) => (fixture.test(text) ? [at] : []))
  return fixtures.length > 0 && fixtures.every((at) => isOfPart(at, words))
}

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
export function countsBathrooms(words: readonly Word[]): boolean {
  const quantities = readQuantities(words)
  const isCounted = ({ unit, from }: Quantity): boolean => {
    const before = words[from - 1]
    // 'rifare un bagno' is the job itself.
    const isBeside = before === undefined || before.kind === 'mark' || joining.has(before.text)
    return unit === 'bathroom' && isBeside
  }
  return quantities.some((one) => isCounted(one)) && quantities.some((one) => isHome(one, words))
}

const system = /^(?:elettric|idraulic|impiant|riscaldament)/
const systemWork = /^(?:rifa|rifo$|adegua|norma$|nuov|cambi|sostitu|rinnov|aggiorn)/
const bathroomWork = /^(?:rifa|rifo$|demoli|ricostru|nuov|ristruttur|rinnov|cambi|zero$)/
/** Number of words around a thing in which its work is named. */
const workReach = 4

/** Whether a home gets a new bathroom and a new system, and the rest of it stays: 'impianto elettrico da adeguare, bagno da demolire e rifare'. */
export function redoesBathAndSystem(words: readonly Word[]): boolean {
  const works = (thing: RegExp, verb: RegExp): boolean =>
    words.some(
      ({ text }, at) =>
        thing.test(text) && says(words.slice(Math.max(0, at - workReach), at + 1 + workReach), verb),
    )
  return works(/^bagn[oi]$/, bathroomWork) && works(system, systemWork) && says(words, home)
}
