import type { Page } from 'playwright-core'

import { chatPage } from './chat-page.ts'
import { phonePhoto, type SamplePhoto } from './sample-photos.ts'

/** Delay between two letters, in ms. A first message sent within 800 ms would count as a bot's. */
export const typing = { delay: 20 } as const

/** An input method: how a customer types, sends and chooses photos. */
export interface ChatInput {
  /** Types the first message letter by letter. */
  readonly open: (text: string) => Promise<void>
  readonly write: (text: string) => Promise<void>
  readonly send: () => Promise<void>
  readonly choosePhotos: (photos: readonly SamplePhoto[]) => Promise<void>
}

/** Input by keyboard alone. The focus stays in the field, and the photo button is one Tab stop before it. */
export function keyboardInput(page: Page): ChatInput {
  const { keyboard } = page
  return {
    open: (text) => keyboard.type(text, typing),
    write: (text) => keyboard.insertText(text),
    send: () => keyboard.press('Enter'),
    async choosePhotos(photos) {
      const picker = page.waitForEvent('filechooser')
      await keyboard.press('Shift+Tab')
      await keyboard.press('Enter')
      await (await picker).setFiles([...photos])
      await chatPage(page).field.focus()
    },
  }
}

/** Touch input on a phone of 375 by 812 px, whose window shrinks when the field opens the soft keyboard. */
export function touchInput(page: Page): ChatInput {
  const chat = chatPage(page)
  const reach = async () => {
    await chat.field.tap()
    await page.setViewportSize({ width: 375, height: 812 - 336 })
  }
  return {
    async open(text) {
      await reach()
      await chat.field.pressSequentially(text, typing)
    },
    async write(text) {
      await reach()
      await chat.field.fill(text)
    },
    send: () => chat.send.tap(),
    choosePhotos: (photos) => chat.choosePhotos(photos),
  }
}

/** Everyday answers, by the question of the assistant; the first that fits. */
export const answers: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/muri/i, 'mah, in salotto c’è qualche crepa e un po’ di muffa vicino alla finestra'],
  [/pittura/i, 'una lavabile, ho due bambini'],
  [/arredata|vuota|mobili/i, 'ci abitiamo, quindi è arredata'],
  [/comune|città|dove/i, 'siamo a Monza'],
  [/metri|grande|m²|mq/i, 'saranno un’ottantina di metri quadri'],
  [/pareti|soffitt/i, 'sia pareti che soffitti'],
]

const maxTurns = 12

/**
 * Chats with the assistant until it gives an estimate, then sends the photo that it asks for.
 *
 * @returns the number of messages before the estimate
 * @throws Error if a message fails, or if there is no estimate after 12 messages
 */
export async function chatUntilEstimate(page: Page, input: ChatInput, opening: string): Promise<number> {
  const chat = chatPage(page)
  const send = async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat/messages'))
    await input.send()
    await answered
    await chat.typing.waitFor({ state: 'detached' })
    const failed = chat.delivered('failed')
    if ((await failed.count()) > 0) throw new Error(`a message failed: ${await failed.first().innerText()}`)
  }
  await input.open(opening)
  await send()
  for (let turn = 1; turn < maxTurns; turn += 1) {
    // Photos are asked for below the estimate, whose script may still be loading.
    if ((await chat.photosWanted.count()) > 0) {
      await chat.estimate.waitFor()
      await input.choosePhotos([await phonePhoto('IMG_2041.JPG')])
      await page.getByText(/^1 foto, /).waitFor()
      await send()
      return turn
    }
    const question = (await chat.messages.last().innerText()).split('\n').at(-1) ?? ''
    const [, answer = 'non lo so'] = answers.find(([asked]) => asked.test(question)) ?? []
    await input.write(answer)
    await send()
  }
  throw new Error(`no estimate after ${maxTurns} messages`)
}
