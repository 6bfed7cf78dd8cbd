import t from 'tap'

import type { MapRequest } from '../../src/maps/map-request.ts'
import { createMaps } from '../../src/maps/map-service.ts'
import type { MapProvider } from '../../src/maps/static-provider.ts'

const request: MapRequest = {
  coordinates: { lat: 45.58, lng: 9.27 },
  label: 'Monza (MB)',
  width: 640,
  height: 320,
  scale: 1,
  theme: 'light',
}

function providerOf(fetchMap: MapProvider['fetchMap']): MapProvider & { closed: () => boolean } {
  let closed = false
  return {
    fetchMap,
    close: async () => {
      closed = true
    },
    closed: () => closed,
  }
}

t.test('without a provider our own map is returned', async (t) => {
  const maps = createMaps({ provider: null })
  const image = await maps.render(request)
  t.equal(image.type, 'image/svg+xml')
  t.match(image.body.toString(), /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="320"/)
  await maps.close()
})

t.test('with a provider its map is returned', async (t) => {
  const image = { type: 'image/png' as const, body: Buffer.from('a map') }
  const asked: MapRequest[] = []
  const provider = providerOf(async (wanted) => {
    asked.push(wanted)
    return image
  })
  const maps = createMaps({ provider })
  t.equal(await maps.render(request), image)
  t.same(asked, [request])
  await maps.close()
  t.ok(provider.closed())
})

t.test('if the provider fails our own map is returned', async (t) => {
  const maps = createMaps({ provider: providerOf(async () => null) })
  t.equal((await maps.render(request)).type, 'image/svg+xml')
})

t.test('many concurrent maps are all drawn', async (t) => {
  const maps = createMaps({ provider: null })
  const images = await Promise.all(Array.from({ length: 8 }, () => maps.render(request)))
  t.equal(new Set(images.map(({ body }) => body.toString())).size, 1)
})
