import type { FastifyPluginCallback } from 'fastify'

import type { Chat } from './chat/create-chat.ts'
import { UploadError } from './chat/json-cursor.ts'
import type { MessageRecord } from './chat/records.ts'
import { createTurnQueue } from './chat/turn-queue.ts'
import { readUpload } from './chat/upload-body.ts'

interface Options extends Chat {
  /** The address of a file under {@link chatPicturePath}. */
  readonly pictureAddress: (name: string) => string
}

/** Below it are customers' photos, and nothing else. */
export const chatPicturePath = '/pictures/chat'

/** A longer conversation goes on in a new thread: its history has to fit into one answer. */
const maxMessages = 400

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const
const textOrNothing = (maxLength: number) => ({ type: 'string', nullable: true, maxLength }) as const

const campaignFields = [
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_source',
  'utm_medium',
  'gclid',
  'full_url',
] as const

const messageBody = {
  type: 'object',
  required: ['content', 'service'],
  properties: {
    content: { ...text(4000), minLength: 1 },
    service: { ...text(64), minLength: 1 },
    thread_id: textOrNothing(200),
    campaign_data: {
      type: 'object',
      nullable: true,
      additionalProperties: false,
      properties: Object.fromEntries(campaignFields.map((field) => [field, textOrNothing(512)])),
    },
  },
} as const

interface MessageBody {
  readonly content: string
  readonly service: string
  readonly thread_id?: string | null
  readonly campaign_data?: Readonly<Record<string, string | null>> | null
}

const historyBody = {
  type: 'object',
  required: ['thread_id'],
  properties: { thread_id: { ...text(200), minLength: 1 } },
} as const

/**
 * The chat's callables (specification, section 7), as a plugin for the portal base.
 *
 * A message without a thread, of an unknown one, or of one about another service gets a new thread, whose id the
 * answer names. The history of an unknown thread is a 404. A turn is stored whole before it is answered: a process
 * killed meanwhile has either all of it or nothing.
 */
export const chatCallables: FastifyPluginCallback<Options> = (app, options, done) => {
  const { records, pictures, assistant, pictureAddress, newThreadId } = options
  const inTurn = createTurnQueue()

  async function answer(body: MessageBody, givenId: string) {
    const { service, content } = body
    const given = records.thread(givenId)
    const isSame = given?.service === service && given.length < maxMessages
    const threadId = isSame ? givenId : newThreadId()
    const turn = await assistant.answer({
      service,
      content,
      state: given ? (isSame ? given.state : assistant.carriedOver(given.state)) : null,
      photos: isSame ? given.pictures : 0,
      conversation: {
        history: () => (isSame ? records.messages(threadId) : []),
        newPictures: () => (isSame ? records.waitingPictures(threadId) : []),
      },
    })
    const campaign = body.campaign_data
    records.addTurn({
      threadId,
      service,
      state: turn.state,
      campaignData: campaign && Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : null,
      content,
      reply: turn.reply,
      asksForPictures: turn.asksForPhotos,
    })
    return { reply: turn.reply, thread_id: threadId, is_picture_message: turn.asksForPhotos }
  }

  app.post<{ Body: MessageBody }>(
    '/chat_with_assistant',
    { schema: { body: messageBody } },
    async (request, reply) => {
      const { body } = request
      if (!assistant.knows(body.service)) return reply.code(400).send({ message: 'Unknown service' })
      const givenId = body.thread_id ?? ''
      return givenId === '' ? answer(body, '') : inTurn(givenId, () => answer(body, givenId))
    },
  )

  const toWire = ({ role, content, isPictureRequest, pictures: names }: MessageRecord) => ({
    role,
    content,
    picture_request_message: isPictureRequest,
    picture_urls: names.map(pictureAddress),
  })

  app.post<{ Body: { thread_id: string } }>(
    '/retrieve_assistant_messages',
    { schema: { body: historyBody } },
    (request, reply) => {
      const threadId = request.body.thread_id
      if (!records.thread(threadId)) return reply.code(404).send({ message: 'Thread not found' })
      return { status: 'success', thread_id: threadId, message_list: records.messages(threadId).map(toWire) }
    },
  )

  // A scope of its own: here alone a JSON body stays a stream.
  app.register((upload, _options, ready) => {
    upload.addContentTypeParser('application/json', (_request, payload, parsed) => parsed(null, payload))
    upload.post<{ Body: AsyncIterable<Uint8Array> }>('/save_customer_files', async (request, reply) => {
      const intake = pictures.receive()
      try {
        const { threadId, messageIndex } = await readUpload(request.body, () => intake.openFile())
        if (!records.addPictures(threadId, messageIndex, intake.names())) {
          await intake.discard()
          return await reply.code(404).send({ message: 'Thread not found' })
        }
      } catch (error) {
        await intake.discard()
        if (!(error instanceof UploadError)) throw error
        return reply.code(error.statusCode).send({ message: error.message })
      }
      return intake.names().map(pictureAddress)
    })
    ready()
  })
  done()
}

/** `GET /pictures/chat/{name}`: the photos that the addresses in replies name. */
export const chatPictureRoutes: FastifyPluginCallback<Pick<Chat, 'pictures'>> = (app, { pictures }, done) => {
  app.get<{ Params: { name: string } }>(`${chatPicturePath}/:name`, async (request, reply) => {
    const picture = await pictures.picture(request.params.name)
    if (picture === null) return reply.code(404).send({ message: 'Picture not found' })
    return reply
      .type(picture.type)
      .header('content-length', picture.size)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=3600')
      .send(picture.body)
  })
  done()
}
