import { randomUUID } from 'node:crypto'

import { isRecord } from '@mestieri/shared/records.ts'
import { offeredDays, romeDateTime, romeMidnight } from '@mestieri/shared/rome-time.ts'
import sharp from 'sharp'
import type { TSchema } from 'typebox'

import type { AnswerOf, CallableName, CallableTable, RequestOf } from '../upstream/callables.ts'
import { Fault } from '../upstream/transport/fault.ts'
import { findMismatch } from '../upstream/wire/mismatch.ts'
import type { Asker, Reply } from './asker.ts'
import { describeFault, describeMismatch, Failure, type Finding, ok, Skip } from './finding.ts'
import * as readable from './readable.ts'

export interface CheckOptions {
  readonly asker: Asker
  readonly callables: CallableTable
  /** Whether callables that store something may be called. */
  readonly mayWrite: boolean
  /** Whether it is right that the search finds nobody. */
  readonly isEmpty: boolean
  readonly trialProductId: string | null
  readonly unsubscribeToken: string | null
  readonly assistantIds: Readonly<Record<string, string>>
  /** Milliseconds since the epoch. */
  readonly now: number
}

export type Checks = Readonly<Record<CallableName, () => Promise<Finding>>>

const service = 'tinteggiatura'
/** The days whose slots are asked for, until one has a slot. */
const maxDays = 14
const unknownName = () => `check-upstream-${randomUUID()}`

async function samplePicture(): Promise<string> {
  const picture = sharp({ create: { width: 32, height: 24, channels: 3, background: '#b44' } })
  return `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString('base64')}`
}

function fit(reply: Reply, schema: TSchema, value: unknown, pointer: string): void {
  const mismatch = findMismatch(schema, value, pointer)
  if (mismatch) throw new Failure(reply, describeMismatch(mismatch))
}

function need<T>(value: T | null, what: string): T {
  if (value === null) throw new Skip(`it needs ${what}`)
  return value
}

/**
 * Creates the check of every callable. They run one after the other in the order of the table of callables,
 * because a check uses what an earlier one has found: a professional, a conversation, a session.
 */
