import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    // 220 × 16–20 = 4.000 + ponteggio 220 × 16 = 3.520 → 7.500 × 0,86 × 1,1 = 7.100
    id: 'ob15-house-colour-crotone',
    service: 'ristrutturazione_facciata',
    at: 'Crotone',
    turns: [
      { say: 'Devo pitturare la casa di fuori si sposa mia figlia a settembre e voglio fare bella figura' },
    ],
    answers: {
      'comune|dove|città|zona': 'Crotone, verso Capo Colonna',
      'mq|m²|metri|grand|superfic|misur': 'saranno 220 metri di muro tutti e quattro i lati',
      'intonac|stato|crep|condizion|stacc': "l'intonaco è buono, solo il colore è bruciato dal sole",
      'pontegg|piani|alt|trabatt': 'due piani e il ponteggio non ce l’ho',
      'pittur|quarzo|silossan|tinta|color|finitur|tipo|prodott': 'il quarzo, sempre color crema',
      'cappott|isol': 'no niente cappotto, solo il colore',
      'balcon|ringhier|cornic': 'i balconi e le ringhiere li lasciamo stare',
      'fascia|livell|qualit|budget': 'normale',
      'condomin|villa|singol|proprie': 'casa singola mia',
      'storic|vincol': 'no è campagna',
      'quando|tempi|inizi|entro': 'entro fine agosto',
    },
    facts: [fact('crotone'), fact('220'), fact('quarzo')],
    jobs: [scopes.facadePaint],
    band: [4_000, 11_500],
    after: [
      {
        say: 'ce la fate prima del matrimonio?',
        about: [
          'giorn',
          'settiman',
          'agosto',
          'professionist',
          'disponib',
          'pontegg',
          'tempo',
          'anticip',
          'prenot',
          'calendari',
          'data',
          'impres',
        ],
      },
      {
        say: 'e se piglio un rosso pompeiano invece della crema cambia il prezzo?',
        about: [
          'forte',
          'intens',
          'scur',
          'color',
          'tint',
          '2 €',
          'aument',
          'comune',
          'mani',
          'permess',
          'poco',
        ],
      },
    ],
  },
  {
    // 180 × (165–230) = 35.500 × 1,015 × 1,1 = 39.650; con la fascia media 31.000
    id: 'ob16-coat-merano',
    service: 'ristrutturazione_facciata',
    at: 'Merano',
    once: true,
    turns: [
      {
        say: 'Guten Tag e buongiorno, scrivo da Merano. Casa unifamiliare del 1968, due piani, vogliamo isolarla da fuori con pannelli in lana di roccia da 14 cm (mio cognato voleva il polistirolo, ma noi no). La superficie delle pareti è 180 m², intonaco attuale sano, nessun ponteggio presente. Le finestre sono nuove del 2019 e restano, davanzali semplici. Finitura bianca. Non siamo in zona tutelata. Inizio lavori in aprile.',
      },
    ],
    answers: {
      'fascia|livell|qualit': 'buona qualità',
      balcon: 'un balcone piccolo, non si tocca',
      'davanzal|sogli': 'nuovi davanzali semplici compresi',
    },
    facts: [fact('merano'), fact('180'), fact('lana'), fact('14')],
    jobs: [scopes.facadeInsulation],
    band: [22_000, 63_000],
    after: [
      {
        say: 'Che detrazione c’è quest’anno? È la nostra abitazione principale.',
        about: [
          '50',
          '36',
          'ecobonus',
          'enea',
          'caf',
          'commercialista',
          'bonifico',
          'dieci',
          '10',
          'ape',
          'irpef',
        ],
      },
      {
        say: 'E se prendessimo la soluzione di mio cognato, quanto si risparmia?',
        about: [
          'eps',
          'polistir',
          'meno',
          'lana',
          'm²',
          'differenz',
          '25',
          '40',
          'al metro',
          'grafite',
          'economic',
        ],
      },
    ],
  },
  {
    // frontalini 14 × 67 = 945, ringhiere 13 × 35 = 455 → 1.400 × 1,02 × 1,1 = 1.580; piattaforma eventuale +700
    id: 'ob17-balconies-chioggia',
    service: 'ristrutturazione_facciata',
    at: 'Chioggia',
    turns: [
      {
        say: 'Buondì, a Sottomarina di Chioggia ho due balconi al primo piano. La salsedine ha mangiato il bordo di cemento davanti, si vedono i ferri arrugginiti, tutti e due i bordi fanno 14 metri in totale. E poi anche le ringhiere di ferro vanno scartavetrate e riverniciate, 13 metri per un metro di altezza. Il pavimento sopra invece è a posto.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Sottomarina di Chioggia',
      'ringhier|vernic|ferro|ruggin':
        'ringhiere di ferro, solo ruggine in superficie, niente da saldare, grigio antracite',
      'metri|lungh|misur|quant|bord': '14 metri di bordo in due balconi, 13 di ringhiera',
      'sotto|cielin|soffitt|spessor': 'il sotto dei balconi è sano, solo il bordo per circa 3 cm',
      'piano|pontegg|alt|access': 'primo piano, sotto c’è il mio cortile',
      'pezz|perico|cad': 'qualche briciola ma niente di grosso, lì sotto non passa nessuno',
      'fascia|livell|qualit': 'media',
      'quando|tempi|urgen': 'prima di Pasqua',
    },
    facts: [fact('chioggia', 'sottomarina'), fact('14'), fact('ringhier'), fact('13')],
    jobs: [scopes.balconyEdge, scopes.railings],
    band: [900, 3_400],
    after: [
      {
        say: 'non vorrei che tra tre anni siamo daccapo, come si evita?',
        about: [
          'passiv',
          'antirug',
          'protett',
          'malta',
          'manutenz',
          'zincant',
          'gocciol',
          'controll',
          'ferri',
          'imperm',
          'salsedine',
          'vernic',
        ],
      },
    ],
  },
  {
    id: 'ob18-damp-walls-grosseto',
    service: 'ristrutturazione_facciata',
    at: 'Grosseto',
    once: true,
    turns: [
      {
        say: "Buongiorno, casa al piano terra a Grosseto, muri di pietra da 50. In basso, per un metro buono, l'intonaco si sfarina e viene fuori il sale bianco, lo rifacciamo ogni due anni e torna uguale: l'acqua sale dal terreno. Sono 18 metri di muro. Un rappresentante ci ha proposto la barriera chimica, un altro una scatoletta elettrica miracolosa. Voi quanto prendete per risolvere l'umidità una volta per tutte?",
      },
    ],
    facts: [fact('grosseto'), fact('umid', 'risalita'), fact('18')],
    jobs: [],
    after: [
      {
        say: 'e chi la fa questa verifica? costa?',
        about: [
          'professionist',
          'sopralluog',
          'tecnic',
          'gratuit',
          'gratis',
          'impegn',
          'impres',
          'diagnos',
          'specialist',
          'contatt',
          'ditta',
        ],
      },
    ],
  },
]
