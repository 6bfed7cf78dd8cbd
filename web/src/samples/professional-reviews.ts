import type { ProfessionalReview } from '@mestieri/shared/brand/reviews.ts'

/** Invented reviews by invented people. They are shown as examples, and only beside the embedded upstream. */
export const professionalReviews: readonly ProfessionalReview[] = [
  {
    title: 'Il credito è tornato in fretta',
    content: 'Ho chiuso il secondo cliente su cinque. La commissione l’ha coperta quasi tutta il credito.',
    reviewer: 'Davide M.',
    rating: 5,
    trade: 'Piastrellista',
    city: 'Bergamo',
    date: '2026-10-09',
    source: 'esempio',
  },
  {
    title: 'Arrivo al sopralluogo preparato',
    content:
      'Il cliente ha già scritto cosa gli serve e mandato le foto. Dal furgone scendo con l’idea giusta.',
    reviewer: 'Rosaria T.',
    rating: 5,
    trade: 'Idraulica',
    city: 'Salerno',
    date: '2026-10-22',
    source: 'esempio',
  },
  {
    title: 'Uno non era adatto, l’hanno cambiato',
    content:
      'Voleva il preventivo solo per l’assicurazione. L’ho segnalato la sera stessa e me ne hanno presentato un altro.',
    reviewer: 'Ionut B.',
    rating: 5,
    trade: 'Imbianchino',
    city: 'Torino',
    date: '2026-09-28',
    source: 'esempio',
  },
  {
    title: 'Sette per cento e basta',
    content: 'Altrove pagavo ogni contatto, anche chi non rispondeva. Qui pago quando il lavoro è mio.',
    reviewer: 'Giulia P.',
    rating: 5,
    trade: 'Elettricista',
    city: 'Verona',
    date: '2026-11-03',
    source: 'esempio',
  },
  {
    title: 'Ci ho messo un po’ a partire',
    content: 'I primi tre clienti non li ho chiusi. Con il quarto ho rifatto due bagni, e da lì è andata.',
    reviewer: 'Salvatore N.',
    rating: 5,
    trade: 'Impresa edile',
    city: 'Catania',
    date: '2026-09-11',
    source: 'esempio',
  },
  {
    title: 'La pagina lavora anche di notte',
    content:
      'Mostro la vetrina ai clienti miei, quelli che mi trovano da soli. Foto in ordine e servizi chiari.',
    reviewer: 'Erika Z.',
    rating: 5,
    trade: 'Giardiniera',
    city: 'Treviso',
    date: '2026-10-30',
    source: 'esempio',
  },
]
