import { otherStorage } from '../../lib/storage.ts'

/** A call that was booked, as the thank-you page shows it. */
export interface BookedCall {
  /** `YYYY-MM-DD`, in Rome. */
  readonly date: string
  /** `HH:MM`, in Rome. */
  readonly time: string
  /** E.164; masked or empty where it is the professional's own that we have. */
  readonly phone: string
}

function textOf(value: object, name: string): string {
  const text: unknown = (value as Readonly<Record<string, unknown>>)[name]
  return typeof text === 'string' ? text : ''
}

/** Reads a booked call from a navigation's state or from storage; null where it is none. */
export function readBookedCall(value: unknown): BookedCall | null {
  if (typeof value !== 'object' || value === null) return null
  const call = { date: textOf(value, 'date'), time: textOf(value, 'time'), phone: textOf(value, 'phone') }
  const fits =
    /^\d{4}-\d{2}-\d{2}$/.test(call.date) &&
    !Number.isNaN(Date.parse(`${call.date}T12:00:00Z`)) &&
    /^\d{2}:\d{2}$/.test(call.time)
  return fits ? call : null
}

export interface BookedCallMemory {
  keep(call: BookedCall): void
  /** The call that was booked last in this tab. */
  recall(): BookedCall | null
  /** Notes that the kept call has been counted. @returns whether it is the first time, and stays noted */
  countOnce(): boolean
}

/**
 * Keeps the booked call for the session, so that the thank-you page survives a reload (features.md, F7). Never throws.
 * @param area session storage; a browser that blocks it throws here
 */
export function createBookedCallMemory(area: () => Pick<Storage, 'getItem' | 'setItem'>): BookedCallMemory {
  const key = otherStorage.bookedCall

  function read(): unknown {
    try {
      return JSON.parse(area().getItem(key) ?? 'null') as unknown
    } catch {
      return null
    }
  }

  function write(value: object): boolean {
    try {
      area().setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }

  return {
    keep: (call) => void write(call),
    recall: () => readBookedCall(read()),
    countOnce() {
      const kept = read()
      const call = readBookedCall(kept)
      if (!call || (kept as { readonly counted?: unknown }).counted === true) return false
      return write({ ...call, counted: true })
    },
  }
}
