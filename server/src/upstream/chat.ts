import { threadIdPattern } from '@mestieri/shared/contracts/chat-limits.ts'
import { createCheck } from '@mestieri/shared/contracts/check.ts'
import { historyMessage } from '@mestieri/shared/contracts/upstream/chat.ts'

import type { RequestOf } from './callables.ts'
import type { CallContext, UpstreamClient } from './client.ts'
import { type FileSource, streamDataUrls } from './wire/data-urls.ts'
import { describeType, findMismatch } from './wire/mismatch.ts'
import { listOf, textOrNull } from './wire/read.ts'

/** The campaign that led a visitor to the site. */
export interface CampaignData {
  readonly utmCampaign?: string
  readonly utmContent?: string
  readonly utmTerm?: string
  readonly utmSource?: string
  readonly utmMedium?: string
  readonly gclid?: string
  readonly fullUrl?: string
}

export interface AssistantReply {
  readonly reply: string
  /** Null if the upstream sends no valid id: the caller keeps its thread. */
  readonly threadId: string | null
  readonly isPictureMessage: boolean
}

export interface AssistantMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** URLs as upstream sent them, not yet checked against the allowed hosts. */
  readonly pictureUrls: readonly string[]
  readonly isPictureRequest: boolean
}

export interface AssistantHistory {
  /** Null if the upstream sends no valid id: the caller keeps its thread. */
  readonly threadId: string | null
  /** Oldest first. */
  readonly messages: readonly AssistantMessage[]
}

/** The callables of the chat. Each rejects with an {@link AppError} of the general upstream codes. */
export interface ChatUpstream {
  /** @param message `assistant` is the upstream's id of the assistant; a first message has no `threadId` */
  send(
    message: { content: string; assistant: string; threadId?: string; campaignData?: CampaignData },
    context: CallContext,
  ): Promise<AssistantReply>
  /** The history has no messages if the upstream does not know the thread. */
  history(threadId: string, context: CallContext): Promise<AssistantHistory>
  /**
   * Saves the pictures of a message as `data:` URLs. Each file is read while it is sent.
   *
   * @param upload the files must be JPEGs
   * @returns their URLs as upstream sent them, not yet checked against the allowed hosts
   */
  saveFiles(
    upload: { threadId: string; files: readonly FileSource[]; messageIndex: number },
    context: CallContext,
  ): Promise<readonly string[]>
}

const isWireMessage = createCheck(historyMessage.read)
const fitThread = new RegExp(threadIdPattern)

/** Drops thread ids that our own request schema would reject. */
const readThread = (value: unknown) => {
  const thread = textOrNull(value)
  return thread !== null && fitThread.test(thread) ? thread : null
}

const readAddress = (value: unknown) => textOrNull(value, 2_000)

const wireCampaignData = (data: CampaignData) => ({
  ...(data.utmCampaign === undefined ? {} : { utm_campaign: data.utmCampaign }),
  ...(data.utmContent === undefined ? {} : { utm_content: data.utmContent }),
  ...(data.utmTerm === undefined ? {} : { utm_term: data.utmTerm }),
  ...(data.utmSource === undefined ? {} : { utm_source: data.utmSource }),
  ...(data.utmMedium === undefined ? {} : { utm_medium: data.utmMedium }),
  ...(data.gclid === undefined ? {} : { gclid: data.gclid }),
  ...(data.fullUrl === undefined ? {} : { full_url: data.fullUrl }),
})

const readMessage = (item: unknown): AssistantMessage | null =>
  isWireMessage(item)
    ? {
        role: item.role,
        content: item.content,
        pictureUrls: listOf(item.picture_urls, readAddress).items,
        isPictureRequest: item.picture_request_message === true,
      }
    : null

/** Creates the typed calls of the chat. */
export function createChatUpstream(client: Pick<UpstreamClient, 'call' | 'dropped'>): ChatUpstream {
  return {
    async send({ content, assistant, threadId, campaignData }, context) {
      const request = {
        content,
        service: assistant,
        ...(threadId === undefined ? {} : { thread_id: threadId }),
        ...(campaignData === undefined ? {} : { campaign_data: wireCampaignData(campaignData) }),
      }
      const { answer } = await client.call('chatWithAssistant', request, context)
      return {
        reply: answer.reply,
        threadId: readThread(answer.thread_id),
        isPictureMessage: answer.is_picture_message === true,
      }
    },

    async history(threadId, context) {
      const name = 'retrieveAssistantMessages'
      const outcome = await client.call(name, { thread_id: threadId }, context)
      if (outcome.kind === 'absent') return { threadId: null, messages: [] }
      const { items, dropped, first } = listOf(outcome.answer.message_list, readMessage)
      const mismatch = first && findMismatch(historyMessage.read, first.item, `/message_list/${first.index}`)
      if (mismatch) client.dropped(name, dropped, mismatch, context)
      return { threadId: readThread(outcome.answer.thread_id), messages: items }
    },

    async saveFiles({ threadId, files, messageIndex }, context) {
      const name = 'saveCustomerFiles'
      const fields: Omit<RequestOf<typeof name>, 'files'> = {
        thread_id: threadId,
        message_index: messageIndex,
      }
      const request = streamDataUrls(fields, files)
      const { answer } = await client.call(name, request, context)
      const { items, dropped, first } = listOf(answer, readAddress)
      if (first) {
        const pointer = `/${first.index}`
        client.dropped(name, dropped, { pointer, expected: 'URL', found: describeType(first.item) }, context)
      }
      return items
    },
  }
}
