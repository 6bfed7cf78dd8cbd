import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-u01-tags-on-the-wall',
    service: 'ristrutturazione_facciata',
    at: 'Bologna',
    turns: [
      {
        say: 'ragazzi ci hanno riempito di scritte spray il muro di fianco al portone, saranno 8 mq, Bolognina. si riescono a togliere?? sono mattoni a vista',
      },
    ],
    answers: { 'altez|pian|alto': 'piano strada' },
    facts: [fact('8 m²'), fact('bologna', 'bolognina')],
    jobs: [scopes.facadeWashing],
    band: [200, 560],
  },
  {
    id: 'f-u02-three-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Ostia',
    turns: [
      {
        say: 'il bordo dei balconi si sgretola con la salsedine e si vedono i ferri. sono 3 balconi, 7 metri di bordo l’uno. Ostia Lido, secondo piano. ora non cade niente ma è brutto',
      },
    ],
    answers: { 'ponteg|piattaf|access': 'non c’è ponteggio' },
    facts: [fact('21 m', '21', ['3', '7']), fact('ostia', 'roma')],
    jobs: [scopes.balconyEdge],
    band: [800, 3_600],
  },
  {
    id: 'f-u03-hollow-walls',
    service: 'ristrutturazione_facciata',
    at: 'Reggio nell’Emilia',
    turns: [
      {
        say: 'casa anni 70 coi muri vuoti in mezzo, un amico ha fatto soffiare la cellulosa dentro ed è contento. da me sarebbero 110 mq di pareti esterne. Reggio E.',
      },
    ],
    answers: { 'spessor|intercap|cm': '8 cm' },
    facts: [fact('110 m²'), fact('reggio')],
    jobs: [scopes.cavityFill],
    band: [2_500, 6_800],
    after: [
      { say: 'quanti buchi mi fanno?', about: ['for', 'chius', 'professionist', 'sopralluog'] },
      {
        say: 'ma rende come il cappotto o no?',
        about: ['pont', 'intercapedin', 'isol', 'meno', '€', 'cm'],
      },
      { say: 'serve un permesso?', about: ['cila', 'edilizia libera', 'comune', 'nessun'] },
    ],
  },
  {
    id: 'f-u04-my-half-of-the-house',
    service: 'ristrutturazione_facciata',
    at: 'Treviglio',
    turns: [
      {
        say: 'bifamiliare, voglio ridare il colore solo alla mia metà: davanti 9 metri, fianco 11, dietro 9, alta 6. il vicino non ne vuole sapere 🙄 intonaco ok. Treviglio',
      },
    ],
    answers: { 'ponteg|piattaf': 'serve', 'intonac|stato|crep': 'l’intonaco è buono', pian: 'due piani' },
    facts: [fact('174 m²', '170 m²', '175 m²'), fact('treviglio')],
    jobs: [scopes.facadePaint],
    band: [3_000, 10_000],
  },
  {
    id: 'f-u05-insulation-belluno',
    service: 'ristrutturazione_facciata',
    at: 'Belluno',
    turns: [
      {
        say: 'villetta a Belluno, 160 mq di muri fuori, cappotto in polistirolo da 12. Quanto si spende?',
      },
    ],
    answers: { pian: 'due piani', 'intonac|stato': 'intonaco sano', ponteg: 'non c’è' },
    facts: [fact('160 m²'), fact('belluno')],
    jobs: [scopes.facadeInsulation],
    band: [19_000, 36_500],
    after: [
      {
        say: 'e con la lana di roccia?',
        about: ['€'],
        jobs: [scopes.facadeInsulation],
        band: [22_500, 45_000],
      },
      {
        say: 'quanto mi ritorna con le tasse se ci abito?',
        about: ['50 %', '50%', 'ecobonus', 'detraz', 'bonus'],
      },
      {
        say: 'di gas quanto risparmierei all’anno più o meno?',
        about: ['%', 'tecnic', 'ape', 'termotecn', 'consum', 'dispers', 'bolletta', 'professionist'],
      },
    ],
  },
  {
    id: 'f-u06-balcony-over-neighbour',
    service: 'ristrutturazione_facciata',
    at: 'Rho',
    turns: [
      {
        say: 'pavimento del mio balcone da rifare da capo perche gocciola su quello di sotto, 6x1,5 a Rho. dobbiamo togliere tutto e rifare anche l’impermeabile',
      },
    ],
    answers: { 'ringh|frontal': 'quelli vanno bene' },
    facts: [fact('9 m²', ['6', '1,5']), fact('rho')],
    jobs: [[...scopes.balconyFloor, 'terrazz']],
    band: [950, 2_500],
    after: [
      {
        say: 'lo devo pagare io o il condominio?',
        about: ['amministrator', 'propriet', 'assemblea', 'privat', 'tuo', 'frontalin'],
      },
      {
        say: 'se invece ci vado sopra senza demolire?',
        about: ['€', 'sovrappos'],
      },
      { say: 'dopo quanto ci posso camminare?', about: ['giorn', 'ore', 'asciug', 'settiman', 'matur'] },
    ],
  },
  {
    id: 'f-u07-wooden-eaves',
    service: 'ristrutturazione_facciata',
    at: 'Asiago',
    turns: [
      {
        say: 'Le perline di legno sotto lo sporto del tetto sono tutte grigie e scrostate, vorrei farle ripulire e ripassare con impregnante, tra i 20 e i 25 metri. Asiago, si arriva col trabattello',
      },
    ],
    facts: [fact('22 m', '22,5', '23 m', ['20', '25'], '25'), fact('asiago')],
    jobs: [scopes.cornices],
    band: [900, 4_200],
  },
]
