import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { touchOnly } from '../../../components/use-media-query.ts'
import { JobSheetPanel } from '../actions/JobSheetPanel.tsx'
import { ChatContext, type ChatScreenContext } from '../chat-context.ts'
import { Composer } from '../composer/Composer.tsx'
import { MessageLog } from '../log/MessageLog.tsx'
import { ChatTop } from './ChatTop.tsx'
import { usePhotoDrop } from './use-photo-drop.ts'
import { useSoftKeyboard } from './use-soft-keyboard.ts'

import styles from './ChatScreen.module.css'

interface ChatScreenProps extends ChatScreenContext {
  /** Whether the visitor came from the intro's link 'Inizia': the chat then takes the focus. */
  readonly takesFocus: boolean
}

/** The chat. It fills the window below the header, or the part above a soft keyboard. */
export function ChatScreen({ takesFocus, ...context }: ChatScreenProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const room = useSoftKeyboard()
  const drop = usePhotoDrop(context.chat.tray.add)

  useEffect(() => {
    if (!takesFocus) return
    // On a touch screen, focus in the field would open the keyboard over the greeting: focus the title.
    const field = matchMedia(touchOnly).matches ? null : root.current?.querySelector('textarea')
    if (title.current) title.current.tabIndex = -1
    ;(field ?? title.current)?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <ChatContext value={context}>
      <div
        ref={root}
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
