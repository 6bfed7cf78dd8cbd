import type { JobKind } from '../../job-kind.ts'
import { judged } from '../../job-row.ts'

export const motore = {
  title: 'Tapparelle a motore',
  work: 'motorizzare le tapparelle',
  profession: 'Serramentista',
  partOf: ['tapparelle'],
  cues: 'motor* tapparell*|tapparell* elettric* finestr*|tapparell* + elettric*|tapparell* + motor*|tapparell* + automati*|tapparell* + telecomando|tapparell* + telefon*|tapparell* + domotic*|tapparell* + wifi|tapparell* + pulsant*|tapparell* + comandat*|avvolgibil* + elettric*|avvolgibil* + motor*|motor* + tapparell*|motore tubolare|motor* + finestr*|motorin* + tapparell*|serrand* elettric* + finestr*|elettrific* + tapparell*|persiane + motor*',
  vatRate: 0.1,
  labourShare: 0.55,
  included: ['motore', 'supporti', 'pulsante', 'collegamento a un punto luce vicino'],
  excluded: ['linea elettrica nuova', 'centralina', 'telo nuovo'],
  factors: ['comando radio o wifi: +40–90 € l’una', 'linea elettrica nuova: +60–120 € a punto'],
  permits: 'Nessun permesso.',
  duration: 'circa 4 tapparelle al giorno',
  rows: {
    motore: judged('Motore con pulsante, montato', [190, 380], 'pezzo'),
    radio: judged('Comando radio o wifi, in più', [40, 90], 'pezzo'),
    linea: judged('Linea elettrica fino al cassonetto', [60, 120], 'pezzo'),
  },
  visit: 'il peso del telo, il rullo e dove passa la corrente',
  relief: 'general',
} as const satisfies JobKind
