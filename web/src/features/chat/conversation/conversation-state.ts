import type { ChatMessage } from './message.ts'
import type { WaitingWords } from './waiting.ts'

/** A sentence at the composer: one that interrupts, or one that waits its turn. */
export interface Notice {
  readonly role: 'status' | 'alert'
  readonly text: string
}

/** A sentence with its number, so that the same words can be told, and heard, again. */
export interface NumberedNotice extends Notice {
  readonly number: number
}

/** That an answer is awaited. */
export interface Waiting {
  readonly words: WaitingWords
  /** Whether giving up makes sense already. */
  readonly slow: boolean
  /** Whether it is another tab that waits. */
  readonly elsewhere: boolean
}

export interface ConversationState {
  readonly messages: readonly ChatMessage[]
  readonly waiting: Waiting | null
  /** Photos on their way, by id: the part that has arrived, 0 to 1. */
  readonly uploads: Readonly<Record<string, number>>
  readonly notice: NumberedNotice | null
  /** Whether earlier messages are known, are on their way, or could not be had from the assistant's side. */
  readonly history: 'idle' | 'loading' | 'loaded' | 'degraded'
  readonly online: boolean
}

export type ConversationEvent =
  | { readonly type: 'messages'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'waiting'; readonly waiting: Waiting | null }
  | { readonly type: 'upload'; readonly photo: string; readonly fraction: number | null }
  | { readonly type: 'notice'; readonly notice: Notice | null }
  | { readonly type: 'history'; readonly history: ConversationState['history'] }
  | { readonly type: 'online'; readonly online: boolean }

export const emptyConversation: ConversationState = {
  messages: [],
  waiting: null,
  uploads: {},
  notice: null,
  history: 'idle',
  online: true,
}

/** The state after an event; the same object where nothing changes. */
export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'messages':
      return { ...state, messages: event.messages }
    case 'waiting':
      return state.waiting === event.waiting ? state : { ...state, waiting: event.waiting }
    case 'upload': {
      const { [event.photo]: _before, ...others } = state.uploads
      const own = event.fraction === null ? {} : { [event.photo]: event.fraction }
      return { ...state, uploads: { ...others, ...own } }
    }
    case 'notice': {
      if (event.notice === null) return state.notice === null ? state : { ...state, notice: null }
      return { ...state, notice: { ...event.notice, number: (state.notice?.number ?? 0) + 1 } }
    }
    case 'history':
      return { ...state, history: event.history }
    default:
      return state.online === event.online ? state : { ...state, online: event.online }
  }
}
