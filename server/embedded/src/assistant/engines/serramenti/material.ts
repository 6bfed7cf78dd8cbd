import { interview } from '@mestieri/shared/services/serramenti/interview.ts'

import { contentWords } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Slot } from '../../slots/slot.ts'
import { choiceOfJob } from '../job-slots.ts'
import { startsWithAny } from '../readers/counted.ts'

const materials = ['pvc', 'plastic', 'allumini', 'alumini', 'legno', 'ferro']
const old = ['vecch', 'attual', 'adesso', 'marc', 'rovinat', 'marci', 'esistent', 'original']
const given = new Set(['posto', 'invece', 'anziche', 'togliere', 'tolgo', 'via'])
/** Words before a material that something only looks like. */
const look = new Set(['effetto', 'simil', 'finto', 'tipo', 'color', 'tinta'])
/** Words between the old material and the new one: 'sostituire finestre in legno con pvc'. */
const exchange = new Set(['con', 'col', 'a', 'al', 'per'])
/** Maximum distance in words of a sign that a material is the old one. */
const reach = 3
/** The same for 'originali', which names only old things. */
const farReach = 7

const now = new Set(['adesso', 'ora', 'oggi', 'attualmente', 'ancora'])
const having = new Set(['ho', 'abbiamo', 'sono', 'son', 'c', 'ci', 'monta', 'montano'])

/** A number after this one is the year of the old windows. */
const oldestYear = 1850

/** Whether a message has the windows of a material, to be changed: 'ho infissi in alluminio, vorrei cambiarli'. */
function isPresent(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - reach - 1), at)
  if (!before.some(({ text }) => text === 'ho' || text === 'abbiamo')) return false
  return words.slice(at).some(({ text }) => /^(?:cambiarl|sostituirl|rifarl|toglierl)[iea]$/.test(text))
}

/** Whether a message says of windows of a material that they are to be changed: 'finestre in legno da cambiare'. */
const isToChange = (after: readonly Word[]): boolean =>
  after.some(
    ({ text }, at) =>
      text === 'da' && /^(?:cambi|sostitu|rivernic|rifa|toglie|butta)/.test(after[at + 1]?.text ?? ''),
  )

/** Whether an age follows a material: 'in alluminio anni 80', 'in legno di 30 anni'. */
const hasAge = (after: readonly Word[]): boolean => after.some(({ text }) => text === 'anni')

/** Whether the material before single panes is this one: 'in PVC, i vecchi infissi in legno a vetro singolo'. */
function hasSinglePanes(words: readonly Word[], at: number): boolean {
  const pane = words.findIndex(
    ({ text }, place) => /^vetr[oi]$/.test(text) && words[place + 1]?.text.startsWith('singol') === true,
  )
  if (pane === -1) return false
  const before = words.slice(0, pane).findLastIndex(({ text }) => startsWithAny(text, materials))
  return before === -1 || before === at
}

/** Whether the clause says what there is now: 'adesso ho quelle in legno', 'ora sono di ferro'. */
function isHadNow(words: readonly Word[], at: number): boolean {
  const mark = words.slice(0, at).findLastIndex(({ kind }) => kind === 'mark')
  const clause = words.slice(mark + 1, at).map(({ text }) => text)
  return clause.some((text) => now.has(text)) && clause.some((text) => having.has(text))
}

function isOld(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - reach), at)
  const after = words.slice(at + 1, at + reach)
  // 'finestre di legno del 1970'
  if (/^(?:del|dal|anno)$/.test(after[0]?.text ?? '') && (after[1]?.value ?? 0) > oldestYear) return true
  // 'legno anni 80', 'legno degli anni settanta'
  if (after.some(({ text }) => text === 'anni')) return true
  // 'quelli originali del 75, in legno', 'in legno, 9 pezzi, vetro singolo'
  const isOfHouse = words
    .slice(Math.max(0, at - farReach), at)
    .some(({ text }) => text.startsWith('original'))
  if (isOfHouse || hasSinglePanes(words, at) || isHadNow(words, at)) return true
  // 'in alluminio senza taglio termico' names a fault of the old ones.
  if (after[0]?.text === 'senza' && after[1]?.text === 'taglio') return true
  return (
    before.some(({ text }) => given.has(text) || startsWithAny(text, old)) ||
    after.some(({ text }) => startsWithAny(text, old)) ||
    hasAge(words.slice(at + 1, at + 1 + reach)) ||
    isToChange(words.slice(at + 1, at + 1 + reach)) ||
    isPresent(words, at)
  )
}

const denying = /^(?:niente|non|no|senza|mica|nemmeno|neanche)$/

/** Whether a message rules a material out: 'legno, niente plastica', 'in legno e non in plastica'. */
function isDenied(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - reach), at)
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1)
  // 'legno no, pvc', 'pvc, perché il legno basta'
  const next = words[at + 2]
  const isRefused =
    /^(?:no|basta)$/.test(words[at + 1]?.text ?? '') && (next === undefined || next.kind === 'mark')
  return isRefused || clause.some(({ text }) => denying.test(text))
}

const isWeighing = (words: readonly Word[]): boolean =>
  words.some(({ text }) => text === 'o' || text === 'oppure' || text === '?')

/** Returns a message without the materials that only name a look: 'PVC effetto legno'. */
export function withoutLook(utterance: Utterance): Utterance {
  const { words } = utterance
  const named = words.flatMap(({ text }, at) => (startsWithAny(text, materials) ? [at] : []))
  const kept = named.filter((at) => !look.has(words[at - 1]?.text ?? ''))
  return kept.length === named.length ? utterance : keptOnly(utterance, named, kept)
}

/** Returns a message without the material of the old windows: 'quelle di legno vecchie con altre in PVC'. */
export function withoutOld(utterance: Utterance): Utterance {
  const { words } = utterance
  const named = words.flatMap(({ text }, at) => (startsWithAny(text, materials) ? [at] : []))
  const wanted = named.filter((at) => !isOld(words, at))
  // 'PVC effetto legno' is no wood.
  const real = wanted.filter((at) => !look.has(words[at - 1]?.text ?? ''))
  // 'legno, niente plastica'
  const refused = new Set(real.filter((at) => isDenied(words, at)).map((at) => words[at]?.text))
  const allowed = real.filter((at) => !refused.has(words[at]?.text))
  if (allowed.length > 0 && allowed.length < real.length) return keptOnly(utterance, named, allowed)
  const isSwitch = real.length > 1 && !isWeighing(words)
  const kept = new Set(isSwitch ? real.slice(-1) : real)
  // 'legno alluminio' names one material, 'in legno con pvc' two.
  const isOne =
    real.length > 1 &&
    (real.at(-1) ?? 0) - (real[0] ?? 0) <= 2 &&
    !exchange.has(words[(real[0] ?? 0) + 1]?.text ?? '')
  if (isOne || kept.size === named.length) return utterance
  return keptOnly(utterance, named, [...kept])
}

/** Returns a message with only those of the named materials that `kept` has; both are places in its words. */
function keptOnly(utterance: Utterance, named: readonly number[], kept: readonly number[]): Utterance {
  const left = utterance.words.filter((_, at) => !named.includes(at) || kept.includes(at))
  return { ...utterance, words: left, content: contentWords(left) }
}

const choice = choiceOfJob(interview.questions.material)

/** The material of the new windows. */
export const material: Slot = {
  ...choice,
  read: (utterance, asked) => choice.read(withoutOld(utterance), asked),
  readOther: (utterance, known) => choice.readOther?.(withoutLook(utterance), known) ?? null,
}
