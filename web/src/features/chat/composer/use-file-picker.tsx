import { type ReactNode, useRef } from 'react'

import { acceptedFiles } from '../photos/photo-limits.ts'

export interface FilePicker {
  /** The hidden field, to be drawn somewhere. */
  readonly input: ReactNode
  readonly open: () => void
}

/** A picker of photos: several from the device, or one straight from the camera. */
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
          // The same file can then be chosen again.
          currentTarget.value = ''
          void onFiles(files)
        }}
      />
    ),
  }
}
