import type { IncomingMessage } from 'node:http'
import { Writable } from 'node:stream'

import type { FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'

import { createJsonCursor } from '../../../server/embedded/src/callables/chat/json-cursor.ts'
import { readUpload } from '../../../server/embedded/src/callables/chat/upload-body.ts'
import { parseMarkName } from '../../../server/embedded/src/pictures/mark.ts'
import { createLogger } from '../../../server/src/log/logger.ts'
import { errorForLog, redact } from '../../../server/src/log/redaction.ts'
import { createFrame } from '../../../server/src/maps/own/frame.ts'
import { textWidth } from '../../../server/src/maps/own/lettering/lettering.ts'
import { drawPin } from '../../../server/src/maps/own/map-controls.ts'
import { palettes } from '../../../server/src/maps/own/palette.ts'
import { escapeXml } from '../../../server/src/maps/own/svg.ts'
import { withoutSlashes } from '../../../server/src/pages/end-slashes.ts'
import { divideAddress } from '../../../server/src/pages/page-address.ts'
import { isRasterPicture } from '../../../server/src/pictures/format.ts'
import { createPictureHosts, isLoopbackName } from '../../../server/src/pictures/hosts.ts'
import { createFieldReader } from '../../../server/src/pictures/upload/picture-form.ts'
import { wantsNotFoundPage } from '../../../server/src/plugins/error-handler.ts'
import { createAddressReader, describeAddress } from '../../../server/src/plugins/http/client-address.ts'
import { isPathTooLong } from '../../../server/src/plugins/http/path-length.ts'
import { findUnfitText, findUnfitValue } from '../../../server/src/plugins/input/text-rules.ts'
import { describeValidation } from '../../../server/src/plugins/input/validation-messages.ts'
import { chooseEncoding } from '../../../server/src/replies/representation.ts'
import { maskPhone } from '../../../server/src/services/affiliates/affiliate-views.ts'
import { checkBillingData } from '../../../server/src/services/payments/billing-data.ts'
import { chooseFormat } from '../../../server/src/services/pictures.ts'
import { outageReason } from '../../../server/src/stores/redis/outage-log.ts'
import { callables } from '../../../server/src/upstream/callables.ts'
import { createAnswerReader } from '../../../server/src/upstream/transport/answer.ts'
import { count, numberOrNull, textOrNull } from '../../../server/src/upstream/wire/read.ts'
import { wireAffiliate } from '../../../shared/src/contracts/upstream/affiliates.ts'
import type { Reader } from '../../growth.ts'
import { expectLinear } from './expect-linear.ts'

/** A request as the not-found page's rule sees it. */
function askedFor(url: string, accept = 'text/html'): FastifyRequest {
  const server = { hasDecorator: () => true }
  return { server, raw: { method: 'GET', url, headers: { accept } } } as unknown as FastifyRequest
}

const addressBehindProxy = createAddressReader(['127.0.0.1', '10.0.0.0/8'])
function forwardedFor(addresses: string): IncomingMessage {
  const headers = { 'x-forwarded-for': addresses }
  return { headers, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage
}

const hosts = createPictureHosts({
  hosts: ['pictures.example'],
  chatPaths: ['pictures.example/chat'],
  embedded: null,
})
const logger = createLogger('info', new Writable({ write: (_line, _encoding, done) => done() }))
const frame = createFrame({ lat: 45.58, lng: 9.27 }, 640, 360, palettes.light)
const readReply = createAnswerReader(callables.chatWithAssistant)
const readStatus = createAnswerReader(callables.emailUnsubscribe)
const answer = (text: string) => ({ status: 200, contentType: 'text/html', retryAfter: null, text })

function nested(text: string): unknown {
  let value: unknown = text
  for (let depth = 0; depth < 18; depth += 1) value = { [text.slice(0, 100 + depth)]: value }
  return value
}

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const cursorOf = (body: string, size: number) => createJsonCursor(inPieces(body, size), 1e6)
const nowhere = async () => ({ write: async () => {}, finish: async () => {} })
const upload = (file: string, size: number) =>
  readUpload(
    inPieces(`{"thread_id":"t","files":["data:image/jpeg;base64,${file}"],"message_index":1}`, size),
    nowhere,
  )

async function drain(pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) void piece
}

const headers: readonly Reader[] = [
  { name: 'an address whose path may be too long', read: (text) => isPathTooLong(`/${text}`) },
  { name: 'an address without a route', read: (text) => wantsNotFoundPage(askedFor(`/${text}`)) },
  { name: 'the types that a client accepts', read: (text) => wantsNotFoundPage(askedFor('/', text)) },
  { name: 'an address with slashes at its end', read: (text) => withoutSlashes(`/${text}//`) },
  {
    name: 'a page’s address with slashes at its end',
    read: (text) => withoutSlashes(`/thank_you${text}//?a`),
  },
  {
    name: 'the address of a drawn page',
    read: (text) => divideAddress(`/d?city=${text}`, { city: text, [text]: text }, ['city']),
  },
  { name: 'a client’s address', read: describeAddress },
  { name: 'forwarded addresses', read: (text) => addressBehindProxy(forwardedFor(text)) },
  {
    name: 'forwarded addresses of proxies',
    read: (text) => addressBehindProxy(forwardedFor(`${text}, 10.1.1.1`)),
  },
  { name: 'accepted encodings', read: chooseEncoding },
  { name: 'parameters of an encoding', read: (text) => chooseEncoding(`br;${text}`) },
  { name: 'accepted pictures', read: chooseFormat },
  { name: 'parameters of a picture type', read: (text) => chooseFormat(`image/avif${text}`) },
]

const inputs: readonly Reader[] = [
  { name: 'the text rules', read: (text) => findUnfitValue({ text }) },
  { name: 'the text rules of several lines', read: (text) => findUnfitValue({ text }, ['text']) },
  { name: 'the rules of names', read: (text) => findUnfitValue({ [text]: 1 }) },
  { name: 'the rules of lists', read: (text) => findUnfitValue(text.split('')) },
  { name: 'the rules of nested values', read: (text) => findUnfitValue(nested(text)) },
  { name: 'the rules of queries', read: (text) => findUnfitText({ text }) },
  {
    name: 'a validation message',
    read: (text) =>
      describeValidation([{ keyword: 'pattern', instancePath: `/${text}`, schemaPath: '', params: {} }]),
  },
  {
    name: 'billing data',
    read: (text) =>
      checkBillingData({ paymentIntentId: `pi_${text}`, vat: text, cuuPec: text, email: `a@${text}` }),
  },
  {
    name: 'the fields of a picture form',
    read: (text) => {
      const fields = createFieldReader()
      fields.add('threadId', text)
      fields.add('messageIndex', text)
      return fields.finish()
    },
  },
  { name: 'the beginning of a picture', read: (text) => isRasterPicture(Buffer.from(`1234ftyp${text}`)) },
  {
    name: 'the address of a picture',
    read: (text) => hosts.admitPublic(`https://pictures.example/${text}`),
    longest: 2000,
  },
  { name: 'the host of a picture', read: (text) => hosts.admit(`https://${text}/`), longest: 2000 },
  { name: 'a host name', read: isLoopbackName },
  { name: 'the name of a mark', read: parseMarkName },
]

const outputs: readonly Reader[] = [
  { name: 'the redaction', read: redact },
  { name: 'the redaction of a query', read: (text) => redact(`?${text}`) },
  { name: 'an error for the log', read: (text) => errorForLog(new Error(text)) },
  { name: 'a line of the log', read: (text) => logger.info({ event: 'test' }, text) },
  { name: 'a masked telephone number', read: maskPhone },
  { name: 'the width of a label', read: (text) => textWidth(text, 12) },
  { name: 'text of a map', read: escapeXml },
  { name: 'the name on a map', read: (text) => drawPin(frame, text) },
]

const upstreamTexts: readonly Reader[] = [
  { name: 'a text of the upstream', read: (text) => textOrNull(text) },
  { name: 'a number of the upstream', read: (text) => [numberOrNull(text), count(text)] },
  {
    name: 'a professional of the upstream',
    read: (text) => Value.Check(wireAffiliate.read, { link: text, shopname: text }),
    longest: 200,
  },
  { name: 'an answer that is no JSON', read: (text) => readReply(answer(text)) },
  { name: 'an answer with a reply', read: (text) => readReply(answer(JSON.stringify({ reply: text }))) },
  { name: 'an answer whose status counts', read: (text) => readStatus(answer(text)) },
  { name: 'an error of Redis', read: (text) => outageReason(new Error(text.toUpperCase())) },
]

const bodies: readonly Reader[] = [
  { name: 'a field of a JSON body', read: (text) => cursorOf(`"${text}"`, 4096).text(1e6) },
  {
    name: 'a field of a JSON body in small pieces',
    read: (text) => cursorOf(`"${text}"`, 7).text(1e6),
    longest: 4000,
  },
  { name: 'a long text of a JSON body', read: (text) => drain(cursorOf(`"${text}"`, 64).pieces()) },
  { name: 'blanks in a JSON body', read: (text) => cursorOf(text, 64).peek() },
  { name: 'a number of a JSON body', read: (text) => cursorOf(text, 1).integer(), longest: 4000 },
  { name: 'an uploaded file', read: (text) => upload(text, 4096) },
  { name: 'an uploaded file in small pieces', read: (text) => upload(text, 5), longest: 4000 },
]

expectLinear([...headers, ...inputs, ...outputs, ...upstreamTexts, ...bodies])
