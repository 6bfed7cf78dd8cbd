import { professionWords } from '@mestieri/shared/catalogue/professions.ts'

import type { Knowledge } from '../interview/context.ts'
import { foreignLanguage, type Intent, readIntent } from '../interview/intents.ts'
import { answerTo, urgentAnswer } from '../wording/answers.ts'

const silent: ReadonlySet<Intent | null> = new Set([null, 'restart', 'estimate-now', 'price', 'foreign', 'empty', 'greeting', 'help'])

/** A stand-in until the answers of their own are there. */
export const knowledge: Knowledge = {
  emergency: (utterance) =>
    readIntent(utterance) === 'emergency'
      ? { paragraphs: [urgentAnswer('emergency') ?? ''], phone: '112' }
      : null,
  topics: (utterance) => {
    const intent = readIntent(utterance)
    return intent === null || silent.has(intent) ? [] : [intent]
  },
  lastResort: new Set(['injection', 'off-topic', 'rude', 'thanks', 'farewell']),
  answer: (topic, { jobs, now, asked, utterance }) => {
    const [first] = jobs
    const words = answerTo(topic as Intent, {
      relief: first?.kind.relief ?? 'painting',
      vat: 'IVA compresa',
      now,
      open: 1,
      help: asked?.help ?? null,
      language: foreignLanguage(utterance),
    })
    const who = first ? professionWords[first.kind.profession].plural : 'professionisti'
    return { paragraphs: [words ?? `Trovi ${who} nella pagina «I nostri professionisti».`] }
  },
}
