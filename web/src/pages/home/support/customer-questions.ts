import { brand } from '@mestieri/shared/brand.ts'

/** A customers' FAQ item (specification, section 3, 'FAQ item'). Each string of the answer is a paragraph. */
export interface CustomerQuestion {
  readonly question: string
  readonly answer: readonly string[]
}

export const customerQuestions: readonly CustomerQuestion[] = [
  {
    question: `Quanto costa usare ${brand.name}?`,
    answer: [
      'Per te niente. Paghi solo il professionista, direttamente, per il lavoro che avete concordato: da quel pagamento noi restiamo fuori.',
    ],
  },
  {
    question: 'La stima in chat è un preventivo?',
    answer: [
      'No, è un’indicazione: una fascia di prezzo calcolata dalle tue risposte e da listini pubblicati, con fonte e anno.',
      'Il preventivo lo fa il professionista dopo aver visto il lavoro. Chiedilo sempre per iscritto.',
    ],
  },
  {
    question: 'Pago di più perché passo da voi?',
    answer: [
      'No. Chi lavora con noi decide da sé i propri prezzi, e le nostre regole gli vietano di chiederti più di quanto chiederebbe a chi lo chiama direttamente. IVA e oneri di legge sono compresi nel prezzo che concordate.',
    ],
  },
  {
    question: 'In quali città lavorate?',
    answer: ['In tutta Italia. Cerca il tuo comune tra i nostri professionisti: vedi subito chi ci lavora.'],
  },
  {
    question: 'Chi è Gino?',
    answer: [
      'Un assistente di intelligenza artificiale, non una persona: fa le domande giuste sul lavoro e calcola un costo indicativo. Può sbagliare. Se preferisci parlare con qualcuno, ci siamo.',
    ],
  },
]
