import { runGroup } from '../run-group.ts'

await runGroup('payments', 'rest')
