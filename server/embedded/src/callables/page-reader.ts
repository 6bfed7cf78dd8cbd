import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'

type Row = Record<string, SQLOutputValue>

/** Where a page ended: the last row's values of the order of results. */
interface Bookmark {
  readonly customers: SQLInputValue
  readonly shopname: SQLInputValue
  readonly link: SQLInputValue
}

/** How many ends of pages are remembered. */
const maxBookmarks = 64

/**
 * Creates a reader of the pages of all professionals. A reader of the whole directory, such as the sitemap, asks for
 * one page after the other. A page whose predecessor was read is found by the predecessor's last row, in the same time
 * for every page; any other page has to skip all rows before it.
 *
 * @param columns the columns to read, of `affiliates AS a`
 */
export function createPageReader(
  database: DatabaseSync,
  columns: string,
): (pageSize: number, page: number, readBySkipping: () => readonly Row[]) => readonly Row[] {
  const sameCustomers = database.prepare(`SELECT ${columns} FROM affiliates AS a
    WHERE a.satisfied_customers = :customers AND (a.shopname, a.link) > (:shopname, :link)
    ORDER BY a.shopname, a.link LIMIT :limit`)
  const fewerCustomers = database.prepare(`SELECT ${columns} FROM affiliates AS a
    WHERE a.satisfied_customers < :customers
    ORDER BY a.satisfied_customers DESC, a.shopname, a.link LIMIT :limit`)
  // Another number when another process has changed the database. This one never changes professionals.
  const dataVersion = database.prepare('PRAGMA data_version')
  const ends = new Map<string, Bookmark>()
  let version: unknown

  function readAfter(end: Bookmark, limit: number): readonly Row[] {
    const same = sameCustomers.all({ ...end, limit })
    if (same.length === limit) return same
    const { customers } = end
    return [...same, ...fewerCustomers.all({ customers, limit: limit - same.length })]
  }

  return (pageSize, page, readBySkipping) => {
    const current = dataVersion.get()?.['data_version']
    if (current !== version) ends.clear()
    version = current
    const before = ends.get(`${pageSize}/${page - 1}`)
    const rows = before ? readAfter(before, pageSize) : readBySkipping()
    const last = rows.at(-1)
    if (last?.['link'] === undefined) return rows
    const key = `${pageSize}/${page}`
    ends.delete(key)
    ends.set(key, {
      customers: last['satisfied_customers'] ?? null,
      shopname: last['shopname'] ?? null,
      link: last['link'],
    })
    const [oldest] = ends.keys()
    if (ends.size > maxBookmarks && oldest !== undefined) ends.delete(oldest)
    return rows
  }
}
