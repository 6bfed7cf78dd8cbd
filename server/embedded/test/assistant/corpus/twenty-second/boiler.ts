import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'xb10',
    service: 'caldaia',
    at: 'Genova Sampierdarena',
    turns: [
      {
        say: 'belin la caldaia è andata, il tecnico dice che nn vale la pena aggiustarla. ne metto una nuova, a metano',
      },
    ],
    answers: {
      'bagn|docc': 'un bagno solo',
      'potenz|kw': '24 kw come quella di adesso',
      'metr|mq|m²|grand|superfic|dimension': 'settanta metri',
      'gas|metano|gpl|aliment|combust': 'metano',
      'canna|scaric|fumi|tubo|camera':
        'camera stagna, scarica già sul tetto e il tubo l’abbiamo fatto nuovo 4 anni fa',
      'acqua|accumul|istant': 'si fa anche l’acqua calda, normale senza serbatoio',
      'marca|modell|fascia|qualit': 'basta che funzioni, marca media',
      'termosif|radiator|riscald|pavim': 'termosifoni, sei',
      'valvol|termostat|cronoter': 'no quello lasciamo com’è',
      'anno|anni|vecchi|età': 'ha 17 anni',
      'intern|estern|balcon|posizion|instal': 'in cucina dentro un pensile',
      'piano|ascensor|access': 'quinto piano con ascensore',
      'quando|tempi|inizi|comincia|urgen': 'ieri! siamo al freddo',
      foto: 'sono al lavoro, stasera',
      'dove|comune|citt|paese|zona|local': 'genova, sampierdarena',
    },
    facts: [
      fact('genova', 'sampierdarena'),
      fact('metano', 'gas'),
      fact('24', '70', 'settanta', ['1', 'bagn'], ['un', 'bagn']),
    ],
    jobs: [scopes.boiler],
    // 1.800–3.000; Genova 1 + 0,3 × 0,12 = 1,036 → 1.865–3.110; + 12 % → 2.090–3.480; middle 2.785
    band: [1_850, 3_750],
    after: [
      {
        say: 'quanto ci mettono a montarla? ho la bimba di 8 mesi',
        about: ['giorn', 'ore', 'mattin', 'mezza'],
      },
      {
        say: 'e il catenaccio vecchio se lo portano via loro?',
        about: ['smalt', 'compres', 'inclus', 'smont', 'ritir', 'rimoz', 'rimuov', 'discar'],
      },
    ],
  },
  {
    id: 'xb11',
    service: 'caldaia',
    at: 'Pozzallo (RG)',
    once: true,
    turns: [
      {
        say:
          'salutamu, villetta a pozzallo di 140 mq con due bagni, a caldaia riello è del 2004 murale camera stagna a metano e si trova fora nel terrazzino, piano terra. ' +
          'la voglio cambiare con una a condensazione da 32 kw che quando mia moglie fa la doccia i figghi restano senza acqua calda. tubo dei fumi esce dritto sopra e va bene cosi, ' +
          '10 termosifoni, niente valvole niente termostato. per ottobre',
      },
    ],
    answers: {
      'bagn|docc': 'due bagni',
      'potenz|kw': '32 kw',
      'metr|mq|m²|grand|superfic|dimension': '140 mq',
      'gas|metano|gpl|aliment|combust': 'metano',
      'canna|scaric|fumi|tubo|camera': 'camera stagna, il tubo va bene com’è',
      'accumul|istant|serbato': 'istantanea senza serbatoio',
      'marca|modell|fascia|qualit': 'media',
      'valvol|termostat|cronoter': 'no',
      'termosif|radiator|riscald': '10 termosifoni in ghisa',
      'anno|anni|vecchi|età': '2004',
      'intern|estern|balcon|posizion|instal': 'fora nel terrazzino',
      'piano|ascensor|access': 'piano terra',
      'quando|tempi|inizi|comincia|urgen': 'ottobre',
      foto: 'ora no',
      'dove|comune|citt|paese|zona|local': 'pozzallo',
    },
    facts: [fact('pozzallo'), fact('32', '30'), fact(['2', 'bagn'], ['due', 'bagn']), fact('metano', 'gas')],
    jobs: [scopes.boiler],
    // 28–35 kW 2.300–3.800 (outside + 150–300); Sicilia 1 − 0,28 × 0,2 = 0,944 → 2.170–3.590; + 12 % → 2.430–4.020; middle 3.225, outside 3.460
    band: [2_150, 4_450],
    after: [
      {
        say: 'u statu mi duna qualcosa indietro o tutto a mia sacca?',
        about: [
          'detraz',
          'bonus',
          'nessun',
          '2025',
          'ibrid',
          'pomp',
          'conto termico',
          'fossil',
          'incentiv',
          'agevolaz',
          'non c’è',
          'iva',
        ],
      },
      {
        say: 'e se invece al posto di questa facessi il sistema ibrido con la pompa di calore quanto mi verrebbe?',
        jobs: [scopes.hybrid],
        // 6.000–11.500; 1 − 0,25 × 0,2 = 0,95 → 5.700–10.925; + 13 % → 6.440–12.345; middle 9.400
        band: [6_100, 12_700],
        facts: [fact('ibrid')],
      },
    ],
  },
  {
    id: 'xb12',
    service: 'caldaia',
    at: 'Bergamo, Valtesse',
    turns: [
      {
        say: 'aiuto c’è un odore forte di gas in cucina vicino alla caldaia cosa faccio??',
        safety: {
          steps: [
            ['chiud', 'rubinett', 'contator'],
            ['apri', 'finestr', 'aria', 'arieggi'],
            ['usc', 'esci', 'fuori', 'allontan'],
            ['interruttor', 'luc', 'fiamm', 'elettric', 'accend', 'scintill'],
          ],
          call: true,
        },
      },
      {
        say:
          'ok rieccomi, tutto a posto siamo usciti e sono venuti quelli del pronto intervento. la caldaia non c’entra, perdeva il tubo di rame che va al piano cottura e mi hanno ' +
          'piombato il contatore. adesso mi serve chi mi rifà quel tubo, saranno 4 metri dal contatore sul balcone ai fornelli, a vista. abito a bergamo in valtesse, primo piano',
      },
    ],
    answers: {
      'odor|sent|sicur|pericol|chius': 'no adesso niente odore, contatore chiuso e piombato',
      'metr|lung|distan|mq|m²': 'circa 4 metri',
      'vista|tracc|muro|estern|passa': 'a vista, passa dal balcone ed entra in cucina',
      'quant|punt|numer': 'un punto solo, il piano cottura',
      'metano|gpl|tipo|aliment': 'metano di rete',
      'aeraz|foro|ventil': 'i buchi in cucina ci sono già',
      caldai: 'la caldaia va bene, non si tocca',
      'piano|ascensor|access': 'primo piano',
      'quando|tempi|inizi|comincia|urgen': 'subito, non posso cucinare ne lavarmi',
      foto: 'ok dopo',
      'dove|comune|citt|paese|zona|local': 'bergamo, valtesse',
    },
    facts: [
      fact('bergamo'),
      fact(['4', 'm'], ['quattro', 'metr']),
      fact('piano cottura', 'fornell', 'cucina'),
    ],
    jobs: [scopes.gasPoint],
    // 280–650 (pipe up to 8–10 m); Bergamo 1 + 0,7 × 0,12 = 1,084 → 304–705; + 10 % → 334–775; middle 554
    band: [360, 750],
    after: [
      {
        say: 'e il foglio che vogliono per togliermi i piombi chi me lo fa?',
        about: [
          'conform',
          'dichiaraz',
          'dm 37',
          'abilit',
          'idraulic',
          'tecnic',
          'install',
          'compres',
          'inclus',
          'prova',
          'tenuta',
          'rilasc',
          'certific',
        ],
      },
    ],
  },
]
