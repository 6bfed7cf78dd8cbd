import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'

export const puntoPiano = {
  title: 'Riparazione della guaina',
  work: 'riparare un punto della guaina',
  profession: 'Impresa Edile',
  cues: 'guain* + terrazz* + buc*|guain* + terrazz* + punto|guain* + terrazz* + rott*|guain* + terrazz* + strappat*|guain* + lastric* + buc*|guain* + lastric* + punto|guain* + tett* + punto|guain* + strappat*|guain* + rott*|guain* + @ripara|guain* + bolla|guain* + bolle|guain* + tagli*|guain* + crep*|guain* + buc*|guain* + stacc*|guain* + punto|toppa + guain*|toppa + terrazz*|rattopp* + terrazz*|bocchetton*|scarico + terrazz*|scarico + lastrico|terrazz* + punto|terrazz* + angolo|punto + perde + terrazz*|tett* pian* + @ripara|tett* pian* + punto',
  replacement: 'impermeabilizzazione',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['ricerca del punto', 'rappezzo saldato o liquido', 'prova con l’acqua'],
  excluded: ['guaina nuova su tutto', 'danni dentro casa'],
  factors: ['bocchettone nuovo: +120–200 €', 'ogni punto in più: 60–120 €'],
  permits: 'Nessun permesso.',
  duration: 'mezza giornata',
  rows: {
    primo: sourced('Ricerca e rappezzo', [230, 400], 'intervento', [lazioPriceList]),
    altri: derived('Altri punti nella stessa visita', [60, 120], 'punto', [lazioPriceList]),
    bocchettone: derived('Bocchettone nuovo', [120, 200], 'pezzo', [lazioPriceList]),
  },
  visit: 'la guaina, gli scarichi e i risvolti sui muri',
  relief: 'general',
} as const satisfies JobKind
