import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { supportNumber } from '../../../lib/content/support-number.ts'
import { messagingLink } from '../../../lib/messaging-app.ts'
import { useConversation } from '../chat-context.ts'
import type { Chat } from '../create-chat.ts'
import { conversationSummary, maxSummary } from './summary.ts'

import styles from './ChatActions.module.css'

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

export interface ChatActionsProps {
  readonly chat: Chat
  /** The page's button for a callback. */
  readonly callback: ReactNode
}

/** Ways to reach a person: WhatsApp with a summary of the conversation, and a callback (features.md, D15). */
export function ChatActions({ chat, callback }: ChatActionsProps) {
  const { messages } = useConversation(chat)
  const { whatsapp } = brand.support
  const summary = conversationSummary(chat.tile, messages)
  return (
    <div className={styles.panel}>
      <p>
        Risponde una persona del nostro staff. Il messaggio su WhatsApp parte con un riassunto di quello che
        hai detto a Gino: lo puoi leggere e cambiare prima di inviarlo.
      </p>
      <ButtonLink full href={messagingLink(whatsapp, summary, maxSummary)} {...newTab}>
        <IconBrandWhatsapp {...decorativeIcon} /> Scrivi su WhatsApp
        <span className="sr"> (si apre in un’altra scheda)</span>
      </ButtonLink>
      {callback}
      <p className={styles.number}>
        <span className="small">
          Il numero è <span className="num">{supportNumber}</span>
        </span>
        <CopyButton text={whatsapp} what="il numero" />
      </p>
    </div>
  )
}
