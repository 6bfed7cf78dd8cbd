import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-w01-inherited-flat',
    service: 'ristrutturazione',
    at: 'Firenze',
    turns: [
      {
        say: "Abbiamo ereditato la casa della zia a Firenze, 110 mq con due bagni, ferma agli anni '50. Da rifare completamente: impianti, tutti e due i bagni, pavimenti. Gli infissi li ha cambiati lei nel 2018 e restano. Secondo piano con ascensore.",
      },
    ],
    answers: {
      'fascia|livello|finitur': 'medio',
      'ascensore|piano': 'secondo con ascensore',
      'muri|parti|planimetr': 'no restano dove sono',
    },
    facts: [fact('110'), fact('firenze'), fact('2', 'due')],
    jobs: [scopes.homeFull],
    band: [86_000, 174_000],
    once: true,
    after: [
      { say: 'e per quanto dobbiamo stare fuori casa?', about: ['mesi', 'settiman', 'giorn'] },
      { say: 'cosa recupero con le tasse?', about: ['50', '36', '96.000', 'detra'] },
    ],
  },
  {
    id: 'r-w02-old-marble-chips',
    service: 'ristrutturazione',
    at: 'Caltanissetta',
    turns: [
      {
        say: 'levare i marmittoni vecchi e mettere gres nuovo, 70 mq, solo pavimento il resto lo abbiamo già fatto. si deve rompere perche le porte non passano se si mette sopra. caltanissetta',
      },
    ],
    facts: [fact('70'), fact('caltanissetta')],
    jobs: [scopes.floorNew],
    band: [6_000, 11_900],
    once: true,
    after: [{ say: 'e il sottofondo sta dentro il prezzo?', about: ['massett', 'compres', 'inclus'] }],
  },
  {
    id: 'r-w03-two-bedrooms-laminate',
    service: 'ristrutturazione',
    at: 'Andria',
    turns: [
      {
        say: 'Vorrei il laminato nelle due camere, una 3x4 e una 4x4, più il corridoio che è 6 mq. Si appoggia sul pavimento che c è che è bello piano. Andria',
      },
    ],
    facts: [fact('34', ['12', '16'], ['3', '4']), fact('andria'), fact('laminat')],
    jobs: [scopes.parquet],
    band: [1_170, 2_450],
    once: true,
    after: [
      {
        say: 'il laminato chi lo compra, io o voi?',
        about: ['material', 'fornit', 'compres', 'inclus', 'posator', 'professionist', 'impres'],
      },
    ],
  },
  {
    id: 'r-w04-diagonal-cracks',
    service: 'ristrutturazione',
    at: "L'Aquila",
    turns: [
      {
        say: "da questa estate sono uscite delle crepe in diagonale sui muri portanti, si allargano piano piano e due porte non chiudono più perchè il pavimento ha ceduto. quanto costa sistemare? siamo vicino all'aquila",
      },
    ],
    facts: [fact('crep')],
    jobs: [],
  },
  {
    id: 'r-w05-five-doors',
    service: 'ristrutturazione',
    at: 'Pistoia',
    turns: [
      {
        say: 'Dobbiamo cambiare le porte interne: 4 a battente bianche e una scorrevole a scomparsa per il bagnetto, il controtelaio dentro al muro già ce. Livello medio. Pistoia',
      },
    ],
    facts: [fact('4', '5'), fact('pistoia')],
    jobs: [scopes.innerDoors],
    band: [2_150, 5_900],
    once: true,
    after: [
      { say: 'e le maniglie?', about: ['compres', 'inclus', 'ferrament', 'serratur', 'scelta', 'a parte'] },
    ],
  },
  {
    id: 'r-w06-kitchen-without-furniture',
    service: 'ristrutturazione',
    at: 'Benevento',
    turns: [
      {
        say: 'Buonasera, cucina da rifare: attacchi acqua e gas da spostare, prese nuove, piastrelle da togliere e rimettere. I mobili li prendo io dall ikea. Sono 10 mq. Benevento',
      },
    ],
    answers: { paviment: 'il pavimento resta', 'muro|aprire': 'no' },
    facts: [fact('cucin'), fact('benevento')],
    jobs: [scopes.kitchen],
    band: [2_650, 7_000],
    after: [
      {
        say: 'ma i pensili me li montate voi?',
        about: ['mobil', 'esclus', 'compres', 'inclus', 'a parte', 'montator'],
      },
    ],
  },
]
