import t from 'tap'

import { knowledge } from '../../../server/embedded/src/assistant/answers/knowledge.ts'
import { createEngines } from '../../../server/embedded/src/assistant/engines/all.ts'
import { foreignLanguage } from '../../../server/embedded/src/assistant/interview/asides/language.ts'
import { asksToRestart, asksToUndo } from '../../../server/embedded/src/assistant/interview/asides/restart.ts'
import { readCase } from '../../../server/embedded/src/assistant/interview/case-state.ts'
import { freshCase, newJob } from '../../../server/embedded/src/assistant/interview/case.ts'
import { createCatalogue } from '../../../server/embedded/src/assistant/interview/catalogue.ts'
import { hear } from '../../../server/embedded/src/assistant/interview/facts/hearing/hearing.ts'
import { type Message, readMessage } from '../../../server/embedded/src/assistant/interview/message.ts'
import { createSurveyor } from '../../../server/embedded/src/assistant/interview/surveyor.ts'
import { isMeantAs } from '../../../server/embedded/src/assistant/italian/edit-distance.ts'
import { readItems } from '../../../server/embedded/src/assistant/italian/items/items.ts'
import {
  readCollective,
  readNumberWord,
} from '../../../server/embedded/src/assistant/italian/numbers/number-words.ts'
import { readPlace } from '../../../server/embedded/src/assistant/italian/places/cities.ts'
import { createPlaceIndex } from '../../../server/embedded/src/assistant/italian/places/place-index.ts'
import {
  readCorrections,
  splitCorrections,
} from '../../../server/embedded/src/assistant/italian/sentences/corrections.ts'
import { sentences } from '../../../server/embedded/src/assistant/italian/sentences/sentences.ts'
import { readStartTime } from '../../../server/embedded/src/assistant/italian/times/start-time.ts'
import { readUtterance, type Utterance } from '../../../server/embedded/src/assistant/italian/utterance.ts'
import { readFigure, splitWords } from '../../../server/embedded/src/assistant/italian/words.ts'
import { knownAmounts } from '../../../server/embedded/src/assistant/model/guard/known-amounts.ts'
import { objectTo, withoutObjected } from '../../../server/embedded/src/assistant/model/guard/reply-guard.ts'
import {
  usualParameters,
  withoutRefused,
} from '../../../server/embedded/src/assistant/model/service/parameters.ts'
import { openToolDesk } from '../../../server/embedded/src/assistant/model/tool-desk.ts'
import { recogniseJobs } from '../../../server/embedded/src/assistant/recognise/recognise.ts'
import { findExcess, type Reader } from '../../growth.ts'
import { isHardRun } from '../../test-groups/hard-run.ts'
import { expectLinear } from './expect-linear.ts'
import { hostileShapes, repeated } from './shapes.ts'

const index = createPlaceIndex()
const catalogue = createCatalogue(createEngines(), index)

/** The message in words, which is not timed. The copy makes the readers forget what they found in it before. */
const known = new Map<string, Utterance>()
function utteranceOf(text: string): Utterance {
  const utterance = known.get(text) ?? readUtterance(text)
  known.set(text, utterance)
  return { ...utterance }
}

const firstIdeograph = 0x4e_00
const ideographs = 20_000
/** The text with another last word at each call: utterances are kept, and a text that is known takes no time. */
let calls = 0
function unseen(text: string): string {
  calls += 1
  return `${text} ${String.fromCodePoint(firstIdeograph + (calls % ideographs))}`
}

/** A message that is read has 4,000 characters at most. */
const longest = 4000
/** A reply of a model has 1,500 characters at most, with the word that `unseen` adds. */
const longestReply = 1498

const guard = { known: knownAmounts({ own: [], customer: [] }), canSee: false }

const texts: readonly Reader[] = [
  { name: 'the words of a message', read: splitWords, longest },
  { name: 'the corrections of a message', read: splitCorrections, longest },
  { name: 'the sentences of a message', read: sentences, longest },
  { name: 'the parts of a correction', read: readCorrections, longest },
  { name: 'an utterance', read: (text) => readUtterance(unseen(text)), longest },
  { name: 'a figure', read: readFigure, longest },
  { name: 'a number in words', read: readNumberWord, longest: 60 },
  { name: 'a number for about so many', read: readCollective },
  { name: 'a slip of the finger', read: (text) => isMeantAs(text, 'centocinquanta') },
  { name: 'the words of a model', read: (text) => objectTo(unseen(text), guard), longest: longestReply },
  {
    name: 'the words of a model to be cut',
    read: (text) => withoutObjected(unseen(text), guard),
    longest: longestReply,
  },
  {
    name: 'the numbers of a message',
    read: (text) => knownAmounts({ own: [unseen(text)], customer: [unseen(text)] }),
    longest,
  },
  { name: 'the refusal of a model', read: (text) => withoutRefused(usualParameters, `unsupported ${text}`) },
  { name: 'the state of a conversation', read: (text) => readCase(`{"asked":"${text}"}`) },
  { name: 'a broken state of a conversation', read: readCase },
]

