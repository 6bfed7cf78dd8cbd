import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'

export const inferriate = {
  title: 'Inferriate e grate',
  work: 'mettere le inferriate',
  profession: 'Serramentista',
  cues: 'grata porta finestra|grate porta finestra|grata portafinestra|grate portafinestra|inferriat* finestr*|grata finestr*|grate finestr*|sbarr* finestr*|inferriat* + mett*|inferriat* + nuov*|inferriat* + @cambia|inferriat* + mont*|inferriat* + @aggiunge|inferriat* + finestr*|inferiat*|inferriat* + apribil*|inferriat* + sicurezza|grata + sicurezza|grate + sicurezza|grata + apribil*|grate + apribil*|grata + porta|grate + mett*|grate + mont*|grate antifurto|grate antieffrazione|cancellett* + portafinestra|cancellett* + porta|ferro battuto + finestr*|ladri + finestr*|~inferriat*|~grata|~grate|~sbarre',
  vatRate: 0.1,
  labourShare: 0.45,
  included: ['grata su misura', 'zincatura e verniciatura', 'posa nel muro'],
  excluded: ['opere murarie sui davanzali', 'ritocco dell’intonaco'],
  factors: ['fissa: 190–260 € al m²', 'apribile con serratura: 320–520 € al m²'],
  permits: 'Nessun permesso; in condominio e in centro storico chiedi prima se vanno bene.',
  duration: 'consegna in 3–6 settimane, poi 4 finestre al giorno',
  rows: {
    fissa: sourced('Grata fissa', [190, 260], 'm²', [lazioPriceList]),
    apribile: derived('Grata apribile con serratura', [320, 520], 'm²', [lazioPriceList]),
    minimo: judged('Minimo per una grata', [350, 350], 'intervento'),
  },
  visit: 'il muro, i davanzali e come si aprono le finestre',
  relief: 'general',
} as const satisfies JobKind
