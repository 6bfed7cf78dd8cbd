import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A Linux control group with a memory limit, as a container has one. */
export interface MemoryCgroup {
  /** A process joins the group by writing its id to this file. */
  readonly procsFile: string
  /** The highest memory use of the group in bytes, file cache included; null if the system does not report it. */
  peakBytes(): number | null
  /** How many processes of the group the kernel has killed because of the limit. */
  killCount(): number
  /** Removes the group; its processes must have ended. */
  remove(): void
}

interface Version {
  readonly folder: string
  readonly limit: string
  readonly peak: string
  readonly events: string
}

/** The files of cgroup versions 2 and 1 (cgroups(7)). */
const versions: readonly Version[] = [
  { folder: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak', events: 'memory.events' },
  {
    folder: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    events: 'memory.oom_control',
  },
]

function readOptional(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function createIn({ folder, limit, peak, events }: Version, limitBytes: number): MemoryCgroup {
  const group = join(folder, `mestieri-test-${process.pid}-${limitBytes}`)
  mkdirSync(group)
  try {
    // The kernel creates this file. It is missing in an ordinary folder, and without a memory controller.
    if (!existsSync(join(group, limit))) throw new Error('no memory controller')
    writeFileSync(join(group, limit), String(limitBytes))
  } catch (error) {
    rmdirSync(group)
    throw error
  }
  return {
    procsFile: join(group, 'cgroup.procs'),
    peakBytes: () => Number(readOptional(join(group, peak))) || null,
    killCount: () => Number(/^oom_kill (\d+)$/m.exec(readOptional(join(group, events)))?.[1] ?? 0),
    remove: () => rmdirSync(group),
  }
}

/** Creates a group with a memory limit; null on a machine where that is not possible (not Linux, or not root). */
export function createMemoryCgroup(limitBytes: number): MemoryCgroup | null {
  for (const version of versions) {
    try {
      return createIn(version, limitBytes)
    } catch {
      // Try the other version.
    }
  }
  return null
}
