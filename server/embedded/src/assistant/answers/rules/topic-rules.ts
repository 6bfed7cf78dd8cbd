import type { Topic } from '../topic.ts'

/** Rules that tell a topic, see `Matcher.rule`. The more groups of a rule are met, the surer it is. */
export type TopicRules = Readonly<Partial<Record<Topic | 'none', readonly string[]>>>
