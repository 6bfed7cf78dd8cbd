import type { Waiting } from './conversation-state.ts'
import { giveUpAfterMs, slowAfterMs, togglePeriodMs, waitingWords } from './waiting.ts'

/** Runs something after a time, in milliseconds. @returns what prevents it */
export type Later = (ms: number, run: () => void) => () => void

export interface WaitingClockDeps {
  readonly later: Later
  readonly onChange: (waiting: Waiting | null) => void
}

/** Tells how long an answer has been awaited: toggles, explains, gives up (features.md, D5). */
export interface WaitingClock {
  /** Begins anew. @param giveUp is called once nobody should wait any more */
  readonly start: (giveUp: () => void) => void
  /** Shows that another tab waits. */
  readonly startElsewhere: () => void
  readonly stop: () => void
}

export function createWaitingClock({ later, onChange }: WaitingClockDeps): WaitingClock {
  let end: (() => void) | undefined

  function run(elsewhere: boolean, giveUp?: () => void): void {
    end?.()
    let elapsedMs = 0
    const step = () => {
      if (elapsedMs >= giveUpAfterMs) {
        onChange(null)
        giveUp?.()
        return
      }
      onChange({ words: waitingWords(elapsedMs), slow: elapsedMs >= slowAfterMs, elsewhere })
      end = later(togglePeriodMs, () => {
        elapsedMs += togglePeriodMs
        step()
      })
    }
    step()
  }

  return {
    start: (giveUp) => run(false, giveUp),
    startElsewhere: () => run(true),
    stop() {
      end?.()
      end = undefined
      onChange(null)
    },
  }
}
