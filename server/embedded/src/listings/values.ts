import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'

/** An instant in ms since 1970 as `YYYY-MM-DD HH:MM` in Rome. */
export function inRome(instant: unknown): string {
  const { date, time } = romeDateTimeAt(Number(instant))
  return `${date} ${time}`
}

/** A text of the database; null where there is none. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
