import type { OwnerEvent } from './events.ts'

/** A message to send. */
export interface Message {
  /** The same at every attempt, so that the receiver can tell a repetition. */
  readonly id: string
  readonly event: OwnerEvent
}

/** A way to the owner. */
export interface Sender {
  /** @throws DeliveryError if the message was not taken */
  send(message: Message): Promise<void>
  close(): void
}

/** Why a message was not taken: a short text for log and database, without personal data. */
export class DeliveryError extends Error {}
