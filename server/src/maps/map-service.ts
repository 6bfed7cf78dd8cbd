import type { ImageReply } from '../replies/replies.ts'
import type { MapRequest } from './map-request.ts'
import { type Geography, loadGeography } from './own/geography.ts'
import { italySilhouette } from './own/inset.ts'
import { drawMap } from './own/own-map.ts'
import type { MapProvider } from './static-provider.ts'

export interface Maps {
  /** Resolves with the provider's map, or with our own map if there is no provider or it fails. */
  readonly render: (request: MapRequest) => Promise<ImageReply>
  /** Closes the connections to the provider. */
  readonly close: () => Promise<void>
}

interface Atlas {
  readonly geography: Geography
  readonly silhouette: string
}

async function loadAtlas(): Promise<Atlas> {
  const geography = await loadGeography()
  return { geography, silhouette: italySilhouette(geography) }
}

/** Creates a loader for the data of our own maps. It loads on the first call, and again after a failure. */
function createAtlas(): () => Promise<Atlas> {
  let atlas: Promise<Atlas> | null = null
  return async () => {
    try {
      atlas ??= loadAtlas()
      return await atlas
    } catch (error) {
      atlas = null
      throw error
    }
  }
}

/** Creates the map service. `render` rejects only if the geography file cannot be read. */
export function createMaps({ provider }: { readonly provider: MapProvider | null }): Maps {
  const atlas = createAtlas()
  return {
    async render(request) {
      const provided = await provider?.fetchMap(request)
      if (provided) return provided
      const { geography, silhouette } = await atlas()
      return { type: 'image/svg+xml', body: Buffer.from(drawMap(geography, silhouette, request)) }
    },
    close: async () => provider?.close(),
  }
}
