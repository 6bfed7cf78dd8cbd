import type { Topic } from '../topic.ts'

/** Rules that tell a topic, see `Matcher.rule`. The more groups a rule has, the surer it is; one that
 * begins with '!' is sure by itself. */
export type TopicRules = Readonly<Partial<Record<Topic | 'none', readonly string[]>>>
