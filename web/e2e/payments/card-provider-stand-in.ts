import type { BrowserContext, Page, Route } from 'playwright-core'

/** URLs of the card provider, all answered here; for {@link VisitOptions.thirdParty}. */
export const cardProviderAddresses = /^https:\/\/(?:js|api)\.stripe\.com\//

/** Calls of the page to the stand-in library. */
export interface LibraryCalls {
  readonly key: string
  readonly options: { readonly locale?: string }
  readonly elements: readonly {
    readonly locale?: string
    readonly appearance: {
      readonly theme: string
      readonly variables: Readonly<Record<string, string>>
    }
  }[]
  readonly updates: readonly { readonly appearance: { readonly theme: string } }[]
}

declare global {
  var libraryCalls: LibraryCalls
}

/**
 * Replaces the provider's library with the part that the site uses. As in the real one, the card fields are
 * in a frame, and the state of a payment is on a server, so that several tabs see the same payment.
 */
const library = `{
const ask = async (path, options) => {
  try {
    return await (await fetch('https://api.stripe.com/v1/payment_intents/' + path, options)).json()
  } catch {
    return { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting.' } }
  }
}
const idOf = (clientSecret) => clientSecret.split('_secret_')[0]
window.Stripe = (key, options) => {
  window.libraryCalls = { key, options, elements: [], updates: [] }
  return {
    _registerWrapper() {},
    registerAppInfo() {},
    elements(options) {
      window.libraryCalls.elements.push(options)
      const frame = document.createElement('iframe')
      frame.title = 'Campi della carta'
      return {
        create: () => ({
          on(event, call) { if (event === 'ready') frame.addEventListener('load', () => call({})) },
          mount(element) { frame.src = 'https://js.stripe.com/fields.html'; element.append(frame) },
          focus() { frame.focus() },
          destroy() { frame.remove() },
        }),
        submit: async () => ({}),
        update: async (options) => { window.libraryCalls.updates.push(options) },
      }
    },
    confirmPayment: ({ clientSecret, confirmParams }) =>
      ask(idOf(clientSecret) + '/confirm', { method: 'POST', body: confirmParams.return_url }),
    retrievePaymentIntent: (clientSecret) => ask(idOf(clientSecret)),
  }
}
window.Stripe.version = 'endive'
}`

/** The provider's answer to a confirmation. */
export type ProviderAnswer =
  | { readonly paymentIntent: { readonly status: string } }
  | { readonly error: { readonly type: string } & Readonly<Record<string, string>> }
  /** The connection breaks before the request arrives, or after the card was charged. */
  | 'lost-before'
  | 'lost-after'

export interface CardProviderStandIn {
  /** Ids of the intents of all received confirmations. */
  readonly confirms: readonly string[]
  /** Return URLs of these confirmations. */
  readonly returnUrls: readonly string[]
  /** Answers to the next confirmations; a success if empty. */
  readonly answers: ProviderAnswer[]
  /** How requests for the script are answered. */
  script: 'served' | 'blocked' | 'hanging'
  /** Answers the requests that hang. */
  release(): void
  /** Delays confirmations. @returns a function that releases them */
  hold(): () => void
  /** Sets the status of an intent. Without a call it is `requires_payment_method`. */
  setStatus(paymentIntentId: string, status: string): void
}

function json(route: Route, body: object): Promise<void> {
  return route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
}

function serveLibrary(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: library })
}

/** Answers all requests to the card provider in a browser context. */
export async function standInForCardProvider(context: BrowserContext): Promise<CardProviderStandIn> {
  const confirms: string[] = []
  const returnUrls: string[] = []
  const statuses = new Map<string, string>()
  let held = Promise.resolve()
  const hanging: Route[] = []
  const standIn: CardProviderStandIn = {
    confirms,
    returnUrls,
    answers: [],
    script: 'served',
    release() {
      for (const route of hanging.splice(0)) void serveLibrary(route)
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    setStatus: (id, status) => void statuses.set(id, status),
  }

  async function confirm(route: Route, id: string): Promise<void> {
    const answer = standIn.answers.shift() ?? { paymentIntent: { status: 'succeeded' } }
    await held
    if (answer === 'lost-before') return route.abort('connectionreset')
    confirms.push(id)
    returnUrls.push(route.request().postData() ?? '')
    if (answer === 'lost-after') {
      statuses.set(id, 'succeeded')
      return route.abort('connectionreset')
    }
    if ('paymentIntent' in answer) statuses.set(id, answer.paymentIntent.status)
    return json(route, answer)
  }

  await context.route('https://js.stripe.com/**', async (route) => {
    if (route.request().resourceType() === 'document') {
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Carta</title>' })
    } else if (standIn.script === 'blocked') {
      await route.abort('blockedbyclient')
    } else if (standIn.script === 'hanging') {
      hanging.push(route)
    } else {
      await serveLibrary(route)
    }
  })
  await context.route('https://api.stripe.com/v1/payment_intents/**', async (route) => {
    const [id = '', action] = new URL(route.request().url()).pathname.split('/').slice(3)
    if (action === 'confirm') await confirm(route, id)
    else await json(route, { paymentIntent: { id, status: statuses.get(id) ?? 'requires_payment_method' } })
  })
  return standIn
}

/** The calls of a page to the stand-in library. */
export function libraryCalls(page: Page): Promise<LibraryCalls> {
  return page.evaluate(() => globalThis.libraryCalls)
}
