import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import t from 'tap'

import { endGroup, startGroup } from './process-group.ts'

/** A program that prints its number and waits. */
const waiting = ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'] as const

/** The first text that a stream gives. */
async function firstText(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error('there is no stream')
  return String(((await once(stream, 'data')) as unknown[])[0]).trim()
}

t.test('a group ends with the process that started it, even if that is killed', async (t) => {
  const module = join(import.meta.dirname, 'process-group.ts')
  const script = `
    import { startGroup } from ${JSON.stringify(module)}
    startGroup(process.execPath, ${JSON.stringify(waiting)}, { outputs: ['inherit', 'ignore'] })
  `
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script])
  t.match(await firstText(starter.stdout), /^\d+$/)
  // The output closes when the last process that can write to it has ended.
  const closed = once(starter.stdout, 'close')
  starter.kill('SIGKILL')
  await closed
})

t.test('a group is ended with its program', async (t) => {
  const group = startGroup(process.execPath, waiting, { outputs: ['pipe', 'ignore'] })
  t.match(await firstText(group.stdout), /^\d+$/)
  const closed = once(group.stdout ?? group, 'close')
  await endGroup(group)
  await closed
})
