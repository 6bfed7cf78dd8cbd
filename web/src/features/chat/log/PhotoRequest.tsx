import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { touchOnly, useMediaQuery } from '../../../components/use-media-query.ts'
import { useChatScreen } from '../chat-context.ts'
import { useFilePicker } from '../composer/use-file-picker.tsx'

import styles from './MessageLog.module.css'

/**
 * The assistant's request for pictures, with examples (specification, section 3; features.md, E8).
 *
 * @param reply the message that asks. The examples are those that it names, else those of the chat's service.
 */
export function PhotoRequest({ reply }: { readonly reply: string }) {
  const { chat } = useChatScreen()
  const touch = useMediaQuery(touchOnly)
  const gallery = useFilePicker(chat.tray.add)
  const camera = useFilePicker(chat.tray.add, { camera: true })
  const named = parseReply(reply).usefulPhotos
  const useful = named.length > 0 ? named : chats[chat.tile.slug].usefulPhotos
  const title = useful.length === 1 ? 'Una foto utile' : `${useful.length} foto utili`
  return (
    <section className={styles.request} aria-label={title}>
      <h3 className={styles.requestTitle}>{title}</h3>
      <ol className={styles.useful}>
        {useful.map((photo) => (
          <li key={photo}>{photo}</li>
        ))}
      </ol>
      <div className={styles.choices}>
        {touch && (
          <Button variant="quiet" size="s" onClick={camera.open}>
            <IconCamera {...decorativeIcon} /> Scatta una foto
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={gallery.open}>
          <IconPhotoPlus {...decorativeIcon} /> Scegli le foto
        </Button>
      </div>
      {camera.input}
      {gallery.input}
    </section>
  )
}
