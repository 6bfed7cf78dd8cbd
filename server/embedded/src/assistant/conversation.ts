import type { CaseState } from './interview/case.ts'
import type { Incoming, Turn } from './interview/context.ts'
import type { Surveyor } from './interview/surveyor.ts'

/** A message of the conversation so far. */
export interface PastMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** File names of the pictures that came with it, in their order; none if left out. */
  readonly pictures?: readonly string[]
}

/** The conversation around a message, for whom it may concern. */
export interface Conversation {
  /** Oldest first, without the message itself. */
  readonly history: () => readonly PastMessage[]
  /** File names of the pictures that came with the message. */
  readonly newPictures: () => readonly string[]
}

/** Somebody who answers in the surveyor's stead, and asks the surveyor where they cannot. Never rejects. */
export interface Conversationalist {
  turn(surveyor: Surveyor, state: CaseState, incoming: Incoming, conversation: Conversation): Promise<Turn>
}
