import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // 3 maniglioni × (75–350 → 212) = 637 + sedile 420 = 1.057 × 1,0135 × 1,15 = 1.232; «solo maniglioni» 600 × 1,15 = 690
    id: 'sa3-grab-rails-feltre',
    service: 'ristrutturazione_bagno',
    at: 'Feltre',
    turns: [
      {
        say: 'Buonasera, a mia mamma hanno messo la protesi all’anca e torna a casa fra dieci giorni. Il bagno non lo rifacciamo, la doccia c’è già ed è bassa, però le servono gli appigli: due dentro la doccia e uno di fianco al water, più un seggiolino da muro che si ribalta. Lo fate un lavoretto così?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Feltre, in provincia di Belluno',
      'quant|quali|numero': 'tre maniglioni in tutto e un sedile',
      'muro|parete|mattone|cartongesso|piastrell': 'muri di mattoni pieni con le piastrelle sopra',
      'carrozz|cammin|mobil|autonom': 'cammina con le stampelle, niente carrozzina',
      'doccia|piatto|water|wc': 'la doccia e il water restano come sono',
      'fascia|livell|qualit|material|acciaio': 'roba robusta ma normale, non di design',
      'piano|ascensore': 'piano terra',
      'quando|tempi|urgen|inizi': 'entro dieci giorni',
    },
    facts: [
      fact('feltre'),
      fact('maniglion', 'maniglie', 'appigli'),
      fact('sedile', 'seggiolin', 'sedut'),
      fact('3', 'tre', 'due'),
    ],
    jobs: [scopes.accessible],
    band: [620, 1_970],
    after: [
      {
        say: 'Mia mamma pesa 90 chili, tiene?',
        about: [
          'tassel',
          'fissa',
          'kg',
          'portata',
          'ancor',
          'mur',
          'mattoni',
          'pien',
          'resist',
          'chimic',
          'certific',
          'caric',
          '150',
        ],
      },
      {
        say: 'La detrazione del 75 c’è ancora?',
        about: [
          'finit',
          'scadut',
          'termin',
          '2025',
          '50',
          '36',
          'conclus',
          'non è più',
          'caf',
          'commercialista',
        ],
      },
    ],
  },
  {
    // gres sottile 22 m² × (55–95) = 1.650 × 1,018 × 1,1 = 1.848
    id: 'sa4-over-tiles-sarzana',
    service: 'ristrutturazione_bagno',
    at: 'Sarzana',
    turns: [
      {
        say: 'ciao vorrei coprire le mattonelle del bagno senza spaccare niente, ho visto su instagram quelle lastre di gres sottili che ci vanno sopra',
      },
      {
        say: 'prima dimmi una cosa però, col tempo non si staccano?',
        about: [
          'coll',
          'adesiv',
          'primer',
          'fondo',
          'ader',
          'ben fatt',
          'posa',
          'durat',
          'anni',
          'sald',
          'tien',
          'incoll',
          'attacc',
          'vuot',
        ],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'sarzana (sp)',
      'mq|m²|metri|superfic|grand|misur': 'ho misurato, 22 mq di pareti. il pavimento no',
      'resina|gres|material|tipo|preferi': 'gres sottile',
      'stacc|vuot|stato|condizion|sald|suona': 'sono tutte belle attaccate, nessuna suona a vuoto',
      'doccia|sanitari|vasca|paviment': 'doccia e sanitari non si toccano, pavimento neanche',
      'fascia|livell|qualit|finitur': 'media',
      'piano|ascensore': 'quarto con ascensore',
      'quando|tempi|inizi': 'a settembre',
    },
    facts: [fact('sarzana'), fact('22'), fact('gres', 'sottil')],
    jobs: [scopes.overTiles],
    band: [1_100, 3_000],
    after: [
      {
        say: 'quanti cm mi mangia x parte?',
        about: ['mm', 'millimetr', 'sottil', 'spessor', 'mezzo', 'poch', 'centimetr', 'coll'],
      },
    ],
  },
  {
    // solo resistenza o anodo 90–160 → 125 × 0,9 (k 0,80) × 1,1 = 124
    id: 'sa24-water-heater-repair-bagheria',
    service: 'ristrutturazione_bagno',
    at: 'Bagheria',
    turns: [
      {
        say: 'bonasira, in bagno abbiamo lo scaldabagno elettrico da 80 litri e da ieri l acqua esce gelata, la spia è accesa però. si può riparare senza cambiarlo? un amico mio dice che sarà la resistenza',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'bagheria (pa)',
      'litri|capac|grand': '80 litri',
      'ann|età|vecchi|marca|modell': 'ha 5 anni, è un ariston',
      'salta|differenz|quadro|salvavita|interruttor': 'il salvavita non scatta',
      'perde|gocci|rumor': 'non perde niente',
      'gas|elettric|tipo': 'elettrico',
      'acqua|scald|spia|problem|guast': 'acqua fredda e spia accesa',
      piano: 'terzo piano',
      'quando|tempi|urgen': 'domani se è possibile, ci sono i picciriddi',
    },
    facts: [fact('bagheria'), fact('80'), fact('scaldabagn', 'boiler'), fact('5', 'resistenz', 'ariston')],
    jobs: [['scaldabagn', 'boiler', 'scaldacqu', '!nuov', '!sostitu']],
    band: [75, 250],
    after: [
      {
        say: 'e prenderlo nuovo quanto mi verrebbe invece?',
        about: ['300', '600', '€', 'euro', 'sostitu', 'stima', 'litri', 'cambi'],
      },
    ],
  },
  {
    // box e piatto 1.300–2.200 → 1.750 × 1,15 = 2.010 (k 1,00)
    id: 'sb2-shower-poggibonsi',
    service: 'ristrutturazione_bagno',
    at: 'Poggibonsi',
    turns: [
      {
        say: 'Salve, ho il piatto doccia crepato e il box di plastica ormai ingiallito. Vorrei cambiarli tutti e due: piatto 80x80 ad angolo come ora e box in cristallo trasparente con porta scorrevole. Le piastrelle restano quelle che ci sono. Abito a Poggibonsi, terzo piano con ascensore. Che spesa devo mettere in conto? Grazie, Serena',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Poggibonsi, in provincia di Siena',
      'mq|m²|metri|grand|misur|dimension': '80 x 80',
      'box|cristallo|vetro': 'box in cristallo trasparente, due lati, scorrevole',
      'piatto|material|filo': 'piatto normale in ceramica, appoggiato come adesso',
      'piastrell|rivestiment': 'le piastrelle restano',
      'miscelator|rubinett|soffion': 'il rubinetto funziona, resta',
      vasca: 'no, la doccia c è già',
      'fascia|livell|qualit|budget': 'fascia media',
      'piano|ascensore': 'terzo piano con ascensore',
      'quando|tempi|inizi|urgen': 'entro un mese',
    },
    once: true,
    facts: [fact('poggibonsi'), fact('80'), fact('cristallo', 'vetro')],
    jobs: [scopes.showerBox],
    band: [1_200, 3_250],
    after: [
      {
        say: 'E se il box lo prendo io in offerta al brico, l’idraulico me lo metterebbe su lo stesso?',
        about: [
          'posa',
          'montagg',
          'montare',
          'manodopera',
          'garanz',
          'fornit',
          'misur',
          'accord',
          'professionist',
          'client',
          'iva',
          'acquist',
        ],
      },
    ],
  },
  {
    // miscelatore 110–290 → 200; cassetta, batteria 90–140 (riga 90–260) → 115–175; doccia 60–110 (riga 60–180) → 85–120
    // 400–495 × circa 1,14 (Roma k 1,22) × 1,1 = 500–620
    id: 'sb24-three-small-roma',
    service: 'ristrutturazione_bagno',
    at: 'Roma, Centocelle',
    turns: [
      {
        say: 'Ciao allora ho tre cosette da far fare a un idraulico tutte insieme, sto a Roma a Centocelle: il miscelatore del lavandino del bagno gocciola ed è vecchio, quindi lo cambierei proprio con uno cromato semplice che mette lui; lo sciacquone non smette di correre, è la cassetta esterna; e la doccia scarica piano piano, me sa che è tappata. La lavatrice perdeva pure quella ma l’ho sistemata io. Ammazza quanto me partirà?',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Roma Centocelle',
      'rubinett|miscelator|modell': 'miscelatore da lavabo cromato semplice, lo porta l’idraulico',
      'cassett|sciacquon|galleggiant|incass':
        'cassetta esterna di plastica, l’acqua continua a correre nel water',
      'scaric|doccia|intas|tappat|lent': 'solo la doccia va lenta, il resto scarica bene',
      'piano|ascensore': 'quarto piano con ascensore',
      'quando|tempi|urgen': 'in settimana',
    },
    once: true,
    facts: [
      fact('roma', 'centocelle'),
      fact('miscelator', 'rubinett'),
      fact('cassett', 'sciacquon'),
      fact('doccia'),
    ],
    wrong: ['lavatric'],
    jobs: [scopes.tap, scopes.cistern, scopes.drain],
    band: [290, 960],
    after: [
      {
        say: 'ma facendo tutto in una volta la chiamata la pago una volta sola?',
        about: [
          'uscita',
          'visita',
          'unic',
          'insieme',
          'minim',
          'risparm',
          'intervent',
          'stess',
          'idraulic',
          'professionist',
          'manodopera',
          'conviene',
        ],
      },
    ],
  },
  {
    id: 'sb26-water-lamp-rho',
    service: 'ristrutturazione_bagno',
    at: 'Rho',
    turns: [
      {
        say: 'aiuto cola acqua dal lampadario del soggiorno!!! sopra c è il bagno di quelli del terzo piano e non rispondono. la luce è accesa e si sente sfrigolare',
        safety: {
          steps: [
            ['corrente', 'quadro', 'generale', 'interruttore', 'salvavita', 'contatore', 'elettric'],
            ['chiud', 'vicin', 'rubinett', 'valvol', 'amministrat', 'condomin'],
          ],
          call: false,
        },
      },
    ],
  },
]
