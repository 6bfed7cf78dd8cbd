import type { Topic } from '../topic.ts'

/** The rules of each topic, in the form of `Matcher.rule`. A rule with more groups gains more; '!' marks one that suffices. */
export type TopicRules = Readonly<Partial<Record<Topic | 'none', readonly string[]>>>
