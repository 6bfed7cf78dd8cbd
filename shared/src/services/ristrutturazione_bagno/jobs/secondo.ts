import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList } from '../../job-row.ts'
import { page } from '../../price-row.ts'

const sources = [lazioPriceList, page('casafacile')]

export const secondo = {
  title: 'Secondo bagno',
  work: 'creare un secondo bagno',
  profession: 'Impresa Edile',
  cues: 'secondo bagno|un altro bagno|~bagno in più|@aggiunge + bagno in più|ricavare un bagno|ricavare + bagno|ricavare + bagnetto|aggiungere un bagno|aggiungere + bagno|creare + bagno|creare + bagnetto|costruire + bagno|fare un bagno nuovo + camera|bagno padronale + creare|wc in più|wc in taverna|bagno in mansarda|bagno + ripostiglio|lavanderia nuova|creare + lavanderia|trituratore|sanitrit|@aggiunge + bagno in camera|ricavare + bagno di servizio|aggiungere + bagno di servizio|creare + bagno cieco|mettere un bagno in|fare un bagno in camera|fare un bagno in taverna|bagno nuovo in taverna|bagno + taverna|bagno + mansarda|bagno + sottotetto|bagno + garage|bagno solo + non bast*|solo bagno + non bast*|un bagno + non bast*|bagno + non ci bast*|ricavar* + secondo|ricavar* + altro + bagno|secondo + ripostigl*|un altro + ripostigl*',
  vatRate: 0.1,
  labourShare: 0.55,
  included: [
    'pareti nuove',
    'tubi fino alla colonna vicina',
    'massetto e piastrelle',
    'sanitari con rubinetti',
    'punti luce',
  ],
  excluded: ['finestra nuova', 'mobili', 'compenso del tecnico'],
  factors: ['ogni metro dalla colonna oltre i 4 m: +120–200 €', 'porta interna: +350–850 €'],
  permits: 'Serve la CILA: la presenta un tecnico, che controlla anche aerazione e altezze',
  duration: 'da 3 a 4 settimane',
  rows: {
    fixed: derived('Bagno nuovo, quota fissa', [5500, 10_000], 'bagno', sources),
    metre: derived('Bagno nuovo, in più al metro quadro', [500, 1000], 'm²', sources),
    macerator: judged('Trituratore, con la colonna lontana', [600, 1200], 'pezzo'),
    extractor: judged('Aspirazione di un bagno cieco', [150, 400], 'pezzo'),
  },
  visit: 'dove passa la colonna di scarico, le altezze e l’aerazione',
  relief: 'general',
} as const satisfies JobKind
