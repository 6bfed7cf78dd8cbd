import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'

export const cassonetto = {
  title: 'Cassonetti delle tapparelle',
  work: 'isolare o cambiare i cassonetti',
  profession: 'Serramentista',
  partOf: ['finestre'],
  cues: 'cassonett* finestr*|cassonett* tapparell*|cassonett*|casonett*|cassettone + tapparell*|cassettoni + finestr*|celino|celini|spiffer* + cassonett*|aria + cassonett*|freddo + tapparell*|spiffer* + tapparell*|aria + tapparell*|isolar* + tapparell*|coibentar* + cassonett*|monoblocc*|rumor* + tapparell*|scatola + tapparell*',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['pannello isolante o cassonetto nuovo', 'sigillatura', 'montaggio'],
  excluded: ['tapparella', 'tinta', 'opere murarie'],
  factors: ['solo kit isolante: 110–180 € l’uno', 'cassonetto nuovo: 200–350 € l’uno'],
  permits: 'Nessun permesso.',
  duration: 'circa 4 cassonetti al giorno',
  rows: {
    isolare: derived('Cassonetto isolato', [110, 180], 'pezzo', [lazioPriceList]),
    nuovo: derived('Cassonetto nuovo', [200, 350], 'pezzo', [lazioPriceList]),
  },
  visit: 'lo spazio dentro il cassonetto e da dove passa l’aria',
  relief: 'general',
} as const satisfies JobKind
