import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'

/** The assistant's questions about painting rooms, by names that its code uses. */
export const questions = {
  area: {
    id: 'superficie',
    step: 'Misure',
    label: 'Misure',
    question: 'Quanto è grande la casa da tinteggiare? Vanno bene i m² di pavimento, o il numero di stanze.',
    example: 'Per esempio «80 m²», «un trilocale», «3 stanze» o «200 m² di pareti».',
    help: 'Conto i m² di pavimento: da lì ricavo quanta parete c’è, circa due volte e mezzo. Se sai i m² di parete, dimmi quelli.',
    chips: ['Circa 50 m²', 'Circa 80 m²', 'Circa 110 m²', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [3, 5000],
    unit: 'm²',
    price: { reference: 80, narrow: 'i metri quadri della casa' },
  },
  roomArea: {
    id: 'superficie',
    step: 'Misure',
    label: 'Misure',
    question: 'Quanto è grande la stanza? Se sono più di una, dimmi i m² in tutto o quali sono.',
    example: 'Per esempio «15 m²», «4 metri per 3» o «camera e corridoio».',
    help: 'Conto i m² di pavimento: da lì ricavo pareti e soffitto. Una camera da letto di solito ne ha 14–16.',
    chips: ['10 m²', '16 m²', '25 m²', 'Due stanze'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [2, 300],
    unit: 'm²',
    price: { reference: 16, narrow: 'i metri quadri della stanza' },
  },
  ceilingArea: {
    id: 'superficie',
    step: 'Misure',
    label: 'Misure',
    question: 'Quanti m² di soffitto sono? Sono gli stessi del pavimento sotto.',
    example: 'Per esempio «15 m²», «una stanza» o «il bagno».',
    help: 'Il soffitto è grande quanto il pavimento: una camera ne ha circa 15, un bagno 5.',
    chips: ['Il bagno', 'Una stanza', 'Tutta la casa, 80 m²', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [2, 2000],
    unit: 'm²',
    price: { reference: 20, narrow: 'i metri quadri di soffitto' },
  },
  walls: {
    id: 'pareti',
    step: 'Misure',
    label: 'Pareti',
    question: 'Quanti m² di parete sono?',
    example: 'Per esempio «40 m²», «una parete» o «una stanza».',
    help: 'Si moltiplica la larghezza per l’altezza: una parete ha circa 12 m², tutte quelle di una stanza circa 40.',
    chips: ['Una parete', 'Due pareti', 'Una stanza', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [1, 8000],
    unit: 'm² di pareti',
    price: { reference: 15, narrow: 'i metri quadri di parete' },
  },
  surfaces: {
    id: 'superfici',
    step: 'Cosa',
    label: 'Superfici',
    question: 'Tinteggiamo pareti e soffitti, solo le pareti o solo i soffitti?',
    example: 'Puoi rispondere «pareti e soffitti», «solo le pareti» o «solo i soffitti».',
    help: 'Il soffitto è grande quanto il pavimento: da solo aggiunge più di un terzo della superficie.',
    chips: ['Pareti e soffitti', 'Solo le pareti', 'Solo i soffitti', 'Non lo so'],
    options: {
      soffitti: {
        label: 'solo i soffitti',
        words:
          'imbianc* soffitt*|tinteggi* soffitt*|pittur* soffitt*|soffitto bagno|soffitto cucina|soffitto camera|soffitto salotto|soffitto soggiorno|soffitto corridoio|solo soffitt*|soltanto soffitt*|solamente soffitt*|unicamente soffitt*|soffitt* e basta|soffitt* basta|soffitti soli|~soffitt*|~plafon*',
      },
      pareti: {
        label: 'solo le pareti',
        words:
          'solo paret*|solo muri|solo mura|soltanto paret*|soltanto muri|solamente paret*|senza soffitt*|niente soffitt*|no soffitt*|paret* basta|muri basta|soffitt* no|soffitt* lasci*|soffitt* lass*|lasci* perdere soffitt*|lasciamo soffitt*|soffitt* restano|soffitt* esclus*|esclusi soffitt*|~pareti|~muri|~mura',
      },
      tutto: {
        label: 'pareti e soffitti',
        driver: 'Anche i soffitti',
        words:
          'pareti soffitt*|muri soffitt*|mura soffitt*|parete soffitt*|soffitt* pareti|soffitt* muri|anche soffitt*|soffitt* compres*|compresi soffitt*|compreso soffitt*|soffitt* inclus*|inclusi soffitt*|~tutto|~entramb*|~tutta|~tutte due|~completa*',
      },
    },
    price: {
      reference: 'tutto',
      typical: ['tutto'],
      open: 'Pareti, o anche soffitti',
      narrow: 'se tinteggiare anche i soffitti',
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
          'traspirant*|tempera|idropittura semplice|pittura semplice|pittura normale|bianco semplice|~tinta unita|~tinta unica|~semplice|~normal*|~bianc*|~unica|~economic*|~base|~standard|~prima|~classic*',
      },
      lavabile: {
        label: 'pittura lavabile',
        words:
          'lavabil*|superlavabil*|antimacchia|smacchiabil*|che si pulisc*|idropittura acrilica|che si lava|potesse lavar*|possa lavar*|~si lava|~lava|~lavare|~smalt*|~spugna|~pulisc*|~pulire|~bambin*|~bimb*',
      },
      decorativa: {
        label: 'finitura decorativa',
        words:
          '~decorativ*|~spatolat*|~stucco veneziano|~marmorin*|~velatur*|~effett*|~stucco|~intonachin*|~spugnat*|~sabbiat*|~glitter*|~particolar*|~special*|effett* decorativ*|finitur* decorativ*|pittur* decorativ*|effett* spatolat*|effett* velat*|effett* sabbiat*|effett* spugnat*|effett* marm*|effett* cemento|effett* metal*|effett* perlat*|effett* stucco',
      },
    },
    price: {
      reference: 'traspirante',
      typical: ['traspirante'],
      open: 'Tipo di pittura',
      narrow: 'il tipo di pittura',
    },
  },
  condition: {
    id: 'stato',
    step: 'Cosa',
    label: 'Stato dei muri',
    question: 'Come sono messi i muri? Qualche buchetto dei quadri è normale: lo stucca l’imbianchino.',
    example: 'Per esempio «buoni», «qualche crepa», «una parete rovinata» o «rovinati quasi ovunque».',
    help: 'Crepe e intonaco che si stacca si riparano prima della tinta, solo dove serve: conto circa il 2 % della superficie per qualche crepa, il 5 % per una parete rovinata, il 20 % se sono rovinati quasi ovunque.',
    chips: ['Buoni', 'Qualche crepa', 'Una parete rovinata', 'Rovinati quasi ovunque'],
    options: {
      buono: {
        label: 'muri in buono stato',
        words:
          'buono stato|buon* condizion*|muri sod*|pareti sode|muri belli sod*|stato buono|muri buoni|muri sani|pareti buone|pareti sane|buchett*|forellin*|buc* quadri|buc* quadro|fori quadri|buc* chiodi|qualche buc*|piccoli buchi|qualche foro|buchi tassell*|non crep*|~buon*|~bene|~ok|~perfett*|~nuov*|~sani|~sane|~discret*|~ottim*|~normal*|~a posto|~posto|~recent*|~decent*|~lisc*|muri messi bene|pareti messe bene|muri perfett*|pareti perfett*|mur* messi bene|paret* messe bene|mur* bene|paret* bene|muri posto|pareti posto|muri ok|pareti ok|muri lisci|pareti lisce|mur* buon* stato|paret* buon* stato|mur* ben tenut*|paret* ben tenut*|muri discret*|pareti discret*|muri quasi nuovi|pareti quasi nuove|mur* non rovinat*|nessuna crepa|senza crepe|niente crepe|non crepe|non ci crepe',
      },
      punti: {
        label: 'qualche crepa o punto rovinato',
        words:
          'crep*|crepett*|fessur*|cavillatur*|qualche punto|pochi punti|piccole crep*|qualche crep*|un paio punti|2 percento|~punt*|~poco|~pochin*|~piccol*|~cosi cosi|~stuccat*|~stuccar*',
      },
      parte: {
        label: 'rovinati in parte, circa il 5 %',
        words:
          'parete rovinat*|muro rovinat*|rovinat*|scrostat*|scrosta*|sfogli*|intonaco cade|intonaco stacca*|intonaco gonf*|intonaco rovinat*|salnitro|tante crep*|molte crep*|diverse crep*|crepe profonde|muri brutti|pareti brutte|da sistemare|5 percento|10 percento|~parete|~parte|~meta|~male|~brutt*|~vecch*|~danneggiat*|~diversi|~medi*|parete messa male|muro messo male|stanza messa male|paret* brutt*|parete malmessa|muro malmesso|parete rovinata|parete conciata|muro conciato|muro brutto|parete gonfia|parete scrostata',
      },
      molto: {
        label: 'rovinati quasi ovunque, circa il 20 %',
        words:
          'rovinat* ovunque|rovinat* quasi ovunque|rovinat* dappertutto|rovinatissim*|tutti rovinat*|tutto rovinato|intonaco rifare|rifare intonaco|messi male|malmess*|disastr*|a pezzi|crepe ovunque|crepe dappertutto|20 percento|30 percento|~ovunque|~dappertutto|~pessim*|~tutti|~tutte|~tutto',
      },
    },
    otherwise: 'buono',
    price: {
      reference: 'buono',
      typical: ['buono'],
      open: 'Stato dei muri',
      narrow: 'quanta parte dei muri è rovinata',
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
        words:
          'vuot*|disabitat*|senza mobili|senza arred*|non arredat*|sgombr*|niente mobili|prima portare mobili|prima mettere mobili|prima mobili|prima che arriv* mobili|prima arriv* mobili|prima montare mobili|prima arredar*|trasloc*|~libera|~libero|~non ci viv*|~nessun mobile|~mobili dopo|~mobili arriv* dopo|~non ci sono mobili|~svuot*|~non ci abita*|~non ci sta*|~nessuno|~inabitat*|non abitat*|~siamo via|~stiamo via|~siamo fuori|~stiamo altrove|~altrove|~stiamo parenti|~trasferi*|~traslochi*|~ancora no|~entriamo dopo|~entro dopo|~non viv*|nessun mobile|nessun mobilio|nessun arredo|niente mobilio|niente arredi|senza mobilio|mobili non ci|mobili non c|non ci mobili|non c mobilio|non mobili|appena svuotat*|ancora vuot*|tutta vuota|completamente vuot*',
      },
      arredata: {
        label: 'casa arredata',
        driver: 'Casa arredata',
        words:
          'arredat*|abitat*|ammobiliat*|con mobili|ci sono mobili|mobili|ci vivo|ci viviamo|ci abito|ci abitiamo|viviamo dentro|~piena|~pieno|~coi mobili|~arred*|~viviamo|~abitiamo|~stiamo dentro|~restiamo',
      },
    },
    price: {
      reference: 'arredata',
      typical: ['arredata'],
      open: 'Casa vuota o arredata',
      narrow: 'se la casa sarà vuota',
    },
  },
  wallpaperWhere: {
    id: 'cartaDove',
    step: 'Misure',
    label: 'Carta da parati',
    question: 'In quante stanze c’è la carta da parati da togliere?',
    example: 'Puoi rispondere «in una stanza», «in due» o «in tutta la casa».',
    help: 'La carta si stacca a metro quadro: una stanza ne ha circa 40.',
    chips: ['In una stanza', 'In due stanze', 'In tutta la casa', 'Non lo so'],
    options: {
      una: {
        label: 'carta in una stanza',
        words:
          'carta camera|carta salotto|carta soggiorno|carta corridoio|carta ingresso|~stanza|~camera|~salotto|~soggiorno|~corridoio|~ingresso|~sola|carta parati camera|carta parati stanza|carta parati salotto|carta parati soggiorno|carta parati corridoio|carta parati ingresso|carta parati cucina|carta parati bagno|carta parati sala|carta parati cameretta|carta parati studio|carta parati solo|tappezzeria camera|tappezzeria stanza|tappezzeria salotto|tappezzeria corridoio|tappezzeria ingresso|tappezzeria soggiorno|tappezzeria sala',
      },
      due: {
        label: 'carta in due stanze',
        words:
          '~due stanze|~due camere|~due|~2|~2 stanze|~2 camere|due stanze * carta|due camere * carta|due stanze * tappezzeria|due camere * tappezzeria|carta parati due|tappezzeria due|due stanze carta|due camere carta|2 stanze * carta|2 camere * carta|2 stanze * tappezzeria|2 camere * tappezzeria',
      },
      tutta: {
        label: 'carta in tutta la casa',
        words:
          'carta ovunque|carta dappertutto|~tutta|~tutte|~ovunque|~dappertutto|~casa|carta parati ovunque|carta parati dappertutto|carta parati tutta|carta parati tutte|carta parati * tutta|carta parati * tutte|tappezzeria ovunque|tappezzeria dappertutto|tappezzeria tutta|tappezzeria tutte|tutte stanze carta|tutte stanze * carta|tutte stanze * tappezzeria|tutta casa carta|tutta casa * carta|tutta casa * tappezzeria|ovunque carta|ovunque tappezzeria|dappertutto carta|dappertutto tappezzeria',
      },
    },
    price: {
      reference: 'una',
      typical: ['una'],
      open: 'Quanta carta da parati c’è',
      narrow: 'in quante stanze c’è la carta',
    },
  },
  mouldArea: {
    id: 'muffaMq',
    step: 'Misure',
    label: 'Muffa',
    question: 'Quanta muffa c’è, più o meno? Un angolo, una parete o tutta una stanza?',
    example: 'Per esempio «un angolo», «una parete» o «6 m²».',
    help: 'Si tratta solo la parte con la muffa e un po’ attorno: un angolo sono 2–4 m², una parete circa 10, una stanza intera circa 45.',
    chips: ['Un angolo', 'Una parete', 'Una stanza intera', 'Non lo so'],
    units: ['area'],
    bounds: [0.5, 500],
    unit: 'm² con muffa',
    price: { reference: 10, narrow: 'quanti metri quadri hanno la muffa' },
  },
  repaintRoom: {
    id: 'ridipingere',
    step: 'Cosa',
    label: 'Resto della stanza',
    question: 'Vuoi ridipingere anche il resto della stanza?',
    example: 'Puoi rispondere «sì, tutta la stanza» o «no, solo dove serve».',
    help: 'Il punto riparato si nota: ridipingere tutta la stanza, circa 40 m² di parete, uniforma il colore.',
    chips: ['Sì, tutta la stanza', 'No, solo dove serve', 'Non lo so'],
    options: {
      no: {
        label: 'solo dove serve',
        words:
          'solo dove serve|resto non lo tocco|resto non tocco|resto non si tocca|solo quella|solo quello|solo la parete|solo parete|solo punto|solo zona|resto va bene|resto è a posto|resto resta|va bene così|~solo|~niente altro|~zona|~basta|~pezzo|~pezzetto|solo dove c|solo dove ce|ritocc* solo|ritocc* dove|ritocchino|solo ritocc*|solo macchi*|solo angolo|solo pezzo|soltanto dove|solo punti|solo quel punto|solo quel pezzo|resto bene|resto posto|senza ridipinger*|non ridipinger*|non serve ridipinger*',
      },
      si: {
        label: 'ridipinta tutta la stanza',
        words:
          'ridipin* tutt*|tinteggiare tutt*|imbiancare tutt*|resto stanza|~tutta stanza|~tutta|~anche resto|~ridipin*|ridipinger* tutta stanza|ridipinger* tutta camera|ridare bianco tutta|ridare bianco stanza|tutta stanza|intera stanza|stanza intera|pitturare tutt*|rifare tutta stanza|tutta camera|tutta cameretta',
      },
    },
    yes: 'si',
    no: 'no',
    price: {
      reference: 'no',
      typical: ['no'],
      open: 'Ridipingere il resto',
      narrow: 'se ridipingere tutta la stanza',
    },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
