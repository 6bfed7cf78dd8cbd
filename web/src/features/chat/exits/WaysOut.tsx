import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { messagingLink, writtenNumber } from '../../../lib/messaging-app.ts'
import { useConversation } from '../chat-context.ts'
import type { Chat } from '../create-chat.ts'
import { chatTitle } from '../service-words.ts'
import { conversationSummary, maxSummary } from './summary.ts'

import styles from './Exits.module.css'

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** A mail that asks for a call, with what the caller should know. */
function callbackLink(subject: string, summary: string): string {
  const body = `Vorrei essere richiamato.\nIl mio numero: \nQuando: \n\n${summary}`
  return `mailto:${brand.support.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** The messaging app and a call back, each with a summary of the conversation (features.md, D15). */
export function WaysOut({ chat }: { readonly chat: Chat }) {
  const { messages } = useConversation(chat)
  const { whatsapp } = brand.support
  const summary = conversationSummary(chat.tile, messages)
  return (
    <div className={styles.panel}>
      <p>
        Risponde una persona del nostro staff. Il messaggio parte con un riassunto di quello che hai detto a
        Gino: lo puoi leggere e cambiare prima di inviarlo.
      </p>
      <ButtonLink full href={messagingLink(whatsapp, summary, maxSummary)} {...newTab}>
        <IconBrandWhatsapp {...decorativeIcon} /> Scrivi su WhatsApp
        <span className="sr"> (si apre in un’altra scheda)</span>
      </ButtonLink>
      <ButtonLink variant="quiet" full href={callbackLink(`Richiamatemi: ${chatTitle(chat.tile)}`, summary)}>
        <IconMail {...decorativeIcon} /> Chiedi di essere richiamato
      </ButtonLink>
      <p className={styles.number}>
        <span className="small">
          Il numero è <span className="num">{writtenNumber(whatsapp)}</span>
        </span>
        <CopyButton text={whatsapp} what="il numero" />
      </p>
    </div>
  )
}
