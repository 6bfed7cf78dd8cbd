import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [page('myinteriordesign'), lazioPriceList, page('elettricista-bergamo.com', 2024)]

export const cucina = {
  title: 'Cucina: opere e impianti',
  work: 'rifare la cucina, mobili esclusi',
  profession: 'Impresa Edile',
  cues: 'ristrutturare + cucina|ristrutturazione + cucina|cucina da rifare|spostare + cucina|spostare + lavello|spostare + attacchi|attacchi + cucina|piastrelle + cucina|rivestimento + cucina|paraschizzi + cucina|predisposizione + cucina|predisporre + cucina|cucinino|cucinotto|angolo cottura|rifare la cucina|rifacciamo la cucina|rifare cucina e|cucina nuova|nuova cucina|cambiare la cucina|rinnovare la cucina|sistemare la cucina|rifacimento cucina|impianti della cucina|impianto della cucina|lavori in cucina|lavori della cucina',
  partOf: ['completa', 'parziale'],
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'rimozioni e smaltimento',
    '3–4 punti di acqua e gas',
    '8–12 punti elettrici',
    'rivestimento e tinteggiatura',
  ],
  excluded: ['mobili ed elettrodomestici', 'muro da abbattere', 'canna fumaria'],
  factors: ['cucina aperta sul soggiorno: il muro è a parte', 'gas portato da lontano: +200–500 €'],
  permits:
    'Nessun permesso; serve la CILA se si spostano muri o la cucina cambia stanza: la presenta un tecnico',
  duration: 'da 1 a 2 settimane',
  rows: {
    connections: derived('Attacchi di acqua, gas e corrente spostati', [900, 2200], 'cucina', sources),
    whole: sourced('Cucina rifatta, opere e impianti', [2800, 6500], 'cucina', sources),
    floor: derived('Pavimento della cucina', [900, 1800], 'cucina', [lazioPriceList]),
  },
  visit: 'dove passano acqua, gas e scarico, e la pianta della cucina nuova',
  relief: 'general',
} as const satisfies JobKind
