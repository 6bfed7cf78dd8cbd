import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

import { foldName } from '@mestieri/shared/municipalities/fold.ts'

import { createPageReader } from './page-reader.ts'

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
 * Reads professionals from the database.
 *
 * The site explains the order of results to its visitors: with a place, professionals based there come before
 * those who only serve it. Then the number of satisfied customers counts, largest first, then the name. The
 * unique link comes last, so that pages neither overlap nor skip a professional. Payments and settings of a
 * professional have no influence.
 */
export function createAffiliateRecords(database: DatabaseSync): AffiliateRecords {
  // The listing has the order of results, so a page reads its own rows and those before it, and sorts only its own.
  const order = 'satisfied_customers DESC, shopname, link'
  const inPlace = database.prepare(`SELECT ${columns} FROM (
      SELECT affiliate_id, reach FROM place_listings WHERE place_key = :place AND profession = :profession
      ORDER BY reach, ${order} LIMIT :limit OFFSET :offset
    ) AS p CROSS JOIN affiliates AS a USING (affiliate_id) ORDER BY p.reach, ${order}`)
  const anywhere = (where: string) =>
    database.prepare(
      `SELECT ${columns} FROM affiliates AS a ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
    )
  const everybody = anywhere('')
  const readNextPage = createPageReader(database, columns)
  const ofProfession = anywhere('WHERE a.profession = :profession')
  const count = database.prepare('SELECT total FROM place_counts WHERE place_key = ? AND profession = ?')
  const byLink = database.prepare(`SELECT ${columns} FROM affiliates AS a WHERE a.link = ?`)
  const byUid = database.prepare(`SELECT ${columns} FROM affiliates AS a WHERE a.uid = ?`)

  return {
    search({ profession, location, pageSize, pageNumber }) {
      const key = foldName(location)
      const province = provinceNames.get(key)
      const place = province === undefined ? key : `province/${province}`
      // A name without letters or digits is no place, and not all of Italy.
      if (place === '' && location !== '') return { rows: [], total: 0 }
      const total = Number(count.get(place, profession)?.['total'] ?? 0)
      const window = { limit: pageSize, offset: (pageNumber - 1) * pageSize }
      if (window.offset >= total) return { rows: [], total }
      if (place !== '') return { rows: inPlace.all({ place, profession, ...window }), total }
      const rows =
        profession === ''
          ? readNextPage(pageSize, pageNumber, () => everybody.all(window))
          : ofProfession.all({ profession, ...window })
      return { rows, total }
    },
    byLink: (link) => byLink.get(link),
    byUid: (uid) => byUid.get(uid),
  }
}
