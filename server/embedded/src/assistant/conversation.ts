import type { CaseState } from './interview/case.ts'
import type { Incoming, Turn } from './interview/context.ts'
import type { Surveyor } from './interview/surveyor.ts'

/** A message of the conversation so far. */
export interface PastMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** File names of the pictures of the message, in order. Default: none. */
  readonly pictures?: readonly string[]
}

/** The conversation around a message, loaded on demand. */
export interface Conversation {
  /** Returns the earlier messages, oldest first. */
  readonly history: () => readonly PastMessage[]
  /** Returns the file names of the pictures that arrived with the message. */
  readonly newPictures: () => readonly string[]
}

/** Answers in place of the surveyor, and falls back to the surveyor. Never rejects. */
export interface Conversationalist {
  turn(surveyor: Surveyor, state: CaseState, incoming: Incoming, conversation: Conversation): Promise<Turn>
}
