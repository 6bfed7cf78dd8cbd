import { nameRows, otherNameRows, tailNames } from './names.ts'

export interface ListedMunicipality {
  /** The list's value: 'MONZA (MB)', or one of the four tail names. */
  readonly value: string
  /** 0 for most, 6 for the largest cities: orders what matches equally well. */
  readonly size: number
}

/** A name that is not in the list and the value that stands for it. */
export interface OtherName {
  readonly name: string
  readonly value: string
}

export interface MunicipalityList {
  readonly entries: readonly ListedMunicipality[]
  readonly otherNames: readonly OtherName[]
}

const rowPattern = /^(.+?)([1-6]?)$/

/**
 * Unpacks the municipalities, the specification's four tail names last. Brings 100 kB of names along, so the
 * browser imports this module only when somebody starts to type a city.
 */
export function municipalityList(): MunicipalityList {
  const entries: ListedMunicipality[] = []
  let province = ''
  for (const row of nameRows.split('\n')) {
    if (row.startsWith('#')) {
      province = row.slice(1)
      continue
    }
    const [, name = row, size] = rowPattern.exec(row) ?? []
    entries.push({ value: `${name} (${province})`, size: Number(size) })
  }
  for (const value of tailNames) entries.push({ value, size: 0 })
  const otherNames = otherNameRows.split('\n').map((row) => {
    const [name = '', value = ''] = row.split('=')
    return { name, value }
  })
  return { entries, otherNames }
}
