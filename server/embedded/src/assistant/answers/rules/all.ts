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

/** A rule, and what it tells; null for no topic. */
export interface TopicRule {
  readonly topic: Topic | null
  readonly rule: Rule
}

/** The rules of all topics. */
export const topicRules: readonly TopicRule[] = [contents, price, doubts, rulesAndTime, next, company, talk].flatMap(
  (group) =>
    Object.entries(group).flatMap(([topic, rules]) =>
      rules.map((text) => ({ topic: topic === 'none' ? null : (topic as Topic), rule: topicMatcher.rule(text) })),
    ),
)
