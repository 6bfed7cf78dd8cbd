import type { QuantityUnit } from '../interview.ts'

/** What is counted of one kind of system, and how to ask for it. */
export interface CountQuestion {
  readonly label: string
  readonly question: string
  readonly help: string
  readonly chips: readonly string[]
  readonly units: readonly QuantityUnit[]
  /** No home has more. */
  readonly most: number
  readonly one: string
  readonly many: string
}

const point = 'Ogni presa, interruttore o lampada è un punto: il lavoro si paga a punto.'

/** The question for the number of points of each kind of system. */
export const countQuestions = {
  elettrico: {
    label: 'Punti luce e prese',
    question: 'Quanti punti luce e prese, più o meno?',
    help: point,
    chips: ['10', '30', '50'],
    units: ['outlet'],
    most: 400,
    one: 'punto luce o presa',
    many: 'punti luce e prese',
  },
  idraulico: {
    label: 'Punti acqua',
    question: 'Quanti punti acqua, contando lavandini, doccia, wc e lavatrice?',
    help: 'Ogni rubinetto o scarico è un punto: il lavoro si paga a punto.',
    chips: ['4', '8', '12'],
    units: ['tap'],
    most: 80,
    one: 'punto acqua',
    many: 'punti acqua',
  },
  riscaldamento: {
    label: 'Termosifoni',
    question: 'Quanti termosifoni?',
    help: 'Ogni termosifone è un punto: il lavoro si paga a punto.',
    chips: ['5', '8', '10'],
    units: ['radiator'],
    most: 60,
    one: 'termosifone',
    many: 'termosifoni',
  },
  clima: {
    label: 'Split',
    question: 'Quanti split, cioè unità interne?',
    help: 'Uno split per ogni stanza da rinfrescare: di solito soggiorno e camere.',
    chips: ['1', '2', '3'],
    units: ['split'],
    most: 12,
    one: 'split',
    many: 'split',
  },
} as const satisfies Readonly<Record<string, CountQuestion>>
