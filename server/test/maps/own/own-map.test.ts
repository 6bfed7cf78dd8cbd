import { gzipSync } from 'node:zlib'

import { places, placesByValue, type Place } from '@mestieri/shared/municipalities/places.ts'
import sharp from 'sharp'
import t from 'tap'

import { loadGeography } from '../../../src/maps/own/geography.ts'
import { italySilhouette } from '../../../src/maps/own/inset.ts'
import { mapAttribution } from '../../../src/maps/own/map-controls.ts'
import { drawMap } from '../../../src/maps/own/own-map.ts'

const geography = await loadGeography()
const silhouette = italySilhouette(geography)

function place(value: string): Place {
  const found = placesByValue.get(value)
  if (!found) throw new Error(`no such place: ${value}`)
  return found
}

function draw(coordinates: { lat: number; lng: number }, label: string, width = 640, height = 320): string {
  return drawMap(geography, silhouette, { coordinates, label, width, height, theme: 'light' })
}

function drawPlace(value: string, width = 640, height = 320): string {
  const { name, province, lat, lng } = place(value)
  return draw({ lat, lng }, `${name} (${province})`, width, height)
}

/** Renders the SVG to pixels. Rejects if it is not well-formed. */
async function pixels(svg: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const sampleTowns = [
  'MONZA (MB)',
  'BOLZANO (BZ)',
  'CAGLIARI (CA)',
  'PALERMO (PA)',
  'VENEZIA (VE)',
  'COMO (CO)',
  'TRIESTE (TS)',
  'AOSTA (AO)',
  'LAMPEDUSA E LINOSA (AG)',
  "CAMPIONE D'ITALIA (CO)",
]

for (const value of sampleTowns) {
  t.test(`the map of ${value} has the requested size`, async (t) => {
    for (const [width, height] of [
      [640, 320],
      [343, 200],
    ] as const) {
      const rendered = await pixels(drawPlace(value, width, height))
      t.equal(rendered.width, width)
      t.equal(rendered.height, height)
    }
  })
}

t.test('the map contains the place, nearby towns, the distances and the sources', (t) => {
  const svg = drawPlace('MONZA (MB)')
  for (const text of ['Monza (MB)', 'Milano', 'Bergamo', '10 km', '25 km', mapAttribution]) {
    t.ok(svg.includes(`"${text}"`), text)
  }
  t.notOk(svg.includes('"Monza"'), 'the name of the place occurs once')
  t.end()
})

t.test('a visible neighbouring country is named', (t) => {
  t.ok(drawPlace('TRIESTE (TS)').includes('"SLOVENIA"'))
  t.notOk(drawPlace('ROMA (RM)').includes('"CITTÀ DEL VATICANO"'), 'too small')
  t.end()
})

t.test('the pin is red and in the middle, and the sea has another colour than land', async (t) => {
  const { data, width } = await pixels(drawPlace('PALERMO (PA)'))
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ]
  t.same(at(311, 145), [0xc8, 0x1e, 0x35], 'the pin')
  t.same(at(60, 30), [0xd5, 0xe8, 0xe5], 'the Tyrrhenian Sea')
  t.same(at(300, 312), [0xff, 0xf9, 0xf2], 'Sicily')
})

t.test('coordinates at sea and abroad give a valid map', async (t) => {
  for (const coordinates of [
    { lat: 44.9, lng: 12.9 },
    { lat: 40, lng: 12 },
    { lat: 46.2, lng: 6.1 },
    { lat: 35.49, lng: 12.6 },
  ]) {
    const svg = draw(coordinates, 'Al largo')
    t.equal((await pixels(svg)).width, 640)
    t.notMatch(svg, /NaN|undefined|Infinity/)
  }
})

t.test('extreme coordinates give a valid map', async (t) => {
  for (const coordinates of [
    { lat: 0, lng: 0 },
    { lat: -33.9, lng: 151.2 },
    { lat: 89.9, lng: 179.9 },
    { lat: -90, lng: -180 },
    { lat: 90, lng: 180 },
  ]) {
    const svg = draw(coordinates, 'Altrove')
    t.notMatch(svg, /NaN|Infinity/)
    t.equal((await pixels(svg)).width, 640)
  }
})

t.test('a label is escaped', async (t) => {
  const svg = draw(place('MONZA (MB)'), `<script>alert('1')</script> & "Vò" \u0000\u0007\uD800`)
  t.notOk(svg.includes('<script'))
  t.ok(svg.includes('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;Vò&quot;'))
  t.equal((await pixels(svg)).width, 640)
})

t.test('the SVG has no external resources, scripts or style sheets', (t) => {
  const svg = drawPlace('COMO (CO)')
  t.notMatch(
    svg,
    /<script|<style|<foreignObject|<image|\son\w+=|\sstyle=|xlink|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i,
  )
  for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) t.match(target, /^#([ait]|-[0-9a-z]{1,2})$/)
  t.end()
})

t.test('letters are outlines of the font, each once, and no text needs a font', (t) => {
  const svg = drawPlace('MONZA (MB)')
  t.notMatch(svg, /<text|font-/)
  const used = new Set(Array.from(svg.matchAll(/href="#(-[0-9a-z]+)"/g), ([, id]) => id))
  const drawn = Array.from(svg.matchAll(/<path id="(-[0-9a-z]+)" d="m/g), ([, id]) => id)
  t.ok(used.size > 20)
  t.same(new Set(drawn), used)
  t.equal(drawn.length, used.size)
  t.end()
})

t.test('the dark map has a dark sea and dark land', async (t) => {
  const { lat, lng } = place('PALERMO (PA)')
  const request = { coordinates: { lat, lng }, label: 'Palermo (PA)', width: 640, height: 320 } as const
  const { data, width } = await pixels(drawMap(geography, silhouette, { ...request, theme: 'dark' }))
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ]
  t.same(at(60, 30), [0x12, 0x30, 0x2f], 'the Tyrrhenian Sea')
  t.same(at(300, 312), [0x2b, 0x24, 0x1f], 'Sicily')
})

t.test('the compressed map stays under 15 kB, even in crowded areas and unusual sizes', (t) => {
  const crowded = places.toSorted((a, b) => b.population - a.population).slice(0, 12)
  const shapes = [
    [640, 320],
    [343, 200],
    [1280, 960],
    [1280, 320],
    [160, 960],
  ] as const
  for (const { value } of [...crowded, place('MONZA (MB)'), place('COMO (CO)')]) {
    for (const [width, height] of shapes) {
      const bytes = gzipSync(drawPlace(value, width, height)).length
      if (bytes > 15_000) t.fail(`${value} ${width} × ${height}: ${bytes} bytes`)
    }
  }
  t.end()
})

t.test('the smallest map has no inset and shows its sources in two lines', (t) => {
  const svg = drawPlace('MONZA (MB)', 160, 120)
  t.notOk(svg.includes(silhouette))
  t.ok(svg.includes('"Garda Informatica (MIT) · Natural Earth"'))
  t.ok(drawPlace('MONZA (MB)').includes(silhouette))
  t.end()
})

t.test('the same request gives the same map', (t) => {
  t.equal(drawPlace('BARI (BA)'), drawPlace('BARI (BA)'))
  t.end()
})
