/** The picture of a tile or landing: a diorama's name under /pictures. */
export type Diorama =
  | 'bagno'
  | 'caldaia'
  | 'casa'
  | 'facciata'
  | 'fotovoltaico'
  | 'furgone'
  | 'impianti'
  | 'ristrutturazione'
  | 'serramenti'
  | 'tetto'
  | 'tinteggiatura'

/** One service of the cost estimator (specification, section 3, 'Customer service tile'). */
export interface ServiceTile {
  /** The last part of its route under /scopri_quanto_costa, and the name the API knows it by. */
  readonly slug: string
  readonly title: string
  readonly serviceLabel: string
  readonly serviceUrl: string
  readonly image: Diorama
  readonly assistant: string
  /** Whether the service chooser shows it. */
  readonly show: boolean
}

function tile(slug: string, title: string, serviceLabel: string, image: Diorama, show: boolean): ServiceTile {
  return {
    slug,
    title,
    serviceLabel,
    serviceUrl: `/scopri_quanto_costa/${slug}`,
    image,
    assistant: slug,
    show,
  }
}

/** The nine tiles: four visible in the chooser, five reached through landings and cards. */
export const tiles: readonly ServiceTile[] = [
  tile('ristrutturazione', 'Ristrutturazione', 'Ristrutturazione', 'ristrutturazione', true),
  tile('tinteggiatura', 'Tinteggiatura', 'Tinteggiatura', 'tinteggiatura', true),
  tile('serramenti', 'Serramenti', 'Infissi', 'serramenti', true),
  tile('caldaia', 'Caldaia', 'Installazione caldaia', 'caldaia', true),
  tile('impianti', 'Impianti', 'Impianto elettrico', 'impianti', false),
  tile('ristrutturazione_facciata', 'Facciata', 'Ristrutturazione facciata', 'facciata', false),
  tile('ristrutturazione_tetto', 'Tetto', 'Ristrutturazione tetto', 'tetto', false),
  tile('ristrutturazione_bagno', 'Bagno', 'Ristr. Bagno', 'bagno', false),
  tile('impianto_fotovoltaico', 'Fotovoltaico', 'Impianto fotovoltaico', 'fotovoltaico', false),
]
