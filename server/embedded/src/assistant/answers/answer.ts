import type { Answer, AnswerContext } from './answer-context.ts'
import type { Topic } from './topic.ts'

/** Answers what a sentence asks about a topic; 'other' is a question about the job that no topic covers. */
export function answerTopic(topic: Topic | 'other', _context: AnswerContext): Answer {
  return { paragraphs: [], key: topic }
}
