/** The bundler's facts on a module: its static and its dynamic importers, by module id. */
export interface ModuleUse {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

type LookUp = (id: string) => ModuleUse | null

const areas = {
  payments: ['trial', 'own-payment', 'payment-return'],
  professionals: ['work-with-us', 'book-call', 'thank-you', 'app-download', 'token', 'unsubscribe'],
  documents: ['privacy', 'terms', 'accessibility', 'about', 'ranking'],
} as const

/** The owner's files, which grow with what the owner fills in. */
const isOwnerFile = /shared[\\/]src[\\/]brand[\\/]/

/** Parts of a few customers' pages. They stay out of the chunk that every page loads. */
const isOfFewPages = /[\\/](?:NotFoundPage|Accordion)\.tsx$/

/** Shared rules and single icons. */
const isSmall = /shared[\\/]src[\\/][\w-]+\.ts$|tabler[\\/]icons-react[\\/]/

/** The area of every page that `areas` does not list: the customers' pages. */
const site = 'site'

const pageName = (root: string): string => /pages[\\/]([\w-]+)[\\/]page\.tsx$/.exec(root)?.[1] ?? ''

function areaOf(root: string): keyof typeof areas | typeof site {
  const page = pageName(root)
  for (const [area, pages] of Object.entries(areas)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table
    if ((pages as readonly string[]).includes(page)) return area as keyof typeof areas
  }
  return site
}

const isPage = (root: string): boolean => /[\\/](?:page\.tsx|index\.html)$/.test(root)

/**
 * Assigns modules to shared chunks. There are few chunks, because each extra request costs a round trip on a
 * phone. Modules that only the pages of one area share stay out of the chunk that every page loads. Modules
 * that several areas share stay out of each area's chunk. A module goes into the chunk of its importers or
 * into a more general one, so chunks never import each other in a cycle.
 *
 * @param lookUp returns the bundler's facts on a module, or null for an unknown id
 * @returns the chunk's name (every page loads `common`), or null to leave the module to the bundler
 */
export function createChunkAreas(lookUp: LookUp): (id: string) => string | null {
  const known = new Map<string, ReadonlySet<string>>()

  /** The entries and dynamically imported modules that reach a module through static imports. */
  function rootsOf(id: string): ReadonlySet<string> {
    const before = known.get(id)
    if (before) return before
    const roots = new Set<string>()
    const seen = new Set([id])
    const queue = [id]
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const use = lookUp(next)
      if (!use) continue
      if (use.isEntry || use.dynamicImporters.length > 0) roots.add(next)
      for (const importer of use.importers) {
        if (!seen.has(importer)) queue.push(importer)
        seen.add(importer)
      }
    }
    known.set(id, roots)
    return roots
  }

  const isEntry = (root: string) => lookUp(root)?.isEntry === true

  return (id) => {
    const pages = [...rootsOf(id)].filter(isPage)
    if (pages.length < 2) return null
    const sitePages = pages.filter((page) => areaOf(page) === site)
    // Every page loads `common`, and its size is limited.
    if (isOwnerFile.test(id) || isOfFewPages.test(id)) return null
    if (sitePages.length > 1 || sitePages.some(isEntry)) return 'common'
    // A small module costs less in `common` than the request for another chunk.
    if (sitePages.length === 1 && isSmall.test(id)) return 'common'
    // One customer page and another area share this module: keep it out of `common`, which every page loads.
    // The home page has many such modules and is often visited first, so they form one chunk.
    if (sitePages[0] !== undefined) return pageName(sitePages[0]) === 'home' ? 'with-home' : null
    const [area, ...others] = new Set(pages.map(areaOf))
    return area === undefined || area === site || others.length > 0 ? 'between' : area
  }
}
