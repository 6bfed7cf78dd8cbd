import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'intervento',
  vat: 'esclusa',
  basis: 'source',
  sources: [
    page('Iren luce gas'),
    page('habitissimo'),
    page('ilmiobusinessplan.com'),
    page('nomega.it', 2026),
  ],
} as const

export const riparazione = {
  title: 'Riparazione della caldaia',
  work: 'riparare la caldaia',
  profession: 'Idraulico',
  cues: 'caldai* + ferm*|caldai* + kw + ferm*|caldai* + kw + error*|lancetta + scend*|lancetta + cal*|manometro + scend*|ricaric* acqua + caldai*|lancetta + scend* + caldai*|caldai* + ricaric*|caldai* + lancetta|caldai* + manometro|ricaric* acqua|~lancetta|~manometro|~ricaric*|caldai* + botto|caldai* + botti|caldai* + scoppi*|caldai* + colpo|caldai* + fischi*|caldai* + vibra*|caldai* + puzz*|@ripara + caldai*|@ripara + calderin*|caldai* + rott*|caldai* + guast*|caldai* + blocc*|caldai* + non part*|caldai* + non si accend*|caldai* + non accend*|caldai* + non funzion*|caldai* + non va|caldai* + non scald*|caldai* + perd*|caldai* + pression*|caldai* + error*|caldai* + rumor*|caldai* + gocciol*|caldai* + spegn*|caldai* + scheda|caldai* + scambiator*|caldai* + problem*|caldai* + assistenz*|caldai* + morta|caldai* + andata|senza acqua calda|niente acqua calda|manca acqua calda|non arriva acqua calda|acqua calda + non arriv*|acqua + non scald*|doccia + fredd*|pressione + scend*|vaso espansion*|~rott*|~guast*|~in blocco|~non parte|~non scald*|~ripar*|~aggiust*|~sistemar*|~error*|~perde|acqua calda + non esce|acqua calda + rubinett*|acqua calda + non esce + rubinett*|acqua + esce + fredd*|caldai* + non riscald*|caldai* + acqua tiepid*|caldai* + strano|caldai* + nun part*|caldai* + nn part*|caldai* + nun va|caldai* + nun funzion*|calderin* + rott*|calderin* + blocc*|calderin* + non part*|calderin* + perd*|calderin* + non va|caldai* + ripar* + casa|caldai* + non part* + casa|non ho acqua calda|non c acqua calda|non abbiamo acqua calda|caldai* + non ho acqua calda|caldai* + esce + acqua|caldai* + fa acqua|acqua + sotto + caldai*|caldai* + acqua + terra|caldai* + fredd*|acqua calda + va via|acqua calda + finisc*|acqua + tiepid*|acqua calda + fredd*|acqua calda + poc*|acqua calda + tiepid*|acqua sanitaria + fredd*|non esce + acqua calda|caldai* + fiamm*|caldai* + brontol*|caldai* + sblocc*|caldai* + reset*|caldai* + spent*|caldai* + accend* + rumor*|caldai* + capricc*|caldai* + segn*|caldai* + codic*|caldai* + acqua gelata|caldai* + gelat*|acqua gelata|acqua gelida|caldai* + gelid*|caldai* + lampegg*|caldai* + display|caldai* + acqua gelata + segn*|caldai* + non voglio cambiar*|caldai* + appicci*|caldai* + nun appicci*|caldai* + no va|caldai* + boton* ross*|caldai* + spia|caldai* + luce rossa|caldai* + ross*|acqua calda + no va|no va + acqua calda',
  replacement: 'sostituzione',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'chiamata',
    'ricerca del guasto',
    'manodopera della riparazione',
    'il ricambio del guasto indicato',
  ],
  excluded: [
    'altri ricambi oltre a quello indicato',
    'chiamata di notte o nei festivi',
    'revisione annuale e bollino',
  ],
  factors: [
    'notte e festivi: +30–50 %',
    'centro assistenza della marca: di solito un po’ più caro',
    'caldaia di oltre 10–12 anni: conviene confrontare con una nuova',
  ],
  permits: 'Nessun permesso: serve un tecnico abilitato (DM 37/2008), che annota l’intervento sul libretto.',
  duration: 'da 1 a 3 ore, più l’attesa del ricambio se non è comune',
  rows: {
    pressure: {
      label: 'Pressione, vaso di espansione o valvola di sicurezza',
      min: 100,
      max: 200,
      ...published,
    },
    common: { label: 'Guasto comune: accensione, valvola o sonda', min: 120, max: 250, ...published },
    board: { label: 'Scheda elettronica', min: 250, max: 450, ...published },
    exchanger: { label: 'Scambiatore', min: 300, max: 600, ...published },
    night: {
      label: 'Uscita di notte o in un giorno festivo',
      min: 50,
      max: 110,
      unit: 'intervento',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'il codice d’errore, la pressione e i pezzi che si sono guastati',
  relief: 'maintenance',
} as const satisfies JobKind
