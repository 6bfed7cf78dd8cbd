import { type ServiceTile, tiles } from '@mestieri/shared/catalogue/tiles.ts'

/** One line on each service of the home page, in the order of the cards. */
const lines: readonly (readonly [slug: string, line: string])[] = [
  ['ristrutturazione', 'Tutta casa, o una stanza alla volta'],
  ['ristrutturazione_bagno', 'Dalle tubature alle piastrelle'],
  ['ristrutturazione_tetto', 'Coppi, guaine e isolamento'],
  ['tinteggiatura', 'Pareti, soffitti e colori nuovi'],
  ['impianto_fotovoltaico', 'Pannelli e batteria di accumulo'],
  ['serramenti', 'Finestre in PVC e zanzariere'],
  ['ristrutturazione_facciata', 'Intonaco, cappotto e balconi'],
  ['caldaia', 'Sostituzione e manutenzione'],
]

/** What the estimator receives as route state with a chosen service (specification, section 2). */
interface EstimatorState {
  readonly title: string
  readonly service_label: string
  readonly service_url: string
  readonly img: string
  readonly assistant: string
}

export interface ServiceCard {
  readonly tile: ServiceTile
  readonly line: string
  readonly state: EstimatorState
}

export const serviceCards: readonly ServiceCard[] = lines.flatMap(([slug, line]) => {
  const tile = tiles.find((candidate) => candidate.slug === slug)
  if (!tile) return []
  const { title, serviceLabel, serviceUrl, image, assistant } = tile
  const state = { title, service_label: serviceLabel, service_url: serviceUrl, img: image, assistant }
  return [{ tile, line, state }]
})
