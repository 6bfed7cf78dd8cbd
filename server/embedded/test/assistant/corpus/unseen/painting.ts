import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-u01-own-wallpaper',
    service: 'tinteggiatura',
    at: 'Padova',
    turns: [
      {
        say: 'Buongiorno la carta da parati l ho già presa su internet, mi serve uno che me la attacca e basta. Parete dietro il letto 3,40 x 2,70. Cap 35128',
      },
    ],
    answers: { 'stato|lisci|rovin|muro|parete': 'la parete è liscia e pulita' },
    facts: [fact('9,2', '9 m²', '9,18', ['3,4', '2,7'], ['3,40', '2,70']), fact('padova')],
    jobs: [scopes.wallpaperOn],
    band: [140, 330],
  },
  {
    id: 't-u02-cast-iron-radiators',
    service: 'tinteggiatura',
    at: 'Genova',
    turns: [
      {
        say: 'belin ho 9 caloriferi di ghisa tutti gialli e un po arrugginiti 😅 in totale ho contato 84 elementi, me li fate bianchi? sto a Sampierdarena',
      },
    ],
    answers: { 'ruggin|stato|condizion': 'ruggine solo in qualche punto' },
    facts: [fact('84'), fact('genova', 'sampierdarena')],
    jobs: [scopes.ironwork],
    band: [950, 2_050],
    after: [
      {
        say: 'ma li devono staccare dal muro o li fanno lì dove sono?',
        about: ['posto', 'smont', 'rimuov', 'togli', 'sopralluog', 'professionist'],
      },
      {
        say: 'e il riscaldamento quanto lo devo tenere spento?',
        about: ['ore', 'giorn', 'fredd', 'asciug', 'asciutt'],
      },
    ],
  },
  {
    id: 't-u03-corridor-left-out',
    service: 'tinteggiatura',
    at: 'San Donà di Piave',
    turns: [
      {
        say: 'ciao ghe sarìa da piturar casa: soggiorno 28 mq camera 16 cameretta 12 e corridoio 9, muri e sofiti, bianco normale. S. Donà di Piave',
      },
      { say: 'no spetta il corridoio lassemo star che lo go fato a giugno' },
    ],
    answers: {
      'arred|vuot|mobil|abit': 'ci sono i mobili',
      'stato|rovin|crep|condizion|muri': 'muri sani, solo sporchi',
      'pittura|lavabil|traspir|tipo': 'normale traspirante',
    },
    facts: [fact('56 m²', '56'), fact('san dona')],
    wrong: ['corridoi', '65 m²'],
    jobs: [scopes.painting],
    band: [950, 2_250],
  },
  {
    id: 't-u04-stain-from-upstairs',
    service: 'tinteggiatura',
    at: 'Terni',
    turns: [
      {
        say: 'quello di sopra ha avuto una perdita (già riparata) e mi è rimasto un alone giallo sul soffitto del bagno. ormai è asciutto. vorrei coprirlo e ridare il bianco solo lì sopra, il bagno è 5 mq, Terni',
      },
    ],
    answers: { 'altez|alto': '2,70' },
    facts: [fact('5 m²'), fact('terni')],
    wrong: ['pareti e soffitti'],
    jobs: [scopes.ceilings],
    band: [180, 460],
  },
  {
    id: 't-u05-living-there',
    service: 'tinteggiatura',
    at: 'Pescara',
    once: true,
    turns: [
      {
        say: 'Salve devo imbiancare tutto il mio appartamento 75 mq a Pescara zona porta nuova pareti e soffitti traspirante bianca i muri sono messi bene la casa è arredata ci abitiamo',
      },
    ],
    facts: [fact('75 m²'), fact('pescara'), fact('arred', 'abit', 'mobil')],
    jobs: [scopes.painting],
    band: [1_300, 2_950],
    after: [
      {
        say: 'noi siamo in 4 possiamo dormirci mentre lavorano??',
        about: ['stanza', 'camera', 'abit', 'casa', 'viv', 'arieggi', 'asciug'],
        not: ['non mi occupo'],
      },
      {
        say: 'mia moglie è incinta le pitture puzzano?',
        about: ['odor', 'acqua', 'arieggi', 'aria', 'finestr', 'voc', 'emission'],
      },
      {
        say: 'si può tirare un po sul prezzo?',
        about: ['scont', 'tratt', 'preventiv', 'confront', 'risparm', 'cifra', '€'],
      },
    ],
  },
  {
    id: 't-u06-kitchen-and-living-washable',
    service: 'tinteggiatura',
    at: 'Sesto San Giovanni',
    turns: [
      {
        say: 'Sesto S.G., cucina di 13 e salotto di 22, la lavabile quella buona che i bimbi scrivono sui muri 🖍️ solo i muri, i soffitti vanno bene',
      },
    ],
    answers: {
      'arred|vuot|mobil|abit': 'arredato',
      'stato|rovin|crep|condizion|muri': 'qualche buchino di chiodi',
    },
    facts: [
      fact('35 m²', '88 m²', '87,5 m²', '87 m²'),
      fact('sesto'),
      fact('lavabil'),
      fact('solo pareti', 'solo le pareti', 'pareti', 'senza soffitt'),
    ],
    jobs: [scopes.painting],
    band: [550, 1_450],
    after: [
      { say: 'azz come mai così tanto?', about: ['€', 'm²', 'mani', 'manodoper', 'lavabil', 'zona'] },
      {
        say: 'i mobili chi li sposta, ci pensano loro?',
        about: ['pesant', 'arred', 'protez', 'copr', 'compres', 'telo', 'teli'],
      },
      {
        say: 'entro Natale è fattibile?',
        about: ['giorn', 'settiman', 'disponibil', 'professionist', 'dicembre', 'data'],
      },
    ],
  },
  {
    id: 't-u07-mould-behind-wardrobe',
    service: 'tinteggiatura',
    at: 'Lodi',
    turns: [
      {
        say: 'spostando l armadio ho trovato la muffa 😱 una roba di due metri per uno e mezzo nella stanza del bimbo... Lodi',
      },
    ],
    answers: { 'ridipin|resto|anche': 'solo quel pezzo' },
    facts: [fact('3 m²', ['2', '1,5']), fact('lodi'), fact('muffa', 'antimuffa')],
    jobs: [scopes.mould],
    band: [150, 430],
    after: [
      {
        say: 'ma poi torna?',
        about: ['caus', 'pont', 'condens', 'ventil', 'aria', 'arieggi', 'isolament', 'umid'],
      },
      {
        say: 'il piccolo può dormire lì la sera stessa?',
        about: ['asciug', 'giorn', 'arieggi', 'ore', 'notte', 'stanza', 'aria'],
      },
      {
        say: 'danno garanzia su sto lavoro?',
        about: ['anni', 'anno', 'mesi', 'scritt', 'difett', 'professionist', 'legge'],
      },
    ],
  },
]
