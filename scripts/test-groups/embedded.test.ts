import { runGroup } from './run-group.ts'

await runGroup('embedded', 'short')
