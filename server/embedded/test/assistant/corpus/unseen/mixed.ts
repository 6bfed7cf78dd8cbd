import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

/** Several jobs at once, and jobs that were begun at another service or by others. */
export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-u01-walls-and-old-parquet',
    service: 'tinteggiatura',
    at: 'Orvieto',
    turns: [
      {
        say: 'prima di andarci ad abitare: pitturare tutto (60 mq, pareti e soffitti, bianco traspirante) e far tornare bello il parquet della zona notte che è da levigare, 30 mq. casa vuota a Orvieto',
      },
    ],
    answers: { 'stato|rovin|muri|pareti|condizion': 'muri buoni', listel: 'nessun listello da cambiare' },
    facts: [fact('60 m²'), fact('30 m²'), fact('orvieto')],
    jobs: [scopes.painting, scopes.sanding],
    band: [1_700, 4_000],
  },
  {
    id: 'm-u02-tap-and-blocked-shower',
    service: 'ristrutturazione_bagno',
    at: 'Sanremo',
    turns: [
      {
        say: 'due cosette per un idraulico: il miscelatore della cucina gocciola ed è da cambiare + la doccia non scarica più, l’acqua resta lì. Sanremo zona Foce',
      },
    ],
    facts: [fact('sanremo')],
    jobs: [scopes.tap, scopes.drain],
    band: [160, 540],
  },
  {
    id: 'm-u03-after-the-plasterboarder',
    service: 'tinteggiatura',
    at: 'Monopoli',
    turns: [
      {
        say: 'il cartongessista mi ha fatto il soffitto ribassato in salone e ha già stuccato. manca solo di dargli il bianco, 22 mq, altezza 2,60. Monopoli, casa arredata',
      },
    ],
    facts: [fact('22 m²'), fact('monopoli')],
    jobs: [scopes.ceilings],
    band: [190, 560],
  },
  {
    id: 'm-u04-air-conditioner-in-the-wrong-chat',
    service: 'ristrutturazione_bagno',
    at: 'Mestre',
    turns: [
      {
        say: 'ero entrata per il bagno ma quello lo faccio l’anno prossimo. adesso mi serve il condizionatore in camera da letto, uno solo, macchina e montaggio. Mestre',
      },
    ],
    answers: {
      predispos: 'no',
      'metri|dist|tub': '3 metri',
      'marca|fascia|class': 'media',
      pian: 'primo piano',
    },
    facts: [fact('mestre', 'venezia')],
    jobs: [scopes.airOne],
    band: [800, 2_200],
  },
]
