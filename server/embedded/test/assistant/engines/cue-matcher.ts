import type { JobKinds } from '@mestieri/shared/services/job-kind.ts'

import { contentWords } from '../../../src/assistant/italian/patterns.ts'
import { splitWords } from '../../../src/assistant/italian/words.ts'

/** The classes of verbs of cues, by a few of their stems. */
const verbs: Readonly<Record<string, string>> = {
  ripara: 'ripar aggiust sistem accomod ripristin rattopp rappezz',
  cambia: 'cambi sostitu rifar rifa rifacc rifaciment rinnov rimodern ammodern nuov ristruttur',
  pulisce: 'puli ripuli lavar spurg stur sgorg disottur disostru liberar stasar',
  toglie: 'togli tolt rimuov rimoz elimin smont demol abbatt butt tira stacc smalt levar strapp via',
  aggiunge: 'aggiung install mont mett mess posa posar pose crea realizz costru fare faccio vorrei',
  vernicia:
    'vernic rivernic tintegg pittur pitta imbianc sbianc dipin ridipin tinta bianco rinfresc colorare laccar',
}

function stem(word: string): string {
  const bare = word.length < 4 ? word : word.replace(/(?:i[aeo]|ii|[aeiou])$/, '')
  return bare.length < 3 ? word : bare.replace(/([cg])h$/, '$1')
}

function fits(word: string, term: string): number {
  if (term.startsWith('@')) {
    return (verbs[term.slice(1)] ?? '').split(' ').some((start) => word.startsWith(start)) ? 0.6 : 0
  }
  if (term.endsWith('*')) return word.startsWith(term.slice(0, -1)) ? 1 : 0
  if (word === term) return 1
  return stem(word) === stem(term) ? 0.97 : 0
}

function weigh(content: readonly string[], part: readonly string[]): number {
  let best = 0
  for (let at = 0; at + part.length <= content.length; at += 1) {
    const scores = part.map((term, index) => fits(content[at + index] ?? '', term))
    if (scores.every((score) => score > 0))
      best = Math.max(
        best,
        scores.reduce((sum, score) => sum + score, 0),
      )
  }
  return best
}

/**
 * The job among those of one service whose cues a sentence fits best; null if none. A plain stand-in for the
 * assistant's recogniser, so that the cues of a service are tested by themselves.
 */
export function matchJob(sentence: string, kinds: JobKinds, ownChat = true): string | null {
  const content = contentWords(splitWords(sentence)).filter((word) => word !== ',')
  let best: { readonly id: string; readonly score: number } | null = null
  for (const [id, { cues }] of Object.entries(kinds)) {
    for (const cue of cues.split('|')) {
      if (cue.startsWith('~') && !ownChat) continue
      const parts = cue
        .replace('~', '')
        .split(' + ')
        .map((part) => contentWords(splitTerms(part)))
      const scores = parts.map((part) => weigh(content, part))
      if (scores.some((score) => score === 0)) continue
      const score = scores.reduce((sum, one) => sum + one, 0) - (cue.startsWith('~') ? 0.5 : 0)
      if (best === null || score > best.score) best = { id, score }
    }
  }
  return best?.id ?? null
}

function splitTerms(part: string): ReturnType<typeof splitWords> {
  return part
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[\s’']+/)
    .map((text) => ({ text, kind: 'word', value: Number.NaN, capital: false }))
}
