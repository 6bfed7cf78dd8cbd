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
/** Maximum distance in words of a sign that a material is the old one. */
const reach = 3

function isOld(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - reach), at)
  const after = words.slice(at + 1, at + reach)
  // 'legno anni 80', 'legno degli anni settanta'
  if (after.some(({ text }) => text === 'anni')) return true
  return (
    before.some(({ text }) => given.has(text) || startsWithAny(text, old)) ||
    after.some(({ text }) => startsWithAny(text, old))
  )
}

const isWeighing = (words: readonly Word[]): boolean =>
  words.some(({ text }) => text === 'o' || text === 'oppure' || text === '?')

/** Returns a message without the material of the old windows: 'quelle di legno vecchie con altre in PVC'. */
export function withoutOld(utterance: Utterance): Utterance {
  const { words } = utterance
  const named = words.flatMap(({ text }, at) => (startsWithAny(text, materials) ? [at] : []))
  const wanted = named.filter((at) => !isOld(words, at))
  const isSwitch = wanted.length > 1 && !isWeighing(words)
  const kept = new Set(isSwitch ? wanted.slice(-1) : wanted)
  // 'legno alluminio' and 'PVC effetto legno' each name one material.
  const isOne = named.length > 1 && (named.at(-1) ?? 0) - (named[0] ?? 0) <= 2
  if (isOne || kept.size === named.length) return utterance
  const left = words.filter((_, at) => !named.includes(at) || kept.has(at))
  return { ...utterance, words: left, content: contentWords(left) }
}

const choice = choiceOfJob(interview.questions.material)

/** The material of the new windows. */
export const material: Slot = {
  ...choice,
  read: (utterance, asked) => choice.read(withoutOld(utterance), asked),
}
