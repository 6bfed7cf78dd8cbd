import type { ChoiceQuestion, NumberQuestion } from '../interview.ts'

/** The questions about electrical work. */
export const electricQuestions = {
  walls: {
    id: 'tracce',
    step: 'Cosa',
    label: 'Muri',
    question: 'I fili vanno messi nei muri, i muri sono già aperti, o va bene una canalina a vista?',
    example: 'Puoi rispondere «nei muri» o «canalina».',
    help: 'Aprire e richiudere i muri è fino a un terzo del lavoro.',
    chips: ['Nei muri', 'Muri già aperti', 'Canalina a vista', 'Non lo so'],
    options: {
      aperti: {
        label: 'muri già aperti',
        words:
          'gia apert*|muri aperti|gia rotti|casa al grezzo|al grezzo|grezzo|tracce gia|tubi gia|corrugati gia|fatto tracce|gia fatto tracce|gia fatte tracce|tracce fatte|corrugati dentro|tracce gia fatte|tracce gia muratori|tracce pront*|tracce apert*|tracce ci gia|tracce c gia|tracce state fatt*|tracce hanno gia fatt*|tracce ha gia fatt*|tracce ho gia fatt*|tracce abbiamo gia fatt*|tracce hanno fatt*|tracce ha fatt*|tracce ho fatt*|tracce abbiamo fatt*|tracce fatt*|tracce son* fatt*|hanno gia fatt* tracce|ha gia fatt* tracce|ho gia fatt* tracce|abbiamo gia fatt* tracce|gia aperto muri|muri hanno gia apert*|muri gia|tubi corrugati gia|corrugat* pass*|guaine gia|scatole gia murat*|gia tracciat*|muri tracciat*',
      },
      canalina: {
        label: 'canalina a vista',
        words:
          'canalin*|a vista|senza tracce|senza rompere|esterno muro|fuori traccia|non rompere|~estern*|~fuori|senza spaccar*|senza romp*|senza toccare muri|senza aprire muri|senza bucare muri|non spaccar*|non voglio romp*|tubi esterni|cavi esterni|fili esterni|canale esterno|fuori muro',
      },
      muri: {
        label: 'fili incassati nei muri',
        driver: null,
        words:
          'nei muri|dentro muri|sotto traccia|sottotraccia|con tracce|incass*|~muri|~muro|~tracce|~rompere|~dentro|~murat*|fili muro|cavi muro|tutto incassato|tutto sotto traccia|rompere muri|spaccare muri|aprire muri|tracce fare|fare tracce|tracce muri|muri rompere|muri aprire',
      },
    },
    price: { reference: 'muri', typical: ['muri'], open: 'Muri', narrow: 'se i muri sono già aperti' },
  },
  lived: {
    id: 'abitata',
    step: 'Cosa',
    label: 'Durante i lavori',
    question: 'Durante i lavori la casa è vuota o ci abitate?',
    example: 'Puoi rispondere «vuota» o «ci abitiamo».',
    help: 'In una casa abitata si lavora stanza per stanza e serve più tempo.',
    chips: ['Vuota', 'Ci abitiamo', 'Non lo so'],
    options: {
      vuota: {
        label: 'casa vuota',
        driver: null,
        words:
          'vuota|disabitata|libera|non ci abita|non ci abitiamo|non abitata|appena comprat*|senza mobili|~mobili dopo|~mobili arriv* dopo|~non ci sono mobili|~svuot*|~sgomber*|~non ci abita*|~non ci sta*|~nessuno|~inabitat*|vuoto|disabitat*|libero|sgombr*|non abitat*|~siamo via|~stiamo via|~siamo fuori|~stiamo altrove|~altrove|~stiamo parenti|~trasferi*|~traslochi*|~ancora no|~entriamo dopo|~entro dopo|~non viv*',
      },
      abitata: {
        label: 'casa abitata',
        words:
          'abitata|ci abit*|ci viv*|arredata|mobili|dentro casa noi|occupata|abitiamo|viviamo|abitato|abitate|abitati|~stiamo|~ci sto|~restiamo|~rimaniamo|~siamo dentro|restiamo vivere|viviamo dentro|restiamo dentro|vivere dentro|restiamo viver*|restiamo casa|restiamo abitare|rimaniamo casa|rimaniamo dentro|rimaniamo viver*|resto casa|resto dentro|rimango casa|viverci|abitarci|continuiamo viver*|continuiamo abitar*|continuo viver*|stiamo dentro|stando dentro|siamo dentro|noi dentro|dentro durante lavori|casa durante lavori|abitando|vivendoci|vivendo dentro|ci dormiamo|ci dormo',
      },
    },
    otherwise: 'vuota',
    price: { reference: 'vuota', typical: ['vuota'], open: 'Casa abitata', narrow: 'se la casa è abitata' },
  },
  points: {
    id: 'punti',
    step: 'Misure',
    label: 'Punti luce e prese',
    question: 'Quanti punti sono, tra prese, interruttori e luci?',
    example: 'Per esempio «4 prese».',
    help: 'Ogni presa, interruttore o lampada è un punto: il lavoro si paga a punto.',
    chips: ['1', '4', '10', 'Non lo so'],
    units: ['outlet'],
    looseUnits: ['point'],
    bounds: [1, 400],
    whole: true,
    unit: { one: 'punto', many: 'punti' },
    price: { reference: 4, narrow: 'quanti punti sono' },
  },
  pointKind: {
    id: 'tipo-punto',
    step: 'Cosa',
    label: 'Tipo',
    question: 'Prese e luci normali, faretti, o una linea dedicata per forno o piano a induzione?',
    example: 'Puoi rispondere «prese normali».',
    help: 'La linea dedicata parte dal quadro e costa di più; il faretto di meno.',
    chips: ['Prese e luci', 'Faretti', 'Linea dedicata', 'Non lo so'],
    options: {
      faretti: { label: 'faretti', words: 'farett*|spot|incasso led' },
      normale: {
        label: 'prese e punti luce',
        driver: null,
        words: 'prese|presa|punti luce|punto luce|interruttor*|lampadar*|~luci|~luce|~normal*',
      },
      dedicata: {
        label: 'linea dedicata',
        words:
          'linea dedicata|dedicata|induzione|presa forno|per forno|linea forno|linea nuova quadro|industriale|trifase|linea apposta|linea separata|linea indipendente|linea propria|linea sua|linea esclusiva|linea diretta quadro|linea solo',
      },
    },
    price: { reference: 'normale', typical: ['normale'], open: 'Tipo di punto', narrow: 'che punti sono' },
  },
  board: {
    id: 'quadro',
    step: 'Cosa',
    label: 'Quadro',
    question: 'Quadro nuovo di un appartamento, di una casa grande, o solo un salvavita?',
    example: 'Puoi rispondere «appartamento» o «solo il salvavita».',
    help: 'Cambiare un solo interruttore costa molto meno di un quadro.',
    chips: ['Appartamento', 'Casa grande o villa', 'Solo un salvavita', 'Non lo so'],
    options: {
      interruttore: {
        label: 'solo un salvavita o interruttore',
        words:
          'solo salvavita|solo differenzial*|solo interruttor*|solo magnetotermic*|~salvavita|~differenzial*',
      },
      appartamento: {
        label: 'quadro di un appartamento',
        driver: null,
        words: 'appartament*|bilocale|trilocale|quadro piccolo|~casa|~intero|~tutto',
      },
      villa: {
        label: 'quadro di una casa grande',
        words: 'casa grande|villa|villetta|due piani|quadro grande|bifamiliare',
      },
    },
    price: {
      reference: 'appartamento',
      typical: ['appartamento'],
      open: 'Quadro',
      narrow: 'quanto è grande il quadro',
    },
  },
  surge: {
    id: 'sovratensioni',
    step: 'Cosa',
    label: 'Sovratensioni',
    question: 'Vuoi anche la protezione dalle sovratensioni?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Protegge gli apparecchi dai fulmini.',
    chips: ['Sì', 'No'],
    options: {
      no: {
        label: 'senza protezione dalle sovratensioni',
        driver: null,
        words: 'senza spd|senza scaricator*',
      },
      si: { label: 'con protezione dalle sovratensioni', words: 'spd|sovratension*|scaricator*|fulmin*' },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Sovratensioni', narrow: 'se serve la protezione' },
  },
  hours: {
    id: 'orario',
    step: 'Cosa',
    label: 'Orario',
    question: 'Serve in settimana, o di notte o in un giorno festivo?',
    example: 'Puoi rispondere «domani mattina» o «stanotte».',
    help: 'Di notte e nei festivi la chiamata costa di più.',
    chips: ['In settimana', 'Notte o festivo', 'Non lo so'],
    options: {
      feriale: {
        label: 'in un giorno feriale',
        driver: null,
        words:
          'settimana|feriale|feriali|orario normale|domani|lunedi|martedi|mercoledi|giovedi|venerdi|~mattina|~giorno|~non c fretta|~con calma|~quando vuol*|~quando pot*|~domattina|~pomeriggio|non urgente|nessuna urgenza|non c urgenza|non c fretta|senza fretta|senza urgenza|niente urgente|non fretta|non ho fretta|con calma|con comodo|durante settimana|orario ufficio|giorno lavorativo|giorni lavorativi|giorno qualsiasi|giorno qualunque|orari normali',
      },
      festivo: {
        label: 'di notte o in un giorno festivo',
        words: 'notte|stanotte|domenica|festiv*|natale|capodanno|ferragosto|pasqua|sabato sera',
      },
    },
    price: { reference: 'feriale', typical: ['feriale'], open: 'Orario', narrow: 'quando serve' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
