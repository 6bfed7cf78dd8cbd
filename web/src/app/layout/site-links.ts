import { brand } from '@mestieri/shared/brand.ts'
import { type FixedPageId, type PageId, path } from '@mestieri/shared/pages.ts'
import { landings } from '@mestieri/shared/services/landings.ts'

export interface SiteLink {
  readonly to: string
  readonly label: string
}

export interface MainLink extends SiteLink {
  /** The id of the route that the link opens. */
  readonly id: PageId
  /** Further routes in the same section of the site. */
  readonly within: readonly PageId[]
}

function mainLink(id: FixedPageId, label: string, within: readonly PageId[] = []): MainLink {
  return { id, to: path(id), label, within }
}

/** The four links of the header (specification, section 2, 'Layout'). */
export const mainLinks = {
  home: mainLink('home', 'Home'),
  directory: mainLink('directory', 'I nostri professionisti', ['profile', 'ranking']),
  workWithUs: mainLink('work-with-us', 'Lavora con noi'),
  about: mainLink('about', 'Chi siamo'),
} as const

/** The value of `aria-current` on a main link while the route with this id is shown. */
export function currentValue(link: MainLink, routeId: PageId | undefined): 'page' | 'true' | undefined {
  if (routeId === link.id) return 'page'
  return routeId !== undefined && link.within.includes(routeId) ? 'true' : undefined
}

/** The main call to action, a red button everywhere. */
export const estimatorLink: SiteLink = { to: path('estimator'), label: 'Scopri quanto costa' }

/** The submenu of 'Lavora con noi'. */
export const proLinks: readonly SiteLink[] = [
  { to: mainLinks.workWithUs.to, label: 'Come funziona' },
  { to: path('trial'), label: 'Inizia la prova' },
  { to: path('app-download'), label: 'Scarica l’app' },
]

/** Towns of all parts of the country: the name, and the sign of the province. */
const towns = [
  ['Milano', 'MI'],
  ['Monza', 'MB'],
  ['Torino', 'TO'],
  ['Bologna', 'BO'],
  ['Firenze', 'FI'],
  ['Roma', 'RM'],
  ['Napoli', 'NA'],
  ['Bari', 'BA'],
] as const

function townLink([name, province]: (typeof towns)[number]): SiteLink {
  const query = new URLSearchParams({ city: `${name.toUpperCase()} (${province})` })
  return { to: `${mainLinks.directory.to}?${query.toString()}`, label: name }
}

/** The lists of the footer above its columns: the landings of the services, and the directory by town. */
export const footerLists: typeof footerColumns = [
  {
    title: 'Quanto costa',
    links: landings.map(({ slug, name }) => ({ to: path('landing', { service: slug }), label: name })),
  },
  { title: 'Professionisti a', links: towns.map(townLink) },
]

/** The columns of the footer. The footer itself adds the cookie preferences to the last one. On phones two stand in a row: short beside short. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: 'Per chi ha una casa',
    links: [estimatorLink, mainLinks.directory],
  },
  {
    title: brand.name,
    links: [mainLinks.about, { to: path('accessibility'), label: 'Accessibilità' }],
  },
  {
    title: 'Per i professionisti',
    links: [mainLinks.workWithUs, ...proLinks.slice(1)],
  },
  {
    title: 'Note legali',
    links: [
      { to: path('privacy'), label: 'Privacy policy' },
      { to: `${path('privacy')}#cookie`, label: 'Cookie policy' },
      { to: path('terms'), label: 'Termini e condizioni' },
    ],
  },
]
