import type { Page } from 'playwright-core'

import { chatPage } from './chat-page.ts'
import { phonePhoto, type SamplePhoto } from './sample-photos.ts'

/** Milliseconds between two letters: whoever sends a first message within 800 ms passes for a program. */
export const typing = { delay: 20 } as const

/** How a customer writes, sends and chooses photos. */
export interface Hands {
  /** The first message letter by letter. */
  readonly open: (text: string) => Promise<void>
  readonly write: (text: string) => Promise<void>
  readonly send: () => Promise<void>
  readonly choosePhotos: (photos: readonly SamplePhoto[]) => Promise<void>
}

/** By keyboard alone: the focus stays in the field; the button for photos is one step back. */
export function keyboardOf(page: Page): Hands {
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

/** With a finger on a phone of 375 by 812, above the soft keyboard that the field opens. */
export function fingerOf(page: Page): Hands {
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
    choosePhotos: (photos) => chat.choose(photos),
  }
}

/** How somebody answers who was not told what to write, by what is asked. */
const answers: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/muri/i, 'mah, in salotto c’è qualche crepa e un po’ di muffa vicino alla finestra'],
  [/pittura/i, 'una lavabile, ho due bambini'],
  [/arredata|vuota|mobili/i, 'ci abitiamo, quindi è arredata'],
  [/comune|città|dove/i, 'siamo a Monza'],
  [/metri|grande|m²|mq/i, 'saranno un’ottantina di metri quadri'],
  [/pareti|soffitt/i, 'sia pareti che soffitti'],
]

const maxTurns = 12

/**
 * Talks with the assistant until it gives an estimate, with a photo when it asks for one.
 * @returns how many messages it took
 */
export async function talk(page: Page, hands: Hands, opening: string): Promise<number> {
  const chat = chatPage(page)
  const photo = await phonePhoto('IMG_2041.JPG')
  const send = async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat/messages'))
    await hands.send()
    await answered
    await chat.typing.waitFor({ state: 'detached' })
  }
  await hands.open(opening)
  await send()
  for (let turn = 1; turn < maxTurns; turn += 1) {
    if ((await chat.estimate.count()) > 0) return turn
    const question = (await chat.messages.last().innerText()).split('\n').at(-1) ?? ''
    if ((await chat.photosWanted.count()) > 0) {
      await hands.choosePhotos([photo])
      await page.getByText(/^1 foto, /).waitFor()
    } else {
      const [, answer = 'non lo so'] = answers.find(([asked]) => asked.test(question)) ?? []
      await hands.write(answer)
    }
    await send()
  }
  throw new Error(`no estimate after ${maxTurns} messages`)
}
