import type { ChatMessage } from './messages/message.ts'
import type { WaitingText } from './waiting.ts'

/** A sentence above the composer. An `alert` interrupts a screen reader, a `status` does not. */
export interface Notice {
  readonly role: 'status' | 'alert'
  readonly text: string
  /** Whether it goes when the wait for an answer ends. */
  readonly whileWaiting?: true
}

/** A notice with a counter. It makes a repeated text a new element, so screen readers announce it again. */
export interface NumberedNotice extends Notice {
  readonly number: number
}

/** The chat waits for an answer. */
export interface Waiting {
  readonly text: WaitingText
  /** Whether the visitor may already cancel. */
  readonly slow: boolean
  /** Whether another tab waits, not this one. */
  readonly inOtherTab: boolean
}

export interface ConversationState {
  readonly messages: readonly ChatMessage[]
  readonly waiting: Waiting | null
  /** Running uploads by photo id: the uploaded fraction, 0 to 1. */
  readonly uploads: Readonly<Record<string, number>>
  readonly notice: NumberedNotice | null
  /** The load state of the server's history; `degraded`: not readable, only local messages show. */
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

/** The state after an event; the same object if nothing changes. */
export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'messages':
      return { ...state, messages: event.messages }
    case 'waiting': {
      const over = event.waiting === null && state.notice?.whileWaiting === true
      if (state.waiting === event.waiting && !over) return state
      return { ...state, waiting: event.waiting, notice: over ? null : state.notice }
    }
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
