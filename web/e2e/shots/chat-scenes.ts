import type { Page } from 'playwright-core'

import { stubAssistant } from '../chat/assistant-stub.ts'
import { chatPage, chatPath } from '../chat/chat-page.ts'
import { plainPhoto } from '../chat/sample-photos.ts'
import { sampleReplies } from '../chat/sample-replies.ts'
import type { Scenes } from './scene.ts'

const service = chatPath('ristrutturazione_bagno')

async function open(page: Page): Promise<ReturnType<typeof chatPage>> {
  const chat = chatPage(page)
  await chat.start.click()
  await chat.field.waitFor()
  return chat
}

/** Sends a message to an assistant that answers this. */
async function converse(page: Page, text: string, answer: { readonly reply: string }): Promise<void> {
  const assistant = await stubAssistant(page)
  assistant.answer(answer)
  await (await open(page)).sendMessage(text)
}

/** States of the chat, with replies that are always the same. */
export const chatScenes: Scenes = {
  'chat, empty': { path: service, act: open },
  'chat, quick answers': {
    path: service,
    async act(page) {
      await converse(page, 'Tutto', sampleReplies.size)
      await chatPage(page).chips.first().waitFor()
    },
  },
  'chat, chosen photos': {
    path: service,
    async act(page) {
      await converse(page, 'Bagno da rifare', sampleReplies.photos)
      await chatPage(page).photosWanted.waitFor()
      await chatPage(page).choosePhotos([await plainPhoto('uno.jpg'), await plainPhoto('due.jpg')])
      await page.getByText(/^2 foto, /).waitFor()
    },
  },
  'chat, estimate': {
    path: service,
    async act(page) {
      await converse(page, 'Quanto costa?', sampleReplies.estimate)
      await chatPage(page).estimate.getByRole('region').first().waitFor()
    },
  },
  'chat, failed message': {
    path: service,
    async act(page) {
      const assistant = await stubAssistant(page)
      assistant.answer({ status: 422, code: 'refused', detail: 'No' })
      await (await open(page)).sendMessage('Quanto costa?')
      await chatPage(page).retry.waitFor()
    },
  },
  'chat, a person': {
    path: service,
    async act(page) {
      await open(page)
      await page.getByRole('button', { name: 'Parla con una persona' }).click()
      await page.getByRole('link', { name: /WhatsApp/ }).waitFor()
    },
  },
  'chat, job sheet': {
    path: service,
    only: 'narrow',
    async act(page) {
      await converse(page, 'Quanto costa?', sampleReplies.estimate)
      await chatPage(page).estimate.waitFor()
      await page.getByRole('button', { name: 'Scheda lavoro e riepilogo' }).click()
      await page.getByRole('dialog', { name: 'Scheda lavoro' }).waitFor()
    },
  },
}
