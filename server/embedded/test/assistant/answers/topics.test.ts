import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import t from 'tap'

import { answerTopic } from '../../../src/assistant/answers/answer.ts'
import { readExamples } from '../../../src/assistant/answers/classify/examples.ts'
import { isGuess, learnTopicModel } from '../../../src/assistant/answers/classify/topic-model.ts'
import { lastResort, readTopics, type Topic } from '../../../src/assistant/answers/classify/topics.ts'
import { topics } from '../../../src/assistant/answers/topic.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { unpack } from '../../../src/assistant/learning/packed.ts'
import { farQuestions } from './far-questions.ts'
import { knownQuestions } from './known-questions.ts'
import { contextOf } from './sample-context.ts'
import { subjects } from './subjects.ts'
import { unseenFacts, unseenQuestions } from './unseen-questions.ts'

function lines(text: string): string[] {
  return text.trim().split('\n')
}

function rows(text: string): { readonly question: string; readonly fitting: readonly string[] }[] {
  return lines(text).map((line) => {
    const [question = '', fitting = ''] = line.split('|')
    return { question, fitting: fitting.split('/') }
  })
}

const topicsOf = (text: string): readonly Topic[] => readTopics(readUtterance(text))

function fits({ question, fitting }: ReturnType<typeof rows>[number]): boolean {
  return topicsOf(question).some((topic) => fitting.includes(topic))
}

const examples = readExamples()

t.test('the bundle keeps exactly what its sources learn', async (t) => {
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/question-topics.bin'))
  const learned = createGradual(learnTopicModel()).result()
  t.ok(
    isDeepStrictEqual(unpack(kept), { ...learned, model: { ...learned.model } }),
    'server/dist is older than its sources: run "npm run build"',
  )
})

const isGuessed = (topic: Topic, text: string): boolean => isGuess(topic, readUtterance(text).words)

t.test('a topic with a low probability is a guess, and one with a high probability is not', async (t) => {
  t.notOk(isGuessed('guarantee', 'che garanzia ho sul lavoro?'))
  t.notOk(isGuessed('discount', 'mi fate uno sconto?'))
  t.ok(isGuessed('free', 'se qualcuno non paga?'))
  t.ok(isGuessed('season', 'di notte va a meno quindici, fuori gela?'))
})

t.test(
  'Questions that the first chat did not answer are told apart, and answered on their subject',
  async (t) => {
    for (const { question, fitting } of rows(knownQuestions)) {
      const found = topicsOf(question).filter((topic) => fitting.includes(topic))
      t.equal(found.length, 1, `${question}: ${topicsOf(question).join(', ')}`)
      for (const topic of found) {
        const said = answerTopic(topic, contextOf(question)).paragraphs.join(' ')
        t.match(said, subjects[topic], question)
        t.notMatch(said, /non mi occupo|undefined|NaN| {2}/, question)
      }
    }
  },
)

t.test(
  'Nineteen of twenty questions in words that are no examples are told apart and answered on their subject',
  async (t) => {
    const seen = new Set(examples.map(({ text }) => text))
    const unseen = rows(unseenQuestions)
    t.equal(unseen.filter(({ question }) => seen.has(question)).length, 0, 'no example stands in the table')
    t.ok(unseen.length >= 120)
    const right = unseen.filter((row) => fits(row))
    t.ok(right.length >= unseen.length * 0.95, `${right.length} of ${unseen.length}`)
    for (const { question, fitting } of right) {
      for (const topic of topicsOf(question).filter((one) => fitting.includes(one))) {
        t.match(answerTopic(topic, contextOf(question)).paragraphs.join(' '), subjects[topic], question)
      }
    }
  },
)

t.test('Of questions in far-fetched words two thirds are told apart', async (t) => {
  const far = rows(farQuestions)
  const right = far.filter((row) => fits(row))
  t.ok(right.length >= far.length * 0.66, `${right.length} of ${far.length}`)
})

t.test('Facts, answers and requests for a job have no topic', async (t) => {
  const facts = lines(unseenFacts)
  const mistaken = facts.filter((text) => topicsOf(text).some((topic) => !lastResort.has(topic)))
  t.ok(mistaken.length <= facts.length * 0.05, mistaken.join('; '))
})

t.test('A message with several questions has the topic of each', async (t) => {
  t.same(topicsOf('80 mq a Monza. Quanto tempo ci vuole? E c’è qualche bonus?'), ['duration', 'relief'])
  t.same(topicsOf('Serve la CILA? Quanto tempo ci vuole? Serve la CILA?'), ['permits', 'duration'])
})

t.test('A long statement with words of a topic asks nothing', async (t) => {
  t.same(topicsOf('vorrei ripararla e non cambiarla perché la garanzia è scaduta ma la marca è buona'), [])
  t.same(topicsOf('sì, materiali compresi'), [])
})

t.test('Every topic has at least ten examples', async (t) => {
  for (const topic of topics) {
    const count = examples.filter((example) => example.topic === topic).length
    t.ok(count >= 10, `${topic}: ${count}`)
  }
})

