/** The assistant's readers with texts of every shape; `npm test` has a fifth of them. */
import { runFiles } from '../../test-groups/run-group.ts'

await runFiles(['scripts/test/linear-time/assistant.test.ts'])
