import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'
import { prices } from '../prices.ts'

const official = {
  unit: 'caldaia',
  vat: 'esclusa',
  basis: 'source',
  sources: [
    page('Regione Lazio, tariffa dei prezzi', 2023),
    page('condomani.it'),
    page('caldaiacondensazione.net'),
  ],
} as const

export const sostituzione = {
  title: 'Caldaia a condensazione nuova',
  work: 'cambiare la caldaia',
  profession: 'Idraulico',
  cues: 'spost* + caldai* + @cambia|@cambia + caldai*|@cambia + calderin*|caldaia nuova|nuova caldaia|caldai* + condensazion*|@aggiunge + caldai*|mettere + caldai*|montare + caldai*|installa* + caldai*|comprare + caldai*|caldai* + kw|caldai* + fine vita|caldai* vecchi*|caldai* + prevent*|caldai* + rottam*|caldai* + pensione|~caldai*|~cambi*|~sostitu*|~camera aperta|~camera stagna|rott* + @cambia + caldai*|guast* + @cambia + caldai*|caldai* + ripararla + cambiarla|calderin* + buttare|calderin* + vecchi*|calderina nuova|caldai* + buttare|~calderin*|caldai* + scaric* + canna fumaria|caldai* + @cambia + casa|caldai* + @cambia + appartament*',
  vatRate: 0.12,
  labourShare: 0.3,
  included: [
    'caldaia a condensazione per riscaldamento e acqua calda',
    'smontaggio e smaltimento della vecchia',
    'lavaggio dell’impianto e filtro',
    'scarico della condensa',
    'prova, dichiarazione di conformità e libretto',
    'valvole, termostato e scarico a parete, se li scegli',
  ],
  excluded: [
    'adattamento della canna fumaria (prezzo dopo il sopralluogo)',
    'termosifoni e tubi nuovi',
    'opere murarie e tinta',
  ],
  factors: [
    'da esterno: +150–300 €',
    'camera aperta da adattare: +150–400 €',
    'a GPL: +50–150 €',
    'con accumulo da 100 litri: +1.300–2.000 €',
  ],
  tiers: {
    base: { label: 'marca semplice, comandi essenziali' },
    media: { label: 'marca nota, modulazione ampia, garanzia di qualche anno' },
    alta: { label: 'scambiatore in acciaio, comando da telefono compreso' },
  },
  permits:
    'Nessun permesso edilizio. L’idraulico abilitato compila il libretto e registra l’impianto nel catasto regionale.',
  duration: 'di solito un giorno',
  rows: {
    base24: { label: 'Caldaia da 24 kW, fascia base', min: 1800, max: 2200, ...official },
    media24: { label: 'Caldaia da 24 kW, fascia media', min: 2200, max: 3000, ...official },
    alta24: { label: 'Caldaia da 24 kW, fascia alta', min: 3000, max: 3900, ...official },
    base30: { label: 'Caldaia da 30 kW, fascia base', min: 2300, max: 2800, ...official },
    media30: { label: 'Caldaia da 30 kW, fascia media', min: 2800, max: 3800, ...official },
    alta30: { label: 'Caldaia da 30 kW, fascia alta', min: 3800, max: 4900, ...official },
    flue: { ...prices.flue, unit: 'scarico' },
    outdoor: {
      label: 'Caldaia da esterno, in più',
      min: 150,
      max: 300,
      unit: 'caldaia',
      vat: 'esclusa',
      ...own,
    },
    lpg: { label: 'Trasformazione a GPL', min: 50, max: 150, unit: 'caldaia', vat: 'esclusa', ...own },
  },
  visit: 'il modello di adesso, lo scarico dei fumi, gli attacchi e lo stato dell’impianto',
  relief: 'boiler',
} as const satisfies JobKind
