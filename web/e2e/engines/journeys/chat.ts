import { chatPath } from '../../chat/chat-page.ts'
import { answers } from '../../chat/chat-until-estimate.ts'
import type { Visit } from '../visit.ts'
import type { Journey } from './journey.ts'

const log = { role: 'log', name: 'Conversazione' } as const
const field = { role: 'textbox', name: 'Messaggio' } as const
const estimateCard = { role: 'article', name: /^Stima indicativa/ } as const
const photosWanted = { role: 'region', name: '3 foto utili' } as const
const quickAnswer = {
  role: 'button',
  within: { role: 'list', name: /^Risposte rapide/ },
} as const
const maxTurns = 12

const messages = (visit: Visit) =>
  visit.evaluate(() => document.querySelectorAll('[role=log] [data-message]').length)

async function open(visit: Visit, service: string): Promise<void> {
  await visit.goto(chatPath(service))
  await visit.click({ role: 'link', name: 'Inizia' })
  await visit.sees(field)
}

/** Sends a message and waits for the answer. */
async function answered(visit: Visit, send: () => Promise<void>): Promise<void> {
  const before = await messages(visit)
  await send()
  await visit.until((before: number) => {
    const shown = document.querySelectorAll('[role=log] [data-message]').length
    const isTyping = document.body.innerText.includes('Sta scrivendo...')
    return shown >= before + 2 && !isTyping
  }, before)
}

const send = (visit: Visit) => answered(visit, () => visit.click({ role: 'button', name: 'Invia' }))

async function say(visit: Visit, text: string): Promise<void> {
  await visit.enter(field, text)
  await send(visit)
}

async function addPhoto(visit: Visit, photo: string): Promise<void> {
  await visit.upload([photo])
  await visit.reads(/(?:^|\s)1 foto, /)
}

/** Answers the last question: with the first quick answer, or in words if there is none. */
async function answer(visit: Visit): Promise<void> {
  if ((await visit.count(quickAnswer)) > 0) {
    await answered(visit, () => visit.click(quickAnswer))
    return
  }
  const question = await visit.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('[role=log] [data-message]')].at(-1)?.innerText ?? '',
  )
  const last = question.split('\n').at(-1) ?? ''
  const [, words = 'non lo so'] = answers.find(([asked]) => asked.test(last)) ?? []
  await say(visit, words)
}

/** Waits until a photo in the conversation is loaded from the server. */
function photoFromServer(visit: Visit): Promise<void> {
  return visit.until(() => {
    const photos = document.querySelectorAll<HTMLImageElement>('[role=log] img[src^="/api/chat/pictures"]')
    return photos.length === 1 && [...photos].every(({ naturalWidth }) => naturalWidth > 0)
  })
}

export const chatWithPhoto: Journey = {
  title: 'a first message with a photo is sent, answered, and still there after a reload',
  steps: 4,
  async take(t, { visit, photo }) {
    await open(visit, 'caldaia')
    await addPhoto(visit, photo)
    const words = 'Devo cambiare la caldaia di casa, 90 mq a Bergamo'
    await say(visit, words)
    await visit.reads(words, log)
    visit.reached()
    t.equal(await visit.count({ role: 'button', name: 'Riprova', within: log }), 0)
    const sent = await messages(visit)
    await visit.reload()
    await visit.until(
      (sent: number) => document.querySelectorAll('[role=log] [data-message]').length === sent,
      sent,
    )
    await visit.reads(words, log)
    await photoFromServer(visit)
  },
}

export const estimate: Journey = {
  title: 'a conversation ends with an estimate and three professionals of the town',
  steps: 10,
  async take(t, { visit, photo }) {
    await open(visit, 'tinteggiatura')
    await say(visit, 'Buongiorno! Devo imbiancare casa, un appartamento a Monza')
    for (let turn = 1; turn < maxTurns && (await visit.count(estimateCard)) === 0; turn += 1) {
      if ((await visit.count(photosWanted)) > 0) {
        await addPhoto(visit, photo)
        await send(visit)
      } else {
        await answer(visit)
      }
    }
    visit.reached()
    await visit.reads(/[\d.]+ – [\d.]+\s€/, estimateCard)
    const painters = { role: 'region', name: 'Professionisti a Monza', within: estimateCard } as const
    await visit.sees(painters)
    await visit.until(
      () => document.querySelectorAll('[role=log] a[href^="/incontra_professionisti/"]').length >= 3,
    )
    t.ok((await visit.count({ role: 'link', within: painters })) >= 3)
    t.ok(await visit.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the page fits')
  },
}
