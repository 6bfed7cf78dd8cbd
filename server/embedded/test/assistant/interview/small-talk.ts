import { parseReply, type ParsedReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { aftermath } from '../../../src/assistant/answers/emergency/aftermath.ts'
import { readCase } from '../../../src/assistant/interview/case-state.ts'
import { type CaseState, freshCase } from '../../../src/assistant/interview/case.ts'
import { createCatalogue } from '../../../src/assistant/interview/catalogue.ts'
import type { Knowledge, Turn } from '../../../src/assistant/interview/context.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { patterns, says } from '../../../src/assistant/italian/patterns.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import { inShort } from '../in-short.ts'
import { smallServices } from './small-services.ts'

/** A knowledge of the tests' own: one emergency, three subjects. */
const subjects = (
  [
    ['duration', 'quanto tempo|quanti giorni'],
    ['included', 'compres*'],
    ['relief', 'bonus'],
    ['off-topic', 'partita|calcio'],
  ] as const
).map(([topic, words]) => ({ topic, list: patterns(words) }))
const gas = patterns('odore gas')
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
  topics: ({ content }) => subjects.filter(({ list }) => says(content, list)).map(({ topic }) => topic),
  lastResort: new Set(['off-topic']),
  answer: (topic) => ({ paragraphs: [`Risposta su ${topic}.`], key: topic }),
  answerThing: () => null,
  answerRemark: () => null,
  asksAboutThing: () => false,
}

export const smallCatalogue = createCatalogue(smallServices, createPlaceIndex())

/** 20 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-20T09:00:00Z')

/** A conversation; `+2` stands for two photos without a text, `+2 ecco` for two photos with one. The state goes through its stored form each time. */
export function converse(slug: ServiceSlug, start: CaseState = freshCase) {
  const surveyor = createSurveyor(smallCatalogue, knowledge, slug)
  let state = start
  let photos = 0
  return {
    say(message: string): Turn & { readonly parsed: ParsedReply; readonly jobs: string } {
      const sent = /^\+(\d) ?(.*)$/.exec(message)
      if (sent) photos += Number(sent[1])
      const content = sent ? sent[2] || 'Foto caricate' : message
      const turn = surveyor.handle(state, { content, photos, now })
      state = readCase(JSON.stringify(turn.state))
      return { ...turn, parsed: parseReply(writeReply(turn.reply)), jobs: jobsInShort(state) }
    },
    state: () => state,
  }
}

/** The jobs in hand with their answers: 'interni superficie 80, muffa'. */
function jobsInShort({ jobs, shared }: CaseState): string {
  const own = jobs.map(({ key, facts }) =>
    [key.slice(key.indexOf('/') + 1), ...Object.entries(inShort(facts)).flat()].join(' '),
  )
  return [...own, ...Object.values(inShort(shared))].join(', ')
}
