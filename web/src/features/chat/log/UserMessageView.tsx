import { photosOnlyContent } from '@mestieri/shared/chat/photo-messages.ts'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useChatScreen } from '../chat-context.ts'
import {
  failedPhotos,
  pictureCount,
  sentPictures,
  type UserMessage,
} from '../conversation/messages/message.ts'
import { photosProblem } from '../conversation/outbox.ts'
import { SentPhotos } from './SentPhotos.tsx'

import styles from './Bubble.module.css'

interface UserMessageViewProps {
  readonly message: UserMessage
  readonly online: boolean
  /** Whether this is the customer's newest message; an older text message does not show 'inviato'. */
  readonly newest: boolean
}

/** What was not delivered: the message, or photos of a delivered message. Both can be tried again. */
function Failed({ message }: { readonly message: UserMessage }) {
  const { conversation } = useChatScreen().chat
  const failed = failedPhotos(message)
  const isSent = message.delivery === 'sent'
  const nothingLeft = message.content === photosOnlyContent && failed === message.photos.length
  return (
    <div className={classNames(styles.state, styles.bad)} role="alert">
      <IconAlertTriangle {...decorativeIcon} />
      <span>{isSent ? photosProblem : 'Non inviato'}</span>
      <button
        type="button"
        className={classNames('link', styles.action)}
        onClick={() => conversation.retry(message.id)}
      >
        Riprova
      </button>
      {failed > 0 && (
        <button
          type="button"
          className={classNames('link', styles.action)}
          onClick={() => conversation.sendWithoutFailed(message.id)}
        >
          {isSent || nothingLeft ? 'Togli' : 'Invia senza'}
        </button>
      )}
      {!isSent && message.problem && <span className={styles.reason}>{message.problem}</span>}
      {failed > 0 && (
        <span className={styles.reason}>
          {failed} foto {failed === 1 ? 'non caricata' : 'non caricate'}
        </span>
      )}
    </div>
  )
}

/** The delivery state below a message's bubble (features.md, D2). */
function State({ message, online, newest }: UserMessageViewProps) {
  if (message.delivery === 'failed') return <Failed message={message} />
  const photosOnly = message.content === photosOnlyContent && sentPictures(message) > 0
  if (message.delivery === 'sending') {
    return (
      <p className={styles.state} aria-live="off">
        <IconClock {...decorativeIcon} />
        {online ? 'in invio' : 'in attesa della connessione'}
      </p>
    )
  }
  if (failedPhotos(message) > 0) return <Failed message={message} />
  if (!newest && !photosOnly) return null
  return (
    <p className={styles.state} aria-live="off">
      <IconCheck {...decorativeIcon} />
      {photosOnly ? `${photosOnlyContent} · inviato` : 'inviato'}
    </p>
  )
}

/** A message of the customer. */
export function UserMessageView({ message, online, newest }: UserMessageViewProps) {
  const { content, delivery } = message
  const photosOnly = content === photosOnlyContent && pictureCount(message) > 0
  return (
    <>
      <span className="sr">{photosOnly ? `Tu: ${photosOnlyContent}` : 'Tu: '}</span>
      <SentPhotos message={message} />
      {!photosOnly && (
        <p className={classNames(styles.bubble, styles.me, delivery === 'failed' && styles.failed)}>
          {content}
        </p>
      )}
      <State message={message} online={online} newest={newest} />
    </>
  )
}
