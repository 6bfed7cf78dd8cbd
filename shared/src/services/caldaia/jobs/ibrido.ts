import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const ibrido = {
  title: 'Sistema ibrido: caldaia e pompa di calore',
  work: 'montare un sistema ibrido',
  profession: 'Idraulico',
  cues: 'ibrid*|ibird*|caldai* + pompa calore + insieme|caldai* + pompa calore + tengo|caldai* + pompa calore + tenendo|caldai* + pompa calore + aggiung*|pompa calore + tenere + caldai*|pompa calore + affianc*|add on|addon|factory made|bivalent*|meta gas meta elettric*|gas + elettric* + insieme + caldai*|caldaia con pompa|caldaia piu pompa|ibrid* + pompa calore|caldai* + ibrid*|ibrid* + caldai* + pompa calore|sistema ibrid* + pompa di calore|ibrid* + pompa di calore|ibrid* + caldaia|ibrid* + caldai* + posto + pompa calore|ibrid* + caldai* + pompa calore + @cambia|sistema ibrid* + caldai* + posto + pompa calore|impianto ibrid* + pompa calore|ibrid* + posto + caldai* + pompa calore|ibrid* + caldai* + pompa calore + vecchi*|ibrid* + caldai* + pompa calore + posto + vecchi*|caldai* + pompa calore + affianc*|caldai* + pompa calore + due',
  vatRate: 0.12,
  labourShare: 0.25,
  included: [
    'gruppo ibrido di fabbrica con caldaia a condensazione',
    'unità esterna',
    'collegamenti idraulici ed elettrici',
    'regolazione e dichiarazioni',
  ],
  excluded: ['aumento del contatore', 'accumulo dell’acqua calda oltre 80 litri', 'termosifoni da cambiare'],
  factors: ['unità esterna lontana: +40–70 €/m', 'canna fumaria da adattare: dopo il sopralluogo'],
  permits:
    'Edilizia libera fino a 12 kW termici; in condominio l’unità esterna va comunicata all’amministratore. La pratica per il Conto termico la prepara l’installatore con il GSE.',
  duration: 'da 2 a 3 giorni',
  rows: {
    system: {
      label: 'Sistema ibrido di fabbrica, montato',
      min: 6000,
      max: 11_500,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('updatezoneapp.com', 2025)],
    },
    larger: {
      label: 'Unità oltre 8 kW, in più',
      min: 1000,
      max: 2000,
      unit: 'impianto',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'la caldaia e i termosifoni di adesso, il posto per l’unità esterna e il contatore',
  relief: 'heatPump',
} as const satisfies JobKind
