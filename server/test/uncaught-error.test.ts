import t from 'tap'

import { seededFolder } from '../embedded/test/data-folder.ts'
import { startServer } from './support/process.ts'

/** The flag of a module that the process loads first. It fails after the first line of the log. */
const failing = (statement: string) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const { write } = process.stdout;
     process.stdout.write = function (...all) {
       process.stdout.write = write;
       setImmediate(() => { ${statement} });
       return write.apply(this, all);
     };`,
  )}`

const faults: Readonly<Record<string, string>> = {
  unhandledRejection: "Promise.reject(new TypeError('for mario@example.it'))",
  uncaughtException: "throw new TypeError('for mario@example.it')",
}

for (const [event, statement] of Object.entries(faults)) {
  t.test(`UF-16, SP-05: after an error of kind ${event} the process says so and ends with 1`, async (t) => {
    const env = { PORT: '0', DATA_DIR: seededFolder(t), NODE_OPTIONS: failing(statement) }
    const { exited, stdout, stderr } = startServer(t, env)
    t.equal(await exited, 1)
    const lines = stdout
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    t.match(
      lines.filter((line) => line['level'] === 60),
      [{ event, msg: 'uncaught error', err: { type: 'TypeError', message: 'for [email]' } }],
    )
    t.same(stderr, [], 'Node writes no text of its own')
  })
}
