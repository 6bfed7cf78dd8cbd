import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-y01-electric-seventy',
    service: 'impianti',
    at: 'Aversa',
    turns: [
      {
        say: 'Salve devo rifare tutto l impianto elettrico di un appartamento 70 mq ad Aversa, quello che c è ha ancora i fili in tela. Casa vuota, tracce nei muri. Livello normale',
      },
    ],
    answers: {
      'domot|livell|fasc': 'base normale',
      'mur|tracc|apert': 'muri da aprire',
      'quant|punti': 'non lo so',
    },
    facts: [fact('70 m²'), fact('aversa')],
    jobs: [scopes.electric],
    band: [3_800, 9_800],
    after: [
      {
        say: 'la carta per il comune/assicurazione che è a norma me la lasciano?',
        about: ['dichiarazion', 'conform', 'certific', 'dico'],
      },
      {
        say: 'e le tracce poi chi le richiude?',
        about: ['muratur', 'compres', 'chiusur', 'intonac', 'esclus', 'a parte', 'grezz'],
      },
    ],
  },
  {
    id: 'i-y02-fit-my-own-split',
    service: 'impianti',
    at: 'Pordenone',
    turns: [
      {
        say: 'preso un daikin monosplit 12000 btu online in offerta, mi serve l installatore. camera al primo piano, motore sul balcone subito dietro il muro, 2 metri di tubo, nessun condizionatore vecchio. pordenone',
      },
    ],
    answers: { predispos: 'no niente predisposizione', 'corrente|presa|elettric': 'c è la presa vicino' },
    facts: [fact('pordenone')],
    jobs: [scopes.airOne],
    band: [220, 620],
    after: [
      {
        say: 'in condominio devo avvisare l amministratore?',
        about: ['regolament', 'assemblea', 'facciat', 'decoro', 'comunic'],
      },
    ],
  },
  {
    id: 'i-y03-five-and-two',
    service: 'impianti',
    at: 'Civitanova Marche',
    turns: [
      {
        say: 'in una stanza dove faccio lo studio mi servono 5 prese e 2 punti luce in piu, sotto traccia. civitanova marche. il resto dell impianto è del 2015 e va bene',
      },
    ],
    answers: { 'canalin|tracc': 'sotto traccia', 'quant|punti': '5 prese e 2 punti luce' },
    facts: [fact('5', '7'), fact('civitanova')],
    jobs: [scopes.sockets],
    band: [380, 1_250],
    after: [
      {
        say: 'fai 8 prese va che col computer non bastano mai, i punti luce restano 2',
        facts: [fact('8', '10')],
        jobs: [scopes.sockets],
        band: [540, 1_800],
      },
    ],
  },
  {
    id: 'i-y04-underfloor-pipes-only',
    service: 'impianti',
    at: 'Castelfranco Veneto',
    turns: [
      {
        say: 'Riscaldamento a pavimento su 95 mq, la casa è vuota e i pavimenti li abbiamo già demoliti. Voglio il prezzo del solo impianto (pannelli, tubi, collettori): massetto e piastrelle li fa un’altra ditta e la pompa di calore l’abbiamo già. Castelfranco Veneto',
      },
    ],
    answers: {
      'ribass|secco|spessor|altezz': 'spessore normale ce n è',
      'massett|paviment': 'li fa un altra ditta',
    },
    facts: [fact('95 m²'), fact('castelfranco')],
    jobs: [scopes.floorHeating],
    band: [6_300, 15_000],
    after: [{ say: 'sto confrontando coi termosifoni classici, quanto balla?', about: ['radiator', 'meno'] }],
  },
  {
    id: 'i-y05-video-intercom',
    service: 'impianti',
    at: 'Rho',
    turns: [
      {
        say: 'citofono della villetta che gracchia, vorrei cambiarlo con un videocitofono, 1 pulsante fuori e 1 monitor dentro, i fili ci sono già. Rho (no wifi no cellulare, siamo anziani)',
      },
    ],
    answers: { 'quant|appartament|monitor': 'uno', 'wifi|telefon': 'no' },
    facts: [fact('rho'), fact('videocitofon')],
    jobs: [scopes.intercom],
    band: [270, 820],
    after: [
      {
        say: 'quelli che mi mandate chi sono? vi fidate?',
        about: ['verific', 'professionist', 'recension', 'selezion', 'iscritt', 'partita iva', 'profil'],
      },
    ],
  },
  {
    id: 'i-y06-stairlift',
    service: 'impianti',
    at: 'Fabriano',
    turns: [
      {
        say: 'per mia suocera ci vorrebbe un montascale, quello con la poltroncina, una rampa sola dritta di 14 scalini. fabriano. che prezzi ci sono in giro',
      },
    ],
    answers: { 'impiant|lavor|elettric': 'solo il montascale' },
    facts: [fact('fabriano'), fact('montascal')],
    jobs: [],
  },
  {
    id: 'i-y07-clean-three-splits',
    service: 'impianti',
    at: 'Oristano',
    turns: [
      {
        say: 'pulizia di 3 split che quando li accendo puzzano di piedi bagnati. freddo lo fanno quindi il gas c è, niente ricarica. oristano',
      },
    ],
    answers: { 'ricaric|gas': 'no', 'quant|split': '3' },
    facts: [fact('3'), fact('oristano')],
    jobs: [scopes.airService],
    band: [110, 330],
  },
]
