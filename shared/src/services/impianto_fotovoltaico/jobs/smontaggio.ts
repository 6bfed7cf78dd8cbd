import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

export const smontaggio = {
  title: 'Smontare e rimontare i pannelli',
  work: 'smontare e rimontare i pannelli',
  profession: 'Installatore fotovoltaico',
  cues: 'pannelli solari + rimont*|pannelli solari + @toglie + tetto|pannelli fotovoltaici + @toglie + tetto|pannelli solari + rimont* + tetto|@toglie + pannell*|@toglie + fotovoltaic*|@toglie + moduli|smont* + pannell*|smont* + fotovoltaic*|rimont* + pannell*|spost* + pannell*|spost* + fotovoltaic*|pannell* + rifare tetto|pannell* + sotto + tetto|tetto + sotto + pannell*|rimuov* + pannell*|smontaggi* + pannell*|lavori tetto + pannell*|pannelli solari + @toglie|pannelli solari + smont*|pannelli solari + spost*|pannelli fotovoltaici + @toglie|pannelli fotovoltaici + smont*|pannell* + @toglie + tetto|pannell* + smont* + tetto|pannell* + rimett*|pannell* + togli* + rimett*|pannell* + lev* + rimett*|fotovoltaic* + togli* + rimett*|moduli + togli* + rimett*|pannell* + tolt* + rimess*|pannell* + smont* + rimett*',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['smontaggio', 'custodia in cantiere', 'rimontaggio e prova, se richiesti'],
  excluded: ['moduli rotti', 'ganci nuovi', 'smaltimento dei moduli (RAEE)', 'ponteggio'],
  factors: ['solo smontaggio: circa la metà'],
  permits: 'Nessun permesso.',
  duration: 'un giorno per smontare e uno per rimontare',
  rows: {
    both: { label: 'Modulo smontato e rimontato', min: 65, max: 125, unit: 'modulo', vat: 'esclusa', ...own },
    off: { label: 'Modulo solo smontato', min: 35, max: 65, unit: 'modulo', vat: 'esclusa', ...own },
  },
  visit: 'quanti moduli sono, come sono fissati e come si arriva al tetto',
  relief: 'maintenance',
} as const satisfies JobKind
