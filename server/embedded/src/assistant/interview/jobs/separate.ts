import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { slugOf } from '../catalogue.ts'
import type { Message, NamedJob } from '../message.ts'
import { joints } from './mentions/at-its-verb.ts'
import { isDetail } from './mentions/details.ts'
import {
  device,
  isCountedEntry,
  isDeviceEntry,
  isFaultyBefore,
  isFaultyEntry,
  isOwnEntry,
  isVerbOfOther,
} from './mentions/entries.ts'

/** Whether a mention is marked as additional, as the only one, or as a replacement. */
export const isFlagged = ({ also, only, instead }: NamedJob): boolean => also || only || instead

/** Words that count things. */
export const counting = new Set('un uno una due tre quattro cinque sei sette otto nove dieci'.split(' '))

/** A mention with more than this weight names a job by itself and is not a mere count. */
export const specific = 1.1

/** Maximum distance in words between the joint of a list and its entry: 'e una vecchia porta'. */
const entryWords = 3

/** Returns the words between two mentions. */
function wordsBetween(a: NamedJob, b: NamedJob, { saidWords }: Message): string[] {
  const [first, second] = a.objectAt <= b.objectAt ? [a, b] : [b, a]
  const start = Math.max(...first.objectsAt.filter((at) => at < second.objectAt), first.objectAt) + 1
  // 'più una presa': the joint may be the first word of a cue.
  const end = joints.has(saidWords[second.at]?.text ?? '') ? second.at + 1 : second.at
  return saidWords.slice(start, Math.max(start, end)).map(({ text }) => text)
}

/** A mention with at least this object weight names a job clearly. */
const telling = 1.5
/** The weight of an object that needs no verb of its own. */
const clear = 2.5
const container =
  /^(?:casa|case|appartament|alloggi|palazz|condomini|edifici|stabile|villett|villa|monolocal|bilocal|trilocal)/

/** Whether a mention has a size of its own. */
export const hasFigure = ({ key }: NamedJob, { segments }: Message): boolean =>
  /\d (?:mq|metri)/.test(segments.get(key) ?? '')
export const isFloor = ({ key }: NamedJob): boolean => /^ristrutturazione\/(?:parquet|levigatura)$/.test(key)

/** Number of words between 'sia' and the first of two things. */
const bothReach = 3

/** Whether 'sia … che …' joins two things: 'verniciare sia la ringhiera che le persiane'. */
function areBoth(a: NamedJob, b: NamedJob, between: readonly string[], { saidWords }: Message): boolean {
  const first = Math.min(a.objectAt, b.objectAt)
  const before = saidWords.slice(Math.max(0, first - bothReach), first)
  return /^(?:che|sia)$/.test(between[0] ?? '') && before.some(({ text }) => text === 'sia')
}

/** Whether two mentions are entries of one list: the second is counted, or both have the same verb. */
function isListed(one: NamedJob, main: NamedJob, between: readonly string[], message: Message): boolean {
  const { saidWords } = message
  if (areBoth(one, main, between, message)) return true
  const joint = between.findLastIndex((word) => joints.has(word))
  if (joint === -1) return false
  // 'imbiancare le scale, palazzina di 3 piani' states the place.
  if (container.test(saidWords[one.objectAt]?.text ?? '') && !one.hasOwnVerb) return false
  if (between[joint] === 'piu' || between[joint] === '+') return true
  const after = between.slice(joint + 1)
  if (after.length > entryWords) return false
  // 'elettrico e idraulico' is a list.
  if (between.length === 1 && between[0] !== ',' && between[0] !== '.') return true
  const near = [1, 2].map((back) => saidWords[one.at - back]?.text ?? '')
  const before = near.slice(0, joints.has(near[0] ?? '') ? 0 : joints.has(near[1] ?? '') ? 1 : 2)
  // '6 kW con batteria e la wallbox in garage' is a list.
  const isNameOnly = main.verbsAt.length === 0 && !main.hasOwnVerb && one.verbsAt.length === 0
  const isDevice = device.test(one.key) && slugOf(one.key) !== slugOf(main.key) && !one.isWeak
  if ((one.objectWeight >= telling || isDevice) && isNameOnly && between[joint] === 'e') return true
  // 'mettere una caldaia e i termosifoni in tutta la casa': the verb has two objects.
  if (one.objectWeight >= clear && main.hasOwnVerb && between[joint] === 'e' && after.length <= 1) return true
  // 'gres in sala 40 mq, parquet nelle camere 35 mq' requests both.
  const isMeasured = hasFigure(one, message) && hasFigure(main, message)
  if (one.objectWeight >= specific && isNameOnly && isMeasured) return true
  const isCounted = [...after, ...before].some((word) => counting.has(word) || /^\d/.test(word))
  return isCounted || one.verbsAt.some((at) => main.verbsAt.includes(at))
}

