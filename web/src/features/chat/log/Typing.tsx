import { classNames } from '../../../components/class-names.ts'
import type { Waiting } from '../conversation/conversation-state.ts'

import styles from './Bubble.module.css'

interface TypingProps {
  readonly waiting: Waiting | null
  readonly onGiveUp: () => void
}

/** That the assistant is writing; the words come and go, so that who listens hears them again (features.md, D5, D7). */
export function Typing({ waiting, onGiveUp }: TypingProps) {
  return (
    <>
      <output className={styles.output}>
        {waiting && (
          <span className={classNames(styles.bubble, styles.them, styles.typing)}>
            <span className={classNames(styles.dots, waiting.words && styles.beating)} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {waiting.words}
          </span>
        )}
      </output>
      {waiting?.slow && !waiting.elsewhere && (
        <button type="button" className={classNames('link', styles.action, styles.link)} onClick={onGiveUp}>
          Non aspettare oltre
        </button>
      )}
    </>
  )
}
