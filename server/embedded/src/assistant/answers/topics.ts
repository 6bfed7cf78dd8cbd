import type { Utterance } from '../italian/utterance.ts'
import { splitWords, type Word } from '../italian/words.ts'
import { learn } from './classifier.ts'
import { examples } from './examples/all.ts'
import { featuresOf, tellingWords } from './features.ts'
import { meets } from './matching.ts'
import { topicRules } from './rules/all.ts'
import { topicMatcher } from './topic-matcher.ts'
import type { Topic } from './topic.ts'

export { lastResort, type Topic } from './topic.ts'

/** Less sure than this, a sentence has no topic: a question more likely has one. */
const enough = { question: 0.34, other: 0.58, stated: 0.85 } as const

/** What being a question takes from how likely a sentence is a plain fact, and being an answer adds to it. */
const asksClearly = 0.3
const isReply = 2

function wordsOf(text: string): string[] {
  return tellingWords({ words: splitWords(text) })
}

for (const { text } of examples) topicMatcher.trust(wordsOf(text))

const classify = learn(
  examples.map(({ text, topic }) => ({ features: featuresOf(wordsOf(text)), of: topic })),
)

/** What a sentence is about, with how sure that is. */
interface Ranked {
  readonly topic: Topic | null
  readonly score: number
}

const replies = new Set(['si', 'no', 'esatto', 'giusto', 'certo'])

/** Words with which a question asks, wherever they stand; those before which it may begin; those that begin it. */
const asking = new Set(
  'conferma confermi sai sapete dimmi ditemi spiegami chi cosa cossa cos quanto quanta quanti quante quando quale quali qual'.split(
    ' ',
  ),
)
const leading = new Set(['e', 'ma', 'ok', 'scusa', 'scusi', 'allora', 'poi', 'comunque'])
const beginning = new Set(
  'che come dove perche se serve servono posso possiamo potete puoi si avete fate conviene vale basta bastano occorre bisogna xke perke quant'.split(
    ' ',
  ),
)

/** So few words are a question or remark more often than a description; so many are a story. */
const shortSentence = 6
const longSentence = 18

/** What people state rather than ask; of other topics a long statement only holds the words. */
const stated: ReadonlySet<Topic> = new Set<Topic>([
  'budget',
  'own-materials',
  'friend-paid-less',
  'why-price',
  'range',
  'doubt',
  'save',
  'discount',
  'hesitation',
  'refusal',
  'complaint',
  'rude',
  'agree',
  'thanks',
  'bye',
  'greeting',
  'urgent',
  'safe',
  'person',
  'visit',
  'send',
  'next-steps',
  'injection',
  'off-topic',
])

/** Whether a sentence may be a question by its form: many people leave out the mark. */
function mayAsk(part: readonly Word[]): boolean {
  if (part.at(-1)?.text === '?') return true
  const words = part.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  if (words.length > longSentence) return false
  const first = words.find((word) => !leading.has(word)) ?? ''
  return words.length <= shortSentence || beginning.has(first) || words.some((word) => asking.has(word))
}

/** How much a sentence looks like a plain fact by its form. */
function plainness(part: readonly Word[]): number {
  if (part.at(-1)?.text === '?') return -asksClearly
  const [first, second, ...others] = part
  const isAnswer = replies.has(first?.text ?? '') && second?.kind === 'mark' && others.length > 0
  return isAnswer && !others.some(({ text }) => asking.has(text)) ? isReply : 0
}

/** What the words of one sentence may be about, the surest first. */
function rankTopics(part: readonly Word[]): Ranked[] {
  const words = tellingWords({ words: part })
  const found = topicMatcher.find(words)
  const bonus = new Map<Topic | null, number>([[null, plainness(part)]])
  for (const { topic, rule, gain } of topicRules) {
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
    if (!best || best.topic === null) return []
    const isAsked = mayAsk(part)
    if (!isAsked && !stated.has(best.topic)) return []
    const least = part.at(-1)?.text === '?' ? enough.question : isAsked ? enough.other : enough.stated
    return best.score >= least ? [best.topic] : []
  })
  return [...new Set(found)]
}
