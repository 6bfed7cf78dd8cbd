import { keysOf } from '@mestieri/shared/records.ts'

import { topicMatcher } from '../classify/concepts.ts'
import type { Rule } from '../classify/matching.ts'
import type { Topic } from '../topic.ts'
import { company } from './company.ts'
import { contents } from './contents.ts'
import { doubts } from './doubts.ts'
import { next } from './next.ts'
import { price } from './price.ts'
import { rulesAndTime } from './rules-and-time.ts'
import { talk } from './talk.ts'

/** A rule with its topic; null marks a sentence without a topic. */
export interface TopicRule {
  readonly topic: Topic | null
  readonly rule: Rule
  /** The score that a match adds to the probability of the topic. */
  readonly gain: number
}

/** The gain of a rule by its number of groups, and the gain of a rule marked with '!'. */
const gains = [0, 0.6, 0.85, 1, 1.1] as const
export const sureGain = 1.6

/** Many questions about other topics also mention the price, so the rules of this topic gain less. */
const priceGain = 0.7

function read(topic: Topic | null, text: string): TopicRule {
  const rule = topicMatcher.rule(text.replace(/^!/, ''))
  if (text.startsWith('!')) return { topic, rule, gain: sureGain }
  const gain = gains[Math.min(rule.groups.length, gains.length - 1)] ?? 0
  return { topic, rule, gain: topic === 'price' ? gain * priceGain : gain }
}

export const topicRules: readonly TopicRule[] = [
  contents,
  price,
  doubts,
  rulesAndTime,
  next,
  company,
  talk,
].flatMap((group) =>
  keysOf(group).flatMap((topic) =>
    (group[topic] ?? []).map((text) => read(topic === 'none' ? null : topic, text)),
  ),
)
