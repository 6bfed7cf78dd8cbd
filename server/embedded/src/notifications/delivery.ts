import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { storageReason } from '../storage/storage-faults.ts'
import { DeliveryError, type Sender } from './channel.ts'
import type { ReadEvent } from './events.ts'
import { type Channel, longestDelay, type Outbox, type WaitingMessage } from './outbox.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The first repetition comes after half a minute, each further one after twice the time, at most an hour. */
const firstDelay = minute / 2
/** A message that could not be sent for so long is given up. */
const patience = 3 * day
/** How long it is remembered what was sent. */
const memory = 90 * day
/** Messages that are read from the outbox at once. */
const batch = 20
/** How often the outbox is looked at. */
const interval = 2000
/** How long a stop waits for an attempt. */
const lastWait = 3000

/** How the messages to the owner do, without data. */
export interface NotificationReport {
  /** `failing`: the last attempt of at least one channel failed. */
  readonly status: 'ok' | 'failing'
  readonly waiting: number
  readonly lastFailure: { readonly at: string; readonly channel: Channel; readonly reason: string } | null
}

export interface Delivery {
  /** Starts to send. Messages of an earlier process are sent, too. */
  start(): void
  /** Sends what is due, once. */
  run(): Promise<void>
  report(): NotificationReport
  /** Waits for the attempts under way, for 3 s at most. */
  close(): Promise<void>
}

interface DeliveryOptions {
  readonly outbox: Outbox
  readonly readEvent: ReadEvent
  readonly senders: ReadonlyMap<Channel, Sender>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Calls `run` every `ms` milliseconds until the returned function is called. */
  readonly every: (ms: number, run: () => void) => () => void
}

/** How long to wait after so many attempts, in ms. */
export function delayAfter(attempts: number): number {
  return Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
}

/** An id that is the same at every attempt and holds nothing of the reference, which may be secret. */
function idOf({ id, kind, ref, createdAt }: WaitingMessage): string {
  const digest = createHash('sha256').update(`${kind}/${ref}/${createdAt}`).digest('hex')
  return `msg_${id}_${digest.slice(0, 24)}`
}

/**
 * Sends the messages of the outbox, each channel by itself and one message after the other. A message that fails is
 * repeated for three days. It may arrive twice, with the same id, if the process is killed between the sending and
 * the note of it.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { outbox, readEvent, senders, now, log, every } = options
  const failing = new Set<Channel>()
  let lastFailure: NotificationReport['lastFailure'] = null
  const running = new Map<Channel, Promise<void>>()
  let stop: (() => void) | undefined
  let isClosed = false
  let isGone = false

  function note(channel: Channel, message: WaitingMessage, error: unknown): void {
    if (!(error instanceof DeliveryError)) throw error
    const attempts = message.attempts + 1
    const isGivenUp = now() - message.createdAt > patience
    const reason = error.message
    outbox.failed(message.id, reason, isGivenUp ? null : now() + delayAfter(attempts))
    failing.add(channel)
    lastFailure = { at: new Date(now()).toISOString(), channel, reason }
    const fields = {
      event: 'notification',
      channel,
      kind: message.kind,
      message: message.id,
      attempts,
      reason,
    }
    if (isGivenUp) log.error(fields, 'embedded upstream: a message to the owner was given up')
    else log.warn(fields, 'embedded upstream: a message to the owner was not sent, it is tried again')
  }

  async function sendOne(channel: Channel, sender: Sender, message: WaitingMessage): Promise<boolean> {
    const event = readEvent(message.kind, message.ref)
    if (event === null) {
      outbox.drop(message.id)
      return true
    }
    try {
      await sender.send({ id: idOf(message), event })
    } catch (error) {
      if (!isGone) note(channel, message, error)
      return false
    }
    if (isGone) return false
    outbox.sent(message.id, now())
    if (failing.delete(channel))
      log.info({ event: 'notification', channel }, 'embedded upstream: messages are sent again')
    return true
  }

  /** A channel that fails is left alone until the next look, so that a dead server is asked once per look. */
  async function sendDue(channel: Channel, sender: Sender): Promise<void> {
    const messages = outbox.due(channel, now(), batch)
    for (const message of messages) {
      // oxlint-disable-next-line no-await-in-loop -- one connection per channel
      if (isClosed || !(await sendOne(channel, sender, message))) return
    }
  }

  async function runChannel(channel: Channel, sender: Sender): Promise<void> {
    try {
      await sendDue(channel, sender)
    } catch (error) {
      const reason = storageReason(error) ?? 'the outbox failed'
      failing.add(channel)
      lastFailure = { at: new Date(now()).toISOString(), channel, reason }
      log.error(
        { err: error, event: 'notification', channel, reason },
        'embedded upstream: messages not sent',
      )
    } finally {
      running.delete(channel)
    }
  }

  async function run(): Promise<void> {
    for (const [channel, sender] of senders) {
      if (!running.has(channel)) running.set(channel, runChannel(channel, sender))
    }
    await Promise.all(running.values())
  }

  let swept = -Infinity
  return {
    run,
    start() {
      stop = every(interval, () => {
        void run()
        const age = now() - swept
        // Negative after the clock was set back: wait for no time that has already been.
        if (age >= 0 && age < day) return
        swept = now()
        outbox.forgetUntil(now() - memory)
      })
    },
    report: () => ({ status: failing.size === 0 ? 'ok' : 'failing', waiting: outbox.waiting(), lastFailure }),
    async close() {
      isClosed = true
      stop?.()
      await Promise.race([Promise.all(running.values()), setTimeout(lastWait, null, { ref: false })])
      // The next process repeats what is still under way: the database is about to close.
      isGone = true
      for (const sender of senders.values()) sender.close()
    },
  }
}
