import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const pvc = {
  title: 'Finestre in PVC',
  work: 'finestre in PVC',
  profession: 'Serramentista',
  cues: 'finestre|infissi|serramenti|pvc|cambiare le finestre|doppi vetri|plastica|portafinestra|spifferi|anta ribalta|fenetre|infissi vecchi|finestre che fischiano',
  vatRate: 0.16,
  labourShare: 0.22,
  included: [
    'infisso con doppio vetro basso emissivo',
    'posa',
    'smontaggio e smaltimento del vecchio',
    'coprifili',
  ],
  excluded: ['controtelaio', 'opere murarie', 'tapparelle', 'cassonetti', 'zanzariere', 'davanzali'],
  factors: [
    'triplo vetro +10–20 %',
    'effetto legno +8–15 %',
    'vetro antieffrazione +40–90 €/m²',
    'oltre il 3° piano senza ascensore +20–40 € a pezzo',
    'scorrevole: s.scorrevole',
  ],
  tiers: { base: { label: '380–470' }, media: { label: '470–620' }, alta: { label: '620–800' } },
  permits: 'edilizia libera se uguali; ENEA entro 90 giorni per l’ecobonus; condominio: stesso aspetto',
  duration: '2–3 finestre al giorno; consegna 4–8 settimane',
  rows: {
    main: {
      label: 'Finestre in PVC',
      min: 380,
      max: 620,
      unit: 'm² di infisso (minimo 1,5 m² a pezzo)',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('consulente-energia.com', 2025), page('thinkknoll', 2026)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
