import type { ChoiceQuestion, NumberQuestion } from '../../interview.ts'
import { pieceQuestion } from '../../piece-question.ts'

/** The assistant's questions about a whole bathroom, by names that its code uses. */
export const questions = {
  tubs: pieceQuestion({ one: 'vasca', many: 'vasche', isFeminine: true }),
  showers: pieceQuestion({ one: 'doccia', many: 'docce', isFeminine: true }),
  cisterns: pieceQuestion({ one: 'cassetta', many: 'cassette', isFeminine: true }),
  size: {
    id: 'superficie',
    step: 'Misure',
    label: 'Misure',
    question: 'Quanto misura il bagno, più o meno? Vanno bene i m², o lunghezza per larghezza.',
    example: 'Per esempio «5 m²» o «2,5 metri per 2». Se sono due: «uno 6 m² e uno 4 m²».',
    help: 'Basta una misura a passi: il professionista poi misura per bene. Un bagno normale ha circa 5 m².',
    chips: ['Circa 4 m²', 'Circa 5 m²', 'Circa 8 m²', 'Non lo so'],
    units: ['area'],
    looseUnits: ['metre'],
    bounds: [1, 40],
    unit: 'm²',
    price: { reference: 5, narrow: 'le misure del bagno' },
  },
  count: {
    id: 'bagni',
    step: 'Misure',
    label: 'Bagni',
    question: 'Quanti bagni vuoi rifare?',
    example: 'Per esempio «due bagni».',
    help: 'Se sono più d’uno, conto ognuno con la misura che mi dai.',
    chips: ['1', '2', '3'],
    units: ['bathroom'],
    bounds: [1, 20],
    whole: true,
    unit: { one: 'bagno', many: 'bagni' },
    price: { reference: 1, narrow: 'quanti bagni sono' },
  },
  pipes: {
    id: 'tubi',
    step: 'Cosa',
    label: 'Tubi e scarichi',
    question: 'Rifacciamo anche tubi e scarichi, o restano quelli di adesso?',
    example: 'Puoi rispondere «rifare anche i tubi» o «i tubi restano».',
    help: 'Se i tubi hanno più di trent’anni, o se sposti i sanitari, conviene rifarli adesso: dopo si rompono le piastrelle nuove.',
    chips: ['Anche tubi e scarichi', 'I tubi restano', 'Non lo so'],
    options: {
      restano: {
        label: 'tubi che restano',
        driver: 'Tubi che restano',
        words:
          'tubi restano|rest* tubi|tubi no|no tubi|senza tubi|senza toccare tubi|senza rifare tubi|non toccare tubi|non tubi|tubi nuovi gia|scarichi nuovi gia|scarichi gia nuovi|scarichi sono nuovi|tubi gia rifatti|tubi gia nuovi|tubi stati rifatti|tubi non toccan*|tubi rifatti non|impianto non tocca|non toccan* tubi|tubi buoni|tubi posto|impianti posto|impianto gia rifatto|impianti gia rifatti|impianto nuovo gia|solo sanitari rivestiment*|solo sanitari piastrelle|solo rivestiment*|solo estetic*|~restano|~rest*|~teng*|~quelli adesso|~stessi|~solo|~buoni|tubatur* restano|tubazion* restano|tubi vanno bene|tubi bene|tubatur* buon*|tubazion* buon*|tubi lasci*|lasci* tubi|tubi non si toccano|impianto resta|impianto buono|impianto bene|impianto va bene|impianto non si tocca|impianto posto',
      },
      nuovi: {
        label: 'tubi e scarichi nuovi',
        driver: 'Tubi e scarichi nuovi',
        words:
          'tubi compresi|tubi nuovi|rifare tubi|cambiare tubi|tubi rifare|tubi vecchi|tubi marci|tubi da rifare|anche tubi|tubi scarichi|impianto idraulico nuovo|impianto idraulico compreso|impianti compresi|impianti nuovi|impianti da rifare|tubature nuove|rifare tubature|rifare impianto|rifare impianti|~tutto|~complet*|~nuov*|~rifar*|~rifatt*|~cambi*|~scarichi|~anche|tubi nuovi compresi|tubatur* compres*|tubatur* scarich*|tubatur* nuov*|tubazion* compres*|tubazion* scarich*|tubazion* nuov*|tubazion* rifare|tubatur* rifare|rifar* tubazion*|cambiar* tubazion*|cambiar* tubatur*|sostituir* tubi|sostituir* tubazion*|tubatur* vecchi*|tubazion* vecchi*|scarichi compresi|tubi inclusi|impianto compreso|impianto incluso|impianto idraulico rifare|impiant* idraulic* compres*|impiant* idraulic* inclus*|impiant* idraulic* nuov*|impianti idraulici rifare|rifare impianti idraulici|idraulica compresa|idraulica inclusa|idraulica nuova|idraulica rifare|rifare idraulica|impianto rifare|impianto vecchio|tubi ferro|tubi piombo|tubi zincati|scarichi nuovi|nuovi scarichi|scarichi rifare|rifar* scarichi|cambiar* scarichi|sostituir* scarichi',
      },
    },
    yes: 'nuovi',
    no: 'restano',
    price: {
      reference: 'nuovi',
      typical: ['nuovi'],
      open: 'Tubi e scarichi',
      narrow: 'se i tubi possono restare',
    },
  },
  grade: {
    id: 'fascia',
    step: 'Cosa',
    label: 'Finiture',
    question: 'Per sanitari e piastrelle pensi a qualcosa di base, di fascia media o alta?',
    example: 'Puoi rispondere «base», «media» o «alta».',
    help: 'Base: sanitari a terra e piastrelle da grande magazzino. Media: sanitari di marca e gres buono. Alta: grandi lastre, rubinetti di design, su misura.',
    chips: ['Base', 'Media', 'Alta', 'Non lo so'],
    options: {
      base: {
        label: 'fascia base',
        words:
          'fascia base|fascia bassa|qualita base|bassa qualita|qualita bassa|qualita economic*|fascia economic*|livello base|economic*|spendere poco|senza spendere|~base|~bass*|~semplic*|~risparmi*|~poco|~minimo|~a terra',
      },
      mista: {
        label: 'una parte base e una media',
        words: 'base medio|base media|medio base|media base|base altro medio|base altra media',
      },
      media: {
        label: 'fascia media',
        words:
          'fascia media|roba medi*|roba normal*|cose medie|cose normali|material* medi*|finitur* medi*|qualita media|media qualita|qualita normale|qualita discreta|qualita standard|livello medio|medio livello|via mezzo|~carin*|~esagerare|~giusto|~medi*|~via mezzo|~buon*|~discret*|~normal*|~standard',
      },
      alta: {
        label: 'fascia alta',
        driver: 'Sanitari e piastrelle di fascia alta',
        words:
          'fascia alta|qualita alta|alta qualita|ottima qualita|prima qualita|alta gamma|livello alto|alto livello|lusso|lussuos*|design|di pregio|mobili misura|grandi lastre|gres grandi|marmo|~alta|~alte|~alto|~alti|~top|~pregio|~migliore|~belliss*',
      },
    },
    price: {
      reference: 'media',
      typical: ['media'],
      open: 'Fascia di sanitari e piastrelle',
      narrow: 'la fascia di sanitari e piastrelle',
    },
  },
  lift: {
    id: 'ascensore',
    step: 'Cosa',
    label: 'Ascensore',
    question: 'A che piano siamo, e c’è l’ascensore?',
    example: 'Per esempio «terzo piano con ascensore» o «piano terra».',
    help: 'Le macerie vanno portate giù: senza ascensore si paga qualche ora in più.',
    chips: ['Piano terra o ascensore', 'Senza ascensore', 'Non lo so'],
    options: {
      si: {
        label: 'piano terra o con ascensore',
        driver: null,
        words:
          'con ascensore|ascensore|montacarichi|monta carichi|piano terra|pianterreno|piano terreno|pian terreno|piano rialzato|rialzato|seminterrat*|villa|villett*|casa indipendente|~terra|~terreno|~primo piano',
      },
      no: {
        label: 'senza ascensore',
        driver: 'Macerie giù per le scale',
        words:
          'senza ascensore|no ascensore|non ascensore|ascensore no|manca ascensore|sale piedi|salire piedi|saliamo piedi|salgo piedi|salgono piedi|salita piedi|scal* piedi|~piedi|solo scale|~scale',
      },
    },
    ordinals: false,
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: { reference: 'si', typical: ['si'], open: 'Piano e ascensore', narrow: 'il piano e l’ascensore' },
  },
  floor: {
    id: 'piano',
    step: 'Cosa',
    label: 'Piano',
    question: 'A che piano siete?',
    example: 'Per esempio «terzo piano».',
    help: 'Senza ascensore ogni piano in più costa un po’ di fatica.',
    chips: ['Primo', 'Secondo', 'Terzo', 'Quarto'],
    units: [],
    bounds: [0, 30],
    whole: true,
    unit: '° piano',
    price: { reference: 2, narrow: 'il piano' },
  },
  hung: {
    id: 'sospesi',
    step: 'Cosa',
    label: 'Sanitari',
    question: 'I sanitari li vuoi a terra o sospesi?',
    example: 'Puoi rispondere «a terra» o «sospesi».',
    help: 'I sospesi costano di più: la cassetta e le staffe vanno nel muro.',
    chips: ['A terra', 'Sospesi', 'Non lo so'],
    options: {
      no: {
        label: 'sanitari a terra',
        driver: null,
        words:
          'sanitari terra|pezzi terra|wc terra|water terra|bidet terra|quelli terra|tutti terra|tutto terra|normal* terra|classic* terra|tradizional* terra|semplic* terra|fissat* terra|appoggiat*|poggiat*|filo muro|~terra|~normal*',
      },
      si: {
        label: 'sanitari sospesi',
        driver: 'Sanitari sospesi',
        words:
          'sospes*|appes*|~sollevat*|attaccat* muro|attaccat* parete|fissat* muro|staccat* terra|staccat* pavimento|sollevat* terra|sollevat* pavimento|non tocc* terra|non tocc* pavimento',
      },
    },
    otherwise: 'no',
    yes: 'si',
    no: 'no',
    price: {
      reference: 'no',
      typical: ['no'],
      open: 'Sanitari a terra o sospesi',
      narrow: 'se i sanitari sono sospesi',
    },
  },
  accessible: {
    id: 'ausili',
    step: 'Cosa',
    label: 'Accessibilità',
    question: 'Servono maniglioni, sedile doccia o WC rialzato?',
    example: 'Puoi rispondere «sì» o «no».',
    help: 'Per chi si muove a fatica: maniglioni, sedile nella doccia e WC più alto.',
    chips: ['Sì', 'No'],
    options: {
      no: { label: 'senza ausili', driver: null, words: 'senza maniglion*' },
      si: {
        label: 'con maniglioni e ausili',
        driver: 'Maniglioni e ausili',
        words:
          'maniglion*|disabil*|invalid*|carrozzin*|sedia rotelle|wc rialzat*|water rialzat*|sedile doccia|barriere|seggiolin* doccia|sedil* ribaltabil*|maniglie anziani|wc alto|water alto|wc rialzato|maniglie vicino|maniglie doccia|maniglie wc',
      },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'no', typical: ['no'], open: 'Ausili', narrow: 'se servono ausili' },
  },
  drain: {
    id: 'colonna',
    step: 'Cosa',
    label: 'Scarico',
    question: 'La colonna di scarico è vicina, per esempio dietro il bagno di adesso?',
    example: 'Puoi rispondere «sì, vicina» o «no, lontana».',
    help: 'Il WC deve scaricare in pendenza: oltre i 4 metri dalla colonna serve un trituratore.',
    chips: ['Sì, vicina', 'No, lontana', 'Non lo so'],
    options: {
      vicina: {
        label: 'colonna vicina',
        driver: null,
        words:
          'accanto bagno|dietro bagno|vicino bagno|accanto al bagno|~vicin*|~accanto|~dietro|~1 metro|~un metro|~2 metri|~due metri|~3 metri|~tre metri|~4 metri|~quattro metri|~confin*|~attaccat*|~adiacent*|~stesso muro|attaccato quello|scarico li dietro|colonna vicina|attaccat* quello|attaccat* bagno|attaccat* altro bagno|accanto altro bagno|accanto quello|dietro altro bagno|dietro quello|scarico dietro|scarico li vicin*|scarico vicin*|scarico accanto|colonna vicin*|colonna dietro|colonna accanto|colonna li|colonna attaccat*|confina* bagno|confina* quello|adiacent* bagno|adiacent* altro bagno|adiacent* quello|fianco bagno|fianco altro bagno|fianco quello|stessa parete bagno|parete comune|schiena bagno|a ridosso bagno|ridosso altro bagno|vicino altro bagno|vicino quello',
      },
      lontana: {
        label: 'colonna lontana',
        words:
          'lontan*|trituratore|sanitrit|altro lato casa|~5 metri|~cinque metri|~6 metri|~sei metri|~7 metri|~8 metri|~10 metri|colonna altra parte|scarico altra parte|colonna lontan*|altra parte casa|altra parte appartamento|altra parte alloggio|altro capo casa|altro lato appartamento|altro lato|colonna dall altra parte|scarico dall altra parte|lontan* scarico|lontan* colonna|colonna non vicin*|scarico non vicin*|non vicin* colonna|distante',
      },
    },
    yes: 'vicina',
    no: 'lontana',
    price: {
      reference: 'vicina',
      typical: ['vicina'],
      open: 'Distanza dalla colonna',
      narrow: 'dov’è la colonna di scarico',
    },
  },
  windowless: {
    id: 'finestra',
    step: 'Cosa',
    label: 'Finestra',
    question: 'Nel bagno nuovo ci sarà una finestra?',
    example: 'Puoi rispondere «sì» o «no, è cieco».',
    help: 'Un bagno senza finestra deve avere un aspiratore che porta l’aria fuori.',
    chips: ['Sì', 'No, è cieco', 'Non lo so'],
    options: {
      si: {
        label: 'con finestra',
        driver: null,
        words: 'con finestra|finestra|finestrino|~finestrell*|~finestrin*|~lucernari*',
      },
      no: { label: 'bagno cieco', words: 'cieco|senza finestra|non finestra|no finestra' },
    },
    yes: 'si',
    no: 'no',
    price: { reference: 'si', typical: ['si'], open: 'Finestra', narrow: 'se c’è una finestra' },
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
