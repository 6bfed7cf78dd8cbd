import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

export const telecamere = {
  title: 'Telecamere',
  work: 'montare le telecamere',
  profession: 'Elettricista',
  cues: 'telecamer*|videosorveglian*|video sorveglian*|@aggiunge + telecamer*|telecamer* + estern*|telecamer* + giardino|telecamer* + cancell*|telecamer* + wifi|tvcc|registrator* + video|sorveglianza + casa|camere di sicurezza|videosorveglian* + casa|telecamer* + casa|telecamer* + fuori',
  partOf: ['allarme'],
  vatRate: 0.12,
  labourShare: 0.45,
  included: ['telecamera', 'montaggio e collegamento alla rete', 'configurazione sul telefono'],
  excluded: ['fili nei muri e scavi', 'contratto di vigilanza'],
  factors: ['registratore con disco: di solito 150–350 €'],
  permits:
    'Nessun permesso; non si può riprendere la strada o il vicino, e in condominio decide l’assemblea sulle parti comuni.',
  duration: 'quattro telecamere in circa un giorno',
  rows: {
    camera: { label: 'Telecamera montata', min: 180, max: 350, unit: 'pezzo', vat: 'esclusa', ...own },
  },
  visit: 'i punti da riprendere, la rete wifi e la corrente',
  relief: 'general',
} as const satisfies JobKind
