import t from 'tap'

import { jobsAfterAll } from '../engines/whole-catalogue.ts'
import { lastReply, type Slug } from '../last-reply.ts'

type Row = readonly [slug: Slug, messages: readonly string[], ...jobs: string[]]

const roof = ['riparare 5 coppi e pulire le grondaie, Agnone, due piani', 'no']
const screens = ['4 finestre nuove in pvc e 3 zanzariere, Udine', 'no']

/** Answers up to the figure. */
const unsure = ['niente foto, per il resto non lo so', 'non lo so', 'non lo so', 'non lo so']
const shutters = ['riverniciare 8 persiane in legno, a Siena', ...unsure]
const room = ['tinteggiare il soggiorno di 25 mq, pareti bianche, Roma', ...unsure]
const boiler = ['cambiare la caldaia a condensazione, 24 kW, a metano, a Torino', ...unsure]
const byRoom = [
  'muffa nella cameretta 6 mq e carta da parati da togliere in corridoio 20 mq, Udine',
  ...unsure,
]

/** Messages of a chat and the jobs in hand after the last one, by the rule that tells. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'an answer that names another job does not change it': [
    [
      'ristrutturazione_facciata',
      ['casa da ritinteggiare fuori, 180 mq, Ascoli Piceno', 'due', 'no, quelli no, soltanto le pareti'],
      'facciata',
    ],
    ['tinteggiatura', ['c’è muffa in un angolo, Este', 'solo nella stanza dei bimbi'], 'muffa'],
    [
      'impianti',
      ['citofono rotto da cambiare, Anzio', 'è una casa sola, i cavi di prima ci sono e vanno bene'],
      'citofono',
    ],
    [
      'ristrutturazione',
      ['laminato in salone, 24 mq, Rieti', 'si posa sopra le piastrelle che ci stanno'],
      'parquet',
    ],
  ],
  'what customers and others take care of is dropped, in dialect too': [
    ...[
      'le grondaie le puliamo io e mio figlio sabato, toglile. lasciamo i coppi e basta',
      'le grondaie me la vedo io',
      'per le grondaie ci pensa mio figlio',
      'alle grondaie ci penso io',
      'delle grondaie se ne occupa mio cugino',
      'le grondaie lassale stari, ci pensa me frati',
    ].map((words): Row => ['ristrutturazione_tetto', [...roof, words], 'tegola']),
    [
      'caldaia',
      [
        'scaldabagno elettrico da 80 litri da cambiare e rubinetto della cucina da cambiare',
        'u rubinettu lassalu stari va, mi ha detto mio cognato ca ci penza iddu',
      ],
      'scaldabagno',
    ],
    [
      'impianti',
      ['rifare il quadro elettrico e mettere il videocitofono, Roma', 'er citofono nun lo famo più'],
      'quadro',
    ],
    ['serramenti', [...screens, 'le zanzariere le compro all’Ikea e le monto io'], 'finestre'],
  ],
  'a question that asks who does something drops nothing': [
    ...['la macchia in camera la sistemano loro dopo?', 'il coppo rotto chi lo porta via?'].map(
      (words): Row => ['ristrutturazione_tetto', [...roof, words], 'pulizia-gronde', 'tegola'],
    ),
    ['serramenti', [...screens, 'le zanzariere chi le monta, loro?'], 'finestre', 'zanzariere'],
    [
      'ristrutturazione_bagno',
      [
        'cambiare la vasca con una doccia 80x120 e il rubinetto del lavandino, Torino',
        'no',
        'dopo la vasca vecchia la portano via loro?',
      ],
      'rubinetto',
      'vasca-doccia',
    ],
  ],
  'a gate that an entry phone opens, and railings that are painted, are no further jobs': [
    [
      'impianti',
      [
        'il citofono gracchia',
        'anzi a questo punto lo cambierei con uno col video. villetta con un cancelletto pedonale, i fili passano già',
      ],
      'citofono',
    ],
    [
      'ristrutturazione_facciata',
      [
        'rifare i frontalini dei balconi, 14 metri, Chiavari',
        'senza il sotto',
        'aggiungi le ringhiere di ferro dei tre balconi da verniciare, 14 metri, prima antiruggine',
      ],
      'frontalini',
      'tinteggiatura/ferro',
    ],
  ],
  'a remark that names another job adds none': [
    [
      'impianto_fotovoltaico',
      ['fotovoltaico da 4 kW senza batteria, Rovigo', 'e se c’è nebbia una settimana resto senza corrente?'],
      'impianto',
    ],
    [
      'ristrutturazione_tetto',
      ['rifare la guaina del lastrico, 60 mq, Portici', 'e se dopo un anno perde di nuovo chi me la paga?'],
      'impermeabilizzazione',
    ],
    [
      'serramenti',
      [
        'cinque finestre nuove in PVC a Urbino',
        'aspetti, il Comune vuole il legno. Quindi legno, verniciato marrone',
      ],
      'finestre',
    ],
    [
      'serramenti',
      [
        '4 tapparelle in alluminio col motore, 120x150, Prato',
        'e se un giorno manca la luce resto chiuso dentro?',
      ],
      'tapparelle',
    ],
    [
      'tinteggiatura',
      [
        'la parete della TV effetto cemento, 12 mq, Vasto',
        'e se ci aggiungo pure quella del corridoio, 8 mq?',
      ],
      'decorativa',
    ],
    [
      'ristrutturazione',
      ['ristrutturare in parte la casa, 80 mq, Terni', 'c’è un bagno e va rifatto'],
      'parziale',
    ],
    [
      'ristrutturazione_facciata',
      ['rifare il pavimento del balcone, 7 mq, Lodi', 'quello del piano di sotto si lamenta sempre'],
      'balcone',
    ],
    [
      'caldaia',
      ['caldaia nuova, 80 mq, un bagno, Pavia', 'quanto ci mettete? siamo senza acqua calda e fa freddo'],
      'sostituzione',
    ],
    [
      'ristrutturazione_tetto',
      ['tegole rotte in un punto, Gubbio, un piano', 'e se salite e trovate una trave marcia?'],
      'tegola',
    ],
  ],
  'a request for another job adds it': [
    [
      'caldaia',
      [
        'revisione della caldaia, Urbino',
        'già che venite monterei le valvole termostatiche su 6 termosifoni',
      ],
      'revisione',
      'valvole',
    ],
    [
      'impianto_fotovoltaico',
      ['fotovoltaico da 5 kW, Cuneo', 'dimenticavo: in garage ci vuole anche la colonnina per la macchina'],
      'impianti/wallbox',
      'impianto',
    ],
    [
      'tinteggiatura',
      [
        'imbiancare la casa, 70 mq, Gallipoli',
        'ah, ci stanno pure 4 porte di legno che vorrei verniciate di bianco',
      ],
      'interni',
      'legno',
    ],
  ],
  'a message that gives the job up and describes another one replaces it': [
    [
      'ristrutturazione_tetto',
      [
        'tetto da rifare isolato, 100 mq, Sulmona',
        'lasciamo stare il tetto. Ci basta far soffiare la cellulosa sul solaio della soffitta, che non usiamo',
      ],
      'sottotetto',
    ],
  ],
  'a job that is put off, left to others or not among the only ones is dropped': [
    [
      'caldaia',
      [
        'lavaggio dell’impianto per 11 termosifoni e 11 valvole termostatiche, Ivrea',
        'il lavaggio lo rimando all’anno prossimo, toglietelo',
      ],
      'valvole',
    ],
    [
      'caldaia',
      ['caldaia nuova 24 kw e 8 valvole termostatiche, Biella', 'delle valvole facciamo a meno'],
      'sostituzione',
    ],
    [
      'impianto_fotovoltaico',
      [
        'inverter da cambiare, 4,5 kW, e pure una lavata ai 10 pannelli, Velletri',
        'vabbè il lavaggio lassa perde. solo inverter',
      ],
      'inverter',
    ],
    [
      'ristrutturazione',
      ['abbattere una tramezza di 8 mq e rifare la cucina, Faenza', 'per ora solo la tramezza'],
      'muro',
    ],
    [
      'ristrutturazione_bagno',
      [
        'cambiare il box doccia 80x100 e il miscelatore del lavabo, Trento',
        'il miscelatore ho deciso che lo cambia mio padre',
      ],
      'box-piatto',
    ],
    [
      'ristrutturazione_tetto',
      ['rifare il tetto 90 mq isolato e cambiare due velux, Sulmona', 'dei velux non ne parliamo più'],
      'rifare',
    ],
    [
      'impianto_fotovoltaico',
      ['impianto da 6 kW a Lecce, tetto a falda', 'la colonnina rimandiamola a quando compro la macchina'],
      'impianto',
    ],
  ],
  'one thing less, a shared work or a later date drops no job': [
    [
      'serramenti',
      ['6 finestre in pvc e una porta blindata, Novara', 'togli una finestra'],
      'blindata',
      'finestre',
    ],
    [
      'serramenti',
      ['6 finestre in pvc e una porta blindata, Novara', 'una di meno, cioè solo cinque finestre'],
      'blindata',
      'finestre',
    ],
    [
      'serramenti',
      ['cambiare 4 finestre e 4 tapparelle, Rho', 'i lavori li rimandiamo a marzo'],
      'finestre',
      'tapparelle',
    ],
    [
      'tinteggiatura',
      [
        'imbiancare casa 70 mq e verniciare 5 persiane, Pavia',
        'le persiane le smonto io, voi le verniciate e basta',
      ],
      'interni',
      'legno',
    ],
    [
      'ristrutturazione_tetto',
      [
        'rifare il tetto 90 mq isolato a Sulmona e cambiare due velux',
        'uno dei due lo chiudiamo proprio, quindi un velux solo',
      ],
      'lucernario',
      'rifare',
    ],
    [
      'ristrutturazione',
      ['95 mq a Perugia, da rifare tutto, due bagni, finiture medie', 'alla fine rifacciamo un bagno solo'],
      'completa',
    ],
  ],
  'another thing in a whole bathroom does not replace the bathroom by one of its parts': [
    'ci abbiamo ripensato, niente doccia mettiamo la vasca che arriva un bimbo',
    'anzi togliamo la vasca e mettiamo la doccia',
  ].map((said) => [
    'ristrutturazione_bagno',
    ['bagno da rifare tutto, 5,5 mq, tubi nuovi, fascia media, secondo piano con ascensore, Pordenone', said],
    'completo',
  ]),
  'another way of the same work replaces the job': [
    [
      'tinteggiatura',
      [
        'la parete dietro il divano effetto cemento spatolato, 11 mq, Gallarate',
        'ho cambiato idea, niente cemento: mettici una carta da parati',
      ],
      'carta-posare',
    ],
    [
      'ristrutturazione',
      [
        'mettere il gres sopra le mattonelle, 48 mq, Empoli',
        'niente gres, si fa il laminato a incastro sopra, stessi metri',
      ],
      'parquet',
    ],
    [
      'ristrutturazione_tetto',
      [
        'smontare e rimontare le tegole, 110 mq, Rieti, due piani',
        'mio marito si è fissato che vuole tutti coppi nuovi',
      ],
      'rifare',
    ],
    [
      'ristrutturazione_tetto',
      ['smontare e rimontare le tegole, 110 mq, Rieti, due piani', 'quelle rotte mettetele nuove'],
      'rimontaggio',
    ],
    [
      'caldaia',
      [
        'via la caldaia e dentro una pompa di calore da 8 kw, casa di 110 mq a Forlì',
        'se tenessi anche il gas, tipo quelle miste',
      ],
      'ibrido',
    ],
    [
      'impianti',
      [
        'riscaldamento a pavimento per 90 mq, caldaia e massetto li fa un altro, Belluno',
        'e coi caloriferi classici? dai cambiamo, fammi quelli',
      ],
      'riscaldamento',
    ],
    [
      'ristrutturazione',
      ['rifare la cucina a Sassari, stanza di 10 mq', 'la cucina no, facciamo il bagno di 6 metri'],
      'ristrutturazione_bagno/completo',
    ],
  ],
  'an option of the job in hand opens no other job': [
    [
      'caldaia',
      [
        'cambiare lo scaldabagno elettrico da 80 litri, Taranto',
        'uno a pompa di calore da 110 litri a muro, invece dell’elettrico normale',
      ],
      'scaldabagno',
    ],
    [
      'impianto_fotovoltaico',
      [
        'il kit da balcone da 800 watt col montaggio, senza batteria, Pisa',
        'aggiungiamo anche una batteria piccolina per la sera',
      ],
      'balcone',
    ],
    [
      'ristrutturazione_bagno',
      [
        'via la vasca e doccia al suo posto coi pannelli sopra le piastrelle, Casale Monferrato',
        'facciamo piastrelle nuove solo nella zona doccia al posto dei pannelli',
      ],
      'vasca-doccia',
    ],
  ],
  'the thing that stays in an answer is not given up': [
    [
      'ristrutturazione_bagno',
      ['piastrelle e sanitari nuovi, tubi buoni, 5 mq, Merano', 'no, i tubi restano'],
      'rinnovo',
    ],
  ],
  'a job that is kept for later or as it is, beside one that stays, is dropped': [
    [
      'impianti',
      [
        'motorizzare un cancello a due ante a Thiene e una wallbox da 7 kW in garage, 5 metri',
        'la colonnina la lasso per st’altro ano. tegnemo solo el cancello',
      ],
      'cancello',
    ],
    [
      'ristrutturazione',
      [
        'lamare il parquet, 45 mq, e cambiare tre porte interne laccate a Tuscania',
        'ho riflettuto: le porte le conservo. Resti soltanto il pavimento',
      ],
      'levigatura',
    ],
  ],
  'after the figure, similar messages tell the object of an addition from its circumstances': [
    [
      'tinteggiatura',
      [...shutters, 'già che viene, anche la ringhiera del balcone: ferro, 6 metri, tutta arrugginita sotto'],
      'ferro',
      'legno',
    ],
    [
      'tinteggiatura',
      [...room, 'segna anche la ringhiera delle scale, ferro battuto, 5 metri, la vernice si sfoglia'],
      'ferro',
      'stanza',
    ],
    [
      'ristrutturazione',
      [
        'cambiare 5 porte interne, Bologna',
        ...unsure,
        'pure il pavimento del corridoio dove stanno le porte: laminato, 10 mq',
      ],
      'parquet',
      'porte',
    ],
    [
      'tinteggiatura',
      [...shutters, 'e pure il cancelletto del giardino, è di ferro, ruggine dappertutto, uno solo'],
      'ferro',
      'legno',
    ],
  ],
  'after the figure, another way of the same work replaces it': [
    [
      'ristrutturazione_tetto',
      [
        'impermeabilizzare il terrazzo di 40 mq con la resina, a Bari',
        ...unsure,
        'mio cugino geometra dice che butto i soldi e che va demolito e rifatto tutto, massetto guaina e mattonelle nuove. Fammi il conto di quello',
      ],
      'terrazzo',
    ],
    [
      'serramenti',
      [
        'si è rotta la cinghia della tapparella in camera, Milano',
        ...unsure,
        'allora la voglio col motorino, quella di camera e anche quella del salotto',
      ],
      'motore',
    ],
    [
      'ristrutturazione_facciata',
      [
        'cappotto esterno 160 mq, EPS, Aosta',
        ...unsure,
        'il condominio non ci dà il permesso fuori: lo facciamo da dentro, sulla parete a nord, 20 mq',
      ],
      'cappotto-interno',
    ],
    [
      'caldaia',
      [
        'riparare la caldaia che va in blocco, Monza',
        ...unsure,
        'il tecnico mi ha detto che ripararla non conviene, meglio metterla nuova. quanto verrebbe?',
      ],
      'sostituzione',
    ],
  ],
  'after the figure, a plan of other work is a reason and no request': [
    [
      'caldaia',
      [
        ...boiler,
        'aspetta: a marzo facciamo il secondo bagno con un’altra doccia. quindi falla bella grossa, da 30',
      ],
      'sostituzione',
    ],
    [
      'caldaia',
      [...boiler, 'tra due anni rifacciamo il tetto e mettiamo i pannelli, quindi la voglio predisposta'],
      'sostituzione',
    ],
    [
      'ristrutturazione',
      [
        'parquet in soggiorno 28 mq, prefinito, Siena',
        ...unsure,
        'siccome a settembre buttiamo giù il muro della cucina, il parquet fallo un po’ più grande: 34 mq',
      ],
      'parquet',
    ],
  ],
  'cracked plaster is a fact of the facade': [
    [
      'ristrutturazione_facciata',
      [
        'tinteggiare la facciata, 210 mq, l’intonaco è sano, 2 piani, a Padova',
        ...unsure,
        'sul lato nord suona vuoto, l’intonaco è gonfio per una ventina di metri. quello va rifatto',
      ],
      'facciata',
    ],
  ],
  'a room drops the job that is only there': [
    [
      'tinteggiatura',
      [
        ...byRoom,
        'mio marito dice che il corridoio lo facciamo l’anno che viene. lasciamo solo la cameretta',
      ],
      'muffa',
    ],
    [
      'tinteggiatura',
      [...byRoom, 'il corridoio lo rimandiamo a primavera, facciamo soltanto la cameretta'],
      'muffa',
    ],
  ],
  'a thing that stays is kept beside one that goes': [
    [
      'impianti',
      ['2 split e 4 telecamere, Caserta', ...unsure, 'le telecamere no, costano troppo. il clima resta'],
      'clima',
    ],
    [
      'ristrutturazione_bagno',
      [
        'cambiare il rubinetto della cucina e sturare lo scarico della doccia, Lecco',
        ...unsure,
        'lo scarico s’è sturato da solo. il rubinetto serve sempre',
      ],
      'rubinetto',
    ],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, async (t) => {
    for (const [slug, messages, ...jobs] of rows)
      t.same(jobsAfterAll(slug, messages), jobs, messages.join(' / '))
  })
}

t.test('a part of the work that is dropped keeps the job', async (t) => {
  const reply = lastReply('tinteggiatura', [
    'imbiancare 60 mq e verniciare 5 porte di legno, Casarano, casa vuota',
    'pareti e soffitti',
    'traspirante',
    'buoni',
    'porte',
    'no',
    'lasciamo perdere i soffitti, quanto diventa?',
  ])
  t.match(reply, /solo le pareti|solo pareti/)
  t.notMatch(reply, /tolgo: tinteggiare/)
})
