import { Type } from 'typebox'

/** The campaign that led a visitor to the site. */
export const WireCampaignData = Type.Object({
  utm_campaign: Type.Optional(Type.String()),
  utm_content: Type.Optional(Type.String()),
  utm_term: Type.Optional(Type.String()),
  utm_source: Type.Optional(Type.String()),
  utm_medium: Type.Optional(Type.String()),
  gclid: Type.Optional(Type.String()),
  full_url: Type.Optional(Type.String()),
})

/** `chat_with_assistant`: `service` is the assistant's id. A first message has no `thread_id`. */
export const MessageRequest = Type.Object({
  content: Type.String({ minLength: 1 }),
  service: Type.String({ minLength: 1 }),
  thread_id: Type.Optional(Type.String()),
  campaign_data: Type.Optional(WireCampaignData),
})

export const MessageAnswer = Type.Object({
  reply: Type.String(),
  thread_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  is_picture_message: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
})

/** `retrieve_assistant_messages` */
export const HistoryRequest = Type.Object({ thread_id: Type.String({ minLength: 1 }) })

/** The messages are checked one by one. The upstream's `status` field is ignored. */
export const HistoryAnswer = Type.Object({
  message_list: Type.Array(Type.Unknown()),
  thread_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

export const WireMessage = Type.Object({
  role: Type.Union([Type.Literal('user'), Type.Literal('assistant')]),
  content: Type.String(),
  picture_request_message: Type.Optional(Type.Unknown()),
  picture_urls: Type.Optional(Type.Unknown()),
})

/** `save_customer_files`: pictures as data URLs. */
export const FilesRequest = Type.Object({
  thread_id: Type.String({ minLength: 1 }),
  files: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
  message_index: Type.Integer({ minimum: 0 }),
})

/** The URLs of the pictures, checked one by one. */
export const FilesAnswer = Type.Array(Type.Unknown())
