import type { EndpointAnswer } from '@mestieri/shared/contracts/site/endpoints.ts'

import { errorFromResponse, localError } from '../../../lib/api/api-client.ts'
import { endpointUrl } from '../../../lib/api/endpoint-url.ts'

export interface PhotoUpload {
  readonly threadId: string
  readonly messageIndex: number
  readonly file: Blob
  readonly name: string
}

export interface UploadOptions {
  readonly signal: AbortSignal
  /** Called with the uploaded fraction, 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** The BFF answers within 45 s after the upload (contract.md, section 4); the rest is for a slow upload. */
const timeoutMs = 120_000

/** The file name with the extension `.jpg`: the photo was converted to JPEG. */
function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '').slice(0, 80) || 'foto'}.jpg`
}

function readAddress(text: string): string | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the BFF checks its answers
  const { pictureUrls } = JSON.parse(text) as EndpointAnswer<'chat.savePictures'>
  return pictureUrls[0] ?? null
}

/**
 * Uploads one photo. It uses XMLHttpRequest, because fetch reports no upload progress.
 * @returns the photo's URL, without a width; null if upstream returns none that may be shown
 * @throws {ApiError} or the signal's reason
 */
export function uploadPhoto(
  upload: PhotoUpload,
  { signal, onProgress }: UploadOptions,
): Promise<string | null> {
  const form = new FormData()
  form.append('threadId', upload.threadId)
  form.append('messageIndex', String(upload.messageIndex))
  form.append('files', upload.file, jpegName(upload.name))
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (run: () => void) => () => {
      signal.removeEventListener('abort', abort)
      run()
    }
    signal.addEventListener('abort', abort)
    request.open('POST', endpointUrl('POST /api/chat/pictures'))
    request.setRequestHeader('accept', 'application/json')
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener(
      'load',
      settle(() => {
        const { status, responseText } = request
        if (status < 200 || status >= 300) {
          reject(errorFromResponse(status, responseText))
          return
        }
        try {
          resolve(readAddress(responseText))
        } catch (cause) {
          reject(localError('unreadable', cause))
        }
      }),
    )
    request.addEventListener(
      'error',
      settle(() => reject(localError('offline'))),
    )
    request.addEventListener(
      'timeout',
      settle(() => reject(localError('timeout'))),
    )
    request.addEventListener(
      'abort',
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the callers abort with errors
      settle(() => reject(signal.reason as Error)),
    )
    request.send(form)
  })
}
