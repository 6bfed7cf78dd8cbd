import { runFiles } from './run-group.ts'
import { mainJourneys } from './runs.ts'

await runFiles(mainJourneys)
