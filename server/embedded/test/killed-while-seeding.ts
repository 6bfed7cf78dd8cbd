import { seedSamples } from '../src/seed/seed.ts'
/**
 * Not a test, but a program for killed.test.ts. It seeds the database in the folder of its first argument and
 * kills itself with SIGKILL after the 700th professional. The small page cache makes SQLite write uncommitted
 * pages to the log.
 */
import { openDatabase } from '../src/storage/database.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('no folder given')
const database = openDatabase(folder)
database.function('die', () => {
  process.kill(process.pid, 'SIGKILL')
  return null
})
database.exec(`PRAGMA cache_size = 10;
  CREATE TEMP TRIGGER dying AFTER INSERT ON main.affiliates WHEN new.affiliate_id = 700 BEGIN SELECT die(); END`)
seedSamples(database)
