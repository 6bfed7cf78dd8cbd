import type { Interviewer } from './interview/interviewer.ts'
import type { InterviewState } from './interview/state.ts'
import type { Incoming, Turn } from './interview/turn.ts'

/** A message of the conversation so far. */
export interface PastMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** The conversation around a message, for whom it may concern. */
export interface Conversation {
  /** Oldest first, without the message itself. */
  readonly history: () => readonly PastMessage[]
  /** File names of the pictures that came with the message. */
  readonly newPictures: () => readonly string[]
}

/** Somebody who answers in the interviewer's stead, and asks the interviewer where they cannot. Never rejects. */
export interface Conversationalist {
  turn(
    interviewer: Interviewer,
    state: InterviewState,
    incoming: Incoming,
    conversation: Conversation,
  ): Promise<Turn>
}
