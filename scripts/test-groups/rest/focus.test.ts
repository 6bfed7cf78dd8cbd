import { runGroup } from '../run-group.ts'

await runGroup('focus', 'rest')
