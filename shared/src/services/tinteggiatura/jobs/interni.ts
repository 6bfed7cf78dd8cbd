import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { prices } from '../prices.ts'

export const interni = {
  title: 'Tinteggiatura di interni',
  work: 'tinteggiare gli interni',
  profession: 'Imbianchino',
  cues: 'riportare + tutto bianco|riportare tutto bianco|tutto bianco + pareti|tutto bianco + bilocale|tutto bianco + trilocale|tutto bianco + appartament*|tutto bianco + casa|tornare + pareti + bianch*|pareti + bianc* + bilocale|pareti + bianc* + trilocale|pareti + bianc* + appartament*|~@vernicia + dappertutto|~@vernicia + ovunque|~@vernicia + dappertutto + soffitti|~@vernicia + ovunque + soffitti|@vernicia + pareti + soffitti|@vernicia + muri + soffitti|@vernicia + casa + soffitti|@vernicia + appartament* + soffitti|@vernicia + stanze + soffitti|@vernicia + tutto + soffitti|@vernicia + casa|@vernicia + appartamento|@vernicia + alloggio|@vernicia + bilocale|@vernicia + trilocale|@vernicia + quadrilocale|@vernicia + interni|@vernicia + pareti|@vernicia + muri|@vernicia + stanze|@vernicia + camere|imbiancare|imbianchino|tinteggiare|tinteggiatura|pitturare|pittura interna|dare il bianco|una mano di bianco|mano di tinta|mano di vernice|rinfrescare i muri|rinfrescata alle pareti|pareti e soffitti|sbiancare i muri|idropittura|pittura lavabile|pittura traspirante|@vernicia + pareti e soffitti|pareti + lavabile|muri + lavabile|pittura + casa|tinta + casa|solo pareti|soltanto pareti|solo muri|faccio solo pareti|fare solo pareti|facciamo solo pareti|faccio solo muri|facciamo solo muri|pareti e basta|dentro casa + @vernicia|@vernicia + solo pareti|@vernicia + solo muri|@vernicia + soltanto pareti|@vernicia + solo pareti + casa|@vernicia + solo pareti + appartamento|@vernicia + solo muri + casa|@vernicia + pareti + mq|@vernicia + solo pareti + mq|?rivuole bianc*|?appartament* bianc*|?casa bianc*|?casa + bianc*|?appartament* + bianc*|?muri sporch*|?pareti sporch*|?pareti ingiallit*|?muri ingiallit*|?annerit*|?ingiallit*|?tutta casa|?pareti + muri|?pareti|?muri|?muro|?soffitti|imbianc* + tutto|imbianc* + tutto + mq|imbianc* + tutto + casa|ridare il bianco|ridare bianco',
  detailOf: [
    'ristrutturazione/cucina',
    'ristrutturazione/completa',
    'ristrutturazione/parziale',
    'ristrutturazione/leggera',
  ],
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'due mani di pittura bianca o di tinta chiara',
    'stuccatura di fori e piccole cavillature',
    'protezione di pavimenti e mobili',
    'pulizia di fine lavoro',
  ],
  excluded: [
    'rasatura delle pareti',
    'causa di muffa e umidità',
    'spostamento di mobili pesanti',
    'ponteggio oltre 3,5 m di altezza',
  ],
  factors: [
    'ogni colore in più: +60–120 €',
    'tinta forte, con una terza mano: +1–2 €/m²',
    'da scuro a chiaro, con un fondo isolante: +3 €/m²',
    'soffitti oltre 3,2 m: +15 %',
  ],
  permits: 'Nessun permesso',
  duration: 'da 3 a 5 giorni per 80 m², con due persone',
  rows: {
    paint: prices.paint,
    washable: prices.washablePaint,
    decorative: prices.decorativePaint,
    ceiling: sourced('Soffitti', [6, 11], 'm²', [lazioPriceList]),
    furnished: judged('Protezione e spostamento dei mobili', [0.55, 0.9], 'm²'),
    repair: prices.wallRepair,
    colour: judged('Colore in più', [60, 120], 'colore'),
    strong: judged('Terza mano per una tinta forte', [1, 2], 'm²'),
    minimum: atLeastPerVisit(300),
  },
  visit: 'quanti metri di pareti ci sono, come sono messi i muri e che cosa va protetto',
  relief: 'painting',
} as const satisfies JobKind
