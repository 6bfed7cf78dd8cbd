import type { CustomerReview } from '@mestieri/shared/brand/reviews.ts'

import type { PictureName } from '../components/Picture/picture-name.ts'

/** A review of the owner's shape; the first one is shown large, with a picture of the work. */
interface SampleReview extends CustomerReview {
  readonly picture?: PictureName
}

/** Invented reviews by invented people. They are shown as examples, and only beside the embedded upstream. */
export const customerReviews: readonly SampleReview[] = [
  {
    title: 'Finalmente un preventivo che si capisce',
    content:
      'Tre ditte mi avevano dato tre cifre a caso. Qui ho capito da dove veniva ogni voce, e il bagno è finito nei tempi.',
    reviewer: 'Marta C.',
    rating: 5,
    work: 'Rifacimento bagno',
    city: 'Monza',
    date: '2026-09-14',
    source: 'esempio',
    picture: 'bagno',
  },
  {
    title: 'Un’altra possibilità, subito',
    content: 'Il primo professionista non faceva per me. Il giorno dopo me ne hanno presentato un altro.',
    reviewer: 'Paolo R.',
    rating: 5,
    work: 'Tinteggiatura',
    city: 'Bologna',
    date: '2026-10-02',
    source: 'esempio',
  },
  {
    title: 'Nessuna sorpresa alla fine',
    content: 'Preventivo in due giorni, e il conto finale era quello.',
    reviewer: 'Lucia D.',
    rating: 5,
    work: 'Serramenti',
    city: 'Bari',
    date: '2026-10-21',
    source: 'esempio',
  },
]