t.test('Messages of marks, letters without words and great length are read', async (t) => {
  t.same(topicsOf('???'), [])
  t.same(topicsOf(''), [])
  t.same(topicsOf('#@!'), [])
  t.type(topicsOf('perché? '.repeat(500)).length, 'number')
  t.type(topicsOf('a'.repeat(4000)).length, 'number')
})

t.test('A sentence has no topic without a word of it, however it is built', async (t) => {
  t.notSame(topicsOf('si può avere anta ribalta?'), ['payment'])
  t.notSame(topicsOf('serve il wifi?'), ['permits'])
  t.notSame(topicsOf('posso metterci un telo io?'), ['own-materials'])
  t.notSame(topicsOf('il negozio sotto può restare aperto?'), ['discount'])
  t.notSame(topicsOf('serve isolare per legge?'), ['privacy'])
  t.notSame(topicsOf('resiste ai ladri?'), ['rude'])
})

t.test('permits and tax reliefs are understood in odd words', async (t) => {
  for (const question of [
    'al municipio tocca chiedere qualcosa?',
    'bisogna bussare a qualche ufficio?',
    'si parte senza dire niente a nessuno?',
    'ci vuole il benestare di qualcuno?',
    'va detto a qualcuno o si monta e basta?',
    'per il gse devo avvisare io in comune?',
  ])
    t.same(topicsOf(question)[0], 'permits', question)
  for (const question of [
    'dal 730 si riprende qualcosa?',
    'il 50 vale anche qua?',
    'col commercialista me la scalo?',
    'c’è mica un aiutino del governo?',
    'la metto in dichiarazione dei redditi?',
    'me li ridanno un po’ per anno?',
  ])
    t.same(topicsOf(question)[0], 'relief', question)
  for (const question of [
    'devo domandare prima il colore delle piastrelle?',
    'la centralina va messa in ufficio o nel corridoio?',
    'il tubo del 50 passa sotto la finestra?',
    'mi ridanno la caparra?',
    'se torna la macchia chi paga?',
  ])
    t.notOk(
      topicsOf(question).some(
        (topic) => topic === 'relief' || (topic === 'permits' && !/colore/.test(question)),
      ),
      question,
    )
})

t.test('other general questions are understood in odd words', async (t) => {
  for (const [question, topic] of [
    ['quanto porta via in settimane?', 'duration'],
    ['quando si potrebbe mettere mano?', 'start'],
    ['ce la si fa entro carnevale?', 'start'],
    ['ma dobbiamo sloggiare?', 'living'],
    ['e a voi cosa vi devo?', 'free'],
    ['coi soldi si fa un tot alla volta?', 'payment'],
    ['me la mandi sul telefonino?', 'send'],
    ['solo la mano dell’uomo quanto viene?', 'labour'],
  ] as const)
    t.same(topicsOf(question)[0], topic, question)
})

t.test('the form of a request or a doubt about who writes asks without a question mark', async (t) => {
  for (const [text, topics] of [
    ['mi dica pure se lo Stato rimborsa qualcosa, è la casa di mia madre', ['relief']],
    ['vorrei anche capire se ci torna qualcosa dallo Stato', ['relief']],
    ['dall’altra parte c’è qualcuno in carne e ossa', ['identity']],
    ['scusa ma sto scrivendo con una persona vera o è tutto registrato', ['identity']],
    ['vorrei parlare con una persona vera', ['person']],
    ['lo stato del muro è buono', []],
    ['vi dico che la casa è di due piani', []],
    ['la caldaia è tutta automatica', []],
  ] as const)
    t.strictSame(topicsOf(text), topics, text)
})

t.test('words of one topic do not hide another one', async (t) => {
  for (const [text, topics] of [
    ['gli aiuti per le persone invalide sono finiti?', ['relief']],
    ['mio padre è anziano, mi fate uno sconto?', ['discount']],
    ['c’era uno sconto sul sito, è finito?', ['discount']],
    ['60mila tutto compreso è fattibile?', ['budget']],
    ['il prezzo è tutto compreso?', ['included']],
    ['è esatta o quando vengono a vedere cambia?', ['binding']],
    ['sicuro che il prezzo è giusto?', ['doubt']],
    ['le pitture ce le procuriamo, quanto si risparmia?', ['own-materials']],
    ['quanto si risparmia con i pannelli?', ['yield']],
    ['in quanto me lo finite?', ['duration']],
    ['fra quanto siamo daccapo?', ['lifetime']],
    ['dopo quanti anni si deve ridare?', ['lifetime']],
    ['e se lo scarico non ce la fa a scendere?', []],
    ['lo scarico dalle tasse?', ['relief']],
    ['il parquet si può recuperare?', []],
    ['il bidet lo mettete?', []],
    ['le maioliche si salvano?', []],
    ['il gatto lo devo portare via?', []],
    ['perché uno mi ha chiesto 14mila?', ['friend-paid-less']],
    ['se la faccio da solo quanto risparmio?', ['self']],
  ] as const)
    t.strictSame(topicsOf(text), topics, text)
})
