/**
 * The product under mixed load in containers of 4 GiB, 768 and 512 MiB, and in front of an upstream of its own process
 * in 4 GiB (P1): it refuses nothing, and its memory stays small.
 * Each takes `HARD_TEST_MINUTES`, 10 by default. `HARD_TEST_SIZES=4096` runs that size alone; `remote` is the one with
 * the other upstream. Every half minute the resident memory is written to stderr.
 */
import t from 'tap'

import { runMixedLoad } from './mixed-load.ts'
import { startProduct, startUpstream } from './product.ts'

const minutes = Number(process.env['HARD_TEST_MINUTES'] ?? 10)
const sizes = (process.env['HARD_TEST_SIZES'] ?? 'remote,4096,768,512').split(',')
/** With the embedded upstream the process also holds its database and the assistant. */
const maxResidentMiB = { remote: 300, embedded: 400 } as const
const halfMinute = 30_000

t.setTimeout(0)

for (const size of sizes) {
  const kind = size === 'remote' ? 'remote' : 'embedded'
  const limitMiB = kind === 'remote' ? 4096 : Number(size)
  t.test(
    `in ${limitMiB} MiB (${kind} upstream) nothing is refused in ${minutes} minutes of mixed load`,
    async (t) => {
      const product = await startProduct(t, limitMiB, {
        env: kind === 'remote' ? await startUpstream(t) : {},
      })
      const startedAt = performance.now()
      process.stderr.write(`${size}, idle: ${product.memory().now} MiB\n`)
      const curve = setInterval(() => {
        const seconds = Math.round((performance.now() - startedAt) / 1000)
        process.stderr.write(`${size}, ${seconds} s: ${product.memory().now} MiB\n`)
      }, halfMinute)
      t.teardown(() => clearInterval(curve))
      const end = performance.now() + minutes * 60_000
      const figures = await runMixedLoad({
        origin: product.origin,
        concurrency: 12,
        clients: 1000,
        isOver: () => product.hasExited() || performance.now() > end,
      })
      t.notOk(product.hasExited(), 'it still runs')
      const { now, peak } = product.memory()
      const group = product.group()
      process.stderr.write(
        `${size} (${product.isEnforced ? 'control group' : 'pretended'}), ${minutes} min: ` +
          `${figures.requests} requests, statuses ${JSON.stringify(figures.statuses)}, ${figures.broken} broken, ` +
          `p50 ${figures.p50} ms, p99 ${figures.p99} ms, max ${figures.max} ms; ` +
          `resident ${now} MiB, at most ${peak} MiB${group.peak === null ? '' : `; group at most ${group.peak} MiB`}\n`,
      )
      const heap = limitMiB < 2048 ? /--max-old-space-size=\d+ / : /--heap-growing-percent=\d+ /
      t.match(product.commandLine().join(' '), heap, 'the heap is bounded, or grows slowly')
      t.same(Object.keys(figures.statuses), ['200'], 'nothing was refused')
      t.equal(figures.broken, 0)
      t.ok(peak <= maxResidentMiB[kind], `${peak} MiB at most`)
      t.equal(group.killed, 0)
      t.notMatch(product.log.join('\n'), '"event":"overload"')
    },
  )
}
