import type { ServiceJob } from '../job.ts'

export const jobs = {
  facciata: {
    title: 'Facciata',
    profession: 'Impresa Edile',
    notes: ['Permessi e occupazione di suolo a parte, dove servono'],
  },
  tinta: {
    title: 'Facciata da tinteggiare',
    profession: 'Impresa Edile',
    notes: ['Permessi e occupazione di suolo a parte, dove servono'],
  },
  intonaco: {
    title: 'Facciata, intonaco e tinta',
    profession: 'Impresa Edile',
    notes: ['Permessi e occupazione di suolo a parte, dove servono'],
  },
  cappotto: {
    title: 'Cappotto termico',
    profession: 'Impresa Edile',
    notes: ['Permessi e occupazione di suolo a parte, dove servono'],
  },
} as const satisfies Readonly<Record<string, ServiceJob>>
