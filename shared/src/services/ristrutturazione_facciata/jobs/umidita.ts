import type { JobKind } from '../../job-kind.ts'

export const umidita = {
  title: 'Umidità di risalita',
  work: 'eliminare l’umidità di risalita',
  profession: 'Impresa Edile',
  cues: 'umidit* + risal* + paviment*|umidit* + risal* + intonac*|iniezion* + blocc*|umidita di risalita|umid* + risalita|risalita capillare|umid* + piano terra|umid* + basso|muri + bagnat*|muro + bagnat*|muri + umid*|muro + umid*|salnitro|sale + muri|deumidific* + muri|deumidific* + muro|intonac* + sfarina + basso|intonac* deumidificant*|intonac* macroporos*|barriera chimica|taglio chimico|cantina + umid*|taverna + umid*|seminterrato + umid*|~umid*|~risalita',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['diagnosi con le misure di umidità', 'barriera nel muro', 'intonaco deumidificante'],
  excluded: ['drenaggi fuori', 'tinta', 'l’altro lato del muro'],
  factors: ['conta lo spessore del muro', 'conta da dove viene l’acqua'],
  permits: 'Nessun permesso.',
  duration: '3 o 4 giorni per 10 metri di muro',
  rows: null,
  visit:
    'da dove viene l’acqua, lo spessore del muro e i sali: senza diagnosi si rischia il lavoro sbagliato',
  relief: 'general',
} as const satisfies JobKind
