import type { ImageReply } from '../replies.ts'
import type { MapRequest } from './map-request.ts'
import { type Geography, loadGeography } from './own/geography.ts'
import { italySilhouette } from './own/inset.ts'
import { drawMap } from './own/own-map.ts'
import type { MapProvider } from './static-provider.ts'

export interface Maps {
  /** The provider's map, or our own where there is no provider or it fails. */
  readonly render: (request: MapRequest) => Promise<ImageReply>
  /** Ends the provider's connections. */
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

/** What every own map is drawn from: read when the first is asked for, then kept; after a failure, read again. */
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

/** Makes maps; sizes are the caller's to bound. Rejects only when the geography on disk cannot be read. */
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
