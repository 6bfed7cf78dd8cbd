import { runGroup } from './run-group.ts'

await runGroup('upstream', 'short')
