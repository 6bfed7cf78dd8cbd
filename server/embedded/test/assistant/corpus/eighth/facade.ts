import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-u01-faded-house',
    service: 'ristrutturazione_facciata',
    at: 'Treviso',
    turns: [
      {
        say: 'Salve abbiamo una villetta su due piani vicino a Treviso, la facciata è tutta sbiadita. Sono circa 180 mq da ritinteggiare, intonaco sano, niente crepe, un colore chiaro. Che cifra ci vuole?',
      },
    ],
    answers: {
      'intonac|stato|crep': "l'intonaco è buono",
      'pian|altezz': 'due piani',
      ponteg: 'non ce l’abbiamo',
    },
    facts: [fact('180'), fact('treviso')],
    jobs: [scopes.facadePaint],
    band: [3_000, 9_900],
    once: true,
    after: [
      {
        say: 'il ponteggio è già dentro?',
        about: ['compres', 'inclus', 'a parte', 'esclus', 'non compreso', '12', 'piattaforma', 'primo mese'],
      },
      {
        say: 'devo chiedere permessi al comune?',
        about: [
          'cila',
          'scia',
          'edilizia libera',
          'manutenzione ordinaria',
          'nessun',
          'centro storico',
          'vincol',
          'suolo',
          'ufficio tecnico',
          'libera',
        ],
      },
    ],
  },
  {
    id: 'f-u02-coat-for-in-laws',
    service: 'ristrutturazione_facciata',
    at: "L'Aquila",
    turns: [
      {
        say: "i miei suoceri spendono 3000 euro l'anno di gas e vogliono fare il cappotto esterno, polistirolo va bene, la casa ha duecentoventi metri quadri di muri. È a L'Aquila, due piani",
      },
    ],
    answers: {
      'spessor|cm': '12 cm',
      'pian|altezz': 'due piani',
      'finestr|davanzal': 'le finestre restano quelle',
      'intonac|stato': 'intonaco buono',
    },
    facts: [fact('220', 'duecentoventi'), fact('aquila')],
    jobs: [scopes.facadeInsulation],
    band: [26_500, 47_000],
    once: true,
    after: [
      {
        say: 'quali aiuti ci sono adesso per farlo?',
        about: ['50', '36', 'ecobonus', 'detrazion', 'bonus', 'enea', 'superbonus'],
      },
    ],
  },
  {
    id: 'f-u03-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Genova',
    turns: [
      {
        say: 'da rifare i frontalini di 3 balconi, in tutto 14 metri, si vede il ferro arrugginito. primo piano, genova pegli',
      },
    ],
    answers: {
      'pian|altezz': 'primo piano',
      'cad|stacc|pezz': 'no non cade niente',
      condomin: 'è una palazzina di famiglia',
    },
    facts: [fact('14'), fact('genova')],
    jobs: [scopes.balconyEdge],
    band: [610, 2_100],
    once: true,
    after: [
      {
        say: 'ci sono anche le ringhiere nel prezzo?',
        about: ['non compres', 'a parte', 'esclus', 'non sono', 'compres', 'inclus', 'vernic'],
      },
    ],
  },
  {
    id: 'f-u04-balcony-floor',
    service: 'ristrutturazione_facciata',
    at: 'Ancona',
    turns: [
      {
        say: "Il nostro balcone è 1,20 x 6 e quando piove passa l'acqua e gocciola su quello sotto. Bisogna togliere le mattonelle vecchie, impermeabilizzare e rifare il pavimento. Ancona, 2° piano",
      },
    ],
    answers: {
      'piano|ascensore': 'secondo piano con ascensore',
      'piastrell|materiale|mattonel': 'gres normale',
    },
    facts: [fact('1,20', '1,2', '7,2', '7'), fact('ancona')],
    jobs: [scopes.balconyFloor],
    band: [850, 1_750],
    once: true,
    after: [
      {
        say: 'quanto ci mettete a finire?',
        about: ['giorn', 'settiman', 'lavorativ', 'durata', 'dura '],
      },
    ],
  },
]
