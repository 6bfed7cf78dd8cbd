import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-u01-old-boiler',
    service: 'caldaia',
    at: 'Reggio Emilia',
    turns: [
      {
        say: 'Buonasera, la nostra caldaia ha 17 anni e il tecnico dice che non trova più i pezzi, quindi va cambiata. Appartamento di 75 mq con un bagno, metano, è dentro in cucina e ne vorremmo una a condensazione. Reggio Emilia. Quanto si spende più o meno?',
      },
    ],
    answers: {
      'camera|aperta|stagna|tipo': 'non saprei',
      'scaric|canna|fum': 'canna fumaria sul tetto',
      bagn: 'uno solo',
      marca: 'nessuna preferenza',
    },
    facts: [fact('75'), fact('reggio'), fact('condensazione')],
    jobs: [scopes.boiler],
    band: [1_950, 3_700],
    once: true,
    after: [
      {
        say: "l'ecobonus c'è ancora quest'anno?",
        about: [
          '2025',
          'gas',
          'fossil',
          'detrazion',
          'nessun',
          'ibrid',
          'pompa di calore',
          'commercialista',
          'non spetta',
        ],
      },
      {
        say: 'quanto ci mettete a montarla? abbiamo un bimbo piccolo e resto senza acqua calda',
        about: ['giorn', 'ore', 'mezza'],
      },
    ],
  },
  {
    id: 'c-u02-yearly-check',
    service: 'caldaia',
    at: 'Viterbo',
    turns: [
      {
        say: "devo fare il controllo della caldaia col bollino, l'ultima volta è stato 2 anni fa. funziona bene. viterbo centro",
      },
    ],
    answers: { 'marca|modello': 'è una Ariston', fum: 'sì anche i fumi', quando: 'la prossima settimana' },
    facts: [fact('viterbo')],
    jobs: [scopes.boilerService],
    band: [75, 175],
    once: true,
    after: [
      {
        say: 'ogni quanto è obbligatorio?',
        about: ['ann', 'libretto', 'mesi', 'region', 'fumi', 'costruttor', 'fabbricant', 'installator'],
      },
    ],
  },
  {
    id: 'c-u03-no-hot-water',
    service: 'caldaia',
    at: 'Catania',
    turns: [
      {
        say: "da ieri nn esce l'acqua calda dai rubinetti pero i termosifoni si scaldano.. caldaia beretta di 9 anni, qualcuno che la viene a riparare? Catania",
      },
    ],
    answers: {
      'codice|errore|display': 'non segna niente',
      pression: 'la pressione è 1,5',
      'quando|urgen': 'prima possibile',
    },
    facts: [fact('catania'), fact('beretta', '9', 'acqua calda')],
    jobs: [scopes.boilerRepair],
    band: [95, 490],
    once: true,
    after: [
      {
        say: 'e se invece mi conviene comprarne una nuova?',
        about: ['anni', 'sostitu', 'cambi', 'ripar', 'vecchi', 'durata', 'pezz'],
      },
    ],
  },
  {
    id: 'c-u04-beach-house-heater',
    service: 'caldaia',
    at: 'Rimini',
    turns: [
      {
        say: 'Abbiamo una casetta al mare a Rimini e lo scaldabagno elettrico da 80 litri perde da sotto ed è tutto arrugginito. Ne vogliamo uno nuovo uguale, elettrico, montato',
      },
    ],
    answers: {
      'litri|capac|person': '80 litri',
      'vertic|orizz|posizion': 'verticale',
      'compr|fornit': 'lo portate voi',
    },
    facts: [fact('80'), fact('rimini'), fact('elettric')],
    jobs: [scopes.electricHeater],
    band: [300, 730],
    once: true,
    after: [
      {
        say: 'se lo compro io al brico quanto prendete solo per montarlo?',
        about: ['posa', 'manodopera', 'montaggio', '110', '120', '200', 'install', 'client', 'fornitur'],
      },
    ],
  },
]
