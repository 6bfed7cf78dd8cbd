import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { prices } from '../prices.ts'

export const scarico = {
  title: 'Scarico dei fumi a parete',
  work: 'rifare lo scarico dei fumi a parete',
  profession: 'Idraulico',
  cues: 'scarico + fumi + parete|scarico + fumi + muro|scarico a parete|scarico dal muro|scarico a muro|tubo + fumi|tubo + scarico + caldai*|tubo della caldaia|tubo coassiale|scarico coassiale|tubo + fumi + muro',
  partOf: ['sostituzione', 'ibrido'],
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['tubo coassiale', 'raccordi e terminale', 'prova di tenuta'],
  excluded: ['foro in pareti speciali', 'ponteggio', 'canna fumaria'],
  factors: ['ogni metro oltre il secondo: di solito +40–70 €'],
  permits:
    'Nessun permesso; lo scarico a parete è ammesso solo nei casi previsti (UNI 7129, DPR 412/1993): lo verifica l’idraulico. In condominio avvisa l’amministratore.',
  duration: 'circa mezza giornata',
  rows: {
    flue: { ...prices.flue, unit: 'scarico' },
    metre: {
      label: 'Tubo coassiale, ogni metro in più',
      min: 40,
      max: 70,
      unit: 'm',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'il percorso del tubo e le distanze da finestre e balconi',
  relief: 'boiler',
} as const satisfies JobKind
