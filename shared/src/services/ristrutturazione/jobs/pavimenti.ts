import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const pavimenti = {
  title: 'Pavimenti nuovi',
  work: 'rifare i pavimenti',
  profession: 'Piastrellista',
  cues: '@cambia + pavimento|@cambia + pavimenti|@aggiunge + pavimento|@aggiunge + pavimenti|@toglie + pavimento|@cambia + pavimentazione|@cambia + piastrelle + pavimento|@cambia + mattonelle + terra|@cambia + piastrelle + casa|pavimento sopra|pavimento sopra il vecchio|pavimento + senza demolire|pavimento + senza togliere|gres sopra|gres sopra il vecchio|piastrelle sopra le piastrelle|coprire il pavimento|pavimento + sovrapposizione|gres + pavimento|pavimento in gres|gres porcellanato|@cambia + massetto|massetto|solo i pavimenti|solo pavimenti|piastrellare + casa|gres|@cambia + pavimento + soggiorno|@cambia + pavimento + camera|@cambia + pavimento + cucina|rifare pavimenti|rifare pavimento|cambiare pavimenti|cambiare pavimento|rifare pavimenti casa|rifare pavimenti appartamento|cambiare pavimenti casa|mattonell* + paviment* + alz*|piastrell* + paviment* + alz*|mattonell* + paviment* + stacc*|piastrell* + paviment* + stacc*|mattonell* + paviment* + rott*|piastrell* + paviment* + rott*|mattonell* + paviment* + sollev*|piastrell* + paviment* + sollev*|mattonell* + terra + stacc*|paviment* + sollev*|paviment* + si alz*|?paviment*|?mattonell*|?piastrell*',
  detailOf: ['ristrutturazione_tetto/terrazzo', 'ristrutturazione_facciata/balcone'],
  partOf: ['completa', 'leggera', 'parziale', 'parquet'],
  vatRate: 0.1,
  labourShare: 0.58,
  included: [
    'piastrella di gres da 20–30 €/m²',
    'posa a colla e fughe',
    'demolizione, discarica e massetto, se si toglie il vecchio',
  ],
  excluded: [
    'porte da piallare (40–80 € l’una)',
    'battiscopa, se si posa sopra',
    'impianti sotto il pavimento',
  ],
  factors: [
    'gres grande o effetto legno: +15–35 €/m²',
    'fondo da livellare: +15–43 €/m²',
    'isolamento acustico: +10–20 €/m²',
    'parquet al posto del gres: +40–90 €/m²',
  ],
  permits: 'Nessun permesso',
  duration: '60 m²: da 4 a 6 giorni sopra il vecchio, da 8 a 12 demolendo',
  rows: {
    over: sourced('Pavimento di gres sopra il vecchio', [50, 90], 'm²', [lazioPriceList]),
    anew: sourced('Pavimento di gres con demolizione e massetto', [95, 165], 'm²', [
      lazioPriceList,
      page('domidea'),
    ]),
    kept: derived('Pavimento di gres con demolizione, massetto che resta', [65, 120], 'm²', [lazioPriceList]),
    skirting: judged('Battiscopa', [8, 15], 'm'),
    minimum: atLeastPerVisit(700),
  },
  visit: 'se il massetto tiene, quanto si alza il pavimento e le porte da piallare',
  relief: 'general',
} as const satisfies JobKind
