import type { JobKind } from '../../job-kind.ts'
import { derived } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [page('eclisse.it')]

export const porte = {
  title: 'Porte interne',
  work: 'cambiare le porte interne',
  profession: 'Serramentista',
  cues: '@cambia + porte interne|@cambia + porta interna|@cambia + porte|@cambia + porta|@aggiunge + porte|@aggiunge + porta|@aggiunge + porte interne|porte interne|porta interna|porta scorrevole|porte scorrevoli|porta a scomparsa|porte a scomparsa|scrigno|porta rasomuro|porte rasomuro|filo muro + porta|porta a libro|porta laccata|porte laccate|porta del bagno|porta della camera|telaio + porta|maniglie + porte',
  partOf: ['completa', 'leggera'],
  partOfOthers: ['impianti/allarme'],
  detailOf: ['tinteggiatura/legno'],
  vatRate: 0.15,
  labourShare: 0.25,
  included: ['porta di serie', 'telaio e maniglia', 'montaggio', 'smaltimento delle vecchie'],
  excluded: ['opere murarie', 'verniciatura', 'misure fuori serie'],
  factors: ['solo maniglia o cerniere: 34–80 € l’una', 'porta fuori misura: +100–250 €'],
  tiers: {
    base: { label: 'laminata, a battente' },
    media: { label: 'laccata o in legno, a battente' },
    alta: { label: 'scorrevole a scomparsa o rasomuro' },
  },
  permits: 'Nessun permesso',
  duration: 'tre porte al giorno',
  rows: {
    base: derived('Porta laminata, montata', [350, 500], 'porta', sources),
    media: derived('Porta laccata o in legno, montata', [500, 850], 'porta', sources),
    alta: derived('Porta a scomparsa o rasomuro, montata', [850, 1700], 'porta', sources),
  },
  visit: 'le misure dei vani e lo stato dei telai',
  relief: 'general',
} as const satisfies JobKind
