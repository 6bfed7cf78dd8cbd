import { own } from '../../estimate.ts'
import { faulty } from '../../fault-cues.ts'
import type { JobKind } from '../../job-kind.ts'

const visit = { unit: 'visita', vat: 'esclusa', ...own } as const

export const climaServizio = {
  title: 'Pulizia o riparazione del climatizzatore',
  work: 'pulire o riparare il climatizzatore',
  profession: 'Impiantista',
  cues: `condizionator* + non fredda|climatizzator* + non fredda|clima + non fredda|condizionator* + non rinfresc*|climatizzator* + non rinfresc*|split + non raffredd*|split + non fredda|split + fa caldo|condizionator* + @ripara|climatizzator* + @ripara|condizionator* + @pulisce|climatizzator* + @pulisce|split + @pulisce|clima + @pulisce|split + @ripara|aria condizionata + @pulisce|aria condizionata + @ripara|condizionator* + manutenzion*|climatizzator* + manutenzion*|clima + manutenzion*|condizionator* + ricaric*|climatizzator* + ricaric*|clima + ricaric*|ricaric* + gas|gas + condizionator*|gas + climatizzator*|condizionator* + non raffredd*|condizionator* + non fa freddo|climatizzator* + non fa freddo|climatizzator* + non raffredd*|condizionator* + perd*|condizionator* + gocciol*|climatizzator* + perd*|climatizzator* + gocciol*|split + gocciol*|split + perd*|condizionator* + puzz*|climatizzator* + puzz*|condizionator* + filtri|climatizzator* + filtri|filtri + @pulisce|clima + non fa freddo|clima + puzz*|clima + perd*|aria condizionata + non raffredd*|aria condizionata + puzz*|sanificazion* + clima*|condizionator* + fa acqua|climatizzator* + fa acqua|split + fa acqua|clima + fa acqua|condizionator* + butta acqua|condizionator* + acqua|climatizzator* + acqua|split + acqua|clima + acqua|clima + gocciol*|clima + non raffredd*|aria condizionata + perd*|gas clima + split|ricarica + split|ricarica + gas + split|puli* + split|@pulisce + split|ricaric* gas + split|condizionator* + non scald*|climatizzator* + non scald*|clima + non scald*|split + non scald*|pompa calore + rumor* + clima|${faulty('condizionator*', 'climatizzator*', 'clima', 'split', 'aria condizionata')}`,
  replacement: 'clima',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['visita di un tecnico F-gas', 'pulizia di filtri e batteria interna', 'controllo e prova'],
  excluded: ['ricambi', 'macchina nuova', 'piattaforma per l’unità esterna'],
  factors: ['macchine con il vecchio gas R22: non si ricaricano più'],
  permits: 'Nessun permesso; serve un tecnico con il patentino F-gas.',
  duration: 'da 1 a 2 ore',
  rows: {
    cleaning: { label: 'Pulizia e controllo di uno split', min: 70, max: 100, ...visit },
    further: { label: 'Ogni altro split nella stessa visita', min: 35, max: 60, ...visit, unit: 'split' },
    refill: { label: 'Ricarica del gas', min: 110, max: 220, ...visit },
    leak: { label: 'Ricerca della perdita e riparazione', min: 210, max: 410, ...visit },
  },
  visit: 'la pressione del gas, lo scarico della condensa e il codice d’errore',
  relief: 'maintenance',
} as const satisfies JobKind
