import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-y01-two-and-a-half-by',
    service: 'ristrutturazione_bagno',
    at: 'Lecce',
    turns: [
      {
        say: 'buongiorno devo rifare il bagno da zero tubi piastrelle sanitari e doccia, è lungo 2 metri e mezzo per 1 e 80 di larghezza, sto a lecce al primo piano',
      },
    ],
    answers: {
      'fasc|livell|qualit|finitur': 'roba normale, fascia media',
      ascensor: 'no non c è',
      'quando|inizi': 'dopo natale',
    },
    facts: [fact('4,5 m²'), fact('lecce')],
    jobs: [scopes.bathroom],
    band: [4_700, 12_000],
    after: [
      {
        say: 'ma il mobiletto con lo specchio ce lo mettete voi?',
        about: ['compres', 'esclus', 'a parte', 'non rientr'],
      },
      { say: 'e x quanto resto senza potermi lavare in casa?', about: ['giorn', 'settiman'] },
    ],
  },
  {
    id: 'b-y02-dripping-kitchen-tap',
    service: 'ristrutturazione_bagno',
    at: 'Vercelli',
    turns: [
      {
        say: 'il rubinetto della cucina gocciola da na settimana, mio cognato ci ha guardato e dice che è marcio e va cambiato tutto non basta la guarnizione. Vercelli. quanto mi viene a costare con uno normale?',
      },
    ],
    answers: { 'compr|forni|hai già|avete': 'no lo porta l idraulico', quant: 'uno solo' },
    facts: [fact('vercelli')],
    jobs: [scopes.tap],
    band: [95, 430],
    after: [
      {
        say: 'e se lo prendo io al brico quanto mi chiedono solo per metterlo?',
        about: ['montagg', 'manodopera', 'posa'],
      },
    ],
  },
  {
    id: 'b-y03-running-cistern',
    service: 'ristrutturazione_bagno',
    at: 'Foligno',
    turns: [
      {
        say: 'lo sciacquone nn si ferma piu!! l acqua scorre sempre piano piano dentro la tazza e il contatore gira. è la cassetta di plastica esterna attaccata al muro sopra il water. foligno',
      },
    ],
    answers: { 'incass|estern|muro': 'esterna', quant: 'una' },
    facts: [fact('foligno')],
    jobs: [scopes.cistern],
    band: [85, 330],
  },
  {
    id: 'b-y04-one-whole-one-pieces',
    service: 'ristrutturazione_bagno',
    at: 'Padova',
    turns: [
      {
        say: 'Abbiamo due bagni. Quello grande, 6 mq, lo vogliamo rifare completamente (impianti compresi). Nel piccolo invece cambiamo solo water e bidet, stessi attacchi, il resto lo abbiamo fatto nel 2020 e non si tocca. Padova zona Arcella',
      },
    ],
    answers: {
      'fasc|livell|qualit|finitur': 'media per tutti e due',
      'compr|forni|hai già|avete': 'li porta l impresa',
      'sospes|terra': 'a terra',
      ascensor: 'sì',
    },
    facts: [fact('6 m²'), fact('padova'), fact('bidet')],
    jobs: [scopes.bathroom, scopes.fixtures],
    band: [6_200, 16_000],
  },
  {
    id: 'b-y05-mother-keeps-the-tub',
    service: 'ristrutturazione_bagno',
    at: 'Sulmona',
    turns: [
      {
        say: 'ciao volevo togliere la vasca a mia mamma che ha 78 anni e fa fatica a scavalcare e metterci una doccia con il box. sulmona, vasca 160',
      },
    ],
    answers: {
      'piastrell|rivestim|pannell|parete': 'piastrelle nuove dove stava la vasca',
      'maniglion|accessib|filo': 'no doccia normale',
      'fasc|livell|qualit': 'media',
    },
    facts: [fact('sulmona'), fact('vasca')],
    jobs: [scopes.bathToShower],
    band: [1_700, 5_600],
    after: [
      {
        say: 'niente ha cambiato idea, la vasca se la vuole tenere. allora lasciamola stare e cambiamo solo il lavandino e la tazza',
        jobs: [scopes.fixtures],
        band: [450, 1_700],
      },
      {
        say: 'ma questo preventivo è gratis? no perchè nn voglio sorprese',
        about: ['gratuit', 'non costa', 'non pag', 'senza impegn', 'niente da pagare'],
      },
    ],
  },
  {
    id: 'b-y06-turkish-bath',
    service: 'ristrutturazione_bagno',
    at: 'Merano',
    turns: [
      {
        say: 'Vorrei farmi un piccolo bagno turco in taverna, tipo quelli degli hotel con il vapore e le panche a mosaico, 2 x 2 metri. Merano. Che spesa è?',
      },
    ],
    answers: { 'bagno|rifar|lavor': 'solo il bagno turco, nient altro' },
    facts: [fact('merano')],
    jobs: [],
  },
  {
    id: 'b-y07-stain-at-the-neighbours',
    service: 'ristrutturazione_bagno',
    at: 'La Spezia',
    turns: [
      {
        say: "Quella del piano di sotto ha una macchia gialla sul soffitto del suo bagno, si allarga un pochino ogni mese, l'amministratore mi ha scritto che devo far cercare da dove perde e far riparare. Da noi non si vede niente e non gocciola. Siamo a La Spezia, palazzo del '65",
      },
    ],
    facts: [fact('spezia')],
    jobs: [scopes.waterLeak],
    band: [190, 1_050],
    after: [
      {
        say: 'e il soffitto della signora da ritinteggiare è dentro questa cifra?',
        about: ['compres', 'esclus', 'a parte', 'danni', 'non rientr'],
      },
    ],
  },
  {
    id: 'b-y08-grandma-grab-bars',
    service: 'ristrutturazione_bagno',
    at: 'Isernia',
    turns: [
      {
        say: 'ci servono 3 maniglioni e un seggiolino ribaltabile nella doccia per nonna che ha rotto il femore, niente lavori grossi il bagno va bene cosi. isernia',
      },
    ],
    answers: {
      'compr|forni|hai già|avete': 'no da portare',
      'doccia|filo|piatto': 'la doccia resta quella che c è',
    },
    facts: [fact(['3', 'maniglion'], ['tre', 'maniglion']), fact('isernia')],
    jobs: [scopes.accessible],
    band: [400, 2_000],
    after: [
      {
        say: 'mi avevano detto che lo stato ridà il 75 per cento per gli anziani, vale ancora?',
        about: ['finit', 'terminat', 'scadut', '2025', 'non è più', 'non c’è più', "non c'è più", '50'],
      },
    ],
  },
]
