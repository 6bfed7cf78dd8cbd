import { titleCase } from '@mestieri/shared/municipalities/display.ts'
import { foldName } from '@mestieri/shared/municipalities/fold.ts'

/** A town from upstream, the list of municipalities or a query. */
interface Town {
  readonly name: string
  /** The province code, two capitals; null if unknown. */
  readonly province: string | null
}

/** Upstream and the list write 'MONZA (MB)', older records 'Monza'. */
function parseTown(value: string): Town {
  const town = value.trim()
  const [, province] = /^\((\p{L}{2})\)$/u.exec(town.slice(-4)) ?? []
  const name = town.slice(0, -4).trim()
  return province && name ? { name, province: province.toUpperCase() } : { name: town, province: null }
}

function displayName(name: string): string {
  const cased = name === name.toUpperCase() ? titleCase(name) : name
  return cased.replaceAll("'", '’')
}

/** A town's display name: 'MONZA (MB)' and 'Monza' give 'Monza', "L'AQUILA (AQ)" gives 'L’Aquila'. */
export function townName(value: string): string {
  return displayName(parseTown(value).name)
}

/** A professional's seat: 'Monza (MB)', 'Monza' or 'Provincia di MB'; null if unknown. */
export function placeName(city: string, province: string): string | null {
  const town = parseTown(city)
  const sign = town.province ?? province.trim()
  if (!town.name) return sign ? `Provincia di ${sign}` : null
  return sign ? `${displayName(town.name)} (${sign})` : displayName(town.name)
}

/** The town with its preposition: 'a Monza', 'ad Arezzo'. Four provinces have their own preposition. */
export function atTown(value: string): string {
  const own: Readonly<Record<string, string>> = {
    'Medio Campidano': 'nel Medio Campidano',
    Ogliastra: 'in Ogliastra',
    'Olbia-Tempio': 'in provincia di Olbia-Tempio',
    'Verbano-Cusio-Ossola': 'nel Verbano-Cusio-Ossola',
  }
  const name = townName(value)
  return own[name] ?? `${/^[AÀ]/i.test(name) ? 'ad' : 'a'} ${name}`
}

/** Whether two names mean the same town; provinces are compared only if both are known. */
function sameTown(a: Town, b: Town): boolean {
  if (foldName(a.name) !== foldName(b.name)) return false
  return !a.province || !b.province || a.province === b.province
}

/** The display names of the served towns, without the seat and without duplicates. */
export function otherTowns(city: string, province: string, servedCities: readonly string[]): string[] {
  const seat: Town = { ...parseTown(city), province: parseTown(city).province ?? (province.trim() || null) }
  const others = servedCities.filter((value) => value.trim() && !sameTown(parseTown(value), seat))
  return [...new Set(others.map((value) => townName(value)))]
}

/**
 * Why a professional is among the results for a city (features.md, A8): the seat is in the city, or they
 * serve it. Null without a city, or if the record has no reason.
 */
export function whyShown(
  wanted: string,
  professional: {
    readonly city: string
    readonly province: string
    readonly servedCities: readonly string[]
  },
): string | null {
  if (!wanted) return null
  const town = parseTown(wanted)
  const seat = parseTown(professional.city)
  const province = seat.province ?? (professional.province.trim() || null)
  if (sameTown(town, { name: seat.name, province })) return `Ha sede ${atTown(wanted)}`
  const served = professional.servedCities.some((value) => sameTown(town, parseTown(value)))
  return served ? `Serve anche ${townName(wanted)}` : null
}
