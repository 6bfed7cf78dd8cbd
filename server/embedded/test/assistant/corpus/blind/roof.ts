import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-b01-sicilian',
    service: 'ristrutturazione_tetto',
    at: 'Caltagirone',
    turns: [
      {
        say: 'mi chiovi dintra a stanza, su canali rutti, tri o quattru, u restu du tettu è bonu. Caltagirone',
      },
    ],
    facts: [fact('caltagirone')],
    jobs: [scopes.roofTile],
    band: [230, 880],
    after: [
      {
        say: 'si chiovi dumani chi fazzu?',
        about: ['telo', 'secch', 'prese', 'corrente', 'protegg', 'copr', 'urgenz'],
      },
    ],
  },
  {
    id: 'te-b02-once-insulated',
    service: 'ristrutturazione_tetto',
    at: 'Feltre',
    once: true,
    turns: [
      {
        say: 'Tetto a due falde da rifare isolato e ventilato, 155 mq di falda, travi sane, casa di due piani a Feltre, inizio lavori aprile.',
      },
    ],
    facts: [fact('155 m²'), fact('feltre'), fact('aprile')],
    jobs: [scopes.roofInsulated],
    band: [32_000, 70_000],
    after: [
      { say: 'la linea vita la mettete?', about: ['esclus', 'non compres', '€', 'a parte', 'compres'] },
      { say: 'ci vuole un titolo edilizio?', about: ['scia', 'cila', 'permess', 'comune', 'libera'] },
      { say: 'se lascio stare l’isolamento?', about: ['€'], band: [14_500, 37_000] },
    ],
  },
  {
    id: 'te-b03-gutters-downpipes',
    service: 'ristrutturazione_tetto',
    at: 'Grottaglie',
    turns: [
      { say: 'grondaie in alluminio 18 metri piu 2 pluviali da 6 metri l’uno, grottaglie, un piano solo' },
    ],
    facts: [fact('18 m'), fact('allumin'), fact('grottaglie'), fact('pluvial')],
    jobs: [scopes.gutters],
    band: [900, 2_900],
  },
  {
    id: 'te-b04-terrace-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Minturno',
    turns: [
      {
        say: 'terrazzo 40 mq sopra il garage: via le mattonelle, massetto, guaina doppia e piastrelle nuove. Minturno',
      },
    ],
    facts: [fact('40 m²'), fact('minturno')],
    jobs: [scopes.terrace],
    band: [4_800, 11_500],
    after: [{ say: 'quanto durano i lavori', about: ['giorn', 'settiman'] }],
  },
  {
    id: 'te-b05-liquid',
    service: 'ristrutturazione_tetto',
    at: 'Santa Marinella',
    turns: [
      {
        say: 'senza togliere le piastrelle si può dare quella resina trasparente impermeabilizzante? terrazza 25 mq, Santa Marinella',
      },
    ],
    facts: [fact('25 m²'), fact('santa marinella')],
    jobs: [scopes.roofLiquid],
    band: [650, 2_300],
  },
  {
    id: 'te-b06-ceiling-coming-down',
    service: 'ristrutturazione_tetto',
    at: 'Norcia',
    turns: [
      {
        say: 'con la neve il soffitto della mansarda si sta piegando e si sentono scricchiolii, sono in casa coi bambini',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'te-b07-sandwich',
    service: 'ristrutturazione_tetto',
    at: 'Mirandola',
    turns: [
      {
        say: 'copertura del fienile con pannelli sandwich da 5 cm, 200 metri quadri, adesso ci sono lamiere vecchie. Mirandola',
      },
    ],
    facts: [fact('200 m²'), fact('mirandola')],
    jobs: [scopes.roofMetal],
    band: [12_500, 36_000],
  },
  {
    id: 'te-b08-swimming-pool',
    service: 'ristrutturazione_tetto',
    at: 'Grottammare',
    turns: [{ say: 'sul tetto piano vorrei una piscinetta da 3x5, si fa? quanto viene' }],
    facts: [fact('piscin')],
    jobs: [],
  },
  {
    id: 'te-b09-gutters-leaf-plus-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Acqui Terme',
    turns: [
      {
        say: 'pulire le grondaie, rimettere a posto 3 tegole scivolate e cambiare un velux rotto. Acqui Terme',
      },
    ],
    facts: [fact('acqui terme'), fact(['3', 'tegol'], '3 tegole', ['tegol'])],
    jobs: [scopes.gutterCleaning, scopes.roofTile, scopes.roofWindow],
    band: [1_300, 3_700],
  },
  {
    id: 'te-b10-check',
    service: 'ristrutturazione_tetto',
    at: 'Borgosesia',
    turns: [
      { say: 'un controllo generale al tetto prima dell’inverno, 130 mq, sistemare quello che si è mosso' },
      { say: 'ah e sono a Borgosesia, due piani' },
    ],
    facts: [fact('130 m²'), fact('borgosesia')],
    jobs: [scopes.roofCheck],
    band: [1_600, 4_900],
  },
]
