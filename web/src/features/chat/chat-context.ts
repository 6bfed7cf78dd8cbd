import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import { createContext, type ReactNode, useContext } from 'react'

import { useStore } from '../../lib/storage/store.ts'
import type { ConversationState } from './conversation/conversation-state.ts'
import type { Chat } from './create-chat.ts'

/** The page's parts about the professional whom the chat is for. */
export interface AskedParts {
  /** The professional's mark, in place of the assistant's. */
  readonly mark: ReactNode
  /** The professional's name, below the title. */
  readonly name: ReactNode
  /** The professional's services, before the first message. */
  readonly services: ReactNode
}

export interface ChatScreenContext {
  readonly chat: Chat
  /**
   * Renders the page's part of an estimate card: professionals for this kind of work.
   * @param isLast whether it is the reply's last card
   */
  readonly renderMatches: (estimate: ReplyEstimate, directoryPath: string, isLast: boolean) => ReactNode
  /** Whom the chat is for; null for everybody. */
  readonly asked: AskedParts | null
  /** The path of another service's chat, for the same professional. */
  readonly chatPath: (path: string) => string
  /** Opens the ways to a person of the support staff. */
  readonly onTalkToPerson: () => void
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
  return useStore(conversation)
}
