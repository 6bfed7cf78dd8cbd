import type { JobKind } from '../../job-kind.ts'
import { lazioPriceList, sourced } from '../../job-row.ts'

export const scorrevole = {
  title: 'Scorrevole o vetrata',
  work: 'mettere una vetrata scorrevole',
  profession: 'Serramentista',
  partOf: ['finestre'],
  cues: 'scorrevol* + vetrat*|scorrevol* + alzant*|alzant*|vetrat*|vetrone|vetroni|ribalta scorr*|portafinestra scorrevol*|porta finestra scorrevol*|portefinestre scorrevol*|porte finestre scorrevol*|finestr* scorrevol*|finestr* + che scorr*|parete vetrata|parete di vetro|porta a vetri grande|~scorrevol*|alzant* scorrevol* + pvc|alzant* + pvc|scorrevol* + pvc|alzant* scorrevol*|alzant* + legno|alzant* + allumini*|scorrevol* + alzant* + pvc|portafinestr* + scorrevol* + pvc',
  vatRate: 0.16,
  labourShare: 0.18,
  included: [
    'scorrevole con doppio vetro basso emissivo',
    'posa e sigillatura',
    'smontaggio e smaltimento del vecchio infisso',
    'coprifili interni',
  ],
  excluded: ['soglia ribassata', 'opere murarie', 'tapparelle e cassonetto', 'mezzi di sollevamento'],
  factors: [
    'alluminio invece di PVC: +25–40 %',
    'oltre 3 m di larghezza, mezzi speciali: 200–500 €',
    'soglia ribassata: +80–150 € al metro',
    'triplo vetro: +10–20 %',
  ],
  tiers: {
    base: { label: 'ribalta-scorri' },
    media: { label: 'scorrevole in linea o complanare' },
    alta: { label: 'alzante scorrevole' },
  },
  permits:
    'Nessun permesso se il vano resta com’è. Un vano nuovo o più grande vuole una pratica: la presenta un tecnico.',
  duration: 'consegna in 5–9 settimane, poi un giorno l’una',
  rows: {
    base: sourced('Ribalta-scorri', [600, 750], 'm²', [lazioPriceList]),
    media: sourced('Scorrevole in linea', [750, 900], 'm²', [lazioPriceList]),
    alta: sourced('Alzante scorrevole', [900, 1300], 'm²', [lazioPriceList]),
  },
  visit: 'la larghezza del vano, la soglia e come si porta su il vetro',
  relief: 'general',
} as const satisfies JobKind
