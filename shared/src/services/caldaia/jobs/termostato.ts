import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const piece = { unit: 'pezzo', vat: 'esclusa', ...own } as const

export const termostato = {
  title: 'Termostato o cronotermostato',
  work: 'montare un termostato',
  profession: 'Idraulico',
  cues: 'tado*|netatmo|smarther|honeywell|caldai* + tado|caldai* + tado + vecchi*|termostat* + caldai*|termostat* + vecchi*|termostat* + caldai* + vecchi*|cronotermostat* + caldai* + vecchi*|caldai* + netatmo|caldai* + smarther|termostat* + @cambia|termostat* + nuov*|termostat* + rott*|termostat* + non funzion*|termostat* + wifi|termostat* + smart|termostat* + telefon*|cronotermostat*|crono termostat*|termostato|termostati|sonda esterna|accend* + riscaldament* + telefon*|caldai* + telefon*|caldai* + cellular*|caldai* + da remoto|programma* + riscaldament*',
  partOf: ['sostituzione'],
  vatRate: 0.1,
  labourShare: 0.35,
  included: ['termostato del tipo scelto', 'montaggio e collegamento', 'configurazione e prova'],
  excluded: ['filo nuovo fino alla caldaia (80–200 €)', 'valvole intelligenti (60–100 € l’una)'],
  factors: ['sonda esterna: +80–150 €'],
  permits: 'Nessun permesso.',
  duration: 'circa un’ora',
  rows: {
    simple: { label: 'Termostato semplice, montato', min: 90, max: 160, ...piece },
    programmable: { label: 'Cronotermostato programmabile, montato', min: 130, max: 240, ...piece },
    smart: { label: 'Termostato wifi, montato', min: 200, max: 350, ...piece },
  },
  visit: 'il filo che c’è e il modello della caldaia',
  relief: 'maintenance',
} as const satisfies JobKind
