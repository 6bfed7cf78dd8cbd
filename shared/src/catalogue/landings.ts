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
  readonly landingPicture: Exclude<Diorama, 'casa' | 'furgone'>
}

export const landings: readonly LandingService[] = [
  {
    id: 1,
    name: 'ristrutturazione_tetto',
    service: 'Ristrutturazione tetto',
    servicePretty: 'Tetto',
    title: 'Rifai il tetto, una volta per tutte',
    subtitle: 'Scopri in un minuto quanto costa il tuo e incontra un’impresa selezionata della tua zona.',
    landingPicture: 'tetto',
  },
  {
    id: 2,
    name: 'ristrutturazione_bagno',
    service: 'Ristr. Bagno',
    servicePretty: 'Bagno',
    title: 'Il bagno nuovo, con i conti in chiaro',
    subtitle: 'Dalle tubature alle piastrelle: scopri in un minuto quanto costa, poi scegli con chi farlo.',
    landingPicture: 'bagno',
  },
  {
    id: 3,
    name: 'ristrutturazione',
    service: 'Ristrutturazione',
    servicePretty: 'Ristrutturazione',
    title: 'Ristruttura casa sapendo quanto spendi',
    subtitle:
      'Tutta la casa o una stanza alla volta: una stima in un minuto, un’impresa selezionata vicino a te.',
    landingPicture: 'ristrutturazione',
  },
  {
    id: 4,
    name: 'impianto_fotovoltaico',
    service: 'Impianto fotovoltaico',
    servicePretty: 'Fotovoltaico',
    title: 'Il fotovoltaico della misura giusta',
    subtitle: 'Pannelli e batteria secondo i tuoi consumi: scopri in un minuto quanto costa l’impianto.',
    landingPicture: 'fotovoltaico',
  },
  {
    id: 5,
    name: 'tinteggiatura',
    service: 'Tinteggiatura',
    servicePretty: 'Tinteggiatura',
    title: 'Tinteggia casa, al prezzo giusto',
    subtitle: 'Pareti, soffitti e colori nuovi: scopri in un minuto quanto costa, stanza per stanza.',
    landingPicture: 'tinteggiatura',
  },
  {
    id: 6,
    name: 'serramenti',
    service: 'Infissi',
    servicePretty: 'Serramenti in PVC',
    title: 'Finestre in PVC, posa compresa',
    subtitle: 'Finestre, portefinestre e zanzariere su misura: scopri in un minuto quanto costano le tue.',
    landingPicture: 'serramenti',
  },
  {
    id: 7,
    name: 'ristrutturazione_facciata',
    service: 'Ristrutturazione facciata',
    servicePretty: 'Facciata',
    title: 'La facciata di nuovo a posto',
    subtitle: 'Intonaco, cappotto e balconi: scopri in un minuto quanto costa e scegli chi lo fa bene.',
    landingPicture: 'facciata',
  },
  {
    id: 8,
    name: 'caldaia',
    service: 'Installazione caldaia',
    servicePretty: 'Caldaia',
    title: 'Cambia la caldaia, a conti fatti',
    subtitle: 'Macchina, installazione e smaltimento: scopri in un minuto quanto costa la tua.',
    landingPicture: 'caldaia',
  },
]
