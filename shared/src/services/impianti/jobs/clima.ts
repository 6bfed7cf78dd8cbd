import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const small = {
  unit: 'impianto',
  vat: 'esclusa',
  basis: 'source',
  sources: [page('sostariffe.it'), page('shopclima.it')],
} as const
const large = {
  ...small,
  sources: [page('sostariffe.it'), page('consulente-energia.com', 2025), page('updatezoneapp.com', 2025)],
} as const

export const clima = {
  title: 'Climatizzatore',
  work: 'montare un climatizzatore',
  profession: 'Impiantista',
  cues: 'condizionator*|climatizzator*|aria condizionata|aria condiz*|aria fresca|climatizzazion*|condizionamento|mono split|monosplit|dual split|dualsplit|trial split|trialsplit|quadri split|multisplit|multi split|split + camer*|split|splits|clima + camer*|clima + salott*|clima + casa|clima + @aggiunge|@aggiunge + condizionator*|@aggiunge + climatizzator*|@cambia + condizionator*|@cambia + climatizzator*|condizionator* + inverter|climatizzator* + inverter|climatizzator* + pompa calore|condizionator* + pompa calore|clima + inverter|split + inverter|pinguino + @cambia|canalizzat*|pompa calore + aria aria|~clima|climatiz*|climatis*|condizzionator*|condizonator*|condizionamento + casa|climatizzator* + casa|condizionator* + casa|aria condizionata + casa|aria condizionata + stanz*|climatizzator* + camer*|condizionator* + camer*',
  vatRate: 0.15,
  labourShare: 0.25,
  included: [
    'unità esterna e interne, se non le hai già',
    'staffe e fino a 4 m di tubi per split',
    'scarico della condensa',
    'prova e registrazione F-gas',
  ],
  excluded: [
    'linea elettrica dedicata (60–150 €)',
    'tracce nel muro (60–100 €/m)',
    'piattaforma per lavorare in alto',
  ],
  factors: ['tubi oltre 4 m: +40–60 €/m', 'canalizzato in controsoffitto: di solito 4.500–8.000 €'],
  tiers: {
    base: { label: 'marca economica, classe A++' },
    media: { label: 'marca nota, silenzioso, wifi' },
    alta: { label: 'classe A+++, molto silenzioso, filtri' },
  },
  permits:
    'Edilizia libera; in condominio l’unità esterna va comunicata all’amministratore, e nei centri storici si chiede al Comune.',
  duration: 'da mezza giornata a due giorni, secondo gli split',
  rows: {
    oneBase: { label: 'Uno split, fascia base', min: 750, max: 1000, ...small },
    oneMedia: { label: 'Uno split, fascia media', min: 1000, max: 1700, ...small },
    oneAlta: { label: 'Uno split, fascia alta', min: 1700, max: 2600, ...small },
    twoBase: { label: 'Dual split, fascia base', min: 1600, max: 2100, ...small },
    twoMedia: { label: 'Dual split, fascia media', min: 2100, max: 3300, ...small },
    twoAlta: { label: 'Dual split, fascia alta', min: 3300, max: 4500, ...small },
    threeBase: { label: 'Trial split, fascia base', min: 2400, max: 3200, ...large },
    threeMedia: { label: 'Trial split, fascia media', min: 3100, max: 4900, ...large },
    threeAlta: { label: 'Trial split, fascia alta', min: 4900, max: 6500, ...large },
    further: { label: 'Ogni split oltre il terzo', min: 700, max: 1200, ...small, unit: 'split' },
    fitOne: { label: 'Solo posa di uno split', min: 250, max: 450, ...small },
    fitTwo: { label: 'Solo posa di un dual split', min: 500, max: 950, ...small },
    fitThree: { label: 'Solo posa di un trial split', min: 750, max: 1450, ...small },
    fitFurther: {
      label: 'Solo posa di ogni split oltre il terzo',
      min: 220,
      max: 400,
      ...small,
      unit: 'split',
    },
    removal: {
      label: 'Vecchia macchina da smontare e smaltire',
      min: 60,
      max: 120,
      unit: 'pezzo',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'il posto dell’unità esterna, il percorso dei tubi e la linea elettrica',
  relief: 'general',
} as const satisfies JobKind
