/**
 * The entry point. It sets the heap limit first, because that may replace the process; modules that are
 * loaded before would then be loaded twice.
 */
import { boundHeap } from './bounded-heap.ts'
import { keepCompiledCode } from './compile-cache.ts'

boundHeap()
keepCompiledCode()
await import('./process.ts')
