import { keysOf, recordOf } from './records.ts'
import { serviceSlugs } from './services/catalogue.ts'
import { landings } from './services/landings.ts'

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

/** What the table says of a page. */
interface PageEntry {
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
  /** The only values that the path's parameter may take; without it, any. */
  readonly values?: readonly string[]
  /**
   * The query parameters that the server draws the page from; it ignores all others, such as a campaign's. Without
   * this list a drawn page may depend on the whole address and is never kept.
   */
  readonly drawnFrom?: readonly string[]
}

type PageOptions = Partial<Omit<PageEntry, 'path' | 'title' | 'kind'>>

/** An entry that keeps the literal types of its path and of its parameter's values for {@link path}. */
function page<const Path extends string, const Options extends PageOptions>(
  pattern: Path,
  title: string,
  kind: RouteKind,
  options?: Options,
): PageEntry & { readonly path: Path } & Pick<Options, keyof Options & 'values'> {
  const standard = { indexable: true, policy: 'base', menuButton: true, footer: true } as const
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without options the type has no `values`
  return { ...standard, ...(options as Options), path: pattern, title, kind }
}

const estimator = { menuButton: false, footer: false } as const
const payment = { policy: 'payment', indexable: false } as const
const trial = { ...payment, menuButton: false } as const
const personal = { policy: 'private', indexable: false } as const
const ownPayment = { policy: 'private-payment', indexable: false } as const

/**
 * The page table (specification, section 2) by the ids of the pages. The browser's router, the BFF's status codes, the
 * sitemap and the prerender read it, so a page exists everywhere or nowhere. Tables of the browser that satisfy
 * `Record<PageId, …>` (modules, social pictures, structured data) make tsc fail for a page that they leave out.
 */
const pages = {
  home: page('/', 'La migliore offerta per i lavori di casa', 'static'),
  landing: page('/servizi/:service', 'Servizi', 'static', {
    values: landings.map(({ slug }) => slug),
  }),
  estimator: page('/scopri_quanto_costa', 'Scopri quanto costa', 'static', estimator),
  chat: page('/scopri_quanto_costa/:service', 'Scopri quanto costa', 'app', {
    ...estimator,
    indexable: false,
    values: serviceSlugs,
    drawnFrom: [],
  }),
  token: page('/auth/business_app_account_validation', 'Accesso all’app', 'app', personal),
  'token-test': page('/auth/business_app_account_validation_test', 'Accesso all’app', 'app', personal),
  'app-download': page('/app/download_page', 'Scarica l’app', 'static'),
  about: page('/info/chi_siamo', 'Chi siamo', 'static'),
  privacy: page('/info/privacy_policy', 'Privacy policy', 'static'),
  'privacy-alias': page('/info/privacy-policy', 'Privacy policy', 'static', { indexable: false }),
  terms: page('/info/termini_e_condizioni', 'Termini e condizioni', 'static'),
  ranking: page('/info/come_ordiniamo_i_risultati', 'Come ordiniamo i risultati', 'static'),
  accessibility: page('/info/accessibilita', 'Accessibilità', 'static'),
  'work-with-us': page('/professionisti/lavora_con_noi', 'Lavora con noi', 'static'),
  'payment-return': page('/professionisti/lavora_con_noi/return', 'Esito del pagamento', 'app', payment),
  trial: page('/professionisti/lavora_con_noi/inizia_la_prova', 'Inizia la prova', 'static', trial),
  'trial-payment': page(
    '/professionisti/lavora_con_noi/inizia_la_prova/pagamento',
    'Inizia la prova',
    'static',
    trial,
  ),
  'trial-return': page(
    '/professionisti/lavora_con_noi/inizia_la_prova/return',
    'Esito del pagamento',
    'app',
    trial,
  ),
  activation: page('/professionisti/lavora_con_noi/pagamento/:uid', 'Attiva il servizio', 'app', ownPayment),
  settlement: page('/professionisti/lavora_con_noi/saldo/:uid', 'Riattiva il servizio', 'app', ownPayment),
  'book-call': page(
    '/professionisti/lavora_con_noi/prenota_chiamata/:uid',
    'Prenota una chiamata',
    'app',
    personal,
  ),
  directory: page('/incontra_professionisti', 'I nostri professionisti', 'data', {
    drawnFrom: ['profession', 'city', 'page_size', 'page_number', 'salvati'],
  }),
  profile: page('/incontra_professionisti/:link', 'Profilo del professionista', 'data', { drawnFrom: [] }),
  unsubscribe: page('/landing/email_unsubscribe', 'Disiscrizione', 'app', personal),
  'thank-you': page('/thank_you', 'Grazie per aver prenotato!', 'app', {
    indexable: false,
    drawnFrom: [],
  }),
} as const

