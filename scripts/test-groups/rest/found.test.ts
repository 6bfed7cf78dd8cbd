import { runGroup } from '../run-group.ts'

await runGroup('found', 'rest')
