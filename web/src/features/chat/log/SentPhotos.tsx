import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useChatScreen, useConversation } from '../chat-context.ts'
import type { MessagePhoto, UserMessage } from '../conversation/message.ts'

import styles from './Bubble.module.css'

/** The width, in pixels, that small pictures are asked for. */
const smallWidth = 320

/** The address of a photo: its own while it is on this device, else the one that the other side gave. */
function usePhotoAddress(id: string, url: string | null): string | null {
  const { photos } = useChatScreen().chat
  const [local, setLocal] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    void photos.find(id).then((address) => wanted && setLocal(address))
    return () => {
      wanted = false
    }
  }, [photos, id])
  return local ?? (url && `${url}${url.includes('?') ? '&' : '?'}width=${smallWidth}`)
}

interface PhotoProps {
  readonly photo: MessagePhoto
  /** Where the other side has it; null as long as it has not. */
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

/** The photos of a message: on their way, arrived, or to be tried again one by one (features.md, E4). */
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
