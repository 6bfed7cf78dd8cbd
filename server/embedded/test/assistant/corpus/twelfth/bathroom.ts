import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // 3.500–6.000 + 5,28 × 450–800 = 8.050 × 1,0165 × 1,11 = 9.080
    id: 'l-b01-mother-in-law-1974',
    service: 'ristrutturazione_bagno',
    at: 'Pinerolo',
    turns: [
      {
        say: "allora il bagno di mia suocera a pinerolo è fermo al 1974, mattonelle verde pisello e tubi che tremano come apri l'acqua.. è 2,40 x 2,20 e lei finalmente si è convinta, si butta giù tutto e si rifà",
      },
    ],
    answers: {
      'mq|grand|misur|superfic|lati|largh': 'due e quaranta per due e venti',
      'doccia|vasca|box': 'doccia con box di vetro, la vasca via',
      'sospes|sanitar|pezzi|wc|bidet|lavab': 'wc bidet e lavabo normali a terra',
      'piastrell|rivestiment|altezza|materiali|finitur|fascia|livello':
        'roba media, piastrelle fino a due metri',
      'scaric|colonna|tubi|impiant|spostar|disposizione': 'tubi tutti da rifare ma i pezzi restano dove sono',
      'piano|ascensor|acced': 'secondo piano con ascensore',
      'comune|dove|città|zona|paese': 'pinerolo',
      'quando|tempi|inizi': 'dopo pasqua',
      'finestr|arred|mobil|porta': 'finestra e porta restano, i mobili li compriamo noi',
    },
    facts: [fact('pinerolo'), fact('2,40', '2,4', '5,28', '5,3')],
    jobs: [scopes.bathroom],
    band: [5_000, 13_150],
    after: [
      {
        say: 'per quanto resta senza doccia la signora? ha solo quello',
        about: ['giorn', 'settiman', 'lavorativ'],
      },
      {
        say: 'il mobiletto e lo specchio stanno dentro a sta cifra?',
        about: ['non compres', 'esclus', 'a parte', 'arred', 'fuori', 'non sono', 'non è', 'mobili'],
      },
    ],
  },
  {
    // pannelli 2.300 × 0,946 × 1,15 = 2.500
    id: 'l-b02-tub-mother-molfetta',
    service: 'ristrutturazione_bagno',
    at: 'Molfetta',
    turns: [
      {
        say: 'buonasera mia madre ha 84 anni e la vasca non la scavalca più, ogni volta è nu terrore. si può mettere la doccia al posto suo, anche coi pannelli sopra le mattonelle così si fa presto? molfetta',
      },
    ],
    answers: {
      'pannell|piastrell|parete|rivestiment|mattonell|finitur': 'pannelli sopra, senza rompere',
      'misur|grand|lungh|mq|dimension': 'la vasca è 170 x 70',
      'box|vetro|porta|chius|scorrevol': 'box scorrevole semplice',
      'maniglion|sedil|ausil': 'un maniglione magari, il sedile no',
      'miscelator|rubinett|scaric|tubi': 'il miscelatore è quello vecchio a muro, lo scarico funziona',
      'piano|ascensor': 'primo piano senza ascensore',
      'comune|dove|città|zona|paese': 'molfetta',
      'quando|tempi|urgen': 'prima possibile',
    },
    facts: [fact('molfetta'), fact('vasca'), fact('pannell')],
    jobs: [scopes.bathToShower],
    band: [1_380, 3_650],
    after: [
      {
        say: "ma per l'età sua lo stato da qualcosa indietro?",
        about: ['detraz', 'bonus', '75', '50', '36', 'agevol', 'commercialista', 'caf', 'barriere'],
      },
      {
        say: 'lo scalino del piatto quanto viene alto?',
        about: ['filo', 'cm', 'centimetr', 'bass', 'ribassat', 'sopralluogo', 'professionista', 'scarico'],
      },
    ],
  },
  {
    // 500 × 1,10 = 550
    id: 'l-b03-water-through-the-lamp',
    service: 'ristrutturazione_bagno',
    at: 'Narni',
    turns: [
      {
        say: "AIUTO è scoppiato un tubo nel muro del bagno di sopra e mi sta venendo giù l'acqua dal lampadario della cucina!!",
        safety: {
          steps: [
            ['chiud', 'chiuso'],
            ['corrente', 'generale', 'stacc', 'interruttor', 'quadro', 'salvavita', 'luce'],
          ],
          call: false,
        },
      },
      {
        say: 'ok fatto, chiuso tutto. mo però bisogna trovare dove perde e ripararlo, siamo a narni, più o meno quanto vogliono?',
      },
    ],
    answers: {
      'dove|punto|tubo|provien|ved': 'nel muro del bagno, dietro la doccia credo',
      'piastrell|muro|romp|rivestiment': 'se serve si rompe, pazienza',
      'ancora|adesso|chius|corrent': 'adesso è chiuso, non scende più',
      'piano|appartament|casa|condomin': 'casa nostra su due piani',
      'acqua|calda|fredda|scaric': 'acqua pulita, mi sa la calda',
      'comune|città|zona|paese': 'narni',
      'quando|tempi|urgen': 'oggi o domani',
    },
    facts: [fact('narni')],
    jobs: [scopes.waterLeak],
    band: [300, 800],
  },
  {
    id: 'l-b04-sauna-merano',
    service: 'ristrutturazione_bagno',
    at: 'Merano',
    turns: [
      {
        say: 'Buongiorno, nel bagno grande (12 mq) vorremmo ricavare una sauna finlandese per due persone con stufa e panche. Siamo a Merano. Che spesa è?',
      },
    ],
    answers: {
      'mq|grand|misur|spazio|dimension': 'la sauna un metro e mezzo per due',
      'elettric|stufa|potenza|kw|contator': 'stufa elettrica',
      'legno|material|finitur': 'abete o hemlock, vedremo',
      'bagno|resto|altro|sanitar|doccia': 'il resto del bagno resta com è',
      'comune|dove|città|zona': 'merano',
      'quando|tempi': 'per l inverno prossimo',
    },
    facts: [fact('sauna'), fact('merano')],
    jobs: [],
  },
  {
    // cassetta 175 × 1,10 + rubinetto 200 × 1,14 = 420
    id: 'l-b05-running-cistern-and-tap',
    service: 'ristrutturazione_bagno',
    at: 'Follonica',
    turns: [
      {
        say: 'lo sciacquone corre notte e giorno che pare la fontana di trevi, e il rubinetto del lavabo gocciola da mesi, quello lo voglio proprio cambiare nuovo. siamo a follonica, li fate insieme in una visita?',
      },
    ],
    answers: {
      'cassetta|incass|estern|muro|sciacquon|tipo': 'cassetta esterna di plastica avrà 15 anni',
      'ripar|sostitu|cambi': 'lo sciacquone come conviene, il rubinetto nuovo',
      'rubinett|miscelator|modello|lavab|marca': 'miscelatore cromato normale, lo portate voi',
      'valvol|chiud|rubinetto di arresto': 'sotto il lavabo ci sono i rubinettini',
      'piano|ascensor': 'piano terra',
      'comune|dove|città|zona': 'follonica',
      'quando|tempi|urgen': 'in settimana',
    },
    facts: [fact('follonica'), fact('sciacquon', 'cassetta'), fact('rubinett', 'miscelator')],
    jobs: [scopes.cistern, scopes.tap],
    band: [230, 610],
  },
  {
    // 4.500 × 1,015 × 1,10 = 5.025
    id: 'l-b06-restyling-smaller',
    service: 'ristrutturazione_bagno',
    at: 'Cesena',
    turns: [
      {
        say: 'vorrei rinnovare il bagno, 9 mq circa, piastrelle nuove e sanitari nuovi ma i tubi li abbiamo rifatti 6 anni fa quindi quelli non si toccano',
      },
      { say: 'aspe ho misurato ora, sono 7 mq non 9. cesena' },
    ],
    answers: {
      'mq|grand|misur|superfic': 'sette, misurato adesso',
      'doccia|vasca|box': 'doccia, il box si cambia',
      'sospes|sanitar|pezzi|wc|bidet': 'wc bidet lavabo e doccia, a terra',
      'demol|sopra|piastrell|rivestiment|sovrappos|altezza': 'si può anche andare sopra le vecchie',
      'tubi|impiant|scaric|spostar': 'i tubi restano, niente spostamenti',
      'fascia|livello|finitur|material|qualit': 'fascia media',
      'piano|ascensor': 'terzo con ascensore',
      'comune|dove|città|zona': 'cesena',
      'quando|tempi|inizi': 'a settembre',
    },
    facts: [fact('cesena'), fact('7', 'sette')],
    wrong: ['9 mq'],
    jobs: [scopes.restyling],
    band: [2_760, 7_290],
    after: [
      {
        say: 'se vado sopra le vecchie mattonelle quanto risparmio?',
        about: ['400', '800', 'sovrappos', 'meno', 'demol', 'sopralluogo', 'professionista'],
      },
      {
        say: 'poi chi mi garantisce che non ci sono perdite?',
        about: [
          'garanz',
          'prova',
          'professionista',
          'conformit',
          'impresa',
          'contratto',
          'idraulic',
          'collaud',
        ],
      },
    ],
  },
  {
    // muffa 12 × 26,5 = 318 × 1,02 × 1,10 = 357
    id: 'l-b07-black-ceiling',
    service: 'ristrutturazione_bagno',
    at: 'Gavirate',
    turns: [
      {
        say: "il bagno sarebbe anche bello, peccato per il soffitto nero di muffa e mezza parete sopra la vasca uguale, tutto insieme saran 12 mq. Gavirate (VA). solo trattare la muffa con l'antimuffa, nient'altro",
      },
    ],
    answers: {
      'mq|grand|estes|superfic|quanta': 'dodici metri quadri di muffa in tutto',
      'finestr|aspirator|ventil|aria|condens': 'la finestrella c è ma piccola, aspiratore niente',
      'infiltr|perdit|caus|sopra|tetto': 'no sopra c è un altro appartamento, è condensa',
      'intonac|stacc|scrost|sfarin': 'intonaco sano, solo nero',
      'tint|pittur|colore|resto': 'il resto va bene così',
      'altezz|piano': 'altezza normale, primo piano',
      'comune|dove|città|zona': 'gavirate',
      'quando|tempi': 'entro un mese',
    },
    facts: [fact('gavirate'), fact('12', 'dodici'), fact('muffa')],
    jobs: [scopes.mould],
    band: [195, 520],
    after: [
      {
        say: 'ma poi torna o è andata per sempre?',
        about: ['condens', 'umid', 'ventil', 'aspirator', 'arieggi', 'finestra', 'causa', 'ponte', 'isol'],
      },
      {
        say: 'in giornata si finisce?',
        about: ['1-2', '1–2', 'due', 'asciug', 'giorni', 'mani', 'un giorno'],
      },
    ],
  },
]
