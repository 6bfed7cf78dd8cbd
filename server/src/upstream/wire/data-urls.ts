import { StreamedRequest } from '../transport/streamed-request.ts'

/** Bytes that can be read more than once, and how many they are. */
export interface FileSource {
  readonly bytes: number
  open(): AsyncIterable<Uint8Array>
}

const base64Length = (bytes: number) => 4 * Math.ceil(bytes / 3)

/** Base64 (RFC 4648) of pieces of any length, without holding more than one of them. */
async function* encodeBase64(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    // Three bytes make four characters; what is left over belongs to the next piece.
    const whole = bytes.length - (bytes.length % 3)
    rest = bytes.subarray(whole)
    if (whole > 0) yield Buffer.from(bytes.toString('base64', 0, whole), 'latin1')
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1')
}

/**
 * The request `{ …fields, files: ["data:image/jpeg;base64,…"] }` as a stream: of all files together no more is in
 * memory than one piece.
 * @param fields at least one, none of them `files`
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
