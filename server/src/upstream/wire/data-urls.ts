import { StreamedRequest } from '../transport/streamed-request.ts'

/** A file that can be read more than once. */
export interface FileSource {
  /** The size of the file. */
  readonly bytes: number
  /** Reads the file from the beginning. */
  open(): AsyncIterable<Uint8Array>
}

const base64Length = (bytes: number) => 4 * Math.ceil(bytes / 3)

/** Encodes chunks of any length as one base64 text (RFC 4648). It holds one chunk at a time. */
async function* encodeBase64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    // Base64 encodes three bytes as four characters. The remaining bytes are encoded with the next chunk.
    const whole = bytes.length - (bytes.length % 3)
    rest = bytes.subarray(whole)
    if (whole > 0) yield Buffer.from(bytes.toString('base64', 0, whole), 'latin1')
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1')
}

/**
 * The request `{ …fields, files: ["data:image/jpeg;base64,…"] }` as a stream. Only one chunk of one file is
 * in memory at a time.
 *
 * @param fields at least one; `files` is not allowed
 */
export function streamDataUrls(
  fields: Readonly<Record<string, string | number>>,
  files: readonly FileSource[],
): StreamedRequest {
  const head = Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"files":[`)
  const opening = Buffer.from('"data:image/jpeg;base64,')
  const [closing, comma, tail] = [Buffer.from('"'), Buffer.from(','), Buffer.from(']}')]
  const fileLength = ({ bytes }: FileSource) => opening.length + base64Length(bytes) + closing.length
  const commas = Math.max(0, files.length - 1)
  const length = files.reduce((sum, file) => sum + fileLength(file), head.length + commas + tail.length)

  return new StreamedRequest(length, async function* write() {
    yield head
    for (const [index, file] of files.entries()) {
      if (index > 0) yield comma
      yield opening
      yield* encodeBase64(file.open())
      yield closing
    }
    yield tail
  })
}
