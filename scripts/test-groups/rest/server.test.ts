import { runGroup } from '../run-group.ts'

await runGroup('server', 'rest')
