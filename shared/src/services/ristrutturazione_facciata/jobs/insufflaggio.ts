import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'

export const insufflaggio = {
  title: 'Insufflaggio delle pareti',
  work: 'riempire l’intercapedine di isolante',
  profession: 'Impresa Edile',
  cues: 'riempir* + muri + isol*|riempir* + pareti + isol*|riempire muri vuoti|insuffl*|insufl*|intercapedin*|cassa vuota|cassavuota|muri vuoti|pareti vuote|soffiar* + isolant*|soffiat* + muri|cellulosa + muri|cellulosa + pareti|schiuma + muri|schiuma + pareti|perlite|isol* + senza cappotto|isolar* + pareti + vuot*',
  vatRate: 0.1,
  labourShare: 0.45,
  included: ['fori nella parete', 'isolante soffiato', 'chiusura dei fori'],
  excluded: ['tinta', 'cassonetti', 'ponti termici di pilastri e solai'],
  factors: ['materiale più isolante: +5–10 € al m²'],
  permits: 'Serve la CILA se chiedi la detrazione: la presenta un tecnico.',
  duration: '1 o 2 giorni per una casa',
  rows: {
    cellulosa: derived('Fibra di cellulosa o lana soffiata', [25, 45], 'm²', [lazioPriceList]),
    pregiato: derived('Schiuma o perle di grafite', [30, 50], 'm²', [lazioPriceList]),
    minimo: judged('Minimo per un intervento', [900, 900], 'intervento'),
  },
  visit: 'quanto è larga l’intercapedine e se è libera',
  relief: 'general',
} as const satisfies JobKind
