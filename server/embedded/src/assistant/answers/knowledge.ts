import type { Knowledge } from '../interview/context.ts'
import { answerTopic } from './answer.ts'
import { emergencyIn, emergencyReply } from './emergency.ts'
import { lastResort, readTopics } from './topics.ts'

/** What the assistant knows beside the jobs: the topics of customers' questions, and emergencies. */
export const knowledge: Knowledge = {
  emergency: (utterance) => {
    const emergency = emergencyIn(utterance)
    return emergency === null ? null : emergencyReply(emergency)
  },
  topics: readTopics,
  lastResort,
  answer: answerTopic,
}
