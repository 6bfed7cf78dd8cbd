import type { ServiceInterview } from '../interview.ts'

export const interview = {
  photos: 'una parete per stanza e i punti rovinati',
  questions: {
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Misure',
      question: 'Quanto è grande la casa da tinteggiare? Vanno bene i m², o il numero di stanze.',
      example: 'Per esempio «80 m²», «un trilocale» o «3 stanze».',
      help: 'Conto i m² di pavimento: da lì ricavo quanta parete c’è, circa due volte e mezzo.',
      chips: ['Fino a 60 m²', '60–90 m²', '90–130 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [4, 1000],
      unit: 'm²',
      price: {
        reference: 80,
        typical: [60, 100],
        narrow: 'i metri quadri della casa',
      },
    },
    surfaces: {
      id: 'superfici',
      step: 'Cosa',
      label: 'Superfici',
      question: 'Tinteggiamo pareti e soffitti, o solo le pareti?',
      example: 'Puoi rispondere «pareti e soffitti» o «solo le pareti».',
      help: 'Il soffitto è grande quanto il pavimento: da solo aggiunge più di un terzo della superficie.',
      chips: ['Pareti e soffitti', 'Solo le pareti', 'Non lo so'],
      options: {
        pareti: {
          label: 'solo le pareti',
          words: 'solo pareti|solo muri|soltanto pareti|solamente pareti|senza soffitt*|~pareti|~muri',
        },
        tutto: {
          label: 'pareti e soffitti',
          driver: 'Anche i soffitti',
          words: 'soffitt*|pareti soffitti|muri soffitti|~tutto|~entramb*|~tutta|~tutte due|~completa*',
        },
      },
      price: {
        reference: 'tutto',
        typical: ['pareti', 'tutto'],
        open: 'Pareti, o anche soffitti',
        narrow: 'se tinteggiare anche i soffitti',
      },
    },
    walls: {
      id: 'stato',
      step: 'Cosa',
      label: 'Stato dei muri',
      question: 'Come sono messi i muri: in buono stato, con crepe o muffa, o con la carta da parati?',
      example: 'Per esempio «buoni», «qualche crepa» o «c’è della muffa».',
      help: 'Crepe, muffa e carta da parati vanno sistemate prima di dare la tinta: è il lavoro che costa di più.',
      chips: ['In buono stato', 'Crepe o muffa', 'Carta da parati', 'Non lo so'],
      options: {
        buono: {
          label: 'muri in buono stato',
          words:
            'buono stato|buon* condizion*|buone condizioni|stato buono|muri buoni|muri sani|pareti buone|non crep*|non muff*|~buon*|~bene|~ok|~perfett*|~nuov*|~sani|~sane|~discret*|~ottim*|~normal*|~a posto|~posto|~recent*|~tutto ok|~tutto bene',
        },
        rovinato: {
          label: 'muri da sistemare',
          words:
            'crep*|muff*|umid*|rasat*|rasar*|~stuccat*|~stuccar*|muri cosi|pareti cosi|~cosi cosi|scrost*|buch*|rovinat*|intonaco cade|macchi*|infiltrazion*|salnitro|~male|~brutt*|~vecch*|~da sistemare|~danneggiat*|~condens*',
        },
        carta: {
          label: 'carta da parati da togliere',
          words: 'carta parati|carte parati|tappezzeria|parati|~carta',
        },
      },
      otherwise: 'buono',
      price: {
        reference: 'buono',
        typical: ['buono', 'rovinato'],
        open: 'Stato dei muri',
        narrow: 'lo stato dei muri',
      },
    },
    finish: {
      id: 'finitura',
      step: 'Cosa',
      label: 'Pittura',
      question: 'Che pittura vorresti: traspirante, lavabile o una finitura decorativa?',
      example: 'Per esempio «traspirante», «lavabile» o «decorativa».',
      help: 'La traspirante è la più semplice e lascia respirare il muro; la lavabile si pulisce con una spugna, utile in cucina e con i bambini; la decorativa fa effetti come spatolato o velatura.',
      chips: ['Traspirante', 'Lavabile', 'Decorativa', 'Non lo so'],
      options: {
        traspirante: {
          label: 'pittura traspirante',
          words:
            'traspirant*|tempera|idropittura semplice|pittura semplice|~tinta unita|~tinta unica|~semplice|~normal*|~bianc*|~unica|~economic*|~base|~piu colori|~standard',
        },
        lavabile: { label: 'pittura lavabile', words: 'lavabil*|smalt*|antimacchia|~si lava|~lava|~lavare' },
        decorativa: {
          label: 'finitura decorativa',
          words:
            'decorativ*|spatolat*|stucco veneziano|marmorin*|velatur*|effetto|resin*|microcement*|pittura speciale|~stucco|~particolar*',
        },
      },
      price: {
        reference: 'traspirante',
        typical: ['traspirante', 'lavabile'],
        open: 'Tipo di pittura',
        narrow: 'il tipo di pittura',
      },
    },
    furnishing: {
      id: 'arredo',
      step: 'Cosa',
      label: 'Casa',
      question: 'La casa sarà vuota o arredata durante i lavori?',
      example: 'Puoi rispondere «vuota» o «arredata».',
      help: 'In una casa arredata si spostano e si coprono i mobili: ci vuole più tempo.',
      chips: ['Vuota', 'Arredata', 'Non lo so'],
      options: {
        vuota: {
          label: 'casa vuota',
          words: 'vuot*|disabitat*|senza mobili|non arredat*|senza arred*|~libera|~non ci viv*',
        },
        arredata: {
          label: 'casa arredata',
          words:
            'arredat*|abitat*|ammobiliat*|con mobili|ci sono mobili|mobili|ci vivo|ci viviamo|ci abito|ci abitiamo|~piena',
        },
      },
      price: {
        reference: 'vuota',
        typical: ['vuota', 'arredata'],
        open: 'Casa vuota o arredata',
        narrow: 'se la casa sarà vuota',
      },
    },
  },
} as const satisfies ServiceInterview
