import { otherStorage } from '../../../lib/storage.ts'

/** A photo that is ready to go, as this device keeps it until it is delivered. */
export interface StoredPhoto {
  readonly id: string
  /** The slug of the service whose conversation it belongs to. */
  readonly service: string
  readonly name: string
  readonly picture: Blob
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** Photos of a service that are chosen or not delivered yet. Nothing here rejects. */
export interface PhotoStore {
  keep(photo: StoredPhoto): Promise<void>
  read(id: string): Promise<Blob | null>
  remove(id: string): Promise<void>
  /** Those of a service, the oldest first. */
  all(service: string): Promise<StoredPhoto[]>
}

const table = 'foto'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB request failed')))
  })
}

async function open(databases: IDBFactory): Promise<IDBDatabase> {
  const request = databases.open(otherStorage.chatPhotos, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'id' }))
  return settled(request)
}

/**
 * The photo store over IndexedDB, because local storage is too small for pictures; where the browser refuses it, photos
 * live as long as this object.
 * @param databases gives the browser's own; it may throw
 */
export function createPhotoStore(databases: () => IDBFactory): PhotoStore {
  const kept = new Map<string, StoredPhoto>()
  let opening: Promise<IDBDatabase> | undefined

  async function ask<T>(
    mode: IDBTransactionMode,
    work: (photos: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    opening ??= Promise.resolve().then(() => open(databases()))
    const database = await opening
    return settled(work(database.transaction(table, mode).objectStore(table)))
  }

  return {
    async keep(photo) {
      kept.set(photo.id, photo)
      await ask('readwrite', (photos) => photos.put(photo)).catch(() => undefined)
    },

    async read(id) {
      const known = kept.get(id)
      if (known) return known.picture
      const found: unknown = await ask('readonly', (photos) => photos.get(id)).catch(() => undefined)
      return (found as StoredPhoto | undefined)?.picture ?? null
    },

    async remove(id) {
      kept.delete(id)
      await ask('readwrite', (photos) => photos.delete(id)).catch(() => undefined)
    },

    async all(service) {
      const found: unknown = await ask('readonly', (photos) => photos.getAll()).catch(() => [])
      const byId = new Map([...(found as StoredPhoto[]), ...kept.values()].map((photo) => [photo.id, photo]))
      return [...byId.values()]
        .filter((photo) => photo.service === service)
        .toSorted((a, b) => a.keptAt - b.keptAt)
    },
  }
}
