import type { MessageReading } from '../interview/reading.ts'
import type { Facts } from '../slots/facts.ts'
import { listWords } from './figures.ts'

const openings = ['Bene', 'Perfetto', 'Chiaro', 'Capito'] as const

/** Says back what was understood, so that a mistake shows at once: 'Perfetto: 6 m² e Monza (MB).' */
export function acknowledge(reading: MessageReading, before: Facts): string[] {
  const told = reading.changed.filter(({ id, quiet }) => {
    if (quiet) return false
    const fact = reading.facts[id]
    return fact !== undefined && fact.kind !== 'unknown' && !(fact.kind === 'photos' && fact.count === 0)
  })
  const declined = reading.changed.some(({ id }) => id === 'foto') ? ['Va bene, senza foto.'] : []
  if (told.length === 0) return declined
  const words = told.map((slot) => {
    const fact = reading.facts[slot.id]
    return fact ? slot.show(fact) : ''
  })
  // Differs from answer to answer, and is the same for the same conversation.
  const opening = openings[Object.keys(before).length % openings.length] ?? openings[0]
  const corrected = told.every((slot) => reading.corrected.includes(slot))
  return [`${corrected ? 'Aggiorno' : opening}: ${listWords(words)}.`, ...declined]
}

/** Thanks for photos, without a claim to have seen them. */
export function acknowledgePhotos(count: number): string {
  return count === 1
    ? 'Ho ricevuto la foto, grazie: la vedrà il professionista.'
    : `Ho ricevuto ${count} foto, grazie: le vedrà il professionista.`
}
