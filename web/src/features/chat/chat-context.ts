import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { ConversationState } from './conversation/conversation-state.ts'
import type { Chat } from './create-chat.ts'

export interface ChatScreenContext {
  readonly chat: Chat
  /** Renders the page's part of an estimate card: professionals for this kind of work. */
  readonly renderMatches: (estimate: ReplyEstimate, directoryPath: string) => ReactNode
  /** The page's entry at the end of the chat's menu. */
  readonly menuEnd: ReactNode
}

export const ChatContext = createContext<ChatScreenContext | null>(null)

/** The chat on screen. @throws Error outside `ChatContext` */
export function useChatScreen(): ChatScreenContext {
  const context = useContext(ChatContext)
  if (!context) throw new Error('useChatScreen needs a ChatContext around it')
  return context
}

/** The state of a chat's conversation; re-renders when it changes. */
export function useConversation({ conversation }: Chat): ConversationState {
  return useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state)
}
