import type { TProperties } from 'typebox'

import { chatLimits } from '../chat-limits.ts'
import { Type } from '../schema.ts'
import { exactly, exactObject, optionalText, orNull, text, tolerant } from './wire-shape.ts'

const content = text(chatLimits.maxContentLength)
const service = text(64)
const threadId = text(chatLimits.maxThreadIdLength)
const optionalThreadId = optionalText(chatLimits.maxThreadIdLength)
const campaignText = optionalText(chatLimits.maxCampaignLength)

const campaignFields = <Field extends TProperties[string]>(field: Field) => ({
  utm_campaign: field,
  utm_content: field,
  utm_term: field,
  utm_source: field,
  utm_medium: field,
  gclid: field,
  full_url: field,
})

/** `chat_with_assistant`: `service` is the assistant's id. A first message has no `thread_id`. */
export const messageRequest = tolerant(
  exactObject({
    content,
    service,
    thread_id: optionalThreadId.written,
    campaign_data: Type.Optional(exactObject(campaignFields(campaignText.written))),
  }),
  Type.Object({
    content,
    service,
    thread_id: optionalThreadId.read,
    campaign_data: Type.Optional(
      Type.Object(campaignFields(campaignText.read), { additionalProperties: false, nullable: true }),
    ),
  }),
)

export const messageAnswer = tolerant(
  exactObject({ reply: Type.String(), thread_id: Type.String(), is_picture_message: Type.Boolean() }),
  Type.Object({
    reply: Type.String(),
    thread_id: Type.Optional(orNull(Type.String())),
    is_picture_message: Type.Optional(orNull(Type.Boolean())),
  }),
)

/** `retrieve_assistant_messages` */
export const historyRequest = exactly({ thread_id: threadId })

const role = Type.Union([Type.Literal('user'), Type.Literal('assistant')])

/** One message of a history; of a picture address and a request for pictures the client takes any shape. */
export const historyMessage = tolerant(
  exactObject({
    role,
    content: Type.String(),
    picture_request_message: Type.Boolean(),
    picture_urls: Type.Array(Type.String()),
  }),
  Type.Object({
    role,
    content: Type.String(),
    picture_request_message: Type.Optional(Type.Unknown()),
    picture_urls: Type.Optional(Type.Unknown()),
  }),
)

/** The client checks the messages one by one, so an invalid message does not invalidate the history. */
export const historyAnswer = tolerant(
  exactObject({
    status: Type.Literal('success'),
    thread_id: Type.String(),
    message_list: Type.Array(historyMessage.written),
  }),
  Type.Object({
    message_list: Type.Array(Type.Unknown()),
    thread_id: Type.Optional(orNull(Type.String())),
  }),
)

/** `save_customer_files`: pictures as data URLs. */
export const filesRequest = exactly({
  thread_id: threadId,
  files: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: chatLimits.maxPictures }),
  message_index: Type.Integer({ minimum: 0 }),
})

/** The URLs of the pictures. The client checks them one by one. */
export const filesAnswer = tolerant(Type.Array(Type.String()), Type.Array(Type.Unknown()))
