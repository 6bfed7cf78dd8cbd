import { priceGuideEdition, type PriceRow, type PriceSource } from '@mestieri/shared/services/price-row.ts'

/** Where a row's price comes from: 'idealista (2023), allargata da noi', 'tecnoedil (senza data)', 'stima nostra'. */
export function rowOrigin({ basis, sources }: PriceRow): string {
  if (basis === 'own') return 'stima nostra'
  const pages = sources.map(({ name, year }) => `${name} (${year ?? 'senza data'})`).join(', ')
  return basis === 'widened' ? `${pages}, allargata da noi` : pages
}

const isPriceList = ({ name }: PriceSource): boolean => name.startsWith('Regione ')

/** The official price lists by name: 'Prezzario della Regione Lazio (2023)'. */
function priceLists(sources: readonly PriceSource[]): string[] {
  const named = sources.filter(isPriceList).map(({ name, year }) => {
    const [region] = name.split(',')
    return `prezzario della ${region}${year === null ? '' : ` (${year})`}`
  })
  return [...new Set(named)]
}

/** How many other sites the prices come from: 'una nostra rilevazione su 4 siti di settore'. */
function survey(sources: readonly PriceSource[]): string[] {
  // The same site is written with and without its domain's ending.
  const sites = new Set(
    sources.filter((source) => !isPriceList(source)).map(({ name }) => name.replace(/\.(?:it|com|net)$/, '')),
  )
  if (sites.size === 0) return []
  return [`una nostra rilevazione su ${sites.size === 1 ? 'un sito' : `${sites.size} siti`} di settore`]
}

/**
 * The sources of several rows: the price lists by name, and the number of other sites, whose names are in the list
 * of the method. 'Fonti: prezzario della Regione Lazio (2023), una nostra rilevazione su 2 siti di settore.'
 */
export function sourcesLine(rows: readonly PriceRow[]): string {
  const sources = rows.flatMap((row) => row.sources)
  const own = rows.some(({ basis }) => basis !== 'source')
  const named = [...priceLists(sources), ...survey(sources)].join(', ')
  return `Fonti: ${named}${own ? '; dove lo diciamo, la fascia è nostra' : ''}.`
}

/** The price guide's edition: 'Listino indicativo v1, novembre 2026.' */
export function editionLine(): string {
  const { version, asOf } = priceGuideEdition
  const month = new Date(`${asOf}-15T12:00:00Z`).toLocaleDateString('it-IT', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  })
  return `Listino indicativo v${version}, ${month}.`
}
