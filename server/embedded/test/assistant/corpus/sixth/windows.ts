import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-x01-six-pvc',
    service: 'serramenti',
    at: 'Como',
    turns: [
      {
        say: 'Buongiorno, dobbiamo cambiare 5 finestre 120x140 e una portafinestra 90x240, in pvc bianco con doppio vetro. Secondo piano con ascensore, Como.',
      },
    ],
    facts: [fact('5'), fact('pvc'), fact('como')],
    jobs: [scopes.pvc],
    band: [4_500, 8_200],
    once: true,
    after: [
      { say: 'quanto ci vuole per il montaggio?', about: ['giorn', 'settiman'] },
      {
        say: 'e se le volessi in alluminio?',
        about: ['taglio termico', 'pvc', 'in più', 'più car', 'differenz'],
      },
    ],
  },
  {
    id: 's-x02-belt-broken',
    service: 'serramenti',
    at: 'Prato',
    turns: [{ say: 's è rotta la cinghia della tapparella in salotto è rimasta giu siamo al buio 😅 prato' }],
    facts: [fact('prato'), fact('cinghia', 'tapparell')],
    jobs: [scopes.shutterRepair],
    band: [75, 190],
    once: true,
  },
  {
    id: 's-x03-nets',
    service: 'serramenti',
    at: 'Ravenna',
    turns: [
      {
        say: 'Mi servono le zanzariere, a rullo, per 4 finestre normali e 2 porte finestre. le finestre non le cambio. Ravenna',
      },
    ],
    facts: [fact('4', '6'), fact('ravenna')],
    wrong: ['pvc'],
    jobs: [scopes.nets],
    band: [680, 1_250],
    once: true,
    after: [
      {
        say: 'avete una garanzia?',
        about: ['professionist', 'impres', 'anni', 'legge'],
        not: ['non mi occupo'],
      },
    ],
  },
  {
    id: 's-x04-front-door',
    service: 'serramenti',
    at: 'Reggio Calabria',
    turns: [
      {
        say: 'sono entrati i ladri dai vicini, voglio una porta blindata classe 3 al posto di quella di legno. Misura standard, condominio terzo piano. Sto a Reggio',
        asks: ['calabria', 'emilia'],
      },
    ],
    answers: { 'calabria|emilia|reggio': 'Calabria', 'comune|citt|dove|zona': 'Reggio Calabria' },
    facts: [fact('blindat'), fact('calabria')],
    jobs: [scopes.securityDoor],
    band: [1_200, 3_300],
    after: [{ say: 'si detrae qualcosa?', about: ['50', '36', 'bonus', 'sicurezza'] }],
  },
]
