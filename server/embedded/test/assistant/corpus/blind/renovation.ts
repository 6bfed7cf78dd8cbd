import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-b01-roman',
    service: 'ristrutturazione',
    at: 'Garbatella, Roma',
    turns: [
      {
        say: 'bella, ho preso casa a garbatella 74 metri, sta na mezza ruina, se deve rifà tutta: impianti, bagno (uno), pavimenti',
      },
    ],
    answers: {
      'fascia|qualit|livell': 'nella media',
      'finestr|infiss|serrament': 'no le finestre no',
      'piano|ascensore': 'secondo senza ascensore',
    },
    facts: [fact('74 m²'), fact('roma'), fact(['1', 'bagn'], 'un bagno')],
    jobs: [scopes.homeFull],
    band: [55_000, 122_000],
    after: [
      {
        say: 'ma er progetto e l’architetto so compresi?',
        about: ['esclus', 'tecnic', 'non compres', '8-13', '%', 'a parte'],
      },
      {
        say: 'se possono pagà a rate?',
        about: ['professionist', 'finanziament', 'accord', 'banca', 'stato avanzamento', 'acconto'],
      },
    ],
  },
  {
    id: 'r-b02-once-partial',
    service: 'ristrutturazione',
    at: 'Fidenza',
    once: true,
    turns: [
      {
        say: 'Ristrutturazione parziale 65 mq a Fidenza: rifare il bagno e l’impianto elettrico, pavimenti e tinta solo dove si tocca, infissi ok. Partenza a ottobre, fascia media.',
      },
    ],
    facts: [fact('65 m²'), fact('fidenza'), fact('ottobre')],
    jobs: [scopes.homePartial],
    band: [25_000, 72_000],
  },
  {
    id: 'r-b03-parquet',
    service: 'ristrutturazione',
    at: 'Abbiategrasso',
    turns: [{ say: 'laminato in tre camere: 12 mq, 15 mq e 9 mq. abbiategrasso' }],
    facts: [fact('36 m²', ['12', '15', '9']), fact('abbiategrasso'), fact('laminat')],
    jobs: [scopes.parquet],
    band: [1_150, 3_000],
    after: [{ say: 'e se invece metto il parquet vero', about: ['€'], band: [2_200, 5_600] }],
  },
  {
    id: 'r-b04-kitchen-works',
    service: 'ristrutturazione',
    at: 'Alba',
    turns: [
      {
        say: 'dobbiamo rifare la cucina ma i mobili li prendiamo all’ikea, servono attacchi, piastrelle, prese ecc. cucina di 12 mq ad Alba',
      },
    ],
    facts: [fact('alba (cn)')],
    wrong: [],
    jobs: [scopes.kitchen],
    band: [2_600, 8_800],
    after: [
      { say: 'i mobili quindi li montate voi?', about: ['esclus', 'non compres', 'a parte', 'non li'] },
    ],
  },
  {
    id: 'r-b05-bearing-wall',
    service: 'ristrutturazione',
    at: 'Gubbio',
    turns: [{ say: 'aprire un passaggio di 1,20 in un muro portante in pietra tra sala e cucina, Gubbio' }],
    facts: [fact('gubbio'), fact('portante')],
    jobs: [scopes.bearingWall],
    band: [3_400, 12_500],
    after: [
      { say: 'che pratica serve?', about: ['scia', 'genio civile', 'deposito', 'ingegner', 'struttur'] },
    ],
  },
  {
    id: 'r-b06-lift',
    service: 'ristrutturazione',
    at: 'Perugia',
    turns: [{ say: 'vorremmo mettere un montascale per la nonna, tre rampe' }],
    facts: [fact('montascal')],
    jobs: [],
    after: [
      {
        say: 'chi li vende?',
        about: [
          'ditta',
          'impresa',
          'specializz',
          'produttor',
          'installator',
          'aziend',
          'costruttor',
          'tecnic',
        ],
      },
    ],
  },
  {
    id: 'r-b07-smoke-from-wall',
    service: 'ristrutturazione',
    at: 'Bra',
    turns: [
      {
        say: 'stanno facendo i lavori al piano sotto e adesso sento puzza di gas per tutte le scale e il tecnico non risponde',
        safety: safety.gas,
      },
    ],
  },
  {
    id: 'r-b08-plasterboard-and-door',
    service: 'ristrutturazione',
    at: 'Manduria',
    turns: [{ say: 'parete in cartongesso per dividere una camera in due, 4 metri x 3, con una porta' }],
    facts: [fact('12 m²', ['4', '3'])],
    jobs: [scopes.wallUp, scopes.innerDoors],
    band: [800, 2_600],
  },
  {
    id: 'r-b09-all-three',
    service: 'ristrutturazione',
    at: 'Spoleto',
    turns: [
      {
        say: 'mi servirebbero: 5 finestre pvc 120x140, caldaia nuova 24 kw, imbiancare 70 mq (pareti e soffitti). A Spoleto, casa vuota. Grazie mille 🙏',
      },
    ],
    facts: [fact(['5', 'finestr'], ['5', 'infiss']), fact('24 kw', '24-25'), fact('70 m²'), fact('spoleto')],
    jobs: [scopes.pvc, scopes.boiler, scopes.painting],
    band: [6_300, 14_500],
    after: [
      {
        say: 'togli la caldaia',
        jobs: [scopes.pvc, scopes.painting],
        wrong: ['24 kw'],
        band: [4_300, 10_800],
      },
    ],
  },
  {
    id: 'r-b10-cila',
    service: 'ristrutturazione',
    at: 'Sora',
    turns: [
      {
        say: 'mi serve solo un tecnico che faccia la CILA per spostare un tramezzo, i lavori li faccio dopo',
      },
    ],
    jobs: [scopes.paperwork],
    band: [400, 1_600],
  },
]
