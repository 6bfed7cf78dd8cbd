import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import t, { type Test } from 'tap'

import { createSocketFolder, removeDeadSocketFolders } from '../../src/lifecycle/socket-folder.ts'

/** The path of a Unix socket must be short, so `t.testdir()` is not used. */
function temporaryFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'sockets-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Leaves the socket of a killed process at a path. */
async function leaveDeadSocket(socketPath: string): Promise<void> {
  const program = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  await once(spawn(process.execPath, ['-e', program, socketPath]), 'exit')
}

t.test('the folder of a killed process is removed', async (t) => {
  const parent = temporaryFolder(t)
  const { socketPath } = await createSocketFolder(parent)
  await leaveDeadSocket(socketPath)
  t.ok(existsSync(socketPath))
  await removeDeadSocketFolders(parent)
  t.notOk(existsSync(dirname(socketPath)))
})

t.test('the folder of a running process is kept, also before it listens', async (t) => {
  const parent = temporaryFolder(t)
  const [running, starting] = await Promise.all([createSocketFolder(parent), createSocketFolder(parent)])
  const server = createServer().listen(running.socketPath)
  t.teardown(() => server.close())
  await once(server, 'listening')
  await removeDeadSocketFolders(parent)
  t.ok(existsSync(running.socketPath))
  t.ok(existsSync(dirname(starting.socketPath)))
  await starting.remove()
  t.notOk(existsSync(dirname(starting.socketPath)))
})

t.test('other folders and files are kept', async (t) => {
  const parent = temporaryFolder(t)
  for (const name of ['mestieri-upload-aB3dE6', 'mestieri-aB3dE67', 'other-aB3dE6'])
    mkdirSync(join(parent, name))
  await leaveDeadSocket(join(parent, 'mestieri-aB3dE67', 'upstream.sock'))
  writeFileSync(join(parent, 'mestieri-aB3dE6'), 'a file')
  await removeDeadSocketFolders(parent)
  for (const name of ['mestieri-upload-aB3dE6', 'mestieri-aB3dE67', 'other-aB3dE6', 'mestieri-aB3dE6']) {
    t.ok(existsSync(join(parent, name)), name)
  }
})
