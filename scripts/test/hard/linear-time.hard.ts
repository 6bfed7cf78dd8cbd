/** The assistant's readers with messages as long as it reads them; `npm test` has shorter ones. */
import { runFiles } from '../../test-groups/run-group.ts'

await runFiles(['scripts/test/linear-time/assistant.test.ts'])
