import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute } from '@mestieri/shared/routes.ts'

export interface SiteLink {
  readonly to: string
  readonly label: string
}

export interface MainLink extends SiteLink {
  /** The route it opens. */
  readonly id: string
  /** The routes of its part of the site, beside its own. */
  readonly within: readonly string[]
}

function mainLink(id: string, label: string, within: readonly string[] = []): MainLink {
  return { id, to: pageRoute(id).path, label, within }
}

/** The four links of the header (specification, section 2, 'Layout'). */
export const mainLinks = {
  home: mainLink('home', 'Home'),
  directory: mainLink('directory', 'I nostri professionisti', ['profile', 'ranking']),
  workWithUs: mainLink('work-with-us', 'Lavora con noi'),
  about: mainLink('about', 'Chi siamo'),
} as const

/** The value of `aria-current` on a main link while the route with this id is shown. */
export function currentValue(link: MainLink, routeId: string | undefined): 'page' | 'true' | undefined {
  if (routeId === link.id) return 'page'
  return routeId !== undefined && link.within.includes(routeId) ? 'true' : undefined
}

/** The one thing to do next, red wherever it stands. */
export const estimatorLink: SiteLink = { to: pageRoute('estimator').path, label: 'Scopri quanto costa' }

/** The submenu of 'Lavora con noi'. */
export const proLinks: readonly SiteLink[] = [
  { to: mainLinks.workWithUs.to, label: 'Come funziona' },
  { to: pageRoute('trial').path, label: 'Inizia la prova' },
  { to: pageRoute('app-download').path, label: 'Scarica l’app' },
]

/** The columns of the footer, the last without its consent entry. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: 'Per chi ha una casa',
    links: [
      estimatorLink,
      mainLinks.directory,
      { to: '/servizi/ristrutturazione_tetto', label: 'Rifare il tetto' },
    ],
  },
  {
    title: 'Per i professionisti',
    links: [mainLinks.workWithUs, ...proLinks.slice(1)],
  },
  {
    title: brand.name,
    links: [
      mainLinks.about,
      { to: pageRoute('ranking').path, label: 'Come ordiniamo i risultati' },
      { to: pageRoute('accessibility').path, label: 'Accessibilità' },
    ],
  },
  {
    title: 'Note legali',
    links: [
      { to: pageRoute('privacy').path, label: 'Privacy policy' },
      { to: `${pageRoute('privacy').path}#cookie`, label: 'Cookie policy' },
      { to: pageRoute('terms').path, label: 'Termini e condizioni' },
    ],
  },
]
