/** All readers with texts of every shape, and shorter times; `npm run test:all` has a fifth of the assistant's pairs. */
import { runFiles } from '../../test-groups/run-group.ts'

await runFiles(
  ['assistant', 'requests', 'server', 'shared', 'web'].map(
    (name) => `scripts/test/linear-time/${name}.test.ts`,
  ),
)