const utterances: readonly Reader[] = [
  { name: 'a place in passing', read: (text) => readPlace(utteranceOf(text), index), longest },
  { name: 'a place that was asked for', read: (text) => readPlace(utteranceOf(text), index, true), longest },
  { name: 'the entries of lists', read: (text) => readItems(utteranceOf(text), 'room'), longest },
  { name: 'when to begin', read: (text) => readStartTime(utteranceOf(text)), longest },
  { name: 'a danger', read: (text) => knowledge.emergency(utteranceOf(text), null), longest },
  {
    name: 'a message after a danger',
    read: (text) => knowledge.aftermath.topics(utteranceOf(text)),
    longest,
  },
  { name: 'the topics of a question', read: (text) => knowledge.topics(utteranceOf(text)), longest },
  {
    name: 'the jobs of a message',
    read: (text) => recogniseJobs(utteranceOf(text), catalogue.recognisable, 'caldaia'),
    longest,
  },
  { name: 'another language', read: (text) => foreignLanguage(utteranceOf(text)), longest },
  { name: 'a restart', read: (text) => asksToRestart(utteranceOf(text)), longest },
  { name: 'an undo', read: (text) => asksToUndo(utteranceOf(text)), longest },
]

/** Services share questions: each is read with the first service that has it. */
const seenSlots = new Set<unknown>()
const slots: readonly Reader[] = [...catalogue.services.values()].map(({ slug, engines }) => {
  const questions = Object.values(engines).flatMap((engine) => engine.slots)
  const own = questions.filter((slot) => !seenSlots.has(slot))
  for (const slot of own) seenSlots.add(slot)
  return {
    name: `every answer to the questions of ${slug}`,
    read(text) {
      const utterance = utteranceOf(text)
      for (const slot of own) slot.read(utterance, true)
    },
    longest,
  }
})

const surveyor = createSurveyor(catalogue, knowledge, 'serramenti')
const key = 'serramenti/finestre'
const state = {
  ...freshCase,
  greeted: true,
  jobs: [newJob(key, true), newJob('tinteggiatura/interni', true)],
  asked: { job: key, slot: 'finestre' },
} as const
const now = 1_800_000_000_000

/** Reads a text as the first message: its questions are then also read for orders. */
const readOpening = (text: string): Message =>
  readMessage(catalogue, knowledge, 'serramenti', { typed: unseen(text), isOpening: true })

const messages: readonly Reader[] = [
  {
    name: 'a message taken apart',
    read: readOpening,
    longest,
  },
  {
    name: 'a message with its answers',
    read: (text) => hear(catalogue, state, readOpening(text)),
    longest,
  },
  {
    name: 'a turn of a conversation',
    read: (text) => surveyor.handle(state, { content: unseen(text), photos: 0, now }),
    longest,
  },
  {
    name: 'the call of a tool',
    read: (text) =>
      openToolDesk(surveyor, state, { content: '', photos: 0, now }).run({
        id: '1',
        name: 'registra_risposta',
        arguments: { domanda: 'finestre', valore: unseen(text) },
      }),
    longest: 300,
  },
]

const square: Reader = { name: 'blanks at the end', read: (text) => /\s+$/.test(text), longest }

t.test('messages of this length show a reader that takes the square of the time', async (t) => {
  t.ok(await findExcess(square, hostileShapes))
})

const shapes = {
  ...hostileShapes,
  sides: repeated('3x2 ', 'x'),
  'units without an end': repeated('2 di ', 'x'),
  'numbers in words': repeated('due per tre e ', 'x'),
  denials: repeated('non ', 'x'),
  places: repeated('Monza ', 'x'),
  corrections: repeated('anzi 3, ', 'x'),
  commas: repeated(',', '.'),
  rooms: repeated('sala 4x4, ', 'x'),
  'bound nouns': repeated('muri 10 mq ', 'x'),
  questions: repeated(', quanto', '?'),
  saints: repeated('a S. Maria ', 'x'),
  jobs: repeated('rifare il tetto e ', 'x'),
  'jobs that are changed': repeated('caldaia con ', 'x'),
  abbreviations: repeated('es. ', 'x'),
  'articles with a size': repeated('due camere una 4x3 ', 'x'),
  'figures after a colon': repeated('2: ', 'x'),
  'totals of rooms': repeated('una da 9 in tutto, ', 'x'),
  slips: repeated('grondiaa caldiaa ', 'x'),
}

// All 1,500 pairs take a minute: `npm run test:all` reads a fifth of them.
expectLinear([...texts, ...utterances, ...slots, ...messages], shapes, isHardRun ? 1 : 5)
