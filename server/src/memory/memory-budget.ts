import { totalmem } from 'node:os'

const MiB = 1024 * 1024
const GiB = 1024 * MiB

/** The memory limits of the process, derived from the memory of its container or machine. */
export interface MemoryBudget {
  /** Maximum of V8's old space in MiB; null to leave the choice to V8. */
  readonly heapMiB: number | null
  /** Factor for the size limits of the caches, 0 to 1. */
  readonly cacheScale: number
  /** Above this resident memory the caches are shrunk. */
  readonly trimBytes: number
  /** Above this resident memory requests are refused while it grows. */
  readonly maxBytes: number
}

/**
 * Returns the memory of the container, or of the machine if there is no limit. Without a limit, Node reports 0 or a
 * number that is larger than the machine's memory.
 */
export function availableBytes(): number {
  const total = totalmem()
  return Math.min(process.constrainedMemory() || total, total)
}

/**
 * Divides the memory of a container or machine. In a small container the heap gets three eighths. V8 itself would take
 * half, which leaves too little for memory outside the heap (compressed bodies, code, SQLite) and for the photo decoder,
 * a process in the same container.
 */
export function divideMemory(bytes: number): MemoryBudget {
  return {
    heapMiB: bytes < 2 * GiB ? Math.max(128, Math.floor((bytes * 3) / 8 / MiB)) : null,
    cacheScale: Math.min(1, bytes / GiB),
    // An idle process needs about 200 MiB. The limits must not be below what it needs under load.
    trimBytes: Math.max(bytes * 0.7, 320 * MiB),
    maxBytes: Math.max(bytes * 0.85, 400 * MiB),
  }
}
