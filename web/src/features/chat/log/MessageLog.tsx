import { undoMessage } from '@mestieri/shared/chat/reply-blocks.ts'
import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'
import { IconArrowDown, IconArrowLeft } from '@tabler/icons-react'
import { memo, type MouseEvent, useRef, useState } from 'react'

import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ChipButton } from '../../../components/Chip/ChipButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useChatScreen, useConversation } from '../chat-context.ts'
import type { ConversationState } from '../conversation/conversation-state.ts'
import { pictureRequest } from '../conversation/messages/message-list.ts'
import type { ChatMessage } from '../conversation/messages/message.ts'
import { greeting } from '../service-messages.ts'
import { AssistantMessageView, Bubble } from './AssistantMessageView.tsx'
import { PhotoRequest } from './PhotoRequest.tsx'
import { startLabel } from './start-label.ts'
import { Typing } from './Typing.tsx'
import { useLogScroll } from './use-log-scroll.ts'
import { UserMessageView } from './UserMessageView.tsx'

import styles from './MessageLog.module.css'

interface QuickAnswersOfChat {
  readonly answers: readonly string[]
  /** What undoing would take back: '80 m²'; null if there is nothing. */
  readonly undo: string | null
}

const noAnswers: QuickAnswersOfChat = { answers: [], undo: null }

/** Quick answers to the last message; none while the chat waits for an answer (features.md, D13). */
function quickAnswers(tile: ServiceTile, { messages, waiting }: ConversationState): QuickAnswersOfChat {
  if (waiting) return noAnswers
  const last = messages.at(-1)
  if (!last) return { answers: chats[tile.slug].openings, undo: null }
  if (last.role !== 'assistant') return noAnswers
  const { chips, undo } = parseReply(last.content)
  return { answers: chips, undo }
}

/**
 * Buttons that send an answer at once, and one that takes the last answer back. The focus stays on the group, so that
 * the next Tab reaches the next answers; the log announces the reply.
 */
function QuickAnswers({ answers, undo }: QuickAnswersOfChat) {
  const { conversation } = useChatScreen().chat
  const group = useRef<HTMLFieldSetElement>(null)
  const sendOnce = (answer: string) => (event: MouseEvent) => {
    // The second click of a double click would hit the next question's answers.
    if (event.detail > 1) return
    group.current?.focus({ preventScroll: true })
    conversation.send(answer, [])
  }
  const any = answers.length > 0 || undo !== null
  return (
    <fieldset ref={group} tabIndex={-1} aria-label="Risposte rapide" className={styles.answers}>
      {any && (
        <ul className={styles.quick} aria-label="Risposte rapide: si inviano subito">
          {answers.map((answer) => (
            <li key={answer}>
              <ChipButton onClick={sendOnce(answer)}>{answer}</ChipButton>
            </li>
          ))}
          {undo !== null && (
            <li>
              <Button variant="bare" size="s" onClick={sendOnce(undoMessage)}>
                <IconArrowLeft {...decorativeIcon} /> Annulla «{undo}»
              </Button>
            </li>
          )}
        </ul>
      )}
    </fieldset>
  )
}

interface MessageRowProps {
  readonly message: ChatMessage
  readonly online: boolean
  /** Whether it is the last message. */
  readonly isLast: boolean
  /** Whether it is the customer's newest message. */
  readonly newest: boolean
}

/** One message. Memoised: an event of a long conversation changes the last rows alone. */
const MessageRow = memo(function MessageRow({ message, online, isLast, newest }: MessageRowProps) {
  return (
    <div
      className={styles.message}
      data-message={message.id}
      data-delivery={message.role === 'user' ? message.delivery : undefined}
    >
      {message.role === 'assistant' ? (
        <AssistantMessageView content={message.content} isLast={isLast} />
      ) : (
        <UserMessageView message={message} online={online} newest={newest} />
      )}
    </div>
  )
})

/** Memoised: what is said while the chat waits for an answer changes no message. */
const Messages = memo(function Messages({
  messages,
  online,
}: Pick<ConversationState, 'messages' | 'online'>) {
  const last = messages.at(-1)
  const newestOwn = messages.findLast(({ role }) => role === 'user')
  return messages.map((message) => (
    <MessageRow
      key={message.id}
      message={message}
      // Only a message that is not sent yet says whether it waits for the connection.
      online={online || (message.role === 'user' && message.delivery === 'sent')}
      isLast={message === last}
      newest={message === newestOwn}
    />
  ))
})

/** The conversation. The log announces each complete message once (features.md, D7). */
export function MessageLog() {
  const { chat, asked } = useChatScreen()
  const state = useConversation(chat)
  const { messages, waiting, history } = state
  const box = useRef<HTMLElement>(null)
  const [openedAt] = useState(() => Date.now())
  const { hasNew, showNewest, onScroll } = useLogScroll(box, messages)
  const loading = history === 'loading' && messages.length === 0
  const photosAsked = pictureRequest(messages)
  return (
    <div className={styles.frame}>
      {/* A scrolling box must be focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.box} ref={box} onScroll={onScroll} tabIndex={0} aria-label="Messaggi">
        <p className={styles.day}>{startLabel(messages, openedAt)}</p>
        <Bubble text={greeting} byline />
        {messages.length === 0 && asked?.services}
        {history === 'degraded' && (
          <Alert
            className={styles.degraded}
            tone="info"
            action={
              <Button variant="quiet" size="s" onClick={chat.conversation.loadEarlier}>
                Riprova
              </Button>
            }
          >
            Non riusciamo a leggere i messaggi precedenti dal server: qui sotto c’è quello che è rimasto su
            questo dispositivo.
          </Alert>
        )}
        {loading ? (
          <output>
            <span className="sr">Sto caricando i messaggi precedenti</span>
            <Skeleton className={styles.skeleton} />
          </output>
        ) : (
          <div className={styles.log} role="log" aria-label="Conversazione" aria-relevant="additions">
            <Messages messages={messages} online={state.online} />
          </div>
        )}
        {photosAsked && !waiting && <PhotoRequest reply={photosAsked.content} />}
        {!loading && <QuickAnswers {...quickAnswers(chat.tile, state)} />}
        <Typing waiting={waiting} onGiveUp={chat.conversation.giveUp} />
      </section>
      {hasNew && (
        <Button className={styles.newest} variant="quiet" size="s" onClick={showNewest}>
          Nuovo messaggio <IconArrowDown {...decorativeIcon} />
        </Button>
      )}
    </div>
  )
}
