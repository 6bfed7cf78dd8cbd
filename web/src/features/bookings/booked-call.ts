import { otherStorage } from '../../lib/storage/storage.ts'
import { readStored, type StoredSchema } from '../../lib/storage/stored-schema.ts'

/** A call that was booked, as the thank-you page shows it. */
export interface BookedCall {
  /** `YYYY-MM-DD`, in Rome. */
  readonly date: string
  /** `HH:MM`, in Rome. */
  readonly time: string
  /** E.164; masked or empty where it is the professional's own that we have. */
  readonly phone: string
}

const callSchema = {
  type: 'object',
  properties: {
    date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    time: { type: 'string', pattern: '^\\d{2}:\\d{2}$' },
    phone: { type: 'string', default: '' },
  },
  required: ['date', 'time', 'phone'],
} as const satisfies StoredSchema

const countedSchema = {
  type: 'object',
  properties: { counted: { type: 'boolean', enum: [true] } },
  required: ['counted'],
} as const satisfies StoredSchema

/** Reads a booked call from a navigation's state or from storage; null if there is no valid one. */
export function readBookedCall(value: unknown): BookedCall | null {
  const call = readStored(callSchema, value)
  return call && !Number.isNaN(Date.parse(`${call.date}T12:00:00Z`)) ? call : null
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
      if (!call || readStored(countedSchema, kept)) return false
      return write({ ...call, counted: true })
    },
  }
}
