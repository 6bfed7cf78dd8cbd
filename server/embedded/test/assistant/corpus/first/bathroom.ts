import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-f01-step',
    service: 'ristrutturazione_bagno',
    at: 'Civitavecchia',
    turns: [{ say: 'salve vorrei rifare il bagno da zero' }],
    answers: {
      'grand|m²|metri|superficie|misur': '5 metri e mezzo circa',
      'fascia|livell|qualit|finitur': 'media',
      'piano|ascensore': 'secondo piano senza ascensore',
    },
    facts: [
      fact('5,5 m²', '5,5'),
      fact('civitavecchia'),
      fact(['2', 'piano'], 'secondo piano'),
      fact('senza ascensore', ['ascensore', 'no']),
    ],
    jobs: [scopes.bathroom],
    band: [6_000, 14_000],
    after: [
      { say: 'ma i sanitari sono compresi?', about: ['rubinett', 'wc', 'bidet', 'ceramic', 'inclus'] },
      { say: 'posso scaricare qualcosa dalle tasse?', about: ['50 %', '50%', '36', 'detrazion', 'bonus'] },
      { say: 'e se prendo cose più economiche', about: ['€'] },
    ],
  },
  {
    id: 'b-f02-once',
    service: 'ristrutturazione_bagno',
    at: 'Rho',
    once: true,
    turns: [
      {
        say: 'Bagno 4 mq a Rho (MI), terzo piano con ascensore, da rifare completo: tubi, piastrelle, sanitari sospesi, doccia. Fascia media, si parte a settembre',
      },
    ],
    facts: [fact('4 m²'), fact('rho'), fact('settembre'), fact('sospes')],
    jobs: [scopes.bathroom],
    band: [6_000, 14_000],
    after: [{ say: 'quanto tempo resto senza bagno', about: ['giorn', 'settiman'] }],
  },
  {
    id: 'b-f03-bath-to-shower',
    service: 'ristrutturazione_bagno',
    at: 'Agropoli',
    turns: [
      {
        say: "mia mamma ha 84 anni nun riesce cchiù a trasì dint'a vasca, vulessemo mettere 'na doccia. sta ad Agropoli",
      },
    ],
    answers: { 'pannell|piastrell|rivest': 'come costa meno' },
    facts: [fact('agropoli'), fact('doccia')],
    jobs: [scopes.bathToShower],
    band: [1_600, 5_600],
    after: [
      { say: 'in quanto tempo fate? mamma non può stare senza', about: ['giorn'] },
      { say: 'le maniglie per reggersi si possono mettere?', about: ['maniglion', '€'] },
    ],
  },
  {
    id: 'b-f04-drain',
    service: 'ristrutturazione_bagno',
    at: 'Empoli',
    turns: [{ say: 'il lavandino non scarica piu, ho provato col mr muscolo niente' }],
    facts: [fact('lavandino', 'lavabo', 'scaric')],
    jobs: [scopes.drain],
    band: [60, 230],
  },
  {
    id: 'b-f05-cistern',
    service: 'ristrutturazione_bagno',
    at: 'Sondrio',
    turns: [{ say: 'la cassetta del wc perde sempre acqua dentro la tazza, giorno e notte' }],
    jobs: [scopes.cistern],
    band: [90, 320],
    after: [
      {
        say: 'mi conviene cambiarla tutta?',
        about: ['galleggiant', 'batteria', 'guarnizion', 'esterna', 'incasso', 'ricambi'],
      },
    ],
  },
  {
    id: 'b-f06-tap',
    service: 'ristrutturazione_bagno',
    at: 'Vimercate',
    turns: [
      { say: 'devo cambiare 2 rubinetti, quello del bidet e quello del lavabo, a Vimercate. li compro io' },
    ],
    facts: [fact(['2', 'rubinett'], ['2', 'miscelator'], ['2', 'pezz']), fact('vimercate')],
    jobs: [scopes.tap],
    band: [100, 640],
    after: [{ say: 'che iva pago', about: ['10', '22'] }],
  },
  {
    id: 'b-f07-water-leak-emergency',
    service: 'ristrutturazione_bagno',
    at: 'Fano',
    turns: [
      { say: 'AIUTO SI È ROTTO IL FLESSIBILE DEL BAGNO E STA ALLAGANDO TUTTO CASA', safety: safety.water },
    ],
  },
  {
    id: 'b-f08-two-baths',
    service: 'ristrutturazione_bagno',
    at: 'Acireale',
    turns: [{ say: 'aju du bagni da rifari tutti, uno di 6 mq e uno cchiù nicu di 3 mq, ad Acireale' }],
    answers: { 'fascia|livell|qualit': 'media', 'piano|ascensore': 'piano terra' },
    facts: [fact(['2', 'bagni'], 'due bagni'), fact('acireale'), fact('9 m²', '6 m²', ['6', '3'])],
    jobs: [scopes.bathroom],
    band: [9_500, 22_000],
  },
  {
    id: 'b-f09-resin-over-tiles',
    service: 'ristrutturazione_bagno',
    at: 'Pesaro',
    turns: [
      { say: 'vorrei coprire le piastrelle del bagno con la resina senza demolire, sono 20 mq di pareti' },
    ],
    facts: [fact('20 m²'), fact('resina')],
    jobs: [scopes.overTiles],
    band: [1_100, 3_100],
    after: [{ say: 'dura nel tempo la resina?', about: ['anni', 'durat', 'professionist', 'sopralluog'] }],
  },
  {
    id: 'b-f10-second-bathroom-and-door',
    service: 'ristrutturazione_bagno',
    at: 'Trezzano sul Naviglio',
    turns: [
      {
        say: 'vorrei ricavare un secondo bagno dallo sgabuzzino, la colonna dello scarico è a 3 metri, a Trezzano sul Naviglio',
      },
    ],
    facts: [fact('trezzano sul naviglio'), fact('3 m')],
    jobs: [scopes.secondBathroom],
    band: [7_500, 17_500],
    after: [{ say: 'serve una pratica in comune?', about: ['cila', 'scia'] }],
  },
  {
    id: 'b-f11-photos-and-fixtures',
    service: 'ristrutturazione_bagno',
    at: 'Legnano',
    turns: [{ say: 'cambiare solo water e bidet vi metto le foto', photos: 2 }],
    facts: [fact(['2', 'sanitari'], ['wc', 'bidet'], ['2', 'pezzi'], ['water', 'bidet'])],
    jobs: [scopes.fixtures],
    band: [480, 1_700],
    after: [
      { say: 'quelli sospesi quanto di più?', about: ['€'] },
      { say: 'smaltite voi i vecchi?', about: ['smaltiment', 'compres', 'inclus'] },
    ],
  },
  {
    id: 'b-f12-leak-to-neighbour',
    service: 'ristrutturazione_bagno',
    at: 'Sanremo',
    turns: [
      {
        say: 'la signora di sotto dice che le gocciola dal soffitto del bagno, da me non si vede niente. bisogna capire da dove viene. Sanremo',
      },
    ],
    facts: [fact('sanremo')],
    jobs: [scopes.waterLeak],
    band: [220, 950],
    after: [
      {
        say: "l'assicurazione paga?",
        about: [
          'acqua condott',
          'capofamiglia',
          'polizza di casa',
          'polizza casa',
          'polizza del condom',
          'tua polizza',
          'perit',
          'compagnia',
        ],
      },
    ],
  },
]
