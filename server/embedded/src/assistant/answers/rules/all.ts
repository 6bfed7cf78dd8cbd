import type { Rule } from '../matching.ts'
import { topicMatcher } from '../topic-matcher.ts'
import type { Topic } from '../topic.ts'
import { company } from './company.ts'
import { contents } from './contents.ts'
import { doubts } from './doubts.ts'
import { next } from './next.ts'
import { price } from './price.ts'
import { rulesAndTime } from './rules-and-time.ts'
import { talk } from './talk.ts'

/** A rule and the topic that it proves; null proves that there is no topic. */
export interface TopicRule {
  readonly topic: Topic | null
  readonly rule: Rule
  /** What meeting it adds to how sure the classifier is. */
  readonly gain: number
}

/** The gain of a rule by its number of groups, and of one that is sure by itself. */
const gains = [0, 0.6, 0.85, 1, 1.1] as const
const sure = 1.6

/** The price is asked in passing by many questions about something else. */
const priceGain = 0.7

function read(topic: Topic | null, text: string): TopicRule {
  const rule = topicMatcher.rule(text.replace(/^!/, ''))
  if (text.startsWith('!')) return { topic, rule, gain: sure }
  const gain = gains[Math.min(rule.groups.length, gains.length - 1)] ?? 0
  return { topic, rule, gain: topic === 'price' ? gain * priceGain : gain }
}

/** The rules of all topics. */
export const topicRules: readonly TopicRule[] = [
  contents,
  price,
  doubts,
  rulesAndTime,
  next,
  company,
  talk,
].flatMap((group) =>
  Object.entries(group).flatMap(([topic, rules]) =>
    rules.map((text) => read(topic === 'none' ? null : (topic as Topic), text)),
  ),
)
