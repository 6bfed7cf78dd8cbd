import { readUtterance, type Utterance } from '../italian/utterance.ts'
import type { Word } from '../italian/words.ts'
import { learn } from './classifier.ts'
import { examples } from './examples/all.ts'
import { featuresOf, tellingWords } from './features.ts'
import { meets } from './matching.ts'
import { topicRules } from './rules/all.ts'
import { topicMatcher } from './topic-matcher.ts'
import type { Topic } from './topic.ts'

export { lastResort, type Topic } from './topic.ts'

/** What a met rule adds to how sure the classifier is, by its number of groups. */
const trust = [0, 0.6, 0.85, 1, 1.1] as const

/** Less sure than this, a sentence has no topic. */
const enough = 0.5

/** What being a question takes from how likely a sentence is a plain fact, and being an answer adds to it. */
const isAsked = 0.3
const isReply = 1.5

const classify = learn(
  examples.map(({ text, topic }) => ({ features: featuresOf(tellingWords(readUtterance(text))), of: topic })),
)

/** What a sentence is about, with how sure that is. */
interface Ranked {
  readonly topic: Topic | null
  readonly score: number
}

const replies = new Set(['si', 'no', 'esatto', 'giusto', 'certo'])

const asking = new Set(
  'che chi cosa cos come quanto quanta quanti quante quando dove perche quale quali se ma voi fate avete serve'.split(' '),
)

/** How much a sentence looks like a plain fact by its form. */
function plainness(part: readonly Word[]): number {
  if (part.at(-1)?.text === '?') return -isAsked
  const [first, ...others] = part.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  const isAnswer = others.length > 0 && replies.has(first ?? '') && !others.some((word) => asking.has(word))
  return isAnswer ? isReply : 0
}

/** What the words of one sentence may be about, the surest first. */
export function rankTopics(part: readonly Word[]): Ranked[] {
  const words = tellingWords({ words: part })
  const found = topicMatcher.find(words)
  const bonus = new Map<Topic | null, number>([[null, plainness(part)]])
  for (const { topic, rule } of topicRules) {
    const gain = trust[Math.min(rule.groups.length, trust.length - 1)] ?? 0
    if (gain > (bonus.get(topic) ?? 0) && meets(found, rule)) bonus.set(topic, gain)
  }
  return classify(featuresOf(words))
    .map(({ of, share }) => ({ topic: of, score: share + (bonus.get(of) ?? 0) }))
    .toSorted((a, b) => b.score - a.score)
}

/** The sentences of a message: the words between the marks that end one. */
function parts(words: readonly Word[]): Word[][] {
  const found: Word[][] = [[]]
  for (const word of words) {
    found.at(-1)?.push(word)
    if (word.kind === 'mark' && '.;!?'.includes(word.text)) found.push([])
  }
  return found.filter((part) => part.some(({ kind }) => kind !== 'mark'))
}

/** The topics of a message or of one of its sentences, in the order in which they come up; empty for plain facts. */
export function readTopics({ words }: Utterance): readonly Topic[] {
  const found = parts(words).flatMap((part) => {
    const [best] = rankTopics(part)
    return best && best.topic !== null && best.score >= enough ? [best.topic] : []
  })
  return [...new Set(found)]
}
