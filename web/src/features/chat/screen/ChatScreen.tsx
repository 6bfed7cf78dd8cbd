import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { touchOnly } from '../../../components/use-media-query.ts'
import { ChatContext, type ChatScreenContext } from '../chat-context.ts'
import { Composer } from '../composer/Composer.tsx'
import { JobSheetPanel } from '../exits/JobSheetPanel.tsx'
import { MessageLog } from '../log/MessageLog.tsx'
import { ChatTop } from './ChatTop.tsx'
import { usePhotoDrop } from './use-photo-drop.ts'
import { useSoftKeyboard } from './use-soft-keyboard.ts'

import styles from './ChatScreen.module.css'

interface ChatScreenProps extends ChatScreenContext {
  /** Whether the customer came here by 'Inizia': the focus then goes where the chat begins. */
  readonly takesFocus: boolean
}

/** The chat: it fills the window below the header, or what a soft keyboard leaves of it. */
export function ChatScreen({ takesFocus, ...context }: ChatScreenProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const room = useSoftKeyboard()
  const drop = usePhotoDrop(context.chat.tray.add)

  useEffect(() => {
    if (!takesFocus) return
    // On a touch screen a focused field would open the keyboard over what is to be read first.
    const field = matchMedia(touchOnly).matches ? null : place.current?.querySelector('textarea')
    if (title.current) title.current.tabIndex = -1
    ;(field ?? title.current)?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <ChatContext value={context}>
      <div
        ref={place}
        className={classNames(styles.chat, room && styles.aboveKeyboard)}
        style={room ? { insetBlockStart: room.top, blockSize: room.height } : undefined}
        {...drop.handlers}
      >
        <section className={styles.main} aria-label="Chat">
          <ChatTop titleRef={title} />
          <MessageLog />
          <Composer />
          {drop.over && (
            <div className={styles.drop} aria-hidden="true">
              <IconPhotoPlus {...decorativeIcon} /> Lascia qui le foto
            </div>
          )}
        </section>
        <aside className={styles.sheet} aria-labelledby="scheda-lavoro">
          <h2 className={styles.sheetTitle} id="scheda-lavoro">
            Scheda lavoro
          </h2>
          <JobSheetPanel />
        </aside>
      </div>
    </ChatContext>
  )
}
