import { type ReactNode, useRef } from 'react'

import { acceptedFiles } from '../photos/photo-limits.ts'

export interface FilePicker {
  /** The hidden file field; the caller must render it. */
  readonly input: ReactNode
  readonly open: () => void
}

/** A photo picker: several files from the device, or one photo from the camera. */
export function useFilePicker(
  onFiles: (files: readonly File[]) => Promise<void>,
  { camera = false }: { readonly camera?: boolean } = {},
): FilePicker {
  const field = useRef<HTMLInputElement>(null)
  return {
    open: () => field.current?.click(),
    input: (
      <input
        ref={field}
        type="file"
        hidden
        multiple={!camera}
        accept={camera ? 'image/*' : acceptedFiles}
        capture={camera ? 'environment' : undefined}
        aria-label={camera ? 'Scatta una foto' : 'Foto da inviare'}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Without a reset, choosing the same file again fires no `change` event.
          currentTarget.value = ''
          void onFiles(files)
        }}
      />
    ),
  }
}