export function createChecks(options: CheckOptions): Checks {
  const { asker, callables, mayWrite, isEmpty, now } = options
  let link: string | null = null
  let uid: string | null = null
  let threadId: string | null = null
  let sessionId: string | null = null
  let slot: { readonly date: string; readonly time: string } | null = null

  function checkFault(name: CallableName, reply: Reply): void {
    if (reply.result instanceof Fault) throw new Failure(reply, describeFault(reply.result, callables[name]))
  }

  /** Asks a question that must be answered with 200. */
  async function answerOf<Name extends CallableName>(name: Name, request: RequestOf<Name>) {
    const reply = await asker.ask(name, request)
    checkFault(name, reply)
    if (reply.result instanceof Fault || reply.result.kind !== 'answer') {
      throw new Failure(reply, 'expected 200')
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer reader has checked it
    return { reply, answer: reply.result.answer as AnswerOf<Name> }
  }

  /** Asks for something that does not exist. */
  async function expectAbsent<Name extends CallableName>(name: Name, request: RequestOf<Name>) {
    const reply = await asker.ask(name, request)
    if (reply.result instanceof Fault) {
      throw new Failure(
        reply,
        `${describeFault(reply.result, callables[name])}, for a name that does not exist`,
      )
    }
    if (reply.status !== 404) throw new Failure(reply, 'expected 404 for a name that does not exist')
    if (await asker.answersAnythingLike(name, request, reply)) {
      throw new Failure(reply, 'a path that does not exist gets the same answer: the address may be wrong')
    }
    return ok(reply, 'as expected for a name that does not exist')
  }

  function write(): void {
    if (!mayWrite) throw new Skip('it writes: CONTRACT_MAY_WRITE=true checks it')
  }

  async function checkProfessional(name: 'getAffiliateShopDataByUrl' | 'getAffiliateByUid') {
    const byUid = name === 'getAffiliateByUid'
    const absent = () =>
      byUid
        ? expectAbsent('getAffiliateByUid', { uid: unknownName() })
        : expectAbsent('getAffiliateShopDataByUrl', { link: unknownName() })
    const key = byUid ? uid : link
    if (key === null && isEmpty) return absent()
    const known = need(key, `a professional with a ${byUid ? 'uid' : 'link'} that the search finds`)
    const { reply, answer } = byUid
      ? await answerOf('getAffiliateByUid', { uid: known })
      : await answerOf('getAffiliateShopDataByUrl', { link: known })
    fit(reply, readable.readableAffiliate, answer, '')
    if (answer.link !== link) throw new Failure(reply, '/link: another professional than the search found')
    await absent()
    return ok(reply)
  }

  async function checkIntent(name: 'createPaymentIntentByUid' | 'createSettlementPaymentIntentByUid') {
    write()
    const known = need(uid, 'a professional with a uid that the search finds')
    return ok((await answerOf(name, { uid: known })).reply)
  }

  async function checkToken(name: 'validateShortToken' | 'handleTokenValidation') {
    const reply = await asker.ask(name, { short_token: unknownName() })
    checkFault(name, reply)
    if (reply.status !== 401) throw new Failure(reply, 'expected 401 for a token that does not exist')
    fit(reply, readable.readableRefusal, parse(reply.response?.text ?? ''), '')
    return ok(reply, 'as expected for a token that does not exist')
  }

  /** Billing data of a transfer of its own: an upstream may refuse a second payer of the same payment. */
  const billing = (transfer: number) => ({
    pi: `pi_bank_transfer_${now + transfer}`,
    cuu_pec: 'AAAAAAA',
    vat: '12345678903',
  })

  return {
    async getAffiliatesByProfession() {
      const request = { profession: '', location: '', page_size: 6, page_number: 1 }
      const reply = await asker.ask('getAffiliatesByProfession', request)
      checkFault('getAffiliatesByProfession', reply)
      const { result } = reply
      const answer = !(result instanceof Fault) && result.kind === 'answer' ? result.answer : null
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above, and `name` is this callable
      const { affiliates } = (answer ?? { affiliates: [] }) as AnswerOf<'getAffiliatesByProfession'>
      for (const [index, one] of affiliates.entries())
        fit(reply, readable.readableAffiliate, one, `/affiliates/${index}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fit` has checked every professional
      const found = affiliates as { link: string; uid?: string | null }[]
      const [first] = found
      link = first?.link ?? null
      uid = found.find((one) => one.link === link)?.uid ?? null
      if (first) return ok(reply, `${affiliates.length} professionals`)
      if (isEmpty) return ok(reply, 'nobody, as CONTRACT_EMPTY=true says')
      throw new Failure(
        reply,
        'the search finds nobody: the address may be wrong, or set CONTRACT_EMPTY=true',
      )
    },

    getAffiliateShopDataByUrl: () => checkProfessional('getAffiliateShopDataByUrl'),
    getAffiliateByUid: () => checkProfessional('getAffiliateByUid'),

    async chatWithAssistant() {
      write()
      const request = { content: 'Prova di collegamento', service: options.assistantIds[service] ?? service }
      const { reply, answer } = await answerOf('chatWithAssistant', request)
      if (!answer.thread_id) throw new Failure(reply, '/thread_id: expected string, found none')
      threadId = answer.thread_id
      return ok(reply)
    },

    async retrieveAssistantMessages() {
      if (threadId === null) return expectAbsent('retrieveAssistantMessages', { thread_id: unknownName() })
      const { reply, answer } = await answerOf('retrieveAssistantMessages', { thread_id: threadId })
      fit(reply, readable.readableMessages, answer.message_list, '/message_list')
      return ok(reply, `${answer.message_list.length} messages`)
    },

    async saveCustomerFiles() {
      write()
      const thread = need(threadId, 'a conversation')
      const request = { thread_id: thread, files: [await samplePicture()], message_index: 2 }
      const { reply, answer } = await answerOf('saveCustomerFiles', request)
      fit(reply, readable.readablePictures, answer, '')
      return ok(reply)
    },

    createPaymentIntentByUid: () => checkIntent('createPaymentIntentByUid'),
    createSettlementPaymentIntentByUid: () => checkIntent('createSettlementPaymentIntentByUid'),

    async createPaymentIntentByProductId() {
      write()
      const product = need(options.trialProductId, 'TRIAL_PRODUCT_ID')
      return ok((await answerOf('createPaymentIntentByProductId', { product_id: product })).reply)
    },

    async createCheckoutSession() {
      write()
      const { reply, answer } = await answerOf('createCheckoutSession', {})
      sessionId = answer.clientSecret.split('_secret_', 1)[0] ?? null
      return ok(reply)
    },

    async sessionStatus() {
      if (sessionId === null) return expectAbsent('sessionStatus', { session_id: unknownName() })
      return ok((await answerOf('sessionStatus', { session_id: sessionId })).reply)
    },

    async addCommercialDataByUid() {
      write()
      const known = need(uid, 'a professional with a uid that the search finds')
      return ok((await answerOf('addCommercialDataByUid', { ...billing(1), uid: known })).reply)
    },

    async addCommercialDataByEmail() {
      write()
      const buyer = { email: 'check-upstream@example.it', payment_method: 'bank_transfer' } as const
      return ok((await answerOf('addCommercialDataByEmail', { ...billing(2), ...buyer })).reply)
    },

    async getCalendarAvailabilities() {
      const name = 'getCalendarAvailabilities'
      let last: Reply | null = null
      // Today's slots may pass while the check runs.
      for (const date of offeredDays(now).slice(1, maxDays + 1)) {
        // oxlint-disable-next-line no-await-in-loop -- the first day with a slot is enough
        const reply = await asker.ask(name, { date_milli: romeMidnight(date) })
        checkFault(name, reply)
        if (!(reply.result instanceof Fault) && reply.result.kind === 'answer') {
          const { answer } = reply.result
          const [slots] = isRecord(answer) ? Object.values(answer) : []
          fit(reply, readable.readableSlots, slots, '/*')
          const first: unknown = Array.isArray(slots) ? slots.at(0) : undefined
          if (typeof first === 'string') slot = { date, time: first.padStart(5, '0').replace('_', ':') }
        }
        last = reply
        if (slot) return ok(reply, `${date} has slots`)
      }
      if (last?.status === 200) return ok(last, `no slot in ${maxDays} days`)
      if (isEmpty && last) return ok(last, 'no calendar')
      throw new Failure(last, `404 for each of ${maxDays} days`)
    },

    async addCalendarEvent() {
      write()
      const { date, time } = need(slot, 'a free slot')
      const { reply, answer } = await answerOf('addCalendarEvent', {
        date_time: romeDateTime(date, time),
        contact_telephone: '+393000000000',
        title: 'check-upstream',
        test_data: true,
      })
      if (!answer) throw new Failure(reply, `the free slot ${date} ${time} cannot be booked`)
      return ok(reply, `booked ${date} ${time} as a test`)
    },

    validateShortToken: () => checkToken('validateShortToken'),
    handleTokenValidation: () => checkToken('handleTokenValidation'),

    async sendAppNotification() {
      throw new Skip('it needs the tokens of a real login')
    },

    async emailUnsubscribe() {
      write()
      const token = need(options.unsubscribeToken, 'UPSTREAM_UNSUBSCRIBE_TOKEN')
      const email = 'check-upstream@example.it'
      return ok((await answerOf('emailUnsubscribe', { id: 'check-upstream', email, token })).reply)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
