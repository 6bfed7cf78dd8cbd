import { readFileSync } from 'node:fs'

/** Resident memory of a process, in bytes. */
export interface Memory {
  readonly now: number
  readonly peak: number
  /** File-backed pages (programs and libraries), which processes can share. */
  readonly files: number
}

/**
 * Reads the memory of a process from proc(5). `getrusage` would count the parent's memory before exec as
 * well.
 */
export function memoryOf(pid: number | string): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
  return { now: read('VmRSS'), peak: read('VmHWM'), files: read('RssFile') }
}

/** Reads the memory of the server's decoder process. */
export function decoderOf(pid: number): Memory {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return child ? memoryOf(child) : { now: 0, peak: 0, files: 0 }
}
