/**
 * Takes uploads into its memory and does the work of the site on them in its own process. The first argument is the
 * port.
 */
import { createServer, type IncomingMessage } from 'node:http'

import sharp from 'sharp'

const headEnd = Buffer.from('\r\n\r\n')

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a request without an encoding gives buffers
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The files of a form. */
function filesOf(form: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`)
  const files: Buffer[] = []
  for (let start = form.indexOf(mark); start !== -1;) {
    const next = form.indexOf(mark, start + mark.length)
    const part = form.subarray(start, next === -1 ? form.length : next)
    const bodyAt = part.indexOf(headEnd)
    if (part.subarray(0, bodyAt).includes('filename=')) {
      files.push(part.subarray(bodyAt + headEnd.length, -2))
    }
    start = next
  }
  return files
}

const encode = (file: Buffer) =>
  sharp(file, { limitInputPixels: 50_000_000, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()

sharp.cache(false)
createServer((request, response) => {
  const boundary = /boundary=(\S+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
  read(request)
    .then((form) => Promise.all(filesOf(form, boundary).map(encode)))
    .then(
      () => response.writeHead(201).end(),
      () => response.writeHead(422).end(),
    )
}).listen(Number(process.argv[2]), '127.0.0.1')
