import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'

/** Formats an instant (ms since 1970) as `YYYY-MM-DD HH:MM` in Rome. */
export function romeDateTime(instant: unknown): string {
  const { date, time } = romeDateTimeAt(Number(instant))
  return `${date} ${time}`
}

/** The value if it is a string, otherwise null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
