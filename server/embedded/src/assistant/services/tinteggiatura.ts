import { atLeast, plus, scaled, times } from '@mestieri/shared/catalogue/price-range.ts'
import { interview } from '@mestieri/shared/services/tinteggiatura/interview.ts'
import { jobs } from '@mestieri/shared/services/tinteggiatura/jobs.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'

const { questions } = interview

const area = numberSlot({
  ...questions.area,
  derive: homeAreaInMetres(60),
  price: {
    ...questions.area.price,
    driver: (fact) =>
      fact?.kind === 'number' ? `Casa di ${area.show(fact)}` : 'Metri quadri da tinteggiare',
  },
})

const surfaces = choiceSlot(questions.surfaces)

const walls = choiceSlot(questions.walls)

const finish = choiceSlot(questions.finish)

const furnishing = choiceSlot(questions.furnishing)

/** Painting indoors, per m² of wall. */
export function tinteggiatura(place: Slot): Service {
  return {
    slug: 'tinteggiatura',
    work: interview.work,
    slots: [area, surfaces, walls, finish, furnishing, place, photoSlot(interview.photos)],
    job: () => jobs.interni,
    relief: interview.relief,
    vat: interview.vat,
    price: (job, { prices, quantities }) => {
      const floor = job.number('superficie')
      const ceiling = job.choice('superfici') === 'tutto' ? floor : 0
      const surface = floor * quantities.wallsPerFloor.max + ceiling
      const finishes = {
        traspirante: prices.paint,
        lavabile: prices.washablePaint,
        decorativa: prices.decorativePaint,
      }
      const paint = finishes[job.choice('finitura') as keyof typeof finishes]
      const prepared = job.choice('stato') !== 'buono'
      const perMetre = prepared ? plus(paint, prices.paintPreparation) : paint
      const furnished = job.choice('arredo') === 'arredata'
      const painted = times(perMetre, surface)
      const whole = furnished ? scaled(painted, quantities.furnished) : painted
      return costOf(atLeast(whole, prices.paintAtLeast), [
        paint,
        prepared ? prices.paintPreparation : null,
        furnished ? quantities.furnished : null,
        quantities.wallsPerFloor,
        whole.min < prices.paintAtLeast.min ? prices.paintAtLeast : null,
      ])
    },
  }
}
