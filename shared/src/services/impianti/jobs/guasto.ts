import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'intervento',
  vat: 'esclusa',
  basis: 'widened',
  sources: [page('phongnhaexplorer')],
} as const

export const guasto = {
  title: 'Guasto elettrico',
  work: 'cercare e riparare un guasto elettrico',
  profession: 'Elettricista',
  cues: 'non c luce|non ce luce|non c corrente|non ce corrente|non piu luce|non piu corrente|manca luce|luce + salvavita|non si accend* luc*|lampad* + sfarfall*|luce + sfarfall*|non arriva corrente|prese + non funzion*|presa + non va|prese + mort*|presa + mort*|salta + luce|salta + corrente|salta + salvavita|salta + differenzial*|scatta + salvavita|scatta + differenzial*|scatt* + luce|salvavita + salta|salvavita + scatta|va via la luce|va via la corrente|manca + corrente|manca + luce|senza luce|senza corrente|corto circuit*|cortocircuit*|guasto elettric*|dispersion* + elettric*|presa + non funzion*|presa + bruciat*|presa + @ripara|luce + non si accend*|lampad* + non si accend*|luci + sfarfall*|interruttor* + rott*|interruttor* + @ripara|elettricista + urgent*|elettricista + subito|luce + va e viene|blackout + casa|saltat* + luce|saltat* + corrente|saltat* + salvavita|scintill*|presa + scintill*|presa + bruci*|odore + bruciat* + presa|quadro + scintill*|quadro + bruci*|scossa|prende la scossa|saltat* + luce + casa|saltat* + corrente + casa|luce + mezza casa|corrente + mezza casa|senza luce + casa|senza corrente + casa|corrente + va via|luce + va via|non va luce|luce + non va|luce + non funzion*|luce + non va + bagno|luce + non va + cucina|luce + non va + camera|corrente + stacc*|luce + stacc*|luce + sbalz*|presa + surriscald*|presa + nera|presa + annerit*|venire + elettricist*|manda* + elettricist*|chiam* + elettricist*|uscita + elettricist*|passare + elettricist*|arriv* + elettricist*',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['chiamata', 'ricerca del guasto', 'piccola riparazione'],
  excluded: ['linee da rifare', 'quadro nuovo', 'ricambi costosi'],
  factors: ['ogni ora in più: di solito 35–50 €'],
  permits: 'Nessun permesso.',
  duration: 'da 1 a 2 ore',
  rows: {
    normal: { label: 'Chiamata, ricerca e piccola riparazione', min: 85, max: 165, ...published },
    night: { label: 'Chiamata di notte o in un giorno festivo', min: 140, max: 260, ...published },
  },
  visit: 'quale linea scatta, il quadro e i punti collegati',
  relief: 'maintenance',
} as const satisfies JobKind
