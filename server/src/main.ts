import { keepCompiledCode } from './lifecycle/compile-cache.ts'
/**
 * The entry point. It sets the heap limit first, because that may replace the process; modules that are
 * loaded before would then be loaded twice.
 */
import { boundHeap } from './memory/bounded-heap.ts'

boundHeap()
keepCompiledCode()
await import('./process.ts')
