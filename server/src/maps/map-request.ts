import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'

/** A map around a place. */
export interface MapRequest {
  readonly coordinates: Coordinates
  /** Stands under the pin: 'Monza (MB)'. */
  readonly label: string
  /** CSS pixels, bounded by whoever asks. */
  readonly width: number
  readonly height: number
  /** Image pixels per CSS pixel; a drawn map has no need of it. */
  readonly scale: number
}
