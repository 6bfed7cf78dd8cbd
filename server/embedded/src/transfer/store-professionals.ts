import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import type { Place } from '@mestieri/shared/municipalities/places.ts'

import { textOf } from '../listings/values.ts'
import { slugOf } from '../seed/names/firm-names.ts'
import { placeKey } from '../seed/towns.ts'
import type { Problem } from './csv.ts'
import { fieldOrder } from './fields.ts'
import type { ReadProfessional } from './professional.ts'

/** What an import did. */
export interface StoredCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

type Column = Exclude<(typeof fieldOrder)[number], 'served_cities'> | 'place_key'

/** The columns that an import sets, besides the key. The towns that are served have a table of their own. */
const columns: readonly Column[] = [
  ...fieldOrder.filter((field) => field !== 'served_cities'),
  // Derived from the town.
  'place_key',
]

type Values = Record<Column, SQLInputValue>
type Row = Readonly<Record<string, SQLInputValue>>

/** The values of a professional of whom nothing is given. */
const unset: Omit<Values, 'uid' | 'link' | 'shopname' | 'profession'> = {
  affiliate_name: '',
  affiliate_services: '[]',
  city: '',
  province: '',
  place_key: null,
  full_address: null,
  lat: null,
  lng: null,
  first_subscription_date: null,
  profile_picture: null,
  work_pictures: '[]',
  affiliate_info: null,
  affiliate_info_short: null,
  vat_nr: null,
  cuu: null,
  email: null,
  phone: null,
  rating: null,
  satisfied_customers: 0,
  settlement_due: null,
}

/** The columns of a town. */
function townValues(town: Place | null) {
  if (town === null) return { city: '', province: '', place_key: null }
  return { city: town.name, province: town.province, place_key: placeKey(town) }
}

interface StoreOptions {
  readonly database: DatabaseSync
  readonly professionals: readonly ReadProfessional[]
  /** The stored name of a picture of the file. */
  readonly pictureName: (name: string) => string
  readonly newUid: () => string
}

/** The link of a professional without one: the name and the town. */
function linkOf(shopname: string, town: Place | null | undefined): string {
  const ends = town && !slugOf(shopname).endsWith(slugOf(town.name))
  return slugOf(ends ? `${shopname} ${town.name}` : shopname)
    .slice(0, 120)
    .replace(/-$/, '')
}

/**
 * Adds and changes professionals. A record belongs to the stored professional with its uid or, without a uid, with
 * its link. What is wrong is added to `problems`. The caller opens the transaction, and undoes it where there is a
 * problem.
 */
export function storeProfessionals(
  { database, professionals, pictureName, newUid }: StoreOptions,
  problems: Problem[],
): StoredCounts {
  const byUid = database.prepare('SELECT * FROM affiliates WHERE uid = ?')
  const byLink = database.prepare('SELECT * FROM affiliates WHERE link = ?')
  const insert = database.prepare(
    `INSERT INTO affiliates (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
  )
  const update = database.prepare(
    `UPDATE affiliates SET ${columns.map((name) => `${name} = :${name}`).join(', ')} WHERE affiliate_id = :affiliate_id`,
  )
  const citiesOf = database.prepare(
    'SELECT city, province FROM served_cities WHERE affiliate_id = ? ORDER BY position',
  )
  const removeCities = database.prepare('DELETE FROM served_cities WHERE affiliate_id = ?')
  const insertCity = database.prepare(
    'INSERT INTO served_cities (affiliate_id, position, city, province, place_key) VALUES (?, ?, ?, ?, ?)',
  )
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const lineOf = new Map<string, number>()

  /** @returns whether the served towns changed */
  function storeCities(id: number, cities: readonly Place[]): boolean {
    const stored = citiesOf.all(id).map((row) => `${String(row['city'])} ${String(row['province'])}`)
    if (stored.join('\n') === cities.map(({ name, province }) => `${name} ${province}`).join('\n'))
      return false
    removeCities.run(id)
    for (const [position, city] of cities.entries()) {
      insertCity.run(id, position, city.name, city.province, placeKey(city))
    }
    return true
  }

  function valuesOf({ given }: ReadProfessional, existing: Row | undefined): Partial<Values> {
    const {
      town,
      served_cities: _cities,
      affiliate_services: services,
      work_pictures: works,
      ...plain
    } = given
    const {
      profile_picture: picture,
      satisfied_customers: customers,
      affiliate_name: name,
      ...others
    } = plain
    return {
      ...(existing ?? unset),
      ...(others as Partial<Values>),
      ...(town !== undefined && townValues(town)),
      ...(services && { affiliate_services: JSON.stringify(services) }),
      ...(works && { work_pictures: JSON.stringify(works.map(pictureName)) }),
      ...(picture !== undefined && { profile_picture: picture && pictureName(picture) }),
      ...(customers !== undefined && { satisfied_customers: customers ?? 0 }),
      ...(name !== undefined && { affiliate_name: name ?? '' }),
    }
  }

  /** @returns the reason why the record cannot be stored; null if it is stored */
  function storeOne(record: ReadProfessional): string | null {
    const { given } = record
    const derived = given.link ?? (given.shopname ? linkOf(given.shopname, given.town) : '')
    const existing = (given.uid ? byUid.get(given.uid) : byLink.get(derived)) as Row | undefined
    const values = valuesOf(record, existing)
    values.uid = given.uid ?? textOf(existing?.['uid']) ?? newUid()
    values.link = given.link ?? textOf(existing?.['link']) ?? derived
    if (!values.shopname || !values.profession) return 'a new professional needs shopname and profession'
    if (values.link === '') return 'shopname makes no link: give the field link'
    const keys = [`link ${values.link}`, `uid ${values.uid}`] as const
    const first = lineOf.get(keys[0]) ?? lineOf.get(keys[1])
    if (first !== undefined) {
      return `it is the professional of line ${first}: give the second one a link of its own`
    }
    for (const key of keys) lineOf.set(key, record.line)
    const holder = byLink.get(values.link)
    if (holder && holder['uid'] !== values.uid) {
      return `the link "${values.link}" belongs to another professional`
    }
    const parameters = Object.fromEntries(columns.map((name) => [name, values[name] ?? null]))
    const id = existing ? Number(existing['affiliate_id']) : Number(insert.run(parameters).lastInsertRowid)
    const isChanged = existing !== undefined && columns.some((name) => existing[name] !== parameters[name])
    if (isChanged) update.run({ ...parameters, affiliate_id: id })
    const hasMoved = given.served_cities ? storeCities(id, given.served_cities) : false
    counts[existing ? (isChanged || hasMoved ? 'changed' : 'unchanged') : 'added'] += 1
    return null
  }

  for (const record of professionals) {
    const reason = storeOne(record)
    if (reason !== null) problems.push({ line: record.line, reason })
  }
  return counts
}
