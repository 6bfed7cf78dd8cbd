/** One thing that is asked of a professional before the professional is listed. */
export interface SelectionStep {
  readonly icon: 'document' | 'quotes' | 'pictures' | 'check'
  readonly title: string
  /** What it means. Claim a check only if it is really made. */
  readonly text: string
}

/**
 * How professionals are selected, for home, about and profile pages; empty: the sections are hidden. The three steps
 * are those of the specification, section 1.
 */
export const selectionSteps: readonly SelectionStep[] = [
  {
    icon: 'document',
    title: 'Visura camerale',
    text: 'Il documento del registro delle imprese: chi è l’impresa e che attività svolge.',
  },
  {
    icon: 'quotes',
    title: '3 preventivi già emessi',
    text: 'Preventivi già scritti per altri clienti, per vedere come lavora.',
  },
  {
    icon: 'pictures',
    title: '5 foto di lavori dell’ultimo anno',
    text: 'Di lavori che il professionista dichiara come suoi.',
  },
]

/** What is not verified, on profile pages; null: the note is hidden. */
export const notVerified: string | null =
  'Il risultato di ogni singolo lavoro. Chiedi un preventivo scritto e, per gli impianti, la dichiarazione di conformità.'
