import type { ReplyEstimate } from '@mestieri/shared/chat/reply-blocks.ts'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

import type { ConversationState } from './conversation/conversation-state.ts'
import type { Chat } from './create-chat.ts'

export interface ChatScreenContext {
  readonly chat: Chat
  /** What a page puts under an estimate: the way to professionals who do such work. */
  readonly renderMatches: (estimate: ReplyEstimate, directoryPath: string) => ReactNode
  /** What a page adds to the chat's own menu. */
  readonly menuEnd: ReactNode
}

export const ChatContext = createContext<ChatScreenContext | null>(null)

/** The chat that is on screen. @throws outside `ChatContext` */
export function useChatScreen(): ChatScreenContext {
  const context = useContext(ChatContext)
  if (!context) throw new Error('useChatScreen needs a ChatContext around it')
  return context
}

/** The state of a chat's conversation. */
export function useConversation({ conversation }: Chat): ConversationState {
  return useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state)
}
