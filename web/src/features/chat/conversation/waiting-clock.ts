import type { SetTimer } from '../../../lib/api/deadline.ts'
import type { Waiting } from './conversation-state.ts'
import { giveUpAfterMs, slowAfterMs, togglePeriodMs, waitingText } from './waiting.ts'

export interface WaitingClockDeps {
  readonly setTimer: SetTimer
  readonly onChange: (waiting: Waiting | null) => void
}

/** Measures the wait for an answer: toggles the text, says that it is slow, times out (features.md, D5). */
export interface WaitingClock {
  /** Restarts the clock. @param onTimeout is called after {@link giveUpAfterMs} */
  readonly start: (onTimeout: () => void) => void
  /** Restarts the clock for a wait in another tab. */
  readonly startForOtherTab: () => void
  readonly stop: () => void
}

export function createWaitingClock({ setTimer, onChange }: WaitingClockDeps): WaitingClock {
  let cancel: (() => void) | undefined

  function run(inOtherTab: boolean, onTimeout?: () => void): void {
    cancel?.()
    let elapsedMs = 0
    const step = () => {
      if (elapsedMs >= giveUpAfterMs) {
        onChange(null)
        onTimeout?.()
        return
      }
      onChange({ text: waitingText(elapsedMs), slow: elapsedMs >= slowAfterMs, inOtherTab })
      cancel = setTimer(togglePeriodMs, () => {
        elapsedMs += togglePeriodMs
        step()
      })
    }
    step()
  }

  return {
    start: (onTimeout) => run(false, onTimeout),
    startForOtherTab: () => run(true),
    stop() {
      cancel?.()
      cancel = undefined
      onChange(null)
    },
  }
}
