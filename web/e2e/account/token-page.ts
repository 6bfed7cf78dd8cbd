import type { Page, Request } from 'playwright-core'

export const tokenPath = '/auth/business_app_account_validation'
export const withToken = `${tokenPath}?short_token=segreto-1`
export const tokenEndpoint = '/api/token/validate'

/** Texts of the specification, section 4. */
export const texts = {
  validating: "Validazione dell'account in corso.",
  refused: 'Oops... qualcosa è andato storto...',
  notNotified: "Invio automatico della notifica di accesso all'app fallito.",
} as const

export const missing = 'Manca il codice di accesso'

export const agents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  huawei: 'Mozilla/5.0 (Linux; Android 12; HUAWEI P60) Chrome/114.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
} as const

/** Page object of the app login. */
export function tokenPage(page: Page) {
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    open: page.getByRole('link', { name: 'Apri l’app' }),
    retry: page.getByRole('button', { name: 'Riprova' }),
    again: page.getByRole('link', { name: 'Accedi di nuovo dall’app' }),
  }
}

/** All places in the browser that contain the token of {@link withToken}. */
export function traces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      location.href,
      JSON.stringify(history.state),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ].filter((text) => text.includes('segreto')),
  )
}

/** Collects the validation requests of a page from now on. */
export function validationsOf(page: Page): Request[] {
  const found: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(tokenEndpoint)) found.push(request)
  })
  return found
}
