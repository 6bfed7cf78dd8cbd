import type { PhotoStore } from './photo-store.ts'

/** Addresses for `<img>` of photos that are on this device. */
export interface PhotoAddresses {
  /** The address of a photo's picture, made at the first call. */
  readonly of: (id: string, picture: Blob) => string
  /** The address of a photo that was kept; null where it is gone. */
  readonly find: (id: string) => Promise<string | null>
  /** Gives the memory back; no address works after it. */
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