/** Matches adjectives of size. */
const size = /^(?:gross|grand|piccol|enorm)[oaie]?$/

/** Whether a mention is a separate job: it has a verb of its own, is in a list, or is marked by 'anche'. */
function isBeside(one: NamedJob, main: NamedJob, message: Message): boolean {
  if (one.also || one.kind === 'question' || one.kind !== main.kind) return true
  const between = wordsBetween(one, main, message)
  // 'devo fare il bollino e già che uno viene, le valvole'
  if (between.some((word, at) => word === 'gia' && between[at + 1] === 'che')) return true
  if (isDetail(one, message)) return false
  // 'due bagni e una vasca grossa' describes the home.
  if (!one.hasOwnVerb && size.test(message.saidWords[one.objectAt + 1]?.text ?? '')) return false
  if (isFaultyBefore(one, main, message)) return true
  if (isFaultyEntry(one, message) || isDeviceEntry(one, message) || isOwnEntry(one, message)) return true
  return one.hasOwnVerb ? between.some((word) => joints.has(word)) : isListed(one, main, between, message)
}

/** Returns how certainly a mention is the subject of the message. */
function rankOf(slug: ServiceSlug, one: NamedJob, message: Message): number {
  const isTelling = slugOf(one.key) === slug && !one.isWeak && one.objectWeight >= telling
  const gains = [one.hasOwnVerb && !isVerbOfOther(one, message), isFlagged(one), isTelling].filter(
    Boolean,
  ).length
  return one.weight + gains - (isDetail(one, message) ? 3 : 0)
}

/** Whether a weak mention gives way to another, clearer mention. */
function isOutdone(one: NamedJob, main: NamedJob, { saidWords }: Message): boolean {
  if (!one.isWeak || isFlagged(one)) return false
  if (isCountedEntry(one, { saidWords }) && slugOf(one.key) === slugOf(main.key)) return false
  // In '5 finestre con 5 tapparelle nuove' the second thing is a job of its own.
  const isCounted = saidWords[one.objectAt - 1]?.kind === 'figure'
  // 'mi servono 6 valvole e la pulizia dell’impianto'
  const isOrdered = /^(?:serv|occorr|vorr|vogl|mett|cambi)/.test(saidWords[one.objectAt - 2]?.text ?? '')
  if (isCounted && (one.hasOwnVerb || isOrdered)) return false
  return !main.isWeak || one.objectWeight === 0 || (!one.hasOwnVerb && slugOf(main.key) === slugOf(one.key))
}

const isBetween = (next: NamedJob, one: NamedJob, main: NamedJob): boolean =>
  next !== main && next.objectAt > one.objectAt && next.objectAt < main.objectAt

/** Returns the mentions that are not a detail of another one. */
export function separate(slug: ServiceSlug, all: readonly NamedJob[], message: Message): NamedJob[] {
  const kept: NamedJob[] = []
  const sorted = all.toSorted((a, b) => rankOf(slug, b, message) - rankOf(slug, a, message))
  for (const one of sorted) {
    const isEntry = (main: NamedJob): boolean =>
      isBeside(one, main, message) ||
      // In a list of three, the first entry is only next to the second.
      kept.some((next) => isBetween(next, one, main) && isBeside(one, next, message))
    if (kept.every((main) => !isOutdone(one, main, message) && isEntry(main))) kept.push(one)
  }
  return all.filter((one) => kept.includes(one))
}
