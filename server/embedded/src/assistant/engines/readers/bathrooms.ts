import { patterns, says } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../../slots/number-slot.ts'

const both = patterns('doppi servizi|tutti due bagni|entrambi bagni|ambedue bagni|tutti 2 bagni')

/** Returns 2 for a message about both bathrooms of a home: 'doppi servizi', 'tutti e due i bagni'. */
export const bothBathrooms = ({ content }: Pick<Utterance, 'content'>): Interval | null =>
  says(content, both) ? { low: 2, high: 2 } : null
