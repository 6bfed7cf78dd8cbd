import type { Person } from '@mestieri/shared/brand/people.ts'

/** Invented people. They are shown as examples, and only beside the embedded upstream. */
export const people: readonly Person[] = [
  { name: 'Elena Bassi', role: 'Risponde a chi ha una casa', photo: null },
  { name: 'Tommaso Riva', role: 'Legge visure, preventivi e foto', photo: null },
  { name: 'Aurora Neri', role: 'Accompagna i professionisti', photo: null },
]
