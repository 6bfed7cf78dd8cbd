import { compileCacheSetting } from '../lifecycle/compile-cache.ts'
import { availableBytes, divideMemory } from './memory-budget.ts'

/** The properties of Node's `process` that {@link boundHeap} uses. */
export interface ReplaceableProcess extends Pick<
  NodeJS.Process,
  'argv' | 'connected' | 'env' | 'execArgv' | 'execPath'
> {
  /** Undefined on systems without execve(2), such as Windows. */
  readonly execve?: NodeJS.Process['execve'] | undefined
}

/** Semi-space in MiB. V8's default of 16 costs about 30 MiB more memory and saves at most 2 % of processor time. */
const semiSpaceMiB = 4

/**
 * Settings of malloc (glibc only): one arena instead of eight per processor, and large blocks and the top of the heap go
 * back to the system at once instead of at thresholds that grow with use. They save 100 MiB and no measurable processor
 * time: JavaScript runs in one thread.
 */
const mallocSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * By how many per cent V8 lets the heap grow beyond what lived at the last garbage collection. V8's own choice lets it
 * grow to four times that, which is 250 MiB more resident memory. With 20 % a search takes a third more processor time.
 */
const growthPercent = 50

/** Flags of V8 and Node that limit the heap. */
const heapLimit = /--max[-_](?:old[-_]space|heap)[-_]size|--heap[-_]growing[-_]percent/

/**
 * Replaces this process by one that takes little memory (execve(2)): in a small container with a limit of the heap,
 * elsewhere with a heap that grows slowly. The process id, the arguments and the standard streams stay the same. V8
 * reads these settings only from the command line, so only this works for every way to start the process. A limit on
 * the command line or in NODE_OPTIONS is kept.
 *
 * The new process also gets the settings of malloc and of the compile cache, which are read from the environment.
 */
export function boundHeap(current: ReplaceableProcess = process, bytes: number = availableBytes()): void {
  const { argv, env, execArgv, execPath } = current
  const { heapMiB } = divideMemory(bytes)
  const given = [...execArgv, env['NODE_OPTIONS'] ?? ''].join(' ')
  if (heapLimit.test(given)) return
  // The replaced process would lose the IPC channel to its parent.
  if (current.connected || !current.execve) return
  const heap =
    heapMiB === null ? `--heap-growing-percent=${growthPercent}` : `--max-old-space-size=${heapMiB}`
  const flags = [heap, `--max-semi-space-size=${semiSpaceMiB}`]
  current.execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], {
    ...mallocSettings,
    ...compileCacheSetting(env),
    ...env,
  })
}
