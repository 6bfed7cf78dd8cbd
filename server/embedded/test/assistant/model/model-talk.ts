import { parseReply, type ParsedReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { Test } from 'tap'

import { aftermath } from '../../../src/assistant/answers/emergency/aftermath.ts'
import type { PastMessage } from '../../../src/assistant/conversation.ts'
import { readCase } from '../../../src/assistant/interview/case-state.ts'
import { type CaseState, freshCase } from '../../../src/assistant/interview/case.ts'
import type { Knowledge, Turn } from '../../../src/assistant/interview/context.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { patterns, says } from '../../../src/assistant/italian/patterns.ts'
import { createModelConversationalist } from '../../../src/assistant/model/conversationalist.ts'
import { inShort } from '../in-short.ts'
import { smallCatalogue } from '../interview/small-talk.ts'
import { fakeTiming } from './fake-timing.ts'
import { type ModelAnswer, type ModelRequest, startModelServer } from './model-server.ts'

const gas = patterns('odore gas')

/** A knowledge of the tests' own: one emergency, and an answer for every subject. */
const knowledge: Knowledge = {
  emergency: ({ content }) =>
    says(content, gas)
      ? {
          danger: 'gas',
          isSure: true,
          canWait: false,
          paragraphs: ['Apri le finestre, esci e chiama il 112.'],
          phone: '112',
          chips: ['Sono al sicuro'],
        }
      : null,
  caution: () => null,
  aftermath,
  topics: () => [],
  lastResort: new Set(),
  answer: (topic) => ({ paragraphs: topic === 'other' ? [] : [`Fatto su ${topic}.`], key: topic }),
  answerThing: () => null,
  answerRemark: () => null,
  asksAboutThing: () => false,
}

interface Options {
  readonly slug?: ServiceSlug
  readonly vision?: boolean
  readonly apiKey?: string | null
  readonly state?: CaseState
  /** 20 November 2026, in the middle of the morning, if not given. */
  readonly now?: number
}

interface Said extends Turn {
  readonly parsed: ParsedReply
  /** The jobs in hand with their answers: 'interni superficie 80'. */
  readonly jobs: string
}

/** A conversation with a model that gives these answers; `photos` come with the message. */
export async function talkWith(t: Test, answers: readonly ModelAnswer[], options: Options = {}) {
  const { url, requests } = await startModelServer(t, answers)
  const clock = fakeTiming()
  const logged: unknown[] = []
  const log = (fields: unknown) => void logged.push(fields)
  const {
    slug = 'tinteggiatura',
    vision = false,
    apiKey = 'secret',
    now = Date.parse('2026-11-20T09:00:00Z'),
  } = options
  const model = createModelConversationalist({
    model: { url: `${url}/`, apiKey, model: 'small', vision },
    deadline: 20_000,
    pictureUrl: async (name) => {
      if (name === 'broken.jpg') throw new Error('no such file')
      return name === 'gone.jpg' ? null : `data:image/jpeg;base64,${name}`
    },
    log: { warn: log, info: log },
    timing: clock.timing,
  })
  const surveyor = createSurveyor(smallCatalogue, knowledge, slug)
  const history: PastMessage[] = []
  let state = options.state ?? freshCase
  let photos = 0
  return {
    ...clock,
    requests,
    logged,
    report: () => model.report(),
    say: async (content: string, pictures: readonly string[] = []): Promise<Said> => {
      photos += pictures.length
      const past = [...history]
      const turn = await model.turn(
        surveyor,
        state,
        { content, photos, now },
        { history: () => past, newPictures: () => pictures },
      )
      state = readCase(JSON.stringify(turn.state))
      const reply = writeReply(turn.reply)
      history.push({ role: 'user', content, pictures }, { role: 'assistant', content: reply, pictures: [] })
      const jobs = state.jobs.map(({ key, facts }) =>
        [key.slice(key.indexOf('/') + 1), ...Object.entries(inShort(facts)).flat()].join(' '),
      )
      return {
        ...turn,
        parsed: parseReply(reply),
        jobs: [...jobs, ...Object.values(inShort(state.shared))].join(', '),
      }
    },
  }
}

/** A call that records an answer. */
export function record(domanda: string, valore: string, lavoro?: string): readonly [string, unknown] {
  return ['registra_risposta', { domanda, valore, ...(lavoro === undefined ? {} : { lavoro }) }]
}

/** The words of a message that has no pictures. */
function textOf(content: unknown): string {
  return typeof content === 'string' ? content : ''
}

/** What the tools answered to the last calls, in a request. */
export function results(request: ModelRequest | undefined): string[] {
  const messages = request?.body.messages ?? []
  const last = messages.findLastIndex(({ role }) => role !== 'tool')
  return messages.slice(last + 1).map(({ content }) => textOf(content))
}

/** The model's briefing, as it was sent. */
export function briefingOf(request: ModelRequest | undefined): string {
  return textOf(request?.body.messages[0]?.content)
}
