/**
 * Creates the work pictures of the sample professionals from renders of the dioramas (web/art/README.md):
 *
 *     node server/scripts/sample-pictures.ts RENDERS_FOLDER
 *
 * `parquet-4.png` is a whole scene (RGBA with a transparent background), `parquet-4-a.png` a close-up of it, and
 * `parquet-4-prima.png` the same room before the work. All become WebP files of the same name on a background in the colour of the scene. The background colours are
 * copies of `--glow` and `--tint` in web/src/styles/tokens.css.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const glow = '#fff6ec'
const tints: Readonly<Record<string, string>> = {
  bagno: '#d3e9e6',
  caldaia: '#ecdbe4',
  cartongesso: '#dfe3ee',
  clima: '#d7e6ef',
  facciata: '#f8e2ae',
  fotovoltaico: '#d7e6ef',
  giardino: '#dfe8cd',
  impianti: '#dfe3ee',
  luci: '#f8e2ae',
  parquet: '#f7e3bd',
  piastrelle: '#d3e9e6',
  pulizie: '#d7e6ef',
  ristrutturazione: '#f7e3bd',
  serramenti: '#f8d9d2',
  tetto: '#f9dcc6',
  tinteggiatura: '#dfe8cd',
}

/** Width and height of every picture, in pixels: what a card and a gallery show on a dense screen. */
const size = { width: 720, height: 540 }
const encoding = { quality: 76, effort: 6, smartSubsample: true }

function background(tint: string, shadow: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>` +
      `<radialGradient id="g" cx="50%" cy="30%" r="85%"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${tint}"/></radialGradient>` +
      `<radialGradient id="s"><stop offset="0" stop-color="#46230a" stop-opacity=".36"/><stop offset=".6" stop-color="#46230a" stop-opacity=".16"/><stop offset="1" stop-color="#46230a" stop-opacity="0"/></radialGradient>` +
      `</defs><rect width="100%" height="100%" fill="url(#g)"/>${shadow}</svg>`,
  )
}

async function writeWhole(render: string, tint: string, file: string): Promise<void> {
  const { width, height } = size
  const scene = await sharp(render).trim({ background: '#00000000', threshold: 1 }).png().toBuffer()
  const { data, info } = await sharp(scene)
    .resize(Math.round(width * 0.94), Math.round(height * 0.95), { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const top = Math.round((height - info.height) * 0.45)
  const shadow = `<ellipse cx="${width / 2}" cy="${top + info.height * 0.86}" rx="${info.width * 0.5}" ry="${info.height * 0.17}" fill="url(#s)"/>`
  await sharp(background(tint, shadow))
    .composite([{ input: data, left: Math.round((width - info.width) / 2), top }])
    .webp(encoding)
    .toFile(file)
}

async function writeCloseUp(render: string, tint: string, file: string): Promise<void> {
  const input = await sharp(render).resize(size.width, size.height).toBuffer()
  await sharp(background(tint, '')).composite([{ input }]).webp(encoding).toFile(file)
}

async function writePicture(render: string, folder: string): Promise<void> {
  const name = path.basename(render, '.png')
  const [scene = '', , view] = name.split('-')
  const tint = tints[scene]
  if (tint === undefined) throw new Error(`no background for ${name}`)
  const file = path.join(folder, `${name}.webp`)
  const isWhole = view === undefined || view === 'prima'
  await (isWhole ? writeWhole(render, tint, file) : writeCloseUp(render, tint, file))
}

const [renders] = process.argv.slice(2)
if (renders === undefined) throw new Error('usage: node server/scripts/sample-pictures.ts RENDERS_FOLDER')
const folder = fileURLToPath(new URL('../embedded/src/seed/pictures/', import.meta.url))
const files = (await readdir(renders)).filter((name) => /^[a-z]+-\d+(-[a-z]+)?\.png$/.test(name))
await Promise.all(files.map((file) => writePicture(path.join(renders, file), folder)))
