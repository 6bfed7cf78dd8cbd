/** A time of a day, both Rome's: `YYYY-MM-DD` and `HH:MM`. */
export interface Slot {
  readonly date: string
  readonly time: string
}
