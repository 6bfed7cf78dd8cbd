/**
 * Not a test: a process that kills itself with SIGKILL while it sows the samples into the folder of its first
 * argument, after the 700th professional. The tiny page cache makes SQLite write unfinished pages to the log.
 */
import { openDatabase } from '../src/database.ts'
import { sowSamples } from '../src/seed/seed.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('no folder given')
const database = openDatabase(folder)
database.function('die', () => {
  process.kill(process.pid, 'SIGKILL')
  return null
})
database.exec(`PRAGMA cache_size = 10;
  CREATE TEMP TRIGGER dying AFTER INSERT ON main.affiliates WHEN new.affiliate_id = 700 BEGIN SELECT die(); END`)
sowSamples(database)
