import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // rubinetto 110–290 → 200 × (1 + 0,5 × 0,03) × 1,12 = 227
    id: 'pa1-kitchen-tap-portogruaro',
    service: 'ristrutturazione_bagno',
    at: 'Portogruaro',
    once: true,
    turns: [
      {
        say: 'Buongiorno, sono la signora Ines di Portogruaro (VE). Il rubinetto del lavello della cucina gocciola da mesi, mio nipote ha già cambiato due volte la guarnizione ma non serve a niente, perciò vorrei farlo sostituire con un miscelatore nuovo, semplice, cromato, di quelli appoggiati sul lavello. Uno solo, il resto della casa va bene. Abito al piano terra e sono sempre in casa, anche questa settimana. Ringrazio',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'portogruaro, provincia di venezia',
      'quant|pezzi': 'uno solo, in cucina',
      'tipo|modell|incass|muro': 'appoggiato sul lavello, semplice',
      'fascia|livell|marca': 'normale, non di lusso',
      'perdit|gocc|problem': 'gocciola dalla bocca, il resto è asciutto',
      'quando|tempi|urgen': 'anche questa settimana',
    },
    facts: [fact('portogruaro'), fact('cucina', 'lavello'), fact('miscelator', 'rubinett')],
    jobs: [scopes.tap],
    band: [135, 370],
    after: [
      {
        say: 'Se lo compro io in ferramenta, il vostro idraulico me lo monta lo stesso?',
        about: [
          'sì',
          'certo',
          'fornit',
          'manodopera',
          'montaggio',
          'posa',
          'iva',
          'garanzia',
          'accord',
          'professionista',
          'installa',
        ],
      },
      {
        say: 'La ringrazio molto, è stato gentile',
        about: ['prego', 'piacere', 'grazie', 'figur', 'buona', 'contatt', 'signora', 'dispos'],
      },
    ],
  },
  {
    // solo box 900 × 0,92 × 1,14 = 944; cassetta esterna 205 × 0,89 × 1,1 = 200; insieme 1.144
    id: 'pa2-box-and-cistern-gela',
    service: 'ristrutturazione_bagno',
    at: 'Gela',
    turns: [
      {
        say: 'ciao mi si è rotta un anta del box doccia, si è sbriciolata in mille pezzi. va cambiato il box',
      },
      {
        say: 'e già che ci siamo pure la cassetta dello sciacquone, quella di plastica fuori, è crepata ci ho messo il nastro',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'gela (cl)',
      'solo|anche il piatto|piatto': 'il piatto è buono e resta, solo il box di vetro',
      'cassetta|incass|estern|sciacquone': 'è esterna, appesa al muro, nuova uguale',
      'misur|grand|lung|larg|cm': '80 per 80 ad angolo',
      'vetro|tipo|modell|apertur': 'vetro trasparente scorrevole',
      'fascia|livell|qualit|budget': 'economico va bene, è una casa in affitto',
      piastrell: 'le piastrelle non si toccano',
      'piano|ascensore': 'primo piano senza ascensore',
      'quando|tempi|urgen': 'presto ci laviamo a pezzi',
      'proprie|affitto': 'sono io il proprietario',
    },
    facts: [fact('gela'), fact('box'), fact('cassetta'), fact('80')],
    jobs: [scopes.showerBox, scopes.cistern],
    band: [680, 1_900],
    after: [
      {
        say: 'i vetri rotti li portate via voi?',
        about: [
          'smalt',
          'compres',
          'rimozion',
          'rimuov',
          'discarica',
          'ritir',
          'conferm',
          'professionista',
          'sì',
          'inclus',
        ],
      },
      {
        say: 'nn si può fare tutto in un giorno solo',
        about: [
          'ore',
          'mezza',
          'giornata',
          'stess',
          'visita',
          'misura',
          'consegn',
          'professionista',
          'dipende',
          'probabil',
        ],
      },
    ],
  },
  {
    // secondo bagno 10.750 × (1 + 0,55 × 0,03) × 1,1 = 12.020
    id: 'pa3-second-bathroom-cittadella',
    service: 'ristrutturazione_bagno',
    at: 'Cittadella',
    turns: [
      {
        say: 'Ciao Gino! siamo in 5 con tre figlie adolescenti e UN gabinetto, ti lascio immaginare le mattine. al posto del ripostiglio vorrei ricavare un altro bagnetto con doccia wc e lavabo, circa 2,80 x 1,60',
      },
      {
        say: 'scusa ho ripreso il metro, è 2,20 x 1,60 contavo anche l armadio',
      },
    ],
    answers: {
      'colonna|scaric|distan|attacc|vicin':
        'il ripostiglio confina col bagno che c è già, la colonna è proprio lì dietro',
      'comune|dove|città|zona': 'cittadella provincia di padova',
      'mq|m²|metri|grand|misur|superfic': '2,20 per 1,60',
      'finestr|cieco|aeraz|ventil': 'senza finestra',
      'fascia|livell|qualit|material|finitur|budget': 'fascia media, robusto che con tre ragazze...',
      'bidet|vasca|doccia|sanitari|sospes': 'doccia 80x100, wc e lavabo, bidet no. wc a terra',
      'mur|paret': 'le pareti ci sono già, basta la porta che ora c è',
      'piano|ascensore|casa|appartament': 'villetta a schiera, primo piano',
      'quando|tempi|inizi|urgen': 'in primavera',
    },
    facts: [fact('cittadella'), fact('2,20', '3,5'), fact('doccia')],
    wrong: ['2,80'],
    jobs: [scopes.secondBathroom],
    band: [7_200, 19_300],
    after: [
      {
        say: 'bisogna chiedere qualche permesso in comune per un bagno in più?',
        about: [
          'cila',
          'pratica',
          'tecnico',
          'geometra',
          'comunicazion',
          'asseverat',
          'catast',
          'edilizi',
          'straordinaria',
        ],
      },
      {
        say: 'e si recupera qualcosa con le tasse?',
        about: [
          '50',
          '36',
          'detra',
          'bonus',
          'irpef',
          'caf',
          'commercialista',
          'dieci',
          '10 anni',
          'bonifico',
        ],
      },
    ],
  },
  {
    id: 'pa4-water-softener-fiorenzuola',
    service: 'ristrutturazione_bagno',
    at: "Fiorenzuola d'Arda",
    once: true,
    turns: [
      {
        say: 'da noi l acqua è durissima, resistenza della lavatrice andata due volte e il soffione della doccia si tappa ogni mese. il bagno è nuovo di due anni fa e non si tocca. vorrei un addolcitore in cantina dopo il contatore, siamo in 4, casa singola a fiorenzuola d arda 29017. quanto mi viene a costare montato?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'fiorenzuola d arda piacenza',
      'person|abitant|quant': 'siamo in quattro',
      'quando|tempi|urgen': 'senza fretta, entro l estate',
      'spazio|scaric|presa|cantina': 'in cantina c è posto, lo scarico e una presa',
      'tipo|modell|marca': 'non lo so, consigliatemi voi',
    },
    facts: [fact('fiorenzuola'), fact('addolcitor')],
    jobs: [],
    after: [
      {
        say: 'quindi adesso che succede?',
        about: [
          'professionista',
          'contatt',
          'richiam',
          'sopralluogo',
          'idraulico',
          'preventiv',
          'telefon',
          'richiesta',
          'invi',
          'riass',
          'scheda',
        ],
      },
    ],
  },
  {
    // scarico doccia 60–110 → 85; wc e colonna fino a 180 → 120; × 0,892 × 1,1 = 83–118
    id: 'pa5-shower-drain-torre-annunziata',
    service: 'ristrutturazione_bagno',
    at: 'Torre Annunziata',
    turns: [
      {
        say: 'uè la doccia nun scenne chiù, l acqua resta dint o piatto e ce vò mezz ora pe se ne scennere. agg menato già l acido 2 vote ma niente',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'torre annunziata',
      'altr|lavandin|wc|water|solo|bidet': 'no solo a doccia, o lavandino e o cesso vanno bbuono',
      'quant|uno': 'uno solo',
      'perd|allag|esce|sotto': 'no nun perde niente',
      'piano|ascensore|condomin': 'terzo piano, palazzo',
      'quando|tempi|urgen|da quanto': 'si può venì dimane meglio, sta così da na settimana',
      'condutt|colonna|vicin': 'i vicini nun tengono problemi',
    },
    facts: [fact('torre annunziata'), fact('doccia')],
    jobs: [scopes.drain],
    band: [50, 190],
    after: [
      {
        say: 'e si viene di domenica me fa pagà assai?',
        about: [
          'festiv',
          'maggior',
          'più',
          'suppl',
          '50',
          '30',
          '100',
          'nott',
          'feriale',
          'aument',
          'rincar',
        ],
      },
      {
        say: 'ma l acido o pozzo mettere n ata vota?',
        about: [
          'evit',
          'meglio',
          'rovin',
          'danneg',
          'corros',
          'pericol',
          'tub',
          'guant',
          'sconsigl',
          'mescol',
          'professionista',
        ],
      },
    ],
  },
]
