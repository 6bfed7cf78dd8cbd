import type { JobKind } from '../../job-kind.ts'
import { atLeastPerVisit, derived, judged, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

export const piastrelle = {
  title: 'Rivestimento di piastrelle',
  work: 'rifare o riparare le piastrelle',
  profession: 'Piastrellista',
  cues: '@cambia + silicone|@toglie + silicone|silicone + ammuff*|@cambia + piastrelle|@cambia + mattonelle|@cambia + rivestimento|@cambia + rivestimenti|@cambia + maioliche|@aggiunge + piastrelle|@aggiunge + mattonelle|@aggiunge + rivestimento|@ripara + piastrelle|@ripara + mattonelle|piastrelle + staccate|piastrelle + rotte|piastrelle + cadute|piastrelle che si staccano|piastrelle vuote|mattonelle rotte|mattonelle staccate|@cambia + fughe|@pulisce + fughe|fughe nere|fughe + rovinate|stuccare le fughe|paraschizzi|piastrellista|piastrellare|posa piastrelle|fughe|@cambia + mattonelle + doccia|@cambia + piastrelle + doccia|@cambia + fughe + doccia|cambiare piastrelle bagno|sostituire piastrelle bagno|rifare piastrelle bagno|cambiare mattonelle bagno|sostituire mattonelle bagno|rifare mattonelle bagno|cambiare rivestimento bagno|sostituire rivestimento bagno|rifare rivestimento bagno|cambiare fughe bagno|sostituire fughe bagno|rifare fughe bagno|cambiare pavimento bagno|sostituire pavimento bagno|rifare pavimento bagno|piastrelle staccate bagno|?silicon*|?fugh*|?sigillatur*|silicone + doccia|sigillatur* + doccia|sigillare + doccia',
  partOfOthers: ['ristrutturazione/cucina'],
  detailOf: [
    'ristrutturazione_bagno/vasca-doccia',
    'ristrutturazione_tetto/terrazzo',
    'ristrutturazione_facciata/balcone',
    'ristrutturazione/completa',
    'ristrutturazione/parziale',
  ],
  partOf: ['completo', 'rinnovo'],
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'rimozione delle vecchie',
    'rasatura del fondo',
    'piastrella di gres da 20–30 €/m²',
    'posa e fughe',
  ],
  excluded: ['tubi', 'impermeabilizzazione', 'sanitari da smontare'],
  factors: ['formati grandi: +15–30 €/m²', 'piastrelle a disegno o mosaico: +20–40 €/m²'],
  permits: 'Nessun permesso',
  duration: 'da 5 a 8 m² al giorno',
  rows: {
    cladding: derived('Rivestimento nuovo', [70, 125], 'm²', [lazioPriceList, page('domidea')]),
    patch: derived('Rappezzo di piastrelle', [160, 200], 'm²', [lazioPriceList]),
    grout: judged('Fughe rifatte', [12, 20], 'm²'),
    minimum: atLeastPerVisit(250),
  },
  visit: 'se il fondo tiene e se si trovano piastrelle uguali',
  relief: 'general',
} as const satisfies JobKind
