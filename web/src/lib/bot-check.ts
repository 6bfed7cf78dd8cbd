import { type BotCheckAction, botCheckHeaders } from '@mestieri/shared/contracts/bot-check.ts'

import { type SetTimer, withDeadline } from './deadline.ts'

/** The bot check's provider, once its script is there. */
export interface TokenProvider {
  /** Asks for a token, good for one request within two minutes. */
  execute(action: BotCheckAction): Promise<string>
}

export interface BotCheckDeps {
  /** Fetches the provider's script, once for each page however often it is asked; rejects where the site has no key. */
  readonly load: () => Promise<TokenProvider>
  /** Milliseconds since the form was shown. */
  readonly elapsed: () => number
  readonly setTimer: SetTimer
}

/** What one form shows for its being filled in by a person (docs/decisions/0015). */
export interface BotCheck {
  /** The form is being used: only now is the provider's script fetched (features.md, I4). */
  readonly touch: () => void
  /** What stands in the field that nobody sees. */
  readonly trap: (value: string) => void
  /**
   * The headers of one try, each with a token of its own; never rejects. Whatever keeps the token from coming, the
   * request goes without it: what becomes of it, the server decides.
   */
  readonly headers: () => Promise<Record<string, string>>
}

/** How long a request waits for its token, in ms: time for the script on a slow phone. */
export const tokenDeadlineMs = 5_000

/** Of what a program wrote where nobody writes: enough for the server to see it. */
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
    // What fails now is tried again when it is needed.
    load().catch(() => undefined)
  }

  return {
    touch,
    trap(value) {
      trapped = value
      touch()
    },
    async headers() {
      // First, because the token may take longer than the form did.
      const form = `${Math.max(0, Math.round(elapsed()))};${forHeader(trapped)}`
      const value = await token()
      return {
        // A chat that sends what was written on an earlier page was no form on this one.
        ...(touched ? { [botCheckHeaders.form]: form } : {}),
        ...(value === null ? {} : { [botCheckHeaders.token]: value }),
      }
    },
  }
}
