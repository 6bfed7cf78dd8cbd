import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // (3.500–6.000) + 4,94 m² × (450–800) → circa 7.900 × 1,11 = 8.770
    id: 'na1-bathroom-jesi',
    service: 'ristrutturazione_bagno',
    at: 'Jesi',
    turns: [
      {
        say: 'allora il nostro bagno è ancora quello di mia suocera, marrone e beige del 74 per capirci, ogni volta che entro mi viene la malinconia. va buttato giù tutto e rifatto, tubi compresi, misura 2,60 x 1,90 siamo a jesi',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'jesi provincia di ancona',
      'mq|m²|metri|grand|misur|superfic': '2,60 per 1,90, quindi nemmeno 5 mq',
      'fascia|livell|qualit|material|finitur|budget': 'roba media, niente lusso',
      'vasca|doccia': 'ora c è la vasca, ci vogliamo la doccia col box',
      'sospes|sanitari|terra': 'sanitari normali a terra',
      'piano|ascensore': 'secondo piano, ascensore no',
      'piastrell|rivestiment|altezza': 'piastrelle fino a un metro e venti, in doccia fino su',
      'mur|spost|disposizion': 'resta tutto dov è, nessun muro da spostare',
      'quando|tempi|inizi': 'dopo le feste di pasqua',
    },
    facts: [fact('jesi'), fact('2,60', '1,90', '4,9', '5')],
    jobs: [scopes.bathroom],
    band: [4_800, 12_750],
    after: [
      {
        say: 'abbiamo un solo gabinetto in casa, quanto restiamo senza?',
        about: ['giorn', 'settiman', 'provvisor', 'chimic', 'professionista', 'sopralluogo'],
      },
      {
        say: 'e il mobiletto con lo specchio lo date voi?',
        about: ['non compres', 'esclus', 'a parte', 'compri', 'scegli', 'arred'],
      },
    ],
  },
  {
    id: 'na2-burst-hose-sockets',
    service: 'ristrutturazione_bagno',
    at: 'Sora',
    turns: [
      {
        say: 'oddio è scoppiato il tubicino sotto al lavandino esce acqua a fiumi e sta arrivando alla ciabatta della lavatrice che faccio',
        safety: {
          steps: [
            ['chiud', 'rubinetto', 'valvola'],
            ['corrente', 'quadro', 'elettric', 'contatore', 'interruttore generale', 'salvavita'],
          ],
          call: false,
        },
      },
    ],
  },
  {
    // vasca in doccia con piastrelle 3.650 × 1,14 × 0,91 + 2 pezzi × 425 × 1,15 × 0,92 = 3.790 + 900 = 4.690
    id: 'na3-tub-and-fixtures-castrovillari',
    service: 'ristrutturazione_bagno',
    at: 'Castrovillari',
    turns: [
      {
        say: 'buonasera papà fa 81 anni e scavalcare la vasca nn se ne parla più, la togliamo e ci mettiamo una doccia. e visto che viene l operaio cambiamo pure water e bidet che so ingialliti',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'castrovillari (cs)',
      'pannell|piastrell|parete|rivestiment': 'piastrelle nuove solo dove stava la vasca',
      'quant|pezzi|quali': 'due pezzi, water e bidet',
      'sospes|terra|tipo|modell': 'normali a pavimento, modello base',
      'misur|lung|grand|metri|mq': 'la vasca è 170 per 70',
      'box|vetro|piatto|filo': 'piatto basso e box di vetro normale',
      'fascia|livell|qualit': 'media',
      'piano|ascensore': 'piano terra',
      'quando|tempi|urgen': 'entro un paio di mesi',
    },
    facts: [fact('castrovillari'), fact('vasca'), fact('bidet')],
    jobs: [scopes.bathToShower, scopes.fixtures],
    band: [2_450, 6_800],
    after: [
      {
        say: 'ma il bonus del 75 per gli anziani si può ancora prendere?',
        about: ['finit', 'scadut', 'termin', '2025', '50', '36', 'caf', 'commercialista'],
      },
      {
        say: 'vorrei anche un appiglio nella doccia, è fattibile?',
        about: [
          'maniglion',
          '75',
          'muro',
          'fissa',
          'barra',
          'aggiung',
          'certo',
          'professionista',
          'sopralluogo',
        ],
      },
    ],
  },
  {
    id: 'na4-septic-tank',
    service: 'ristrutturazione_bagno',
    at: 'Nepi',
    turns: [
      {
        say: 'dal bagno sale una puzza che non ti dico, è venuto quello dello spurgo e dice che la fossa biologica in giardino è spaccata e va messa nuova. casa in campagna a nepi, non siamo attaccati alla fogna. quanto viene la fossa nuova',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'nepi viterbo',
      'person|abitant|quant': 'siamo in cinque',
      'quando|tempi|urgen': 'il prima possibile',
      'svuot|spurg|intasat': 'è già stata svuotata la settimana scorsa, ormai è rotta',
      'grand|litri|misur|dimension': 'non lo so quanto è grande',
      'access|scav|giardino': 'con lo scavatore ci si arriva',
    },
    facts: [fact('nepi'), fact('fossa')],
    jobs: [],
    once: true,
  },
]
