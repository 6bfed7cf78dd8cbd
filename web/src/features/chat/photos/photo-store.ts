import { otherStorage } from '../../../lib/storage/storage.ts'

/** A shrunk photo on this device, stored until it is delivered. */
export interface StoredPhoto {
  readonly id: string
  /** The slug of the service whose conversation it belongs to. */
  readonly service: string
  readonly name: string
  readonly picture: Blob
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** The photos that are chosen but not delivered yet. No method rejects. */
export interface PhotoStore {
  keep(photo: StoredPhoto): Promise<void>
  read(id: string): Promise<Blob | null>
  remove(id: string): Promise<void>
  /** All photos of a service, oldest first. */
  all(service: string): Promise<StoredPhoto[]>
}

const storeName = 'foto'

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB request failed')))
  })
}

async function open(databases: IDBFactory): Promise<IDBDatabase> {
  const request = databases.open(otherStorage.chatPhotos, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: 'id' }),
  )
  return requestResult(request)
}

/**
 * The photo store in IndexedDB, because local storage is too small for pictures. If the browser refuses
 * IndexedDB, the photos exist in memory only, as long as this object.
 * @param databases returns the browser's `indexedDB`; may throw
 */
export function createPhotoStore(databases: () => IDBFactory): PhotoStore {
  const kept = new Map<string, StoredPhoto>()
  let opening: Promise<IDBDatabase> | undefined

  async function query<T>(
    mode: IDBTransactionMode,
    work: (photos: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    opening ??= Promise.resolve().then(() => open(databases()))
    const database = await opening
    return requestResult(work(database.transaction(storeName, mode).objectStore(storeName)))
  }

  return {
    async keep(photo) {
      kept.set(photo.id, photo)
      await query('readwrite', (photos) => photos.put(photo)).catch(() => undefined)
    },

    async read(id) {
      const known = kept.get(id)
      if (known) return known.picture
      const found: unknown = await query('readonly', (photos) => photos.get(id)).catch(() => undefined)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes the store
      return (found as StoredPhoto | undefined)?.picture ?? null
    },

    async remove(id) {
      kept.delete(id)
      await query('readwrite', (photos) => photos.delete(id)).catch(() => undefined)
    },

    async all(service) {
      const found: unknown = await query('readonly', (photos) => photos.getAll()).catch(() => [])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes the store
      const byId = new Map([...(found as StoredPhoto[]), ...kept.values()].map((photo) => [photo.id, photo]))
      return [...byId.values()]
        .filter((photo) => photo.service === service)
        .toSorted((a, b) => a.keptAt - b.keptAt)
    },
  }
}
