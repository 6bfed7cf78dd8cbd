import { runGroup } from './run-group.ts'

await runGroup('plugins', 'short')
