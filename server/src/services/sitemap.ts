import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'

import type { CallContext } from '../upstream/affiliates.ts'
import type { AffiliatesService } from './affiliates.ts'

const freshMs = 24 * 60 * 60 * 1000

/** The most addresses that one sitemap may hold (sitemaps.org, protocol). */
const maxAddresses = 50_000

export interface SitemapService {
  /** The links of all professionals, collected at most once a day. Rejects with an upstream AppError. */
  profileLinks(context: CallContext): Promise<readonly string[]>
}

interface SitemapDeps {
  readonly affiliates: Pick<AffiliatesService, 'search'>
  readonly now: () => number
}

/** Collects what the sitemap lists of the directory, page by page. */
export function createSitemapService({ affiliates, now }: SitemapDeps): SitemapService {
  let collected: { readonly at: number; readonly links: Promise<readonly string[]> } | undefined

  async function collect(context: CallContext): Promise<readonly string[]> {
    const links = new Set<string>()
    let totalPages = 1
    for (let page = 1; page <= Math.min(totalPages, directoryLimits.maxPage); page += 1) {
      // One page after the other: a sitemap is not worth a burst of upstream calls.
      // oxlint-disable-next-line no-await-in-loop
      const { value } = await affiliates.search(
        { profession: '', city: '', page, pageSize: directoryLimits.maxPageSize },
        context,
      )
      for (const { link } of value.affiliates) links.add(link)
      totalPages = value.totalPages
      if (links.size >= maxAddresses) break
    }
    return [...links].slice(0, maxAddresses)
  }

  return {
    async profileLinks(context) {
      if (collected && now() - collected.at < freshMs) return collected.links
      const attempt = { at: now(), links: collect(context) }
      collected = attempt
      try {
        return await attempt.links
      } catch (error) {
        if (collected === attempt) collected = undefined
        throw error
      }
    },
  }
}
