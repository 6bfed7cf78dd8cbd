import type { EmergencyNumber } from '@mestieri/shared/chat/reply-blocks.ts'

import type { Utterance } from '../italian/utterance.ts'

/** A danger to people that a message tells of. */
export type Emergency = 'gas' | 'carbon-monoxide' | 'water' | 'electricity' | 'collapse' | 'fire'

/** What must be said at once, and nothing else beside it. */
export interface EmergencyReply {
  readonly paragraphs: readonly string[]
  readonly phone: EmergencyNumber
  /** The only quick answer of the reply. */
  readonly chips: readonly string[]
}

/** The danger that a whole message tells of; null for none. */
export function emergencyIn(_utterance: Utterance): Emergency | null {
  return null
}

/** The safety steps for a danger. */
export function emergencyReply(_emergency: Emergency): EmergencyReply {
  return { paragraphs: [], phone: '112', chips: [] }
}
