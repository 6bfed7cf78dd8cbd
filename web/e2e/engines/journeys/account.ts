import { makeToken } from '../../../../server/embedded/src/make-token.ts'
import { randomToken } from '../../../../server/embedded/src/random-token.ts'
import { openForWriting } from '../../../../server/embedded/src/storage/database.ts'
import type { Journey } from './journey.ts'

/** Makes a token, as `npm run upstream -- make token` does. */
export function newTokenAddress(dataDir: string, origin: string): string {
  const database = openForWriting(dataDir)
  try {
    return makeToken({ database, uid: null, expired: false, origin, now: Date.now, newToken: randomToken })
      .address
  } finally {
    database.close()
  }
}

export const token: Journey = {
  title: 'a token opens the way to the app once, and leaves no trace',
  steps: 0,
  // Chromium writes refused requests to the console.
  expected: /^Failed to load resource: .* 401 /,
  async take(t, { visit, site }) {
    const address = newTokenAddress(site.dataDir, site.origin)
    await visit.goto(address)
    await visit.sees({ role: 'heading', name: 'Accesso confermato' })
    await visit.sees({ role: 'link', name: 'Apri l’app' })
    visit.reached()
    const secret = new URL(address).searchParams.get('short_token') ?? ''
    const places = await visit.evaluate(() => [
      location.href,
      JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
      document.documentElement.outerHTML,
    ])
    t.notOk(places.some((text) => text.includes(secret)))
    await visit.goto(address)
    await visit.sees({ role: 'heading', name: 'Oops... qualcosa è andato storto...' })
  },
}

export const unsubscribe: Journey = {
  title: 'an address is unsubscribed from the emails by its button',
  steps: 1,
  async take(t, { visit }) {
    await visit.goto('/landing/email_unsubscribe/?id=42&email=mario.rossi%40pec.it')
    await visit.reads('m***@pec.it')
    t.notMatch(await visit.text({ role: 'main' }), /mario/)
    await visit.click({ role: 'button', name: 'Conferma disiscrizione' })
    await visit.sees({ role: 'heading', name: 'Disiscrizione completata' })
  },
}
