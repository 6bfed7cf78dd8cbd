import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import t from 'tap'

import { runPlainly } from '../../test/support/run-plainly.ts'
import { databaseFile } from '../src/storage/database.ts'
import { dataFolder, seededFolder } from './data-folder.ts'
import { mainFile, startStandalone } from './standalone.ts'

/** Runs the program until it exits. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const oneLine = (words: RegExp) => new RegExp(`^[^\\n]*${words.source}[^\\n]*\\n$`)

t.test(
  'the upstream starts alone on a free port, serves requests and exits at once on SIGTERM',
  async (t) => {
    const upstream = await startStandalone(t, dataFolder(t))
    t.match(upstream.portalUrl, /^http:\/\/127\.0\.0\.1:\d+\/callablesForPortal$/)
    t.match(upstream.paymentsUrl, /^http:\/\/127\.0\.0\.1:\d+\/payments$/)

    const reply = await fetch(`${upstream.portalUrl}/get_affiliates_by_profession`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ profession: 'Idraulico', location: 'MONZA (MB)', page_size: 6, page_number: 1 }),
    })
    const { affiliates } = (await reply.json()) as { affiliates: { work_pictures: string[] }[] }
    t.equal(affiliates.length, 6)
    const picture = affiliates.flatMap((affiliate) => affiliate.work_pictures).find(Boolean) ?? ''
    t.equal(new URL(picture).host, upstream.pictureHost)
    t.equal(upstream.demo, 'true', 'its samples are marked where the product shows them')
    t.equal(upstream.chatPicturePaths, `${upstream.pictureHost}/pictures/chat`)
    t.equal((await fetch(picture)).headers.get('content-type'), 'image/webp')

    const started = performance.now()
    upstream.process.kill('SIGTERM')
    const [status] = (await once(upstream.process, 'exit')) as [number | null]
    t.equal(status, 0)
    t.ok(performance.now() - started < 5000, 'shutdown does not wait for idle connections')
  },
)

t.test('a database with a newer schema makes it exit with one line and code 1', async (t) => {
  const folder = dataFolder(t)
  const newer = new DatabaseSync(path.join(folder, databaseFile))
  newer.exec('PRAGMA user_version = 9999')
  newer.close()
  const { status, stdout, stderr } = run('--port', '0', '--data-dir', folder)
  t.equal(status, 1)
  t.equal(stdout, '')
  t.match(stderr, oneLine(/newer version/))
})

t.test('a data folder that is a file makes it exit with one line and code 1', async (t) => {
  const file = path.join(dataFolder(t), 'file')
  writeFileSync(file, '')
  const { status, stderr } = run('--port', '0', '--data-dir', file)
  t.equal(status, 1)
  t.match(stderr, oneLine(/cannot be used as a data folder \(EEXIST\)/))
})

t.test('too little disk space makes it exit with one line and code 1', async (t) => {
  const args = [mainFile, '--port', '0', '--data-dir', dataFolder(t)]
  const { status, stderr } = runPlainly(process.execPath, args, 'ulimit -f 200')
  t.equal(status, 1)
  t.match(stderr, oneLine(/is the disk full/))
})

t.test('a port in use makes it exit with one line and code 1', async (t) => {
  const upstream = await startStandalone(t, seededFolder(t))
  const { port } = new URL(upstream.portalUrl)
  const { status, stderr } = run('--port', port, '--data-dir', seededFolder(t))
  t.equal(status, 1)
  const reason = `port ${port} is in use by another program; for example --port 4001`
  t.equal(stderr, `the embedded upstream cannot listen: ${reason}\n`)
})

t.test('a second process on a data folder exits with one line and code 1', async (t) => {
  const folder = seededFolder(t)
  await startStandalone(t, folder)
  const { status, stderr } = run('--port', '0', '--data-dir', folder)
  t.equal(status, 1)
  t.match(stderr, oneLine(/is served by another process/))
})

t.test('an invalid argument makes it exit with one line and code 1', async (t) => {
  for (const args of [['--port', 'http'], ['--port', '70000'], ['--colour']]) {
    const { status, stderr } = run(...args)
    t.equal(status, 1, args.join(' '))
    t.match(stderr, oneLine(/--(port|colour)/))
  }
})
