import { Readable } from 'node:stream'

import { callableContracts, type ReadRequest } from '@mestieri/shared/contracts/upstream/callables.ts'
import { isServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { FastifyPluginCallback } from 'fastify'

import type { Chat } from './chat/create-chat.ts'
import { UploadError } from './chat/json-cursor.ts'
import type { MessageRecord } from './chat/records.ts'
import { createTurnQueue } from './chat/turn-queue.ts'
import { readUpload } from './chat/upload-body.ts'
import { Refusal, serveCallable, serveUnchecked } from './serve-callable.ts'

interface Options extends Chat {
  /** Returns the URL of a file under {@link chatPicturePath}. */
  readonly pictureAddress: (name: string) => string
}

/** The path of customers' photos. Nothing else is under it. */
export const chatPicturePath = '/pictures/chat'

/**
 * The maximum number of messages per thread, so that the history fits into one response. Then a new thread
 * starts.
 */
const maxMessages = 400

const unknownThread = new Refusal(404, 'Thread not found')
const tooManyPictures = new Refusal(409, 'The thread has as many pictures as it may have')

type MessageRequest = ReadRequest<typeof callableContracts.chatWithAssistant>

/**
 * The chat's callables (specification, section 7), as a plugin for the portal base.
 *
 * A message without a thread, with an unknown thread or with a thread of another service gets a new thread,
 * whose id is in the response. The history of an unknown thread is a 404. A turn is stored in one transaction
 * before the response is sent, so a killed process has stored all of it or nothing.
 */
export const chatCallables: FastifyPluginCallback<Options> = (app, options, done) => {
  const { records, pictures, loadAssistant, pictureAddress, newThreadId } = options
  const runInOrder = createTurnQueue()

  async function answer(request: MessageRequest, givenId: string) {
    const { service, content } = request
    const given = records.thread(givenId)
    const isSame = given?.service === service && given.length < maxMessages
    const threadId = isSame ? givenId : newThreadId()
    const assistant = await loadAssistant()
    const turn = await assistant.answer({
      service,
      content,
      state: given?.state ?? null,
      isNew: !isSame,
      photos: isSame ? given.pictures : 0,
      conversation: {
        history: () => (isSame ? records.messages(threadId) : []),
        newPictures: () => (isSame ? records.waitingPictures(threadId) : []),
      },
    })
    const campaign = request.campaign_data
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

  serveCallable(app, callableContracts.chatWithAssistant, (request) => {
    if (!isServiceSlug(request.service)) return new Refusal(400, 'Unknown service')
    const givenId = request.thread_id ?? ''
    return givenId === '' ? answer(request, '') : runInOrder(givenId, () => answer(request, givenId))
  })

  const toWire = ({ role, content, isPictureRequest, pictures: names }: MessageRecord) => ({
    role,
    content,
    picture_request_message: isPictureRequest,
    picture_urls: names.map(pictureAddress),
  })

  serveCallable(app, callableContracts.retrieveAssistantMessages, ({ thread_id: threadId }) => {
    if (!records.thread(threadId)) return unknownThread
    const messages = records.messages(threadId).map(toWire)
    return { status: 'success' as const, thread_id: threadId, message_list: messages }
  })

  // A separate plugin scope: only here the JSON body is passed on as a stream.
  app.register((upload, _options, ready) => {
    upload.addContentTypeParser('application/json', (_request, payload, parsed) => parsed(null, payload))
    serveUnchecked(upload, callableContracts.saveCustomerFiles, async (body) => {
      if (!(body instanceof Readable)) throw new TypeError('the body is no stream')
      const intake = pictures.receive()
      try {
        const { threadId, messageIndex } = await readUpload(body, () => intake.openFile())
        const outcome = records.addPictures(threadId, messageIndex, intake.names())
        if (outcome !== 'stored') {
          await intake.discard()
          return outcome === 'too_many' ? tooManyPictures : unknownThread
        }
      } catch (error) {
        await intake.discard()
        if (!(error instanceof UploadError)) throw error
        return new Refusal(error.statusCode, error.message)
      }
      return intake.names().map(pictureAddress)
    })
    ready()
  })
  done()
}

/** `GET /pictures/chat/{name}`: serves the photos of conversations. */
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
