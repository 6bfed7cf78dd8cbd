import type { Place } from '@mestieri/shared/municipalities/places.ts'

import type { Problem, SourceRecord } from './csv.ts'
import {
  FieldError,
  fieldOrder,
  type ListField,
  listFields,
  listSeparator,
  shown,
  type SingleField,
  singleFields,
  town,
} from './fields.ts'

type Single<Name extends SingleField> = ReturnType<(typeof singleFields)[Name]> | null
type Item<Name extends ListField> = ReturnType<(typeof listFields)[Name]['read']>

/** The values that a record of a file gives. A field that the file does not have is undefined and keeps its value. */
export type GivenProfessional = { [Name in Exclude<SingleField, 'city' | 'province'>]?: Single<Name> } & {
  [Name in Exclude<ListField, 'served_cities'>]?: readonly Item<Name>[]
} & {
  /** Null for a professional without a town. */
  town?: Place | null
  served_cities?: readonly Place[]
}

/** A valid record of a file. */
export interface ReadProfessional {
  readonly line: number
  readonly given: GivenProfessional
}

/** Fields that a professional must have. */
const required = ['shopname', 'profession'] as const

const isList = (name: string): name is ListField => Object.hasOwn(listFields, name)
const isSingle = (name: string): name is SingleField => Object.hasOwn(singleFields, name)

/** A single value as a trimmed text; null for nothing. */
function singleText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new FieldError('is neither text nor number')
  const trimmed = String(value).trim()
  return trimmed === '' ? null : trimmed
}

function listTexts(value: unknown): string[] {
  if (value === null || value === undefined) return []
  const items: unknown[] =
    typeof value === 'string' ? value.split(listSeparator) : Array.isArray(value) ? value : [value]
  return items
    .map((item) => {
      if (typeof item !== 'string') throw new FieldError('is no list of texts')
      if (item.includes(listSeparator)) throw new FieldError(`has an item with a ${listSeparator}`)
      return item.trim()
    })
    .filter((item) => item !== '')
}

function readList(name: ListField, value: unknown): unknown[] {
  const { read, most } = listFields[name]
  const texts = listTexts(value)
  if (texts.length > most) throw new FieldError(`has more than ${most} items`)
  return [...new Set(texts)].map((item) => read(item))
}

/** Adds each name that is no field, with the line where it stands first: in a CSV file all records have the same. */
function checkNames(records: readonly SourceRecord<unknown>[], problems: Problem[]): void {
  const wrong = new Set<string>()
  for (const { line, values } of records) {
    for (const name of values.keys()) {
      if (isList(name) || isSingle(name) || wrong.has(name)) continue
      wrong.add(name)
      problems.push({ line, reason: `${shown(name)} is no field: the fields are ${fieldOrder.join(', ')}` })
    }
  }
}

function readOne({ line, values }: SourceRecord<unknown>, problems: Problem[]): ReadProfessional {
  const read: Record<string, unknown> = {}
  const attempt = (name: string, work: () => unknown) => {
    try {
      const value = work()
      if (value !== undefined) read[name] = value
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      problems.push({ line, reason: `${name} ${error.message}` })
    }
  }
  for (const [name, value] of values) {
    if (isList(name)) attempt(name, () => readList(name, value))
    else if (isSingle(name)) {
      attempt(name, () => {
        const text = singleText(value)
        return text === null ? null : singleFields[name](text)
      })
    }
  }
  const { city, province, ...others } = read
  if (city !== undefined || province !== undefined) {
    attempt('city', () => {
      if (typeof city === 'string') return town(city, typeof province === 'string' ? province : '')
      if (province === undefined || province === null) return null
      throw new FieldError('is missing, but there is a province')
    })
  }
  const { city: place } = read
  if (typeof place === 'object') others['town'] = place
  for (const name of required) {
    if (others[name] === null) problems.push({ line, reason: `${name} is empty` })
  }
  if (((others['lat'] ?? null) === null) !== ((others['lng'] ?? null) === null)) {
    problems.push({ line, reason: 'lat and lng go together' })
  }
  return { line, given: others }
}

/** Reads the professionals of a file. Everything that is wrong is added to `problems`. */
export function readProfessionals(
  records: readonly SourceRecord<unknown>[],
  problems: Problem[],
): ReadProfessional[] {
  checkNames(records, problems)
  return records.map((record) => readOne(record, problems))
}
