import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'

/** A request for a map around a place. */
export interface MapRequest {
  readonly coordinates: Coordinates
  /** The text under the pin, such as 'Monza (MB)'. */
  readonly label: string
  /** CSS pixels. The caller must limit width and height. */
  readonly width: number
  readonly height: number
  /** Image pixels per CSS pixel. Our own map is SVG and ignores it. */
  readonly scale: number
  /** The colour scheme of our own map. A provider's map has its own colours. */
  readonly theme: 'light' | 'dark'
}
