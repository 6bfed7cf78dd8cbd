import { type BotCheckAction, botCheckHeaders, minFormMs } from '@mestieri/shared/contracts/bot-check.ts'

import { type SetTimer, withDeadline } from '../api/deadline.ts'

/** The loaded client of the bot-check provider. */
export interface TokenProvider {
  /** Requests a token. It is valid for one request, for two minutes. */
  execute(action: BotCheckAction): Promise<string>
}

export interface BotCheckDeps {
  /** Loads the provider's script, once per page. Rejects when the site has no key or the script fails. */
  readonly load: () => Promise<TokenProvider>
  /** Milliseconds since the form was shown. */
  readonly elapsed: () => number
  readonly setTimer: SetTimer
}

/** Collects the signals by which the server tells a person from a bot, for one form (docs/decisions/0015). */
export interface BotCheck {
  /** Reports that the visitor uses the form. The first call loads the provider's script (features.md, I4). */
  readonly touch: () => void
  /** Reports the value of the honeypot field. */
  readonly trap: (value: string) => void
  /**
   * Makes the headers of one request, with a new token. Never rejects: if there is no token, the request is
   * sent without it and the server decides.
   */
  readonly headers: () => Promise<Record<string, string>>
}

/**
 * A form that a fast visitor sends waits until so many ms after it was shown: the server refuses it before
 * `minFormMs`. The 20 ms allow for timers that fire early.
 */
export const earliestSendMs = minFormMs + 20

/** How long a request waits for its token, in ms: enough to load the script on a slow phone. */
export const tokenDeadlineMs = 5_000

/** Makes the honeypot value safe for a header: 64 characters at most, unsafe ones replaced. */
function forHeader(text: string): string {
  return text.replaceAll(/[^\w .@-]/g, '_').slice(0, 64)
}

/** Makes the {@link BotCheck} of one form. */
export function createBotCheck(action: BotCheckAction, deps: BotCheckDeps): BotCheck {
  const { load, elapsed, setTimer } = deps
  let touched = false
  let trapped = ''

  async function token(): Promise<string | null> {
    const asked = load().then((provider) => provider.execute(action))
    try {
      return await withDeadline(asked, tokenDeadlineMs, setTimer)
    } catch {
      return null
    }
  }

  function touch(): void {
    if (touched) return
    touched = true
    // Ignore the failure: headers() loads the script again.
    load().catch(() => undefined)
  }

  return {
    touch,
    trap(value) {
      trapped = value
      touch()
    },
    async headers() {
      // Read the clock first: the token request must not count as time on the form.
      const form = `${Math.max(0, Math.round(elapsed()))};${forHeader(trapped)}`
      const value = await token()
      return {
        // A chat may send a message from an earlier page; this page then had no form in use.
        ...(touched ? { [botCheckHeaders.form]: form } : {}),
        ...(value === null ? {} : { [botCheckHeaders.token]: value }),
      }
    },
  }
}
