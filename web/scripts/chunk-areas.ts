/** What the bundler knows of a module: who needs it at once, and who asks for it when the time comes. */
export interface ModuleUse {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

type LookUp = (id: string) => ModuleUse | null

const areas = {
  payments: ['trial', 'activation', 'settlement', 'payment-return'],
  professionals: ['work-with-us', 'book-call', 'thank-you', 'app-download', 'token', 'unsubscribe'],
  documents: ['privacy', 'terms', 'accessibility', 'about', 'ranking'],
} as const

const isRule = /shared[\\/]src[\\/][\w-]+\.ts$/

/** The pages that customers walk through. */
const site = 'site'

const pageName = (root: string): string => /pages[\\/]([\w-]+)[\\/]page\.tsx$/.exec(root)?.[1] ?? ''

function areaOf(root: string): keyof typeof areas | typeof site {
  const page = pageName(root)
  for (const [area, pages] of Object.entries(areas)) {
    if ((pages as readonly string[]).includes(page)) return area as keyof typeof areas
  }
  return site
}

const isPage = (root: string): boolean => /[\\/](?:page\.tsx|index\.html)$/.test(root)

/**
 * Says in which shared file a module belongs. What two pages share comes as one file, because on a phone each further
 * one costs a round trip; but what the pages of one area share among themselves stays out of the file that every page
 * loads, and what several areas need out of each of theirs. A module goes wherever those that need it go, or further
 * up, so files never need each other in a circle.
 *
 * @param lookUp the bundler's knowledge; null for what it does not know
 * @returns the file's name, `common` for the one that every page loads; null for a module that follows its only page
 */
export function createChunkAreas(lookUp: LookUp): (id: string) => string | null {
  const known = new Map<string, ReadonlySet<string>>()

  /** The entries, and the modules that are asked for later, from which one reaches a module. */
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
    if (sitePages.length > 1 || sitePages.some(isEntry)) return 'common'
    // Facts and rules without a face weigh next to nothing, and would bring a whole file along.
    if (sitePages.length === 1 && isRule.test(id)) return 'common'
    // One page of the site needs it, and another area: a file for both is better than weight on every page. Of the
    // home page's, which are many and are read first, it is one together.
    if (sitePages[0] !== undefined) return pageName(sitePages[0]) === 'home' ? 'with-home' : null
    const [area, ...others] = new Set(pages.map(areaOf))
    return area === undefined || area === site || others.length > 0 ? 'between' : area
  }
}
