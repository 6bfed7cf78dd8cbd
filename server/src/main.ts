/**
 * The entry of the process. It loads the rest only after the heap has been bounded, because that may replace the
 * process, which would then load everything twice.
 */
import { boundHeap } from './bounded-heap.ts'

boundHeap()
await import('./process.ts')
