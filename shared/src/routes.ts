import { serviceSlugs } from './services/catalogue.ts'
import { landings } from './services/landings.ts'

/**
 * The page route table (specification, section 2). The browser's router, the BFF's status codes,
 * the sitemap and the prerender all read it, so a page exists everywhere or nowhere.
 */

/** `static`: prerendered at build. `data`: rendered per request. `app`: the shell, filled in by the browser. */
export type RouteKind = 'static' | 'data' | 'app'

/** Which Content-Security-Policy and privacy headers the page's document carries (security.md, section 2). */
export type RoutePolicy = 'base' | 'payment' | 'private' | 'private-payment'

/** Whether pages of a policy may ask for the card provider's script. */
export function takesPayments(policy: RoutePolicy): boolean {
  return policy === 'payment' || policy === 'private-payment'
}

/** Whether pages of a policy have addresses that are told to nobody: no referrer, no cache, no search engine. */
export function isPrivate(policy: RoutePolicy): boolean {
  return policy === 'private' || policy === 'private-payment'
}

export interface PageRoute {
  readonly id: string
  /** React Router's pattern, without a trailing slash. */
  readonly path: string
  /** The document title, without the brand; data pages make their own. */
  readonly title: string
  readonly kind: RouteKind
  /** Whether search engines may list it and the sitemap holds it. */
  readonly indexable: boolean
  readonly policy: RoutePolicy
  readonly menuButton: boolean
  readonly footer: boolean
  /** The address that stands for this one, where two serve the same page. */
  readonly canonicalPath?: string
  /** The only values that the path's parameter may take; without it, any. */
  readonly values?: readonly string[]
  /**
   * The query parameters that the server draws the page from; it ignores all others, such as a campaign's. Without
   * this list a drawn page may depend on the whole address and is never kept.
   */
  readonly drawnFrom?: readonly string[]
}

type RouteOptions = Partial<Omit<PageRoute, 'id' | 'path' | 'title' | 'kind'>>

function route(
  id: string,
  path: string,
  title: string,
  kind: RouteKind,
  options: RouteOptions = {},
): PageRoute {
  return {
    id,
    path,
    title,
    kind,
    indexable: true,
    policy: 'base',
    menuButton: true,
    footer: true,
    ...options,
  }
}

const estimator = { menuButton: false, footer: false } as const
const payment = { policy: 'payment', indexable: false } as const
const trial = { ...payment, menuButton: false } as const
const personal = { policy: 'private', indexable: false } as const
const ownPayment = { policy: 'private-payment', indexable: false } as const

export const pageRoutes: readonly PageRoute[] = [
  route('home', '/', 'La migliore offerta per i lavori di casa', 'static'),
  route('landing', '/servizi/:service', 'Servizi', 'static', {
    values: landings.map(({ slug }) => slug),
  }),
  route('estimator', '/scopri_quanto_costa', 'Scopri quanto costa', 'static', estimator),
  route('chat', '/scopri_quanto_costa/:service', 'Scopri quanto costa', 'app', {
    ...estimator,
    indexable: false,
    values: serviceSlugs,
    drawnFrom: [],
  }),
  route('token', '/auth/business_app_account_validation', 'Accesso all’app', 'app', personal),
  route('token-test', '/auth/business_app_account_validation_test', 'Accesso all’app', 'app', personal),
  route('app-download', '/app/download_page', 'Scarica l’app', 'static'),
  route('about', '/info/chi_siamo', 'Chi siamo', 'static'),
  route('privacy', '/info/privacy_policy', 'Privacy policy', 'static'),
  route('privacy-alias', '/info/privacy-policy', 'Privacy policy', 'static', {
    indexable: false,
    canonicalPath: '/info/privacy_policy',
  }),
  route('terms', '/info/termini_e_condizioni', 'Termini e condizioni', 'static'),
  route('ranking', '/info/come_ordiniamo_i_risultati', 'Come ordiniamo i risultati', 'static'),
  route('accessibility', '/info/accessibilita', 'Accessibilità', 'static'),
  route('work-with-us', '/professionisti/lavora_con_noi', 'Lavora con noi', 'static'),
  route('payment-return', '/professionisti/lavora_con_noi/return', 'Esito del pagamento', 'app', payment),
  route('trial', '/professionisti/lavora_con_noi/inizia_la_prova', 'Inizia la prova', 'static', trial),
  route(
    'trial-payment',
    '/professionisti/lavora_con_noi/inizia_la_prova/pagamento',
    'Inizia la prova',
    'static',
    { ...trial, canonicalPath: '/professionisti/lavora_con_noi/inizia_la_prova' },
  ),
  route(
    'trial-return',
    '/professionisti/lavora_con_noi/inizia_la_prova/return',
    'Esito del pagamento',
    'app',
    trial,
  ),
  route(
    'activation',
    '/professionisti/lavora_con_noi/pagamento/:uid',
    'Attiva il servizio',
    'app',
    ownPayment,
  ),
  route('settlement', '/professionisti/lavora_con_noi/saldo/:uid', 'Riattiva il servizio', 'app', ownPayment),
  route(
    'book-call',
    '/professionisti/lavora_con_noi/prenota_chiamata/:uid',
    'Prenota una chiamata',
    'app',
    personal,
  ),
  route('directory', '/incontra_professionisti', 'I nostri professionisti', 'data', {
    drawnFrom: ['profession', 'city', 'page_size', 'page_number', 'salvati'],
  }),
  route('profile', '/incontra_professionisti/:link', 'Profilo del professionista', 'data', { drawnFrom: [] }),
  route('unsubscribe', '/landing/email_unsubscribe', 'Disiscrizione', 'app', personal),
  route('thank-you', '/thank_you', 'Grazie per aver prenotato!', 'app', {
    indexable: false,
    drawnFrom: [],
  }),
]

/** The route of an id; a wrong id is a mistake in the code. */
export function pageRoute(id: string): PageRoute {
  const found = pageRoutes.find((entry) => entry.id === id)
  if (!found) throw new Error(`no page route '${id}'`)
  return found
}

function matches({ path, values }: PageRoute, segments: readonly string[]): boolean {
  const parts = path.split('/').slice(1)
  return (
    parts.length === segments.length &&
    parts.every((part, index) => {
      const segment = segments[index] ?? ''
      if (!part.startsWith(':')) return part === segment
      return segment !== '' && (values === undefined || values.includes(segment))
    })
  )
}

/**
 * The route that serves a path, without its query; one trailing slash is forgiven. A literal path wins over a
 * pattern. The path is taken as it stands, still percent-encoded.
 */
export function matchPageRoute(path: string): PageRoute | undefined {
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const exact = pageRoutes.find((entry) => entry.path === clean)
  if (exact) return exact
  const segments = clean.split('/').slice(1)
  return pageRoutes.find((entry) => entry.path.includes(':') && matches(entry, segments))
}

/** Every address of a route that needs no data from outside: its path, or one for each of its values. */
export function concretePaths({ path, values }: PageRoute): string[] {
  if (!path.includes(':')) return [path]
  return (values ?? []).map((value) => path.replace(/:\w+/, value))
}
