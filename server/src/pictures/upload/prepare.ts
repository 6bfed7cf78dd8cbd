import { type ChildProcess, fork } from 'node:child_process'
import { createReadStream } from 'node:fs'

import { AppError } from '../../errors.ts'
import { createLimiter } from '../../limiter.ts'
import type { DecoderAnswer, DecoderJob } from './decoder.ts'
import type { PictureKind } from './picture-kind.ts'

/** A photo that is fit to leave: a JPEG on disk, upright, without metadata. */
export interface PreparedPicture {
  readonly bytes: number
  /** Reads it from the beginning. */
  open(): AsyncIterable<Uint8Array>
}

/** Prepares photos. */
export interface PicturePreparer {
  /**
   * Prepares the photo at `source` and writes it to `target`. Rejects with `picture_invalid` for what cannot be decoded
   * whole, exceeds 50 megapixels or would take too much memory, and with the file system's error where that fails.
   */
  prepare(source: string, kind: PictureKind, target: string): Promise<PreparedPicture>
  /** Ends the decoder; what it is doing is refused. */
  close(): void
}

interface PicturePreparerOptions {
  /** The program that does the work, {@link DecoderJob} by job. */
  readonly decoder: string
  /** Milliseconds for one photo, the program's start included; then the program is killed. */
  readonly patienceMs?: number
  /** Milliseconds without work after which the program ends. */
  readonly idleMs?: number
}

/**
 * What the decoder sees of the environment: no secrets, one thread, and one heap, so that the system gets back at once
 * what a photo took. With several of each, glibc kept 200 MiB of them.
 */
const environment = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' }

const busy = () => new AppError('picture_upload_failed', { status: 503, retryAfter: 5 })

/** One answer of the program; it refuses the photo too when it dies of it, or does not end. */
function ask(child: ChildProcess, job: DecoderJob, patienceMs: number): Promise<DecoderAnswer> {
  const { promise, resolve } = Promise.withResolvers<DecoderAnswer>()
  const refuse = () => resolve({ refused: true })
  const fail = () => resolve({ fault: 'EAGAIN' })
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  child.once('message', resolve).once('exit', refuse).once('error', fail)
  if (child.connected) child.send(job, (error) => error && fail())
  else fail()
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', refuse).off('error', fail)
  })
}

/**
 * Makes the preparation of photos for upstream, in a process of its own (security.md, UP-04): one photo at a time, so
 * that no more memory is needed for many, and so that one that breaks the decoder breaks nothing else. The process is
 * started when it is needed.
 */
export function createPicturePreparer(options: PicturePreparerOptions): PicturePreparer {
  const { decoder, patienceMs = 15_000, idleMs = 30_000 } = options
  const turns = createLimiter({ running: 1, waiting: 100, full: busy })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function close(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function startedChild(): ChildProcess {
    if (child?.connected) return child
    const started = fork(decoder, {
      env: environment,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    // Without a listener a failed start would end this process too.
    started.on('error', () => {})
    child = started
    return started
  }

  async function run(job: DecoderJob): Promise<DecoderAnswer> {
    clearTimeout(idle)
    try {
      return await ask(startedChild(), job, patienceMs)
    } finally {
      idle = setTimeout(close, idleMs)
      idle.unref()
    }
  }

  return {
    async prepare(source, kind, target) {
      const answer = await turns.run(() => run({ source, kind, target }))
      if ('refused' in answer) throw new AppError('picture_invalid')
      if ('fault' in answer)
        throw Object.assign(new Error('a photo could not be written'), { code: answer.fault })
      return { bytes: answer.bytes, open: () => createReadStream(target) as AsyncIterable<Buffer> }
    },
    close,
  }
}
