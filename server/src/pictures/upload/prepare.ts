import { type ChildProcess, fork } from 'node:child_process'
import { createReadStream } from 'node:fs'

import { AppError } from '../../errors.ts'
import { createLimiter } from '../../work/limiter.ts'
import type { DecoderAnswer, DecoderJob } from './decoder.ts'
import type { PictureKind } from './picture-kind.ts'

/** A photo that is ready for the upstream: a JPEG file, upright, without metadata. */
export interface PreparedPicture {
  /** The size of the file. */
  readonly bytes: number
  /** Reads the file from the beginning. */
  open(): AsyncIterable<Uint8Array>
}

/** Prepares photos. */
export interface PicturePreparer {
  /**
   * Prepares the photo at `source` and writes it to `target`. Rejects with an error that has the system's
   * code if the file system or the start of the decoder fails.
   *
   * @throws {AppError} `picture_invalid` if the photo cannot be decoded completely, exceeds 50 megapixels,
   * would take too much memory, or kills the decoder; `picture_upload_failed` (503) if too many photos wait
   */
  prepare(source: string, kind: PictureKind, target: string): Promise<PreparedPicture>
  /** Kills the decoder. The photo that it is decoding is refused. */
  close(): void
}

interface PicturePreparerOptions {
  /** The path of the decoder program, which executes a {@link DecoderJob} at a time. */
  readonly decoder: string
  /** Milliseconds for one photo, including the start of the process, which is killed then. Default: 15 s. */
  readonly timeoutMs?: number
  /** Milliseconds without work after which the process is killed. Default: 30 s. */
  readonly idleMs?: number
}

/**
 * The environment of the decoder: no secrets, one thread and one malloc arena, so that freed memory returns
 * to the system. With the defaults glibc kept 200 MiB.
 */
const environment = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' }

const queueFull = () => new AppError('picture_upload_failed', { status: 503, retryAfter: 5 })

/** Sends a job and waits for the answer. The photo is refused if the process dies or exceeds the timeout. */
function sendJob(child: ChildProcess, job: DecoderJob, timeoutMs: number): Promise<DecoderAnswer> {
  const { promise, resolve } = Promise.withResolvers<DecoderAnswer>()
  const refuse = () => resolve({ refused: true })
  const fail = () => resolve({ fault: 'EAGAIN' })
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  child.once('message', resolve).once('exit', refuse).once('error', fail)
  if (child.connected) child.send(job, (error) => error && fail())
  else fail()
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', refuse).off('error', fail)
  })
}

/**
 * Creates a preparer that decodes photos in a separate process (security.md, UP-04), so a photo that crashes
 * the decoder does not affect this process. It prepares one photo at a time to limit the memory. The process
 * starts with the first photo.
 */
export function createPicturePreparer(options: PicturePreparerOptions): PicturePreparer {
  const { decoder, timeoutMs = 15_000, idleMs = 30_000 } = options
  const queue = createLimiter({ maxConcurrent: 1, maxQueued: 100, full: queueFull })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function close(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function ensureChild(): ChildProcess {
    if (child?.connected) return child
    const started = fork(decoder, {
      env: environment,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    // Without a listener the error of a failed start would crash this process.
    started.on('error', () => {})
    child = started
    return started
  }

  async function run(job: DecoderJob): Promise<DecoderAnswer> {
    clearTimeout(idle)
    try {
      return await sendJob(ensureChild(), job, timeoutMs)
    } finally {
      idle = setTimeout(close, idleMs)
      idle.unref()
    }
  }

  return {
    async prepare(source, kind, target) {
      const answer = await queue.run(() => run({ source, kind, target }))
      if ('refused' in answer) throw new AppError('picture_invalid')
      if ('fault' in answer)
        throw Object.assign(new Error('a photo could not be written'), { code: answer.fault })
      return { bytes: answer.bytes, open: () => createReadStream(target) as AsyncIterable<Buffer> }
    },
    close,
  }
}
