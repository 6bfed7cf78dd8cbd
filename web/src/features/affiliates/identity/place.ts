import { titleCase } from '@mestieri/shared/municipalities/display.ts'
import { foldName } from '@mestieri/shared/municipalities/fold.ts'

/** A town as upstream, the list of municipalities or a query names it. */
interface Town {
  readonly name: string
  /** Two capitals, or null where nobody says it. */
  readonly province: string | null
}

/** Upstream and the list write 'MONZA (MB)', older records 'Monza'. */
function parseTown(value: string): Town {
  const town = value.trim()
  const [, province] = /^\((\p{L}{2})\)$/u.exec(town.slice(-4)) ?? []
  const name = town.slice(0, -4).trim()
  return province && name ? { name, province: province.toUpperCase() } : { name: town, province: null }
}

function written(name: string): string {
  const cased = name === name.toUpperCase() ? titleCase(name) : name
  return cased.replaceAll("'", '’')
}

/** The name of a town as pages write it: 'MONZA (MB)' and 'Monza' are 'Monza', "L'AQUILA (AQ)" is 'L’Aquila'. */
export function townName(value: string): string {
  return written(parseTown(value).name)
}

/** Where a professional has their seat, 'Monza (MB)'; only what is known of it; null when nothing is. */
export function placeName(city: string, province: string): string | null {
  const town = parseTown(city)
  const sign = town.province ?? province.trim()
  if (!town.name) return sign ? `Provincia di ${sign}` : null
  return sign ? `${written(town.name)} (${sign})` : written(town.name)
}

/** The preposition with the name: 'a Monza', 'ad Arezzo'; the four provinces that end the list have their own. */
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

/** Whether two names mean one town: province signs count only where both have one. */
function sameTown(a: Town, b: Town): boolean {
  if (foldName(a.name) !== foldName(b.name)) return false
  return !a.province || !b.province || a.province === b.province
}

/** The served towns apart from the seat, each once, as pages write them. */
export function otherTowns(city: string, province: string, servedCities: readonly string[]): string[] {
  const seat: Town = { ...parseTown(city), province: parseTown(city).province ?? (province.trim() || null) }
  const others = servedCities.filter((value) => value.trim() && !sameTown(parseTown(value), seat))
  return [...new Set(others.map((value) => townName(value)))]
}

/**
 * Why a professional answers a search for a city (features.md, A8): the seat is there, or it is among the served
 * towns. Null without a city, or where the record does not say.
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
