import { reactionTopic } from '../../answers/rules/reactions.ts'
import { spokenText } from '../../italian/words.ts'
import type { Message } from '../message.ts'

/** Whether a message only says that the price is high: 'ma è tanto per 5 finestre'. It changes nothing and repeats nothing. */
export function judgesPrice({ whole: { words } }: Pick<Message, 'whole'>): boolean {
  const topic = reactionTopic(spokenText(words))
  return topic === 'why-price' || topic === 'save'
}
