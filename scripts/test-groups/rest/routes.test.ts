import { runGroup } from '../run-group.ts'

await runGroup('routes', 'rest')
