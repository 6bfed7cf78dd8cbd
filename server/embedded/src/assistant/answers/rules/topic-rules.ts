import type { Topic } from '../topic.ts'

/**
 * The rules of each topic, in the form of `Matcher.rule`. A rule with more groups gains more; a rule marked
 * with '!' is sufficient alone.
 */
export type TopicRules = Readonly<Partial<Record<Topic | 'none', readonly string[]>>>
