import type { Knowledge } from '../interview/context.ts'
import { answerRemark, answerThing, answerTopic } from './answer.ts'
import { lastResort, readTopics } from './classify/topics.ts'
import { aftermath } from './emergency/aftermath.ts'
import { cautionFor, emergencyIn, emergencyReply } from './emergency/emergency.ts'
import { likelyDanger } from './emergency/learned/learned-dangers.ts'
import { asksAboutThing } from './things/things.ts'

/** The answers that the interview uses: emergencies, topics and things. */
export const knowledge: Knowledge = {
  emergency: (utterance, known) => {
    const { raw } = utterance
    const reported = emergencyIn(utterance)
    if (reported !== null) return emergencyReply(reported, raw, reported === known)
    // The messages after a report have words of danger too.
    const likely = known === null ? likelyDanger(utterance) : null
    return likely && { ...emergencyReply(likely, raw), isSure: false }
  },
  caution: cautionFor,
  aftermath,
  topics: readTopics,
  lastResort,
  answer: answerTopic,
  answerThing,
  answerRemark,
  asksAboutThing,
}
