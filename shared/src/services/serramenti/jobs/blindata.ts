import type { JobKind } from '../../job-kind.ts'
import { derived, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const technician = page('studiomadera', 2025)
const portal = page('wikicasa')

export const blindata = {
  title: 'Porta blindata',
  work: 'mettere una porta blindata',
  profession: 'Serramentista',
  cues: '@cambia + porta blindata|@cambia + portone blindato|@aggiunge + porta blindata|porta blindata|blindat*|blidat*|porta corazzat*|porta + ingresso|portone + casa|portone + blindat*|portoncin*|porta di casa + @cambia|porta casa + nuov*|porta di casa + vecchia|porta + sicurezza|porta + ladri|porta + classe 3|porta + classe 4|porta caposcala|porta + scale + @cambia|portone + ingresso|ladri + entrat* + porta',
  partOf: ['serratura'],
  vatRate: 0.16,
  labourShare: 0.2,
  included: [
    'porta con serratura a cilindro europeo',
    'pannelli lisci standard',
    'posa sul controtelaio',
    'smaltimento della vecchia',
  ],
  excluded: ['opere murarie per un telaio diverso', 'pannello esterno su disegno', 'spioncino elettronico'],
  factors: [
    'opere murarie: 150–400 €',
    'da esterno, isolata: +500–1.200 €',
    'fuori misura: +10–30 %',
    'classe 4: +400–900 €',
  ],
  tiers: {
    base: { label: 'economica' },
    media: { label: 'classe 3' },
    alta: { label: 'di pregio' },
  },
  permits: 'Nessun permesso. In condominio il lato verso le scale resta come gli altri.',
  duration: 'consegna in 3–6 settimane, poi mezza giornata',
  rows: {
    base: sourced('Porta blindata economica', [1100, 1500], 'porta', [technician]),
    media: sourced('Porta blindata classe 3', [1500, 2800], 'porta', [portal, technician]),
    alta: derived('Porta blindata di pregio', [2800, 5000], 'porta', [portal]),
    quattro: sourced('Classe 4 invece di classe 3', [400, 900], 'porta', [technician]),
    esterno: derived('Da esterno, isolata, in più', [500, 1200], 'porta', [technician]),
  },
  visit: 'il vano, il controtelaio e se la porta dà all’aperto',
  relief: 'general',
} as const satisfies JobKind
