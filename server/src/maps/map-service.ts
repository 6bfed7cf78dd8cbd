import type { ImageReply } from '../replies/replies.ts'
import type { MapRequest } from './map-request.ts'
import type { MapProvider } from './static-provider.ts'

export interface Maps {
  /** Resolves with the provider's map, or with our own map if there is no provider or it fails. */
  readonly render: (request: MapRequest) => Promise<ImageReply>
  /** Closes the connections to the provider. */
  readonly close: () => Promise<void>
}

/** Draws one of our own maps. */
type Draw = (request: MapRequest) => string

/** Loads the code and the data of our own maps: a start needs neither them nor the list of all towns. */
async function loadAtlas(): Promise<Draw> {
  const [{ loadGeography }, { italySilhouette }, { drawMap }] = await Promise.all([
    import('./own/geography.ts'),
    import('./own/inset.ts'),
    import('./own/own-map.ts'),
  ])
  const geography = await loadGeography()
  const silhouette = italySilhouette(geography)
  return (request) => drawMap(geography, silhouette, request)
}

/** Creates a loader of our own maps. It loads on the first call, and again after a failure. */
function createAtlas(): () => Promise<Draw> {
  let atlas: Promise<Draw> | null = null
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
      const draw = await atlas()
      return { type: 'image/svg+xml', body: Buffer.from(draw(request)) }
    },
    close: async () => provider?.close(),
  }
}
