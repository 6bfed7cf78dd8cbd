import type { Static } from 'typebox'

import { tiles } from '../services/tiles.ts'
import { chatLimits as limits, threadIdPattern } from './chat-limits.ts'
import { Type } from './schema.ts'

/** A tile's slug; which assistant answers for it is the server's affair. */
export const ChatServiceSlug = Type.Unsafe<string>({
  type: 'string',
  enum: tiles.map(({ slug }) => slug),
  description: 'The service that the conversation is about',
})

/** Identifies a conversation; whoever knows it may read it. */
export const ThreadId = Type.String({ pattern: threadIdPattern })

export const HistoryQuery = Type.Object({ service: ChatServiceSlug, threadId: ThreadId })

const campaignText = Type.Optional(Type.String({ maxLength: limits.maxCampaignLength }))

/** Where a visitor came from (specification, section 2, `/servizi/{service}`). */
export const CampaignData = Type.Object({
  utmCampaign: campaignText,
  utmContent: campaignText,
  utmTerm: campaignText,
  utmSource: campaignText,
  utmMedium: campaignText,
  gclid: campaignText,
  fullUrl: campaignText,
})
export type CampaignData = Static<typeof CampaignData>

/** One message to the assistant; the first of a conversation has no thread. */
export const ChatMessageRequest = Type.Object({
  service: ChatServiceSlug,
  content: Type.String({ minLength: 1, maxLength: limits.maxContentLength }),
  threadId: Type.Optional(ThreadId),
  campaignData: Type.Optional(CampaignData),
})
export type ChatMessageRequest = Static<typeof ChatMessageRequest>

/** The assistant's answer; its thread takes the place of the one that the message named. */
export const ChatReply = Type.Object({
  reply: Type.String({ description: 'Plain text, source citations removed' }),
  threadId: Type.String(),
  isPictureMessage: Type.Boolean({ description: 'The assistant asks for photos' }),
})
export type ChatReply = Static<typeof ChatReply>

export const ChatHistoryMessage = Type.Object({
  role: Type.Union([Type.Literal('user'), Type.Literal('assistant')]),
  content: Type.String(),
  pictureUrls: Type.Array(Type.String(), {
    description: 'Addresses of GET /api/chat/pictures, without a width',
  }),
  isPictureRequest: Type.Boolean(),
})
export type ChatHistoryMessage = Static<typeof ChatHistoryMessage>

/** A conversation so far, oldest first. */
export const ChatHistory = Type.Object({
  threadId: Type.String(),
  messages: Type.Array(ChatHistoryMessage),
  degraded: Type.Optional(
    Type.Literal(true, { description: 'Upstream failed: the list is empty for that reason alone' }),
  ),
})
export type ChatHistory = Static<typeof ChatHistory>

/** The form of a picture upload. */
export const ChatPicturesForm = Type.Object({
  threadId: ThreadId,
  messageIndex: Type.Integer({ minimum: 0, maximum: limits.maxMessageIndex }),
  files: Type.Array(Type.Unsafe<never>({ type: 'string', format: 'binary' }), {
    minItems: 1,
    maxItems: limits.maxPictures,
    description: 'JPEG, PNG or BMP; 25,000,000 bytes in all, 50 megapixels each',
  }),
})

export const ChatPictures = Type.Object({
  pictureUrls: Type.Array(Type.String(), {
    description: 'Addresses of GET /api/chat/pictures, without a width',
  }),
})
export type ChatPictures = Static<typeof ChatPictures>
