import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

import { foldName } from '@mestieri/shared/municipalities/fold.ts'

/** The four entries of the list that are province names and not municipalities, with their province codes. */
const provinceNames: ReadonlyMap<string, string> = new Map([
  [foldName('Medio Campidano'), 'VS'],
  [foldName('Ogliastra'), 'OG'],
  [foldName('Olbia-Tempio'), 'OT'],
  [foldName('Verbano-Cusio-Ossola'), 'VB'],
])

type Row = Record<string, SQLOutputValue>

/** The parameters of a search. An empty `profession` or `location` matches everything. */
export interface AffiliateQuery {
  readonly profession: string
  /** A municipality as 'NAME (XX)' in any case, or one of the four province names. */
  readonly location: string
  readonly pageSize: number
  /** From 1. */
  readonly pageNumber: number
}

export interface AffiliateRecords {
  /** Returns one page of results and the total number of results. */
  search(query: AffiliateQuery): { readonly rows: readonly Row[]; readonly total: number }
  byLink(link: string): Row | undefined
  byUid(uid: string): Row | undefined
}

const columns = `a.*, (
  SELECT json_group_array(s.city ORDER BY s.position) FROM served_cities s WHERE s.affiliate_id = a.affiliate_id
) AS served_cities`

/**
 * Joins the professionals that match a place: `reach` is 0 if they are based there, 1 if they only serve it.
 * `key` is the column of the place. Grouped, because a professional can be based in a province and serve
 * several of its cities.
 */
const placed = (key: 'place_key' | 'province'): string => `(
  SELECT affiliate_id, min(reach) AS reach FROM (
    SELECT affiliate_id, 0 AS reach FROM affiliates WHERE ${key} = :place
    UNION ALL
    SELECT affiliate_id, 1 AS reach FROM served_cities WHERE ${key} = :place
  ) GROUP BY affiliate_id
) AS p JOIN affiliates AS a USING (affiliate_id)`

/**
 * Reads professionals from the database.
 *
 * The site explains the order of results to its visitors: with a place, professionals based there come before
 * those who only serve it. Then the number of satisfied customers counts, largest first, then the name. The
 * unique link comes last, so that pages neither overlap nor skip a professional. Payments and settings of a
 * professional have no influence.
 */
export function createAffiliateRecords(database: DatabaseSync): AffiliateRecords {
  const statements = (from: string, order: string, profession: string) => {
    const where = profession === '' ? '' : 'WHERE a.profession = :profession'
    return {
      page: database.prepare(
        `SELECT ${columns} FROM ${from} ${where} ORDER BY ${order}a.satisfied_customers DESC, a.shopname, a.link LIMIT :limit OFFSET :offset`,
      ),
      count: database.prepare(`SELECT count(*) AS total FROM ${from} ${where}`),
    }
  }
  const both = (from: string, order: string) => ({
    any: statements(from, order, ''),
    one: statements(from, order, 'one'),
  })
  const anywhere = both('affiliates AS a', '')
  const inPlace = both(placed('place_key'), 'p.reach, ')
  const inProvince = both(placed('province'), 'p.reach, ')
  const byLink = database.prepare(`SELECT ${columns} FROM affiliates AS a WHERE a.link = ?`)
  const byUid = database.prepare(`SELECT ${columns} FROM affiliates AS a WHERE a.uid = ?`)

  return {
    search({ profession, location, pageSize, pageNumber }) {
      const key = foldName(location)
      const province = provinceNames.get(key)
      const filters = {
        ...(location === '' ? {} : { place: province ?? key }),
        ...(profession === '' ? {} : { profession }),
      }
      const place = province === undefined ? inPlace : inProvince
      const { page, count } = (location === '' ? anywhere : place)[profession === '' ? 'any' : 'one']
      const total = Number(count.get(filters)?.['total'])
      const rows = page.all({ ...filters, limit: pageSize, offset: (pageNumber - 1) * pageSize })
      return { rows, total }
    },
    byLink: (link) => byLink.get(link),
    byUid: (uid) => byUid.get(uid),
  }
}
