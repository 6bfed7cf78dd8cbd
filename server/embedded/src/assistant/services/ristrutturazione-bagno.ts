import { atLeast, plus, scaled, times } from '@mestieri/shared/catalogue/price-range.ts'
import { interview } from '@mestieri/shared/services/ristrutturazione_bagno/interview.ts'
import { jobs } from '@mestieri/shared/services/ristrutturazione_bagno/jobs.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { patterns, says } from '../italian/patterns.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { optionOf } from '../slots/facts.ts'
import { sidesArea } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'

const { questions } = interview

const kind = choiceSlot(questions.kind)

const pipes = choiceSlot({
  ...questions.pipes,
  needed: (facts) => optionOf(facts, 'lavoro') === 'restyling',
})

const area = numberSlot({
  ...questions.area,
  derive: sidesArea(12),
  price: {
    ...questions.area.price,
    driver: (fact) => (fact?.kind === 'number' ? `Bagno di ${area.show(fact)}` : 'Misure del bagno'),
  },
})

const grade = choiceSlot(questions.grade)

const stairs = choiceSlot(questions.stairs)

const upperFloor = patterns('secondo|terzo|quarto|quinto|sesto|settimo|ultimo|mansarda|piano #|# piano|alto')

/** The same; a floor alone is asked back for its lift. */
const floor: Slot = {
  ...stairs,
  read: (utterance, asked) => {
    const reading = stairs.read(utterance, asked)
    if (reading !== null || !asked || !says(utterance.content, upperFloor)) return reading
    return { kind: 'ask', words: 'E l’ascensore c’è?', chips: ['Sì', 'No', 'Non lo so'] }
  },
}

/** How many are to be done, where it is more than the one that is spoken of; never asked. */
const count = numberSlot({
  ...questions.count,
  needed: () => false,
  price: {
    ...questions.count.price,
    driver: (fact) => (fact?.kind === 'number' && fact.high > 1 ? count.show(fact) : null),
  },
})

/** Restyling with new pipes is a whole bathroom: walls and floor are opened all the same. */
function isWhole(kindOf: string, pipesOf: string): boolean {
  return kindOf === 'completo' || pipesOf === 'nuovi'
}

/** A bathroom done anew, whole or only what is seen. */
export function ristrutturazioneBagno(place: Slot): Service {
  return {
    slug: 'ristrutturazione_bagno',
    work: interview.work,
    slots: [kind, pipes, area, grade, floor, count, place, photoSlot(interview.photos)],
    job: (facts) =>
      isWhole(optionOf(facts, 'lavoro') ?? 'completo', optionOf(facts, 'tubi') ?? '')
        ? jobs.completo
        : jobs.restyling,
    relief: interview.relief,
    vat: interview.vat,
    price: (job, { prices, quantities }) => {
      const whole = isWhole(job.choice('lavoro'), job.choice('tubi'))
      const size = job.number('superficie')
      const plain = whole
        ? atLeast(plus(prices.bathroomFixed, times(prices.bathroom, size)), prices.bathroomAtLeast)
        : prices.bathroomRestyling
      const fine = job.choice('fascia') === 'alta'
      const walked = job.choice('piano') === 'scale'
      const graded = fine ? scaled(plain, quantities.fineBathroom) : plain
      const one = walked ? plus(graded, prices.carryingDown) : graded
      return costOf(times(one, Math.max(1, job.number('bagni'))), [
        whole ? prices.bathroom : prices.bathroomRestyling,
        whole ? prices.bathroomFixed : null,
        fine ? quantities.fineBathroom : null,
        walked ? prices.carryingDown : null,
      ])
    },
  }
}
