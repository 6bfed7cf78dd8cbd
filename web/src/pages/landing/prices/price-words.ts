import { priceGuideEdition, type PriceRow } from '@mestieri/shared/services/price-row.ts'

/** Where a row's price comes from: 'idealista (2023), allargata da noi', 'tecnoedil (senza data)', 'stima nostra'. */
export function rowOrigin({ basis, sources }: PriceRow): string {
  if (basis === 'own') return 'stima nostra'
  const pages = sources.map(({ name, year }) => `${name} (${year ?? 'senza data'})`).join(', ')
  return basis === 'widened' ? `${pages}, allargata da noi` : pages
}

/** The sources of several rows, each once: 'Fonti: idealista (2023), tecnoedil; dove mancano, stime nostre.' */
export function sourcesLine(rows: readonly PriceRow[]): string {
  const pages = rows.flatMap(({ sources }) =>
    sources.map(({ name, year }) => (year === null ? name : `${name} (${year})`)),
  )
  const own = rows.some(({ basis }) => basis !== 'source')
  return `Fonti: ${[...new Set(pages)].join(', ')}${own ? '; fasce nostre dove indicato nel metodo' : ''}.`
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
