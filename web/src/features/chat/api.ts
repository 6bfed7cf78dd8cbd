import type { CampaignData } from '@mestieri/shared/contracts/chat.ts'

import { api } from '../../lib/api/api-client.ts'
import type { BotCheck } from '../../lib/bot-check/bot-check.ts'
import type { ChatCalls } from './conversation/delivery.ts'
import { giveUpAfterMs } from './conversation/waiting.ts'
import { uploadPhoto } from './photos/upload-photo.ts'

/** The conversation gives up first, so that it is its own words that are shown. */
const timeoutMs = giveUpAfterMs + 5_000

/**
 * The chat's calls for one service.
 * @param campaign tells where the visitor came from; sent with every message
 * @param check shows that a person writes; who goes on with a conversation is not asked again
 * @param untilDue resolves when the server accepts the form's first message
 */
export function createChatCalls(
  service: string,
  campaign: () => CampaignData | null,
  check: Pick<BotCheck, 'headers'>,
  untilDue: (signal: AbortSignal) => Promise<void>,
): ChatCalls {
  return {
    async send({ content, threadId }, options) {
      const campaignData = campaign()
      const message = {
        service,
        content,
        ...(threadId === null ? {} : { threadId }),
        ...(campaignData === null ? {} : { campaignData }),
      }
      if (threadId === null) await untilDue(options.signal)
      const headers = threadId === null ? await check.headers() : {}
      return api.call('POST /api/chat/messages', { body: message, ...options, headers, timeoutMs })
    },

    history: (threadId, signal) =>
      api.call('GET /api/chat/messages', { query: { service, threadId }, signal }),
    uploadPhoto,
  }
}
