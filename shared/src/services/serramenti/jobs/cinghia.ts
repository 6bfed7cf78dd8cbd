import { faulty } from '../../fault-cues.ts'
import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'

export const cinghia = {
  title: 'Tapparella da riparare',
  work: 'riparare una tapparella',
  profession: 'Serramentista',
  cues: `tapparell* + sfilat*|serrand* + sfilat*|avvolgibil* + sfilat*|tapparell* + rullo|serrand* + rullo|tapparell* + giu|serrand* + giu|serrand* + non sale|serrand* + non scend*|serrand* + non va|serrand* + bloccat*|serrand* + rott* + finestr*|serrand* + camera + rott*|avvolgibil* + non sale|cinghia + tapparell*|${faulty('cinghia')}|~cinghia|~cinghie|cinghia + @cambia|corda + tapparell*|corda + rott*|nastro + tapparell*|tapparell* + @ripara|taparell* + alz*|taparell* + bloccat*|tapparell* + alz*|tapparell* + scend*|taparell* + @ripara|tapparell* + bloccat*|tapparell* + cadut*|tapparell* + cascat*|tapparell* + non sale|tapparell* + non scend*|tapparell* + non si alz*|tapparell* + non si abbass*|tapparell* + storta|avvolgitor*|avvolgibile + rott*|avvolgibile + bloccat*|serranda + bloccat* + finestra|stecc* + rott*|stecca + tapparell*|doghe + tapparell* + rott*|tapparell* + sganci*|${faulty('tapparell*', 'avvolgibil*')}`,
  replacement: 'tapparelle',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['uscita', 'cinghia o avvolgitore', 'stecche rotte, se poche'],
  excluded: ['telo nuovo', 'motore', 'rullo storto'],
  factors: ['ogni tapparella in più nella stessa visita: 30–60 €'],
  permits: 'Nessun permesso.',
  duration: 'circa un’ora',
  rows: {
    prima: derived('Uscita e riparazione', [80, 150], 'intervento', [lazioPriceList]),
    altra: derived('Ogni altra tapparella nella stessa visita', [30, 60], 'pezzo', [lazioPriceList]),
  },
  visit: 'la cinghia, il rullo e le stecche',
  relief: 'general',
} as const satisfies JobKind
