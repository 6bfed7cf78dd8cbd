import t from 'tap'

import { priceNamed } from '../../../src/assistant/answers/about/named-price.ts'
import type { AnswerContext } from '../../../src/assistant/answers/answer-context.ts'
import { answerThing } from '../../../src/assistant/answers/answer.ts'
import { readTopics } from '../../../src/assistant/answers/classify/topics.ts'
import { ofAnyTrade, ofOneTrade } from '../../../src/assistant/answers/things/afterwards.ts'
import { bathroom } from '../../../src/assistant/answers/things/bathroom.ts'
import { care } from '../../../src/assistant/answers/things/care.ts'
import { choices } from '../../../src/assistant/answers/things/choices.ts'
import { course } from '../../../src/assistant/answers/things/course.ts'
import { heating } from '../../../src/assistant/answers/things/heating.ts'
import { home } from '../../../src/assistant/answers/things/home.ts'
import { lifeOfJob } from '../../../src/assistant/answers/things/lives.ts'
import { outside } from '../../../src/assistant/answers/things/outside.ts'
import { painting } from '../../../src/assistant/answers/things/painting.ts'
import { papers } from '../../../src/assistant/answers/things/papers.ts'
import { renovation } from '../../../src/assistant/answers/things/renovation.ts'
import { solar } from '../../../src/assistant/answers/things/solar.ts'
import { systems } from '../../../src/assistant/answers/things/systems.ts'
import { trades } from '../../../src/assistant/answers/things/trades.ts'
import { windows } from '../../../src/assistant/answers/things/windows.ts'
import { createEngines } from '../../../src/assistant/engines/all.ts'
import { createCatalogue } from '../../../src/assistant/interview/catalogue.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { afterTheFigure } from './after-the-figure.ts'
import { contextOf } from './sample-context.ts'
import { otherSentences, thingQuestions } from './thing-questions.ts'

const groups = [
  ofAnyTrade,
  ofOneTrade,
  bathroom,
  care,
  choices,
  course,
  heating,
  home,
  outside,
  painting,
  papers,
  renovation,
  solar,
  systems,
  trades,
  windows,
]

const catalogue = createCatalogue(createEngines(), createPlaceIndex())

function rows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
}

/** A question about a job that has no figure yet. */
function about(key: string, question: string): AnswerContext {
  const job = catalogue.job(key as AnyJobKey)
  if (!job) throw new Error(`There is no job ${key}`)
  return contextOf(question, {
    jobs: [{ key: job.key, kind: job.kind, facts: {}, estimate: null, previous: null }],
  })
}

function answerTo(key: string, question: string): string | null {
  const topics = readTopics(readUtterance(question))
  return answerThing(about(key, question), topics)?.paragraphs.join(' ') ?? null
}

function price(key: string, question: string): string | null {
  const context = about(key, question)
  const [job] = context.jobs
  return job ? priceNamed(context, job) : null
}

t.test('A question about the work or its result has the answer of the trade that does it', async (t) => {
  for (const [key = '', question = '', ...words] of rows(thingQuestions + afterTheFigure.trimStart())) {
    const said = answerTo(key, question) ?? ''
    t.ok(
      words.some((word) => said.includes(word)),
      `${key}: ${question} ${said}`,
    )
    t.notMatch(said, /undefined|NaN|\{|\bal il\b| {2}/, question)
  }
})

t.test('A question about the price or the company is no question about a thing', async (t) => {
  for (const [key = '', question = ''] of rows(otherSentences)) {
    t.equal(answerTo(key, question), null, question)
  }
})

t.test('What a question about money names is found in the rows and factors of its job', async (t) => {
  t.match(price('ristrutturazione/parquet', 'spina di pesce quanto in più?'), /posa a spina: \+15–25 %/)
  t.match(price('ristrutturazione/porte', 'quelle a scomparsa quanto costano?'), /scomparsa.*850–1\.700 €/)
  t.match(price('ristrutturazione_tetto/grondaie', 'in alluminio quanto costa?'), /alluminio.*45–90 €/)
  t.match(price('caldaia/scaldabagno', 'quello a pompa di calore quanto viene?'), /1\.500–2\.300 €/)
  t.equal(price('caldaia/scaldabagno', 'quanto costa un elefante?'), null)
})

/** A figure that no price list gives: a time, a sound, an amount of energy, water or warmth. */
const measured =
  /\d[\d.,]*\s(?:anni|ore|ora|giorni|settimane|mesi|dB|kWh|°C|litri|minuti|giorni lavorativi)\b/u
/** Marks it as a usual value, or names the law or standard that fixes it. */
const asUsual =
  /(?:di|del|al)\ssolito|in genere|di regola|circa|quasi sempre|\bD\.?[Ll]gs\b|\b(?:DM|DPR|CEI|EN)\s|\bart\.|per legge/iu

t.test(
  'Times, lives, sounds and energy are said as usual values, or by the rule that fixes them',
  async (t) => {
    const texts = groups.flat().flatMap(({ says }) => (typeof says === 'string' ? [says] : []))
    const lives = [...catalogue.services].flatMap(([slug, { kinds }]) =>
      Object.keys(kinds).flatMap((id) => lifeOfJob(`${slug}/${id}`) ?? []),
    )
    t.ok(texts.length > 200 && lives.length > 60)
    for (const text of new Set([...texts, ...lives])) {
      if (measured.test(text)) t.match(text, asUsual, text)
    }
  },
)
