import type { ServiceJob } from '../job.ts'

export const jobs = {
  impianto: {
    title: 'Impianto',
    profession: 'Elettricista',
    notes: ['Punti contati da me in base alla casa', 'Chiedi sempre la dichiarazione di conformità'],
  },
  incerto: {
    title: 'Da definire',
    profession: 'Elettricista',
    notes: ['Punti contati da me in base alla casa', 'Chiedi sempre la dichiarazione di conformità'],
  },
  elettrico: {
    title: 'Impianto elettrico',
    profession: 'Elettricista',
    notes: ['Punti contati da me in base alla casa', 'Chiedi sempre la dichiarazione di conformità'],
  },
  idraulico: {
    title: 'Impianto idraulico',
    profession: 'Idraulico',
    notes: ['Punti contati da me in base alla casa', 'Chiedi sempre la dichiarazione di conformità'],
  },
  riscaldamento: {
    title: 'Impianto di riscaldamento',
    profession: 'Idraulico',
    notes: ['Punti contati da me in base alla casa', 'Chiedi sempre la dichiarazione di conformità'],
  },
  clima: {
    title: 'Climatizzatore',
    profession: 'Impiantista',
    notes: [
      'Solo la posa: le macchine sono a parte',
      'Punti contati da me in base alla casa',
      'Chiedi sempre la dichiarazione di conformità',
    ],
  },
  allarme: {
    title: 'Impianto di allarme',
    profession: 'Elettricista',
    notes: ['Chiedi sempre la dichiarazione di conformità'],
  },
} as const satisfies Readonly<Record<string, ServiceJob>>
