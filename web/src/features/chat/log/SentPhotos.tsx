import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useChatScreen, useConversation } from '../chat-context.ts'
import type { MessagePhoto, UserMessage } from '../conversation/messages/message.ts'

import styles from './Bubble.module.css'

/** The width of the requested thumbnails, in pixels. */
const smallWidth = 320

/** The URL of a photo: a local object URL while this device has the file, else the server's. */
function usePhotoAddress(id: string, url: string | null): string | null {
  const { photos } = useChatScreen().chat
  const [local, setLocal] = useState<string | null>(null)
  useEffect(() => {
    let active = true
    void photos.find(id).then((address) => active && setLocal(address))
    return () => {
      active = false
    }
  }, [photos, id])
  return local ?? (url && `${url}${url.includes('?') ? '&' : '?'}width=${smallWidth}`)
}

interface PhotoProps {
  readonly photo: MessagePhoto
  /** The server's URL; null before delivery. */
  readonly address: string | null
  readonly number: number
  readonly message: string
}

function Photo({ photo, address: delivered, number, message }: PhotoProps) {
  const { chat } = useChatScreen()
  const fraction = useConversation(chat).uploads[photo.id]
  const address = usePhotoAddress(photo.id, delivered)
  const percent = fraction === undefined ? null : Math.round(fraction * 100)
  const words = {
    waiting: percent === null ? `Foto ${number}, da inviare` : `Foto ${number}, caricamento al ${percent}%`,
    sent: `Foto inviata ${number}`,
    failed: `Foto ${number}, non caricata`,
  }
  return (
    <li className={classNames(styles.photo, photo.delivery !== 'sent' && styles.onItsWay)}>
      {address && (
        <img className={styles.picture} src={address} alt={words[photo.delivery]} decoding="async" />
      )}
      {percent !== null && (
        <progress className={styles.progress} aria-hidden="true" max={100} value={percent} />
      )}
      {photo.delivery === 'failed' && (
        <button
          type="button"
          className={styles.again}
          aria-label={`Riprova a caricare la foto ${number}`}
          onClick={() => chat.conversation.retryPhoto(message, photo.id)}
        >
          <IconRefresh {...decorativeIcon} />
          Riprova
        </button>
      )}
    </li>
  )
}

/** The photos of a message with their upload state; each failed one has a retry button (features.md, E4). */
export function SentPhotos({ message }: { readonly message: UserMessage }) {
  const { photos, pictureUrls } = message
  const own: readonly MessagePhoto[] =
    photos.length > 0 ? photos : pictureUrls.map((url) => ({ id: url, name: '', delivery: 'sent', url }))
  if (own.length === 0) return null
  return (
    <ul className={styles.photos}>
      {own.map((photo, index) => (
        <Photo
          key={photo.id}
          photo={photo}
          address={photo.url ?? pictureUrls[index] ?? null}
          number={index + 1}
          message={message.id}
        />
      ))}
    </ul>
  )
}
