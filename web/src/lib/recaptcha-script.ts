import type { TokenProvider } from './bot-check.ts'

/** What is used of the provider's global (developers.google.com/recaptcha/docs/v3). */
interface Grecaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>
}

export interface RecaptchaScriptDeps {
  readonly siteKey: string
  readonly page: Pick<Document, 'createElement' | 'head' | 'querySelector'>
  /** The window, where the script leaves its global. */
  readonly scope: object
}

const address = 'https://www.google.com/recaptcha/api.js'

function globalOf(scope: object): Grecaptcha | null {
  const found = 'grecaptcha' in scope ? scope.grecaptcha : null
  // The script's first part leaves a `ready` alone; the second brings the rest.
  return typeof found === 'object' && found !== null && 'ready' in found ? (found as Grecaptcha) : null
}

/** The page's one script element: the one that is on its way, or a new one. */
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
 * Loads the provider's script, once for a page; after a failure the next call tries anew.
 * @throws an error where it is blocked or cannot be reached
 */
export async function loadRecaptcha(deps: RecaptchaScriptDeps): Promise<TokenProvider> {
  if (!globalOf(deps.scope)) {
    const script = scriptOf(deps)
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) script.addEventListener(event, resolve, { once: true })
    })
    // One that did not come, or came as something else, would keep the next try from asking.
    if (!globalOf(deps.scope)) script.remove()
  }
  const recaptcha = globalOf(deps.scope)
  if (!recaptcha) throw new Error('the script of the bot check did not come')
  await new Promise<void>((resolve) => {
    recaptcha.ready(resolve)
  })
  return { execute: async (action) => recaptcha.execute(deps.siteKey, { action }) }
}
