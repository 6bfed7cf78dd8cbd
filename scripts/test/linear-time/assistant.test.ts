import t from 'tap'

import { readIntent } from '../../../server/embedded/src/assistant/interview/intents.ts'
import { createInterviewer } from '../../../server/embedded/src/assistant/interview/interviewer.ts'
import { otherService } from '../../../server/embedded/src/assistant/interview/other-services.ts'
import { readMessage } from '../../../server/embedded/src/assistant/interview/reading.ts'
import { freshState, readState } from '../../../server/embedded/src/assistant/interview/state.ts'
import { isMeantAs } from '../../../server/embedded/src/assistant/italian/edit-distance.ts'
import {
  readCollective,
  readNumberWord,
} from '../../../server/embedded/src/assistant/italian/numbers/number-words.ts'
import { readPlace } from '../../../server/embedded/src/assistant/italian/places/cities.ts'
import { createPlaceIndex } from '../../../server/embedded/src/assistant/italian/places/place-index.ts'
import {
  readUtterance,
  splitCorrections,
  type Utterance,
} from '../../../server/embedded/src/assistant/italian/utterance.ts'
import { readFigure, splitWords } from '../../../server/embedded/src/assistant/italian/words.ts'
import { objectTo } from '../../../server/embedded/src/assistant/model/reply-guard.ts'
import { openToolDesk } from '../../../server/embedded/src/assistant/model/tools.ts'
import { loadPriceBook } from '../../../server/embedded/src/assistant/price-book/price-book.ts'
import { createServices } from '../../../server/embedded/src/assistant/services/all.ts'
import { findExcess, type Reader } from '../../growth.ts'
import { isHardRun } from '../../test-groups/hard-run.ts'
import { expectLinear } from './expect-linear.ts'
import { hostileShapes, repeated } from './shapes.ts'

const index = createPlaceIndex()
const book = loadPriceBook()
const services = [...createServices(index).values()]

/** Each message is read once: what is timed is what comes after. */
const known = new Map<string, Utterance>()
function utteranceOf(text: string): Utterance {
  const utterance = known.get(text) ?? readUtterance(text)
  known.set(text, utterance)
  return utterance
}

/** A message that is read has 4,000 characters at most. `npm test` reads shorter ones, because these take long. */
const longest = isHardRun ? 4000 : 1000

const texts: readonly Reader[] = [
  { name: 'the words of a message', read: splitWords, longest },
  { name: 'the corrections of a message', read: splitCorrections, longest },
  { name: 'an utterance', read: readUtterance, longest },
  { name: 'a figure', read: readFigure, longest },
  { name: 'a number in words', read: readNumberWord, longest: 60 },
  { name: 'a number for about so many', read: readCollective },
  { name: 'a slip of the finger', read: (text) => isMeantAs(text, 'centocinquanta') },
  { name: 'the words of a model', read: (text) => objectTo(text, new Set(), false), longest: 1500 },
  { name: 'the state of a conversation', read: (text) => readState(`{"asked":"${text}"}`) },
  { name: 'a broken state of a conversation', read: readState },
]

const utterances: readonly Reader[] = [
  { name: 'a place in passing', read: (text) => readPlace(utteranceOf(text), index), longest },
  { name: 'a place that was asked for', read: (text) => readPlace(utteranceOf(text), index, true), longest },
  { name: 'an intent', read: (text) => readIntent(utteranceOf(text)), longest },
  { name: 'another service', read: (text) => otherService(utteranceOf(text).content, 'caldaia'), longest },
]

const slots: readonly Reader[] = services.map((service) => ({
  name: `every answer to the questions of ${service.slug}`,
  read(text) {
    const utterance = utteranceOf(text)
    for (const slot of service.slots) slot.read(utterance, true)
  },
  longest,
}))

const service = services.find(({ slug }) => slug === 'serramenti')!
const interviewer = createInterviewer(service, book)
const state = { ...freshState, greeted: true, asked: 'finestre' }
const context = { service, slots: interviewer.slots, book, now: 1_800_000_000_000 }

const windows = interviewer.slots.find(({ id }) => id === state.asked)!

const messages: readonly Reader[] = [
  { name: 'a number that was asked for', read: (text) => windows.read(utteranceOf(text), true), longest },
  {
    name: 'a message with its answers',
    read: (text) => readMessage(text, interviewer.slots, state),
    longest,
  },
  {
    name: 'a turn of a conversation',
    read: (text) => interviewer.handle(state, { content: text, photos: 0, now: context.now }),
    longest,
  },
  {
    name: 'the call of a tool',
    read: (text) =>
      openToolDesk(context, {}).run({
        id: '1',
        name: 'registra_risposta',
        arguments: JSON.stringify({ slot: 'finestre', valore: text }),
      }),
    longest: 300,
  },
]

const square: Reader = { name: 'blanks at the end', read: (text) => /\s+$/.test(text), longest }

t.test('messages of this length show a reader that takes the square of the time', async (t) => {
  t.ok(await findExcess(square, hostileShapes))
})

expectLinear([...texts, ...utterances, ...slots, ...messages], {
  ...hostileShapes,
  sides: repeated('3x2 ', 'x'),
  'units without an end': repeated('2 di ', 'x'),
  'numbers in words': repeated('due per tre e ', 'x'),
  denials: repeated('non ', 'x'),
  places: repeated('Monza ', 'x'),
  corrections: repeated('anzi 3, ', 'x'),
  commas: repeated(',', '.'),
})
