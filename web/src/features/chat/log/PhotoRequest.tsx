import { chats } from '@mestieri/shared/services/chats.ts'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { touchOnly, useMediaQuery } from '../../../components/use-media-query.ts'
import { useChatScreen } from '../chat-context.ts'
import { useFilePicker } from '../composer/use-file-picker.tsx'

import styles from './MessageLog.module.css'

/** The assistant's request for pictures, with examples (specification, section 3; features.md, E8). */
export function PhotoRequest() {
  const { chat } = useChatScreen()
  const touch = useMediaQuery(touchOnly)
  const gallery = useFilePicker(chat.tray.add)
  const camera = useFilePicker(chat.tray.add, { camera: true })
  return (
    <section className={styles.request} aria-label="3 foto utili">
      <h3 className={styles.requestTitle}>3 foto utili</h3>
      <ol className={styles.useful}>
        {chats[chat.tile.slug].usefulPhotos.map((photo) => (
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
