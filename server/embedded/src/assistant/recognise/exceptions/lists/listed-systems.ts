import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../mention.ts'

/** The systems of a home by the words that name them in a list: 'elettrico, idraulico, gas e condizionatori'. */
const systems: readonly (readonly [name: RegExp, key: AnyJobKey])[] = [
  [/^elettric[oi]$/, 'impianti/elettrico'],
  [/^idraulic[oi]$/, 'impianti/idraulico'],
  [/^gas$/, 'impianti/gas'],
  [/^(?:riscaldamento|termic[oi])$/, 'impianti/riscaldamento'],
  [/^(?:condizionator[ei]|climatizzator[ei]|clima|condizionamento|climatizzazione|split)$/, 'impianti/clima'],
  [/^(?:allarme|antifurto)$/, 'impianti/allarme'],
]
/** 'luce, acqua e gas' names the same systems by what they bring. */
const supplies: readonly (readonly [name: RegExp, key: AnyJobKey])[] = [
  [/^luce$/, 'impianti/elettrico'],
  [/^acqua$/, 'impianti/idraulico'],
]

/** Matches words of a fault, a certificate or a machine: such a message asks for no new systems. */
const otherWork =
  /^(?:certific|dichiar|conformit|guast|rott|salt|perd|scatt|bruciat|fuga|odor|puzz|pulizi|ricaric|manutenzion|caldai|boiler|pompa$|preventivo$)/
const asking = /^(?:rifa(?:re|cciamo|ccio|rli|tti)|nuov[oi]|impianti|realizzare|predisporre|cambiare|fare)$/
const denying = new Set(['non', 'senza', 'tranne', 'no', 'escluso', 'eccetto'])

const ofEveryHome: readonly AnyJobKey[] = ['impianti/elettrico', 'impianti/idraulico']

/** A system in a message, with the index of its word. */
interface Listed {
  readonly key: AnyJobKey
  readonly at: number
}

/** Matches things that are electric themselves: 'lo scaldabagno elettrico'. */
const device = /^(?:scaldabagn|scaldin|cancell|forn|termosifon|radiator|stuf|motor|quadr|tapparell)/
/** Matches verbs whose subject or object is the tradesperson: 'lo porta l’idraulico'. */
const ofPerson = /^(?:port|vien|mett|mand|chiam|dic|dett|cerc|sent)/

/** Whether a word describes a device, or is the tradesperson. */
const isOther = (words: readonly Word[], at: number): boolean =>
  device.test(words[at - 1]?.text ?? '') ||
  (/^(?:l|un)$/.test(words[at - 1]?.text ?? '') && ofPerson.test(words[at - 2]?.text ?? ''))

function isDenied(words: readonly Word[], at: number): boolean {
  return (
    denying.has(words[at + 1]?.text ?? '') || [1, 2].some((back) => denying.has(words[at - back]?.text ?? ''))
  )
}

/** Whether 'impianti' means all systems: 'tutti gli impianti', but not 'tutti gli impianti elettrici'. */
function saysAll(words: readonly Word[], at: number): boolean {
  const isAll = [1, 2].some((back) => words[at - back]?.text === 'tutti')
  return isAll && !/^(?:elettric|idraulic|termic|gas$|di$|a$|dell?)/.test(words[at + 1]?.text ?? '')
}

function systemsIn(words: readonly Word[]): Listed[] {
  const isOfSupplies = words.some(
    ({ text }, at) => text === 'luce' && /^(?:e|,|acqua)$/.test(words[at + 1]?.text ?? ''),
  )
  const names = isOfSupplies ? [...systems, ...supplies] : systems
  const found = new Map<AnyJobKey, number>()
  for (const [at, { text }] of words.entries()) {
    const key = names.find(([name]) => name.test(text))?.[1]
    const isNamed = key !== undefined && !isDenied(words, at) && !isOther(words, at)
    if (isNamed && !found.has(key)) found.set(key, at)
  }
  const all = words.findIndex(({ text }, at) => text === 'impianti' && saysAll(words, at))
  if (all !== -1) {
    for (const key of ofEveryHome) if (!found.has(key)) found.set(key, all)
  }
  return [...found].map(([key, at]) => ({ key, at }))
}

/** Whether a message asks for several new systems: the two that every home has, or more under the word 'impianti'. */
function isList(words: readonly Word[], listed: readonly Listed[]): boolean {
  if (words.some(({ text }) => otherWork.test(text))) return false
  const has = (key: AnyJobKey): boolean => listed.some((one) => one.key === key)
  const asks = words.some(({ text }) => asking.test(text))
  if (has('impianti/elettrico') && has('impianti/idraulico')) return asks || listed.length > 2
  return listed.length > 1 && words.some(({ text }) => text === 'impianti') && asks
}

/** The weight of a mention that the guess from similar messages must not replace. */
const certain = 10

/**
 * Makes each system of a list a job of its own. The cues need 'impianto' before each name, and people say it once:
 * 'tutti gli impianti nuovi: elettrico, idraulico e gas'.
 */
export function withListedSystems(
  mentions: readonly JobMention[],
  words: readonly Word[],
  current: ServiceSlug | null,
): readonly JobMention[] {
  if (current !== 'impianti') return mentions
  const listed = systemsIn(words)
  if (!isList(words, listed)) return mentions
  const places = new Set(listed.map(({ at }) => at))
  const others = mentions.filter(
    ({ key, objectsAt }) => !listed.some((one) => one.key === key) && !objectsAt.some((at) => places.has(at)),
  )
  return [...listed.map(({ key, at }) => workAt(key, at, certain)), ...others]
}

/** Returns the mention of one more work at a word. */
export const workAt = (key: AnyJobKey, at: number, weight: number): JobMention => ({
  key,
  at,
  to: at + 1,
  objectAt: at,
  objectsAt: [at],
  verbsAt: [],
  objectWeight: 2,
  weight,
  denied: false,
  isAction: true,
  hasOwnVerb: true,
  isWeak: false,
  isFallback: false,
  inGoodOrder: false,
  only: false,
  also: true,
  instead: false,
})
