import type { TokenProvider } from './bot-check.ts'

/** The part of the provider's global that we use (developers.google.com/recaptcha/docs/v3). */
interface Grecaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>
}

export interface RecaptchaScriptDeps {
  readonly siteKey: string
  readonly page: Pick<Document, 'createElement' | 'head' | 'querySelector'>
  /** The window, on which the script sets its global. */
  readonly scope: object
}

const address = 'https://www.google.com/recaptcha/api.js'

function globalOf(scope: object): Grecaptcha | null {
  const found = 'grecaptcha' in scope ? scope.grecaptcha : null
  // The first script sets `ready` only; a second script, which it loads, adds the rest.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script documents this object
  return typeof found === 'object' && found !== null && 'ready' in found ? (found as Grecaptcha) : null
}

/** The page's script element: the existing one, or a new one. */
function scriptOf({ siteKey, page }: RecaptchaScriptDeps): HTMLScriptElement {
  const existing = page.querySelector<HTMLScriptElement>(`script[src^="${address}"]`)
  if (existing) return existing
  const script = page.createElement('script')
  script.async = true
  script.src = `${address}?${new URLSearchParams({ render: siteKey, hl: 'it' }).toString()}`
  page.head.append(script)
  return script
}

/**
 * Loads the provider's script, once per page. After a failure the next call loads it again.
 * @throws {Error} when the script is blocked or unreachable
 */
export async function loadRecaptcha(deps: RecaptchaScriptDeps): Promise<TokenProvider> {
  if (!globalOf(deps.scope)) {
    const script = scriptOf(deps)
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) script.addEventListener(event, resolve, { once: true })
    })
    // Remove a script that failed or set no global, so that the next call adds a new one.
    if (!globalOf(deps.scope)) script.remove()
  }
  const recaptcha = globalOf(deps.scope)
  if (!recaptcha) throw new Error('the bot-check script did not load')
  await new Promise<void>((resolve) => {
    recaptcha.ready(resolve)
  })
  return { execute: async (action) => recaptcha.execute(deps.siteKey, { action }) }
}
