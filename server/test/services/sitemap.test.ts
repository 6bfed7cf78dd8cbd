import type { AffiliateCard, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { createSitemapService } from '../../src/services/sitemap.ts'

const context = { requestId: 'test' }

/** A directory of so many professionals, which counts how often it is asked. */
function directory(total: number) {
  const asked: AffiliateSearch[] = []
  return {
    asked,
    search: async (search: AffiliateSearch) => {
      asked.push(search)
      const from = (search.page - 1) * search.pageSize
      const count = Math.max(0, Math.min(search.pageSize, total - from))
      return {
        cache: 'miss' as const,
        value: {
          affiliates: Array.from(
            { length: count },
            (_, index) => ({ link: `l${from + index}` }) as AffiliateCard,
          ),
          totalAffiliates: total,
          totalPages: Math.ceil(total / search.pageSize),
          page: search.page,
          pageSize: search.pageSize,
        },
      }
    },
  }
}

t.test('all pages of the directory are collected, once a day, however many ask', async (t) => {
  const affiliates = directory(100)
  let now = 0
  const sitemap = createSitemapService({ affiliates, now: () => now })
  const [first, second] = await Promise.all([sitemap.profileLinks(context), sitemap.profileLinks(context)])
  t.equal(first.length, 100)
  t.equal(new Set(first).size, 100)
  t.equal(first, second)
  t.equal(affiliates.asked.length, 3)
  now = 24 * 60 * 60 * 1000 - 1
  await sitemap.profileLinks(context)
  t.equal(affiliates.asked.length, 3)
  now += 1
  await sitemap.profileLinks(context)
  t.equal(affiliates.asked.length, 6)
})

t.test('an empty directory has an empty list', async (t) => {
  const sitemap = createSitemapService({ affiliates: directory(0), now: () => 0 })
  t.same(await sitemap.profileLinks(context), [])
})

t.test('a failure is not kept: the next one who asks tries again', async (t) => {
  const affiliates = directory(3)
  let fails = true
  const sitemap = createSitemapService({
    now: () => 0,
    affiliates: {
      search: (search) =>
        fails ? Promise.reject(new AppError('upstream_failed')) : affiliates.search(search),
    },
  })
  await t.rejects(sitemap.profileLinks(context), AppError)
  fails = false
  t.same(await sitemap.profileLinks(context), ['l0', 'l1', 'l2'])
})
