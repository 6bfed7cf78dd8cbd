import type { PhotoStore } from './photo-store.ts'

/** Object URLs of photos on this device, for `<img>`. */
export interface PhotoAddresses {
  /** The URL of a photo's file, created at the first call. */
  readonly of: (id: string, picture: Blob) => string
  /** The URL of a stored photo; null if it is gone. */
  readonly find: (id: string) => Promise<string | null>
  /** Revokes all URLs, so that the browser frees the memory. */
  readonly release: () => void
}

export interface PhotoAddressesDeps {
  readonly store: Pick<PhotoStore, 'read'>
  /** The browser's `URL`. */
  readonly addresses: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
}

export function createPhotoAddresses({ store, addresses }: PhotoAddressesDeps): PhotoAddresses {
  const known = new Map<string, string>()

  function of(id: string, picture: Blob): string {
    const address = known.get(id) ?? addresses.createObjectURL(picture)
    known.set(id, address)
    return address
  }

  return {
    of,

    async find(id) {
      const address = known.get(id)
      if (address !== undefined) return address
      const picture = await store.read(id)
      return picture && of(id, picture)
    },

    release() {
      for (const address of known.values()) addresses.revokeObjectURL(address)
      known.clear()
    },
  }
}
