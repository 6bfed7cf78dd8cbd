import { classNames } from '../../../components/class-names.ts'
import type { Waiting } from '../conversation/conversation-state.ts'

import styles from './Bubble.module.css'

interface TypingProps {
  readonly waiting: Waiting | null
  readonly onGiveUp: () => void
}

/** The typing indicator. Its text toggles, so screen readers announce it again (features.md, D5 and D7). */
export function Typing({ waiting, onGiveUp }: TypingProps) {
  return (
    <>
      <output className={styles.output}>
        {waiting && (
          <span className={classNames(styles.bubble, styles.them, styles.typing)}>
            <span className={classNames(styles.dots, waiting.text && styles.beating)} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {waiting.text}
          </span>
        )}
      </output>
      {waiting?.slow && !waiting.inOtherTab && (
        <button type="button" className={classNames('link', styles.action, styles.link)} onClick={onGiveUp}>
          Non aspettare oltre
        </button>
      )}
    </>
  )
}
