import type { Diorama } from './tiles.ts'

/** A landing page per service (specification, sections 2 and 3, 'Landing service'). */
export interface LandingService {
  readonly id: number
  /** The last part of /servizi/{service}; also the tile's slug. */
  readonly name: string
  readonly service: string
  readonly servicePretty: string
  readonly title: string
  readonly subtitle: string
  readonly landingPicture: Diorama
}

export const landings: readonly LandingService[] = [
  {
    id: 1,
    name: 'ristrutturazione_tetto',
    service: 'Ristrutturazione tetto',
    servicePretty: 'Tetto',
    title: 'Rifare il tetto',
    subtitle: 'Coppi, guaina e isolamento: confronta prezzo e qualità dei professionisti della tua zona.',
    landingPicture: 'tetto',
  },
  {
    id: 2,
    name: 'ristrutturazione_bagno',
    service: 'Ristr. Bagno',
    servicePretty: 'Bagno',
    title: 'Rifare il bagno',
    subtitle: 'Dalle tubature alle piastrelle, con un prezzo chiaro prima di cominciare.',
    landingPicture: 'bagno',
  },
  {
    id: 3,
    name: 'ristrutturazione',
    service: 'Ristrutturazione',
    servicePretty: 'Ristrutturazione',
    title: 'Ristrutturare casa',
    subtitle: 'Tutta la casa o una stanza alla volta, con un professionista selezionato vicino a te.',
    landingPicture: 'ristrutturazione',
  },
  {
    id: 4,
    name: 'impianto_fotovoltaico',
    service: 'Impianto fotovoltaico',
    servicePretty: 'Fotovoltaico',
    title: 'Installare il fotovoltaico',
    subtitle: 'Pannelli e batteria di accumulo della misura giusta per i tuoi consumi.',
    landingPicture: 'fotovoltaico',
  },
  {
    id: 5,
    name: 'tinteggiatura',
    service: 'Tinteggiatura',
    servicePretty: 'Tinteggiatura',
    title: 'Tinteggiare casa',
    subtitle: 'Pareti, soffitti e colori nuovi, con il preventivo voce per voce.',
    landingPicture: 'tinteggiatura',
  },
  {
    id: 6,
    name: 'serramenti',
    service: 'Infissi',
    servicePretty: 'Serramenti in PVC',
    title: 'Cambiare i serramenti in PVC',
    subtitle: 'Finestre, portefinestre e zanzariere su misura, posa compresa.',
    landingPicture: 'serramenti',
  },
  {
    id: 7,
    name: 'ristrutturazione_facciata',
    service: 'Ristrutturazione facciata',
    servicePretty: 'Facciata',
    title: 'Rifare la facciata',
    subtitle: 'Intonaco, cappotto e balconi: scegli chi lo fa bene al giusto prezzo.',
    landingPicture: 'facciata',
  },
  {
    id: 8,
    name: 'caldaia',
    service: 'Installazione caldaia',
    servicePretty: 'Caldaia',
    title: 'Cambiare la caldaia',
    subtitle: 'Sostituzione e manutenzione, con smaltimento della vecchia caldaia.',
    landingPicture: 'caldaia',
  },
]
