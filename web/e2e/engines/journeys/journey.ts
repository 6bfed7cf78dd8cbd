import type { Test } from 'tap'

import type { Site } from '../../site.ts'
import type { Visit } from '../visit.ts'

export interface JourneyContext {
  readonly visit: Visit
  readonly site: Site
  /** Path of a JPEG as a phone takes it. */
  readonly photo: string
}

/** What a visitor does, described once for all engines. */
export interface Journey {
  /** A sentence. */
  readonly title: string
  /** How many steps lead to what the visitor came for. */
  readonly steps: number
  /** Expected messages of the console. Any other error or warning fails the journey. */
  readonly expected?: RegExp
  readonly take: (t: Test, context: JourneyContext) => Promise<void>
}
