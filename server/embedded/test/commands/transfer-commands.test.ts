import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import t from 'tap'

import { runExport } from '../../src/commands/transfer-commands.ts'
import { openProfessionalPictures, storedNameOf } from '../../src/pictures/professional-pictures.ts'
import { StartError } from '../../src/start-error.ts'
import { databaseFile, openDatabase } from '../../src/storage/database.ts'
import { dataFolder, seededFolder } from '../data-folder.ts'
import { mainFile } from '../standalone.ts'

/** Runs a command as a process, as an operator does. */
async function run(...args: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; stdout: string; stderr: string }>()
  execFile(process.execPath, [mainFile, ...args], { maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
    resolve({ code: error?.code ?? 0, stdout, stderr }),
  )
  return promise
}

const heading = 'shopname;profession;city;province'

t.test('an import prints what it added, and a dry run without data leaves none', async (t) => {
  const folder = dataFolder(t)
  const file = path.join(folder, 'given.csv')
  writeFileSync(file, `${heading}\nRossi;idraulico;Monza;MB\n`)
  const [real, dry] = [path.join(folder, 'real'), path.join(folder, 'dry')]
  const [added, wouldAdd] = await Promise.all([
    run('import', 'professionals', file, '--data-dir', real),
    run('import', 'professionals', file, '--data-dir', dry, '--dry-run'),
  ])
  t.match(added, { code: 0, stderr: '' })
  t.equal(added.stdout, 'professionals added: 1, changed: 0, unchanged: 0; pictures added: 0\n')
  t.match(wouldAdd, { code: 0, stdout: 'professionals would be added: 1', stderr: '' })
  t.ok(existsSync(path.join(real, databaseFile)))
  t.notOk(existsSync(dry))
})

t.test('mistakes are printed with file and line, and the exit code is 1', async (t) => {
  const folder = dataFolder(t)
  const file = path.join(folder, 'wrong.csv')
  writeFileSync(file, `${heading}\nRossi;sarto;Monza;MB\n`)
  const { code, stdout, stderr } = await run('import', 'professionals', file, '--data-dir', folder)
  t.equal(code, 1)
  t.equal(stdout, '')
  t.ok(stderr.startsWith(`${file}:2: profession "sarto" is not one of`))
  t.ok(stderr.endsWith('nothing imported: 1 mistake\n'))
})

t.test(
  'an export without a file goes to stdout, and samples are counted before they are removed',
  async (t) => {
    const dataDir = seededFolder(t)
    const [exported, counted] = await Promise.all([
      run('export', 'professionals', '--format', 'json', '--data-dir', dataDir),
      run('remove', 'samples', '--dry-run', '--data-dir', dataDir),
    ])
    const { length } = JSON.parse(exported.stdout) as unknown[]
    t.ok(length > 0)
    t.match(counted, { code: 0, stdout: `professionals would be removed: ${length}\n` })
  },
)

t.test('an export writes its file whole, with the stored pictures beside it', async (t) => {
  const dataDir = dataFolder(t)
  const to = dataFolder(t)
  openDatabase(dataDir).close()
  const store = openProfessionalPictures(dataDir)
  const picture = Buffer.from([1, 2, 3])
  const name = storedNameOf(picture)
  await store.add(name, picture)
  const command = { name: 'export professionals', dataDir, format: 'csv' } as const
  const pictures = path.join(to, 'pictures')
  await runExport({ ...command, file: path.join(to, 'all.csv'), pictures })
  t.same(readdirSync(to).toSorted(), ['all.csv', 'pictures'], 'no partial file is left')
  t.ok(readFileSync(path.join(to, 'all.csv'), 'utf8').includes('shopname'))
  t.same(readFileSync(path.join(pictures, name)), picture)
})

t.test('an export that cannot be written says so in one line', async (t) => {
  const dataDir = dataFolder(t)
  openDatabase(dataDir).close()
  const file = path.join(dataDir, 'missing/all.csv')
  const command = { name: 'export professionals', dataDir, format: 'csv', file, pictures: null } as const
  await t.rejects(runExport(command), new StartError(`${file} cannot be written (ENOENT)`))
})
