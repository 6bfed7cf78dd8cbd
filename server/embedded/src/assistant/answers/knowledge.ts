import type { Knowledge } from '../interview/context.ts'
import { answerThing, answerTopic } from './answer.ts'
import { emergencyIn, emergencyReply } from './emergency.ts'
import { asksAboutThing } from './things/things.ts'
import { lastResort, readTopics } from './topics.ts'

/** The answers that the interview uses: emergencies, topics and things. */
export const knowledge: Knowledge = {
  emergency: (utterance) => {
    const emergency = emergencyIn(utterance)
    return emergency === null ? null : emergencyReply(emergency)
  },
  topics: readTopics,
  lastResort,
  answer: answerTopic,
  answerThing,
  asksAboutThing,
}
