import { path } from '@mestieri/shared/pages.ts'
import {
  IconAlertTriangle,
  IconArrowUp,
  IconCamera,
  IconInfoCircle,
  IconPhotoPlus,
} from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'

import { BotCheckNotice } from '../../../components/BotCheckNotice/BotCheckNotice.tsx'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Honeypot } from '../../../components/Honeypot/Honeypot.tsx'
import { touchOnly, useMediaQuery } from '../../../components/use-media-query.ts'
import { useStore } from '../../../lib/storage/store.ts'
import { useChatScreen, useConversation } from '../chat-context.ts'
import type { NumberedNotice } from '../conversation/conversation-state.ts'
import { pictureRequest } from '../conversation/messages/message-list.ts'
import { enterSends } from './enter-key.ts'
import { PhotoTrayView } from './PhotoTrayView.tsx'
import { useFilePicker } from './use-file-picker.tsx'

import styles from './Composer.module.css'

const maxRows = 5

const offline: NumberedNotice = {
  role: 'status',
  text: 'Non sei in linea. Scrivi pure: quello che invii parte appena torna la connessione.',
  number: 0,
}

/** A notice above the field, on the page: a modal dialog would interrupt the writing. */
function NoticeLine({ notice }: { readonly notice: NumberedNotice | null }) {
  if (!notice) return null
  const Icon = notice.role === 'alert' ? IconAlertTriangle : IconInfoCircle
  return (
    <p key={notice.number} className={classNames(styles.notice, styles[notice.role])} role={notice.role}>
      <Icon {...decorativeIcon} />
      <span>{notice.text}</span>
    </p>
  )
}

interface PictureButtonsProps {
  readonly onFiles: (files: readonly File[]) => Promise<void>
  /** The assistant asks for photos and none are chosen: the button is highlighted. */
  readonly highlighted: boolean
  readonly touch: boolean
}

function PictureButtons({ onFiles, highlighted, touch }: PictureButtonsProps) {
  const gallery = useFilePicker(onFiles)
  const camera = useFilePicker(onFiles, { camera: true })
  const asked = highlighted ? ' (le chiede l’assistente)' : ''
  return (
    <>
      <IconButton
        label={`Aggiungi foto${asked}`}
        className={classNames(styles.photo, highlighted && styles.highlighted)}
        onClick={gallery.open}
      >
        {touch ? <IconPhotoPlus {...decorativeIcon} /> : <IconCamera {...decorativeIcon} />}
      </IconButton>
      {gallery.input}
      {touch && (
        <IconButton label="Scatta una foto" className={styles.camera} onClick={camera.open}>
          <IconCamera {...decorativeIcon} />
        </IconButton>
      )}
      {camera.input}
    </>
  )
}

/** The form for a new message: text and photos (specification, section 2, 'Chat'). */
export function Composer() {
  const { chat } = useChatScreen()
  const { conversation, draft, tray, check } = chat
  const { messages, notice, waiting, online } = useConversation(chat)
  const { text, focusRequests } = useStore(draft)
  const chosen = useStore(tray).photos.length
  // The bot check runs at the first message of a conversation only.
  const isFirst = messages.length === 0
  const touch = useMediaQuery(touchOnly)
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()

  useEffect(() => {
    const element = field.current
    if (focusRequests === 0 || !element) return
    element.focus()
    element.setSelectionRange(element.value.length, element.value.length)
  }, [focusRequests])

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const photos = tray.take()
    if (photos === null || !conversation.send(text, photos)) return
    draft.change('')
    tray.handOver()
  }

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { nativeEvent: native } = event
    if (enterSends(native, touch)) send(event)
  }

  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    // A picture copied from a page has its URL as text too: do not paste that.
    event.preventDefault()
    void tray.add(files)
  }

  return (
    <form className={styles.composer} onSubmit={send} aria-label="Nuovo messaggio">
      <NoticeLine notice={notice ?? (online ? null : offline)} />
      <PhotoTrayView tray={tray} />
      {isFirst && <Honeypot check={check} />}
      <div className={styles.row}>
        <PictureButtons
          onFiles={tray.add}
          highlighted={chosen === 0 && pictureRequest(messages) !== null}
          touch={touch}
        />
        <label className="sr" htmlFor={fieldId}>
          Messaggio
        </label>
        <textarea
          ref={field}
          id={fieldId}
          className={styles.field}
          rows={Math.min(maxRows, text.split('\n').length)}
          placeholder="Invia un messaggio"
          enterKeyHint={touch ? 'enter' : 'send'}
          value={text}
          onChange={({ currentTarget }) => draft.change(currentTarget.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        <IconButton type="submit" label="Invia" className={classNames(styles.send, waiting && styles.busy)}>
          <IconArrowUp {...decorativeIcon} />
        </IconButton>
      </div>
      <p className={classNames('note', styles.disclaimer)}>
        L’assistente può dare informazioni inesatte su persone, luoghi e fatti.{' '}
        <Link className="link" to={path('privacy')}>
          Privacy policy
        </Link>
      </p>
      {isFirst && <BotCheckNotice className={classNames('note', styles.disclaimer)} />}
    </form>
  )
}
