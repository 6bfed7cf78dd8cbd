import { municipalityList } from '@mestieri/shared/municipalities/list.ts'

export type Peer =
  | 'nginx proxy'
  | 'nginx cache'
  | 'nginx files'
  | 'express'
  | 'fastify'
  | 'node:http'
  | 'sirv'
  | 'Next.js'

/** A figure of a request. */
export type Figure = 'cpu' | 'p50' | 'p99'

/** One request that is measured. */
export interface Row {
  readonly name: string
  /** The path of the request with this number; the same path each time for an answer that is kept. */
  readonly path: (count: number) => string
  /** The path of the upstream that plain proxies ask for. */
  readonly upstreamPath?: string
  readonly accepts?: string
  readonly status?: number
  readonly requests?: number
  /** Requests at the same time. Default: 16. */
  readonly inFlight?: number
  readonly peers: readonly Peer[]
  /** What is compared: the CPU time, or a quantile of the time to the end of an answer. Default: `cpu`. */
  readonly figure?: Figure
  /** The largest ratio to the first peer, or to another row of the site. */
  readonly goal?: number
  readonly comparedRow?: string
  /** The largest figure, in microseconds of CPU time or milliseconds, where the goal is one. */
  readonly goalFigure?: number
}

const towns = municipalityList().entries.map(({ value }) => encodeURIComponent(value))
const browser = 'gzip, deflate, br'

/** A query that was not asked before: each town, and then its further pages. */
function uniqueTown(count: number, page: string): string {
  return `city=${towns[count % towns.length]}&${page}=${1 + Math.floor(count / towns.length)}`
}

const search = {
  upstreamPath: '/portal/get_affiliates_by_profession',
  peers: ['nginx proxy', 'express', 'fastify'],
} as const
const cached = { accepts: browser, peers: ['nginx cache', 'node:http'], goal: 1.5 } as const
const page = { accepts: browser, peers: ['nginx files', 'node:http'], goal: 1.6 } as const
const drawn = { accepts: browser, peers: [], comparedRow: 'home page' } as const
const warm = { ...drawn, goal: 1.3 } as const
const cold = { ...drawn, requests: 200, inFlight: 4 } as const
const asset = { accepts: browser, peers: ['nginx files', 'sirv'], goal: 2 } as const
/** One request at a time: what a visitor waits for while nobody else asks. */
const alone = { figure: 'p50', inFlight: 1, requests: 300 } as const

const directory = '/incontra_professionisti'

/** The rows of the table. The addresses of assets depend on the web build. */
export function createRows(
  assets: readonly { readonly name: string; readonly path: string }[],
): readonly Row[] {
  return [
    {
      ...search,
      name: 'search, not cached',
      accepts: 'identity',
      path: (count) => `/api/affiliates?profession=Idraulico&${uniqueTown(count, 'page')}`,
      goal: 6,
    },
    {
      ...search,
      name: 'search, not cached, br',
      accepts: browser,
      path: (count) => `/api/affiliates?profession=Elettricista&${uniqueTown(count, 'page')}`,
      goal: 7,
    },
    {
      ...search,
      name: 'by-uid, never cached',
      upstreamPath: '/portal/get_affiliate_by_uid/',
      path: (count) => `/api/affiliates/by-uid/uid-${count}`,
      goal: 3.6,
    },
    {
      ...search,
      name: 'session status, never cached',
      upstreamPath: '/payments/session-status?session_id=cs_1',
      path: (count) => `/api/payments/checkout-sessions/cs_test_${count}`,
      goal: 3.6,
    },
    {
      ...search,
      ...alone,
      name: 'search, one at a time',
      accepts: 'identity',
      path: (count) => `/api/affiliates?profession=Piastrellista&${uniqueTown(count, 'page')}`,
      goal: 1.6,
    },
    {
      ...search,
      ...alone,
      name: 'by-uid, one at a time',
      upstreamPath: '/portal/get_affiliate_by_uid/',
      path: (count) => `/api/affiliates/by-uid/alone-${count}`,
      goal: 1.25,
    },
    {
      ...search,
      ...alone,
      name: 'session status, one at a time',
      upstreamPath: '/payments/session-status?session_id=cs_1',
      path: (count) => `/api/payments/checkout-sessions/cs_test_alone${count}`,
      goal: 1.25,
    },
    {
      ...search,
      name: 'search, 99th percentile of 16 at a time',
      figure: 'p99',
      accepts: 'identity',
      path: (count) => `/api/affiliates?profession=Giardiniere&${uniqueTown(count, 'page')}`,
      goalFigure: 15,
    },
    {
      ...cached,
      name: 'directory read, cached',
      path: () => '/api/affiliates?profession=Idraulico&city=MONZA%20(MB)',
    },
    {
      ...cached,
      name: 'profile read, cached',
      path: () => '/api/affiliates/termoidraulica-lombarda-1-milano',
    },
    { ...page, name: 'home page', path: () => '/', peers: [...page.peers, 'sirv', 'Next.js'] },
    { ...page, name: 'service page', path: () => '/servizi/ristrutturazione_bagno' },
    { ...page, name: 'page not found', path: () => '/nessuna-pagina', status: 404, goal: 2 },
    { ...warm, name: 'directory page, warm', path: () => `${directory}?profession=Idraulico` },
    { ...warm, name: 'profile page, warm', path: () => `${directory}/termoidraulica-lombarda-1-milano` },
    {
      ...cold,
      name: 'directory page, cold',
      path: (count) => `${directory}?profession=Imbianchino&${uniqueTown(count, 'page_number')}`,
      goalFigure: 2_500,
    },
    {
      ...cold,
      name: 'profile page, cold',
      path: (count) => `${directory}/professional-${count}`,
      goalFigure: 1_200,
    },
    ...assets.map(({ name, path }) => ({ ...asset, name, path: () => path })),
  ]
}
