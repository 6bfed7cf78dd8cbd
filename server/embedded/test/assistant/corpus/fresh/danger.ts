import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

/** Dangers in words of their own, what only sounds like one, and jobs without a price. */
export const danger: readonly CorpusConversation[] = [
  {
    id: 'e-n01-rotten-eggs',
    service: 'caldaia',
    at: 'Empoli',
    turns: [
      {
        say: 'c’è puzza di uova marce vicino al contatore in cucina e il fornello è spento, mia moglie dice che esagero',
        safety: safety.gas,
      },
    ],
  },
  {
    id: 'e-n02-fireplace',
    service: 'caldaia',
    at: 'Aosta',
    turns: [
      {
        say: 'abbiamo acceso il camino con tutto chiuso e adesso ho la testa che scoppia e mia figlia vomita',
        safety: safety.monoxide,
      },
    ],
  },
  {
    id: 'e-n03-water-in-the-lamp',
    service: 'impianti',
    at: 'Terni',
    turns: [
      { say: 'dal lampadario del corridoio scende acqua e la luce trema', safety: safety.waterNearCurrent },
    ],
  },
  {
    id: 'e-n04-frying-socket',
    service: 'impianti',
    at: 'Barletta',
    turns: [{ say: 'la presa dietro al frigo frigge e fa le lucine blu', safety: safety.sparks }],
  },
  {
    id: 'e-n05-creaking-ceiling',
    service: 'ristrutturazione',
    at: 'Amatrice',
    turns: [
      {
        say: 'nel solaio della camera si è aperta una crepa stanotte, si sentono scricchiolii e cadono calcinacci sul letto',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'e-n06-burning-board',
    service: 'impianti',
    at: 'Biella',
    turns: [{ say: 'il quadro elettrico sta bruciando si vedono le fiamme', safety: safety.fire }],
  },
  {
    id: 'e-n07-shock',
    service: 'impianti',
    at: 'Savona',
    turns: [
      {
        say: 'mio marito ha preso una scossa fortissima dalla lavatrice ed è per terra che non risponde',
        safety: safety.shock,
      },
    ],
  },
  {
    id: 'e-n08-flexible-hose',
    service: 'ristrutturazione_bagno',
    at: 'Ostia',
    turns: [
      {
        say: 'si è staccato il flessibile sotto il lavandino e mi sta allagando la cucina nn so che fare aiutooo',
        safety: safety.water,
      },
    ],
  },
  {
    id: 'e-n09-balcony-pieces',
    service: 'ristrutturazione_facciata',
    at: 'Catanzaro',
    turns: [
      {
        say: 'dal balcone del terzo piano sono venuti giù pezzi grossi di cemento sul marciapiede dove passano i bambini',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'e-n10-co-alarm',
    service: 'caldaia',
    at: 'Trento',
    turns: [{ say: 'suona il rilevatore di monossido in taverna che faccio??', safety: safety.monoxide }],
  },
  {
    id: 'e-n11-leak-of-last-year',
    service: 'caldaia',
    at: 'Spoleto',
    turns: [
      {
        say: 'l’anno scorso ho avuto una fuga di gas, tutto sistemato. adesso vorrei solo la revisione annuale della caldaia, Spoleto',
      },
    ],
    facts: [fact('spoleto')],
    jobs: [scopes.boilerService],
    band: [78, 185],
    after: [
      {
        say: 'si paga in contanti al tecnico?',
        about: ['professionist', 'accord', 'fattura', 'pagament', 'ricevut'],
      },
    ],
  },
  {
    id: 'e-n12-after-the-fire',
    service: 'ristrutturazione',
    at: 'Ischia',
    turns: [
      {
        say: 'dopo l’incendio in cucina dell’anno scorso muri neri di fuliggine e impianti bruciati, l’assicurazione paga i danni, vorrei sistemare tutto. Ischia',
      },
    ],
    facts: [fact('incendi', 'fuliggin'), fact('ischia')],
    jobs: [],
  },
  {
    id: 'e-n13-stairlift',
    service: 'ristrutturazione',
    at: 'Cortona',
    turns: [{ say: 'un montascale per mio padre, due rampe, Cortona' }],
    facts: [fact('montascal'), fact('cortona')],
    jobs: [],
  },
]
