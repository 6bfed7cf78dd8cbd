import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const furtherFacade: readonly CorpusConversation[] = [
  {
    id: 'p9-10-lanciano',
    service: 'ristrutturazione_facciata',
    at: 'Lanciano',
    turns: [
      {
        say: 'il balcone della cucina fa pena, le mattonelle ballano e quando piove gocciola a quella di sotto che ha gia fatto la faccia brutta. da rifare tutto il pavimento con sotto la roba impermeabile, e gia che ci siamo anche la ringhiera di ferro da grattare e ripitturare che è tutta ruggine',
      },
    ],
    answers: {
      'dove|comune|citta|paese|zona': 'Lanciano',
      'foto|immagin': 'ora sto a lavoro',
      'ringhier|ferro|ruggin|saldat|parapett':
        'lunga 9 metri e mezzo in tutto col giro, alta 1 metro, ruggine ma non è bucata, dritta',
      'sotto il balcon|frontal|bordo|ciel|calcestruzz|ferri': 'il bordo è a posto, ci sta il marmo',
      'metri|mq|grand|superfic|misur|larg|lung|quant': '7 metri per 1 e 30, quindi 9 mq',
      'demol|sopra|togl|rimuov|vecchi': 'da togliere il vecchio',
      'piastrell|materi|mattonell|gres|tipo|finitur': 'gres da esterno normale, tipo cotto',
      'color|smalto|tinta': 'grigio antracite',
      'soglia|porta|scaric|pendenz': 'scarico c è, soglia boh va bene così',
      'piano|ascensor|ponteg|access': 'primo piano, ascensore no',
      'condomin|vincol|amministr|palazz': 'palazzina di 4, senza amministratore',
      'quando|tempi|entro|urgen|inizi': 'appena viene il tempo buono',
      'budget|spend|spes': 'il giusto',
      'altro|aggiung|precis': 'niente altro',
    },
    facts: [fact('lanciano'), fact('9'), fact('ringhier')],
    jobs: [scopes.balconyFloor, scopes.railings],
    // 9,1 m2 x 110-190 (150) = 1365 + railing 9,5 m2 x 25-45 (35) = 335 (or 5 m 200-350 x 1,9 = 520) = 1700-1885; k 0,95 on 70 % = 0,965; x 1,1 = 1800-2000
    band: [1080, 3000],
    after: [
      {
        say: 'mio cognato dice di incollarci le piastrelle nuove sopra senza spaccare, costa la meta. che dici',
        about: [
          'impermeab',
          'infiltr',
          'stacc',
          'perd',
          'ball',
          'demol',
          'liquid',
          'guain',
          'peso',
          'soglia',
          'spessor',
          'quota',
          'fondo',
          'acqua',
          '75',
          '120',
        ],
      },
      {
        say: 'per quanti giorni non ci posso mettere piede? ho li la lavatrice',
        about: [
          '4',
          '5',
          '6',
          'settiman',
          'asciug',
          'lavorativ',
          'tempo',
          'balcon',
          'colla',
          'massett',
          'spost',
          'matur',
          'dur',
          'dipend',
        ],
      },
    ],
  },
]
