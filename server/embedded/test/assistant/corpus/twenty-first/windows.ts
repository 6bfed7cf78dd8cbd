import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  // A young woman in Rome: step by step.
  {
    id: 'wa7',
    service: 'serramenti',
    at: 'Roma, Centocelle',
    turns: [{ say: 'ciaoo devo cambià tutti gli infissi di casa, entra na corrente d’aria assurda 😅' }],
    answers: {
      'citt|comune|paese|provinc|zona|quartier|localit': 'roma, centocelle',
      'misur|dimension|larg|alt|grand|centim|metri|m²|mq':
        'le finestre saranno 120x140, le portefinestre 120x240 a due ante',
      'quant|numer|pezzi': '5 finestre e 2 portefinestre',
      'material|pvc|legno|allumin': 'pvc bianco, il classico',
      vetr: 'doppio vetro normale',
      'color|finitur': 'bianche',
      'apertur|ribalt|ant|scorrev|tipo': 'normali, magari una con la ribalta in bagno',
      'tapparell|persian|cassonett|avvolgib|zanzar': 'le serrande restano quelle che ci stanno, solo infissi',
      'piano|ascensor|access|raggiung|pontegg': 'terzo piano con ascensore',
      'condomin|apparta|casa': 'appartamento in condominio',
      'stato|vecch|anni|telai|attual|mur': 'sono di alluminio anni 80 col vetro singolo',
      'quando|temp|inizi|urgen': 'entro un paio di mesi, prima del freddo',
      'fascia|livell|qualit|budget|spes': 'una cosa media',
      'dove|indirizz': 'roma centocelle',
    },
    facts: [
      fact('roma', 'centocelle'),
      fact(['5', 'finestr']),
      fact(['2', 'portefinestr'], ['2', 'portafinestr'], ['2', 'porte']),
      fact('pvc'),
    ],
    jobs: [scopes.pvc],
    // 5 × 1,68 + 2 × 2,88 = 14,2 m² × 380–620 (500) = 7.080 × (1 + 0,22 × 0,22) = 7.423 + 16 % = 8.610
    band: [5700, 11600],
    after: [
      {
        say: 'aia. ma ce rientrano pure le serrande o so solo le finestre?',
        about: ['esclus', 'compres', 'inclus', 'fuori', 'a parte', '95', 'avvolgib', 'tapparell', 'aggiun'],
      },
      {
        say: 'e se lascio perde le portefinestre e cambio solo le 5 finestre?',
        facts: [fact(['5', 'finestr'])],
        jobs: [scopes.pvc],
        // 8,4 m² × 500 = 4.200 × 1,048 = 4.403 + 16 % = 5.110
        band: [3350, 6900],
      },
    ],
  },
  // A man on an island: everything in one message.
  {
    id: 'wa8',
    service: 'serramenti',
    at: 'Carloforte',
    once: true,
    turns: [
      {
        say: 'Buongiorno. Appartamento al primo piano a Carloforte, fronte porto. Devo sostituire quattro finestre 120 x 140 e una portafinestra 140 x 230, tutte a battente, in alluminio a taglio termico colore bianco, vetro doppio. Quelle di ora sono in ferro, marce. Le persiane non si toccano. Niente zanzariere. Si può fare da marzo.',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'Carloforte, isola di San Pietro',
      'misur|dimension|grand|metri|m²|mq': 'Quattro da 120 x 140 e una portafinestra 140 x 230',
      'quant|numer|pezzi': 'Quattro finestre e una portafinestra',
      vetr: 'Doppio, normale',
      'material|pvc|legno|allumin': 'Alluminio a taglio termico',
      'color|finitur|ral': 'Bianco',
      'persian|tapparell|zanzar|cassonett': 'No, quelle restano',
      'piano|ascensor|access|raggiung': 'Primo piano, scale comode',
      'stato|vecch|telai|attual|mur': 'Ferro arrugginito, il muro è sano',
      'fascia|livell|qualit|budget': 'Qualità media',
      'quando|temp|inizi|urgen': 'Da marzo',
      'dove|indirizz': 'Carloforte',
    },
    facts: [
      fact('carloforte'),
      fact(['4', 'finestr'], ['quattro', 'finestr']),
      fact(['1', 'portafinestr'], ['una', 'portafinestr'], ['1', 'porta'], 'portafinestr', 'portefinestr'),
      fact('allumin'),
    ],
    jobs: [scopes.aluminium],
    // 4 × 1,68 + 3,22 = 9,94 m² × 600–950 (775) = 7.704 × (1 − 0,18 × 0,12) = 7.537 + 16 % = 8.740
    band: [5700, 11800],
    after: [
      {
        say: 'Qui la salsedine mangia tutto, fra dieci anni come saranno?',
        about: [
          'vernic',
          'anodizz',
          'corros',
          'mare',
          'marin',
          'tratt',
          'ossid',
          'manutenz',
          'lava',
          'risciacq',
          'puli',
          'resist',
          'inox',
          'ferrament',
          'allumin',
        ],
      },
      {
        say: 'Ho un cugino serramentista a Calasetta: di questi soldi quanto va a chi le monta?',
        about: [
          'manodoper',
          '18',
          '20',
          'montagg',
          'smontagg',
          'posa',
          'per cento',
          'percent',
          'installa',
          '%',
        ],
      },
    ],
  },
  // An elderly man in Friuli, a historic house: step by step.
  {
    id: 'wa9',
    service: 'serramenti',
    at: 'Cividale del Friuli',
    turns: [
      { say: 'Mandi, avrei bisogno di un’idea di spesa per dei serramenti in legno' },
      { say: 'sono sei in tutto, preciso, sei finestre e nessuna porta' },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'Cividale del Friuli, via che porta al Duomo',
      'misur|dimension|grand|larg|centim|metri|m²|mq':
        'un metro di larghezza per un metro e mezzo di altezza, tutte uguali',
      'quant|numer|pezzi|finestre e': 'sei finestre',
      'essenz|rovere|pino|castagn|legno-all|material|pvc|legno':
        'legno di pino verniciato bianco, legno vero non plastica',
      vetr: 'vetrocamera doppio',
      'ingles|travers': 'senza inglesina',
      'color|finitur': 'bianco',
      'scur|persian|tapparell|zanzar|cassonett': 'ho gli scuri in legno e li tengo',
      'apertur|ribalt|ant|tipo': 'due ante che si aprono dentro',
      'piano|ascensor|access|raggiung|pontegg': 'primo piano di una casa mia',
      'stato|vecch|telai|attual|anni|mur': 'sono del 1968, di legno, non tengono più',
      'fascia|livell|qualit|budget|spes': 'una cosa buona ma non da castello',
      'quando|temp|inizi|urgen': 'con calma, per l’autunno',
      'dove|indirizz': 'Cividale',
    },
    facts: [fact('cividale'), fact(['6', 'finestr'], ['sei', 'finestr']), fact('legno')],
    jobs: [scopes.wood],
    // 6 × 1,5 m² = 9 m² × 700–1.150 (925) = 8.325 × (1 + 0,18 × 0,03) = 8.370 + 16 % = 9.710
    band: [6400, 13100],
    after: [
      {
        say: 'Io mi ero messo da parte settemila euro, ci sto?',
        about: [
          'rientr',
          'budget',
          'fascia',
          'ridur',
          'risparm',
          'pvc',
          'pino',
          'bass',
          'sotto',
          'super',
          'minim',
          'differenz',
          'meno',
          'oltre',
          'stim',
        ],
      },
      {
        say: 'E ogni quanti anni mi tocca ridare la vernice?',
        about: [
          'manutenz',
          'esposi',
          'sole',
          'impregn',
          'olio',
          'ravviv',
          'carteggi',
          'cinque',
          'legno-all',
          'costruttor',
          'produttor',
        ],
      },
    ],
  },
  // A mother in Puglia, all at once, then a change of mind.
  {
    id: 'wa10',
    service: 'serramenti',
    at: 'Locorotondo',
    turns: [
      {
        say: 'ciao gino sn di locorotondo vorrei cambiare 6 finestre in pvc bianco col doppio vetro tt uguali 130 x 150 primo piano le tapparelle ci sono gia e vanno bene quanto spendo piu o meno??',
      },
      {
        say: 'scusami ho sbagliato!! mio marito dice ke le due dei bagni nn le tocchiamo, quindi quattro finestre non sei',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'locorotondo prov bari',
      'misur|dimension|grand|larg|centim|metri|m²|mq': '130 x 150 l’una',
      'quant|numer|pezzi': 'quattro',
      'material|pvc|legno|allumin': 'pvc bianco',
      vetr: 'doppio',
      'color|finitur': 'bianco',
      'tapparell|persian|cassonett|zanzar': 'no solo le finestre',
      'apertur|ribalt|ant|scorrev|tipo': 'due ante normali',
      'piano|ascensor|access|raggiung': 'primo piano scale normali',
      'stato|vecch|telai|attual|anni|mur': 'legno vecchio scrostato',
      'fascia|livell|qualit|budget|spes': 'la via di mezzo',
      'quando|temp|inizi|urgen': 'prima ke inizia la scuola',
      'dove|indirizz': 'locorotondo',
    },
    facts: [
      fact('locorotondo'),
      fact(['4', 'finestr'], ['quattro', 'finestr']),
      fact('pvc'),
      fact('130', '1,3', '1.3'),
    ],
    wrong: [
      ['6', 'finestr'],
      ['sei', 'finestr'],
    ],
    jobs: [scopes.pvc],
    // 4 × 1,95 = 7,8 m² × 380–620 (500) = 3.900 × (1 − 0,22 × 0,12) = 3.797 + 16 % = 4.405
    band: [2870, 5950],
    after: [
      {
        say: 'col triplo invece quanto mi viene in piu?',
        about: ['10', '20', '%', 'per cento', 'percent', 'vetr', 'sovrapprez', 'aument'],
      },
      {
        say: 'ma quando vengono a montarle quanto stanno in casa? ho i bimbi piccoli',
        about: ['giorn', 'ore', 'mattin', 'mezza'],
      },
    ],
  },
  // Another job: motors for the roller shutters, a son for his mother.
  {
    id: 'wa11',
    service: 'serramenti',
    at: 'Bologna, Corticella',
    turns: [
      {
        say: 'Mia mamma ha 82 anni, sta a Bologna in Corticella e non ce la fa più a tirare su le tapparelle. Sono quattro, in pvc, larghe un metro e venti, funzionano benissimo: vorrei solo metterci il motore col pulsante. La corrente c’è già vicino a ogni finestra',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|quartier|localit': 'Bologna, Corticella',
      'corrent|elettr|linea|presa|aliment|filo|punto':
        'Sì, c’è una scatola con la corrente vicino a tutte e quattro',
      'telecom|radio|wifi|comand|pulsant|app': 'Un pulsante vicino alla finestra, semplice',
      'quant|numer|pezzi': 'Quattro',
      'misur|dimension|grand|larg|alt|centim|metri|m²|mq': '120 per 150 circa',
      'material|pvc|allumin|tipo|peso|pesant': 'PVC',
      'stato|rott|funzion|cambi|sostitu|cinghi': 'I teli sono a posto, non si cambiano',
      'cassonett|isol': 'Cassonetti di legno, si aprono, restano',
      'piano|ascensor|access|raggiung': 'Quinto piano con ascensore',
      'quando|temp|inizi|urgen': 'Prima di Natale sarebbe il regalo',
      'dove|indirizz': 'Bologna',
    },
    facts: [fact('bologna', 'corticella'), fact(['4', 'tapparell'], ['quattro', 'tapparell']), fact('motor')],
    jobs: [scopes.shutterMotor],
    // 4 × 190–380 (285) = 1.140 × (1 + 0,55 × 0,08) = 1.190 + 10 % = 1.309
    band: [850, 1770],
    after: [
      {
        say: 'E se salta la luce, la mamma rimane chiusa al buio?',
        about: [
          'manual',
          'manovell',
          'batteri',
          'argan',
          'soccors',
          'emergenz',
          'blackout',
          'black-out',
          'ups',
          'asta',
          'sblocc',
          'a mano',
        ],
      },
    ],
  },
  // Two jobs in one message, in the words of Trieste.
  {
    id: 'wa12',
    service: 'serramenti',
    at: 'Trieste, San Giacomo',
    turns: [
      {
        say: 'ciò bondì! me servi una porta blindada nova per l’entrata de casa, misura normale 90x210, e zà che semo cinque zanzariere a rullo per le finestre. Son a Trieste, San Giacomo, secondo piano senza ascensor',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|quartier|localit': 'Trieste, San Giacomo',
      'class|sicur|serratur|cilindr': 'classe 3 va ben',
      'zanzar|rullo|pliss': 'cinque a rullo, solo finestre',
      'misur|dimension|grand|larg|alt|centim|metri|m²|mq': 'porta 90x210, finestre 100x140',
      'quant|numer|pezzi': 'una porta e cinque zanzariere',
      'telai|mur|attual|vecch|stato|legno': 'adesso xe una porta de legno vecia, el telaio se cava',
      'pannell|color|finitur|material|tipo': 'dentro bianca, fora come le altre del palazzo, marron',
      'intern|estern|pianerott': 'dà sul pianerottolo',
      'piano|ascensor|access|raggiung': 'secondo piano senza ascensor',
      'fascia|livell|qualit|budget|spes': 'roba media',
      'quando|temp|inizi|urgen': 'co podé',
      'dove|indirizz': 'Trieste',
    },
    facts: [fact('trieste'), fact('blinda'), fact(['5', 'zanzar'], ['cinque', 'zanzar'])],
    jobs: [scopes.securityDoor, scopes.nets],
    // blindata 1.100–2.800 (1.950) × (1 − 0,2 × 0,05) = 1.930 + 16 % = 2.240 (middle tier 2.150: 2.470)
    // zanzariere 5 × 90–150 (120) = 600, of the whole range 5 × 165 = 825, × 0,99 + 10 % = 650–895
    // sum about 2.900–3.350
    band: [2050, 4200],
    after: [
      {
        say: 'e le zanzariere se le compro mi su internet, voi me le monté soltanto?',
        about: [
          '22',
          'iva',
          'posa',
          'montagg',
          'manodoper',
          'garanz',
          'misur',
          'profession',
          'fornit',
          'material',
          'artigian',
        ],
      },
      {
        say: 'me tocca domandar all’aministrator per la porta?',
        about: [
          'condomin',
          'colore',
          'decor',
          'regolament',
          'estern',
          'pannell',
          'assemble',
          'permess',
          'libera',
          'avvis',
        ],
      },
    ],
  },
]
