import { runGroup } from '../run-group.ts'

await runGroup('units', 'rest')