export type PageId = keyof typeof pages

/** The page whose address stands for another one that shows the same. */
const canonicalPages: Readonly<Partial<Record<PageId, PageId>>> = {
  'privacy-alias': 'privacy',
  'trial-payment': 'trial',
}

/** Old addresses of the specification and the page that each one leads to. */
export const pageRedirects = [
  { id: 'no-shop', path: '/incontra_professionisti/no_shop', to: 'home' },
] as const satisfies readonly { readonly id: string; readonly path: string; readonly to: PageId }[]

/** Leads to the professionals' app in the store of the visitor's system; the BFF answers it, no page does. */
export const appLinkPath = '/app/download'

/** A page of the site, by which router, BFF, sitemap and prerender know it. */
export interface PageRoute extends PageEntry {
  readonly id: PageId
  /** The address that stands for this one, where two serve the same page. */
  readonly canonicalPath?: string
}

function routeOf(id: PageId): PageRoute {
  const canonical = canonicalPages[id]
  return { ...pages[id], id, ...(canonical && { canonicalPath: pages[canonical].path }) }
}

const routes: Readonly<Record<PageId, PageRoute>> = recordOf(keysOf(pages), routeOf)

export const pageRoutes: readonly PageRoute[] = Object.values(routes)

/** The route of a page. */
export function pageRoute(id: PageId): PageRoute {
  return routes[id]
}

/** The names of the parameters in a path: 'uid' of '/saldo/:uid'. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never

type ValueOf<Entry> = Entry extends { readonly values: readonly (infer Value)[] } ? Value : string

type Parameters<Entry extends PageEntry> = Readonly<Record<ParameterOf<Entry['path']>, ValueOf<Entry>>>

/** The pages whose path has no parameter. */
export type FixedPageId = {
  [Id in PageId]: [ParameterOf<(typeof pages)[Id]['path']>] extends [never] ? Id : never
}[PageId]

/**
 * The path of a page, without query and fragment.
 *
 * @param parameters the values of the parameters in the page's path, not yet percent-encoded
 */
export function path<Id extends PageId>(
  id: Id,
  ...[parameters]: Id extends FixedPageId ? [] : [Parameters<(typeof pages)[Id]>]
): string {
  const values: Readonly<Record<string, string>> = parameters ?? {}
  return pages[id].path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Whether a page is about professionals of the directory: where they are samples, search engines may not list it. */
export function showsProfessionals({ id }: Pick<PageRoute, 'id'>): boolean {
  return id === 'directory' || id === 'profile'
}

function matches({ path: pattern, values }: PageRoute, segments: readonly string[]): boolean {
  const parts = pattern.split('/').slice(1)
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
export function matchPageRoute(pathname: string): PageRoute | undefined {
  const clean = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const exact = pageRoutes.find((entry) => entry.path === clean)
  if (exact) return exact
  const segments = clean.split('/').slice(1)
  return pageRoutes.find((entry) => entry.path.includes(':') && matches(entry, segments))
}

/** Every address of a route that needs no data from outside: its path, or one for each of its values. */
export function concretePaths({ path: pattern, values }: PageRoute): string[] {
  if (!pattern.includes(':')) return [pattern]
  return (values ?? []).map((value) => pattern.replace(/:\w+/, value))
}
