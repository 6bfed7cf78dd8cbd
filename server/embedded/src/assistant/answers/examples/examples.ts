import type { Topic } from '../topic.ts'

/** Training sentences by topic, one on each line. */
export type Examples = Readonly<Partial<Record<Topic, string>>>
