import type { Topic } from '../topic.ts'

/** Sentences of customers by what they ask about, one in each line. */
export type Examples = Readonly<Partial<Record<Topic, string>>>
