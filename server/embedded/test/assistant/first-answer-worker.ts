import { parentPort } from 'node:worker_threads'

import { createAssistant } from '../../src/assistant/assistant.ts'

// In a worker nothing is trained yet. Counts the turns that other work gets before the first answer.
let turns = 0
let isOver = false
const count = (): void => {
  turns += 1
  if (!isOver) setImmediate(count)
}
setImmediate(count)
const assistant = createAssistant({ now: () => Date.parse('2026-11-20T09:00:00Z'), model: null })
const { reply } = await assistant.answer({
  service: 'caldaia',
  content: 'devo cambiare la caldaia',
  state: null,
  photos: 0,
  conversation: { history: () => [], newPictures: () => [] },
})
isOver = true
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a worker has no origin
parentPort?.postMessage({ turns, reply })
