import type { DatabaseSync } from 'node:sqlite'

import { parsePhone } from '@mestieri/shared/phone.ts'

/** Recognises one person in stored data. */
export interface Person {
  /** Whether a field holds this person's number or address, however it is spelt. */
  is(value: unknown): boolean
  /** Whether a text contains this person's number or address. */
  isIn(text: unknown): boolean
}

/** What people put between digits. */
const separators = /[\s.\-/()]/g
/** A digit may stand before a number: a country code, or another number whose separator was removed. */
const numberEdges = { before: null, after: /\d/ } as const
/** A shorter address inside a longer one is another address. A full stop behind it ends the sentence. */
const addressEdges = { before: /[\p{L}\p{N}._%+-]/u, after: /[\p{L}\p{N}_-]/u } as const

/** Whether `text` contains `wanted` in a place where neither neighbour makes it a part of something longer. */
function containsWhole(
  text: string,
  wanted: string,
  { before, after }: { readonly before: RegExp | null; readonly after: RegExp },
): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const isPart = before?.test(text.charAt(at - 1)) || after.test(text.charAt(at + wanted.length))
    if (!isPart) return true
  }
  return false
}

/** @returns null if the text is no telephone number */
export function personByPhone(text: string): Person | null {
  const parsed = parsePhone(text)
  if (!parsed.ok) return null
  const { phone } = parsed
  // Italians write the number without its country code.
  const digits = phone.startsWith('+39') ? phone.slice(3) : phone.slice(1)
  return {
    is(value) {
      const other = parsePhone(typeof value === 'string' ? value : '')
      return other.ok && other.phone === phone
    },
    isIn: (value) =>
      typeof value === 'string' && containsWhole(value.replaceAll(separators, ''), digits, numberEdges),
  }
}

/** @returns null if the text is no email address */
export function personByEmail(text: string): Person | null {
  const email = text.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return null
  return {
    is: (value) => typeof value === 'string' && value.trim().toLowerCase() === email,
    isIn: (value) => typeof value === 'string' && containsWhole(value.toLowerCase(), email, addressEdges),
  }
}

/** The stored data of a person. Ids are primary keys. */
export interface PersonalData {
  readonly threads: readonly string[]
  readonly events: readonly number[]
  readonly billing: readonly string[]
  readonly unsubscribes: readonly { readonly id: string; readonly email: string }[]
  /** Uids of professionals with this number or address. */
  readonly professionals: readonly string[]
}

/** Finds everything that is stored about a person (security.md, SP-11). It reads all conversations. */
export function findPerson(database: DatabaseSync, person: Person): PersonalData {
  const rows = (sql: string) => database.prepare(sql).iterate()

  const threads = new Set<string>()
  for (const row of rows('SELECT thread_id, content FROM chat_messages')) {
    if (person.isIn(row['content'])) threads.add(String(row['thread_id']))
  }
  for (const row of rows('SELECT thread_id, state, campaign_data FROM chat_threads')) {
    if (person.isIn(row['state']) || person.isIn(row['campaign_data'])) threads.add(String(row['thread_id']))
  }

  const professionals = new Set<string>()
  for (const row of rows('SELECT uid, phone, email FROM affiliates')) {
    if (person.is(row['phone']) || person.is(row['email'])) professionals.add(String(row['uid']))
  }
  const isTheirs = (uid: unknown) => typeof uid === 'string' && professionals.has(uid)

  const events: number[] = []
  for (const row of rows(
    'SELECT event_id, contact_telephone, secondary_telephone, title, uid FROM calendar_events',
  )) {
    const isNamed = person.is(row['contact_telephone']) || person.is(row['secondary_telephone'])
    if (isNamed || person.isIn(row['title']) || isTheirs(row['uid'])) events.push(Number(row['event_id']))
  }

  const billing: string[] = []
  for (const row of rows('SELECT pi, uid, email, cuu_pec, earlier FROM billing_data')) {
    const isNamed = person.is(row['email']) || person.is(row['cuu_pec']) || person.isIn(row['earlier'])
    if (isNamed || isTheirs(row['uid'])) billing.push(String(row['pi']))
  }

  const unsubscribes: { id: string; email: string }[] = []
  for (const row of rows('SELECT id, email FROM unsubscribes')) {
    if (person.is(row['email'])) unsubscribes.push({ id: String(row['id']), email: String(row['email']) })
  }
  return { threads: [...threads], events, billing, unsubscribes, professionals: [...professionals] }
}
