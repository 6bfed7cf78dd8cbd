/**
 * Creates the work pictures of the sample professionals from the master pictures of the dioramas:
 *
 *     node server/scripts/sample-pictures.ts MASTERS_FOLDER
 *
 * Each master (`bagno-1.png`, RGBA with a transparent background) gives two pictures: `bagno-1.webp` with the
 * whole scene on a background in the colour of the service, and `bagno-1-close.webp`, a close-up that fills
 * the picture like a photograph. The background colours are copies of `--glow` and `--tint` in
 * web/src/styles/tokens.css.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const glow = '#fff6ec'
const tints: Readonly<Record<string, string>> = {
  bagno: '#d3e9e6',
  caldaia: '#ecdbe4',
  facciata: '#f8e2ae',
  fotovoltaico: '#d7e6ef',
  impianti: '#dfe3ee',
  ristrutturazione: '#f7e3bd',
  serramenti: '#f8d9d2',
  tetto: '#f9dcc6',
  tinteggiatura: '#dfe8cd',
}

/** The section that a close-up shows: its centre and its width, as fractions of the trimmed scene. */
interface View {
  readonly x: number
  readonly y: number
  readonly width: number
}
const middle: View = { x: 0.5, y: 0.46, width: 0.57 }
const closeUps: Readonly<Record<string, View>> = {
  facciata: { x: 0.5, y: 0.42, width: 0.5 },
  fotovoltaico: { x: 0.46, y: 0.42, width: 0.57 },
  tetto: { x: 0.5, y: 0.4, width: 0.57 },
}
/** Sections with the gardens beside the houses, for pictures of gardeners. */
const gardens: Readonly<Record<string, View>> = {
  'facciata-2': { x: 0.8, y: 0.7, width: 0.5 },
  'fotovoltaico-1': { x: 1, y: 0.62, width: 0.42 },
  'fotovoltaico-2': { x: 1, y: 0.62, width: 0.42 },
  'tetto-2': { x: 0.3, y: 0.68, width: 0.5 },
}

interface Scene {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

const wholeSize = { width: 800, height: 600 }
const closeSize = { width: 720, height: 540 }

function ground(tint: string, size: { width: number; height: number }, shadow: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>` +
      `<radialGradient id="g" cx="50%" cy="30%" r="85%"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${tint}"/></radialGradient>` +
      `<radialGradient id="s"><stop offset="0" stop-color="#46230a" stop-opacity=".36"/><stop offset=".6" stop-color="#46230a" stop-opacity=".16"/><stop offset="1" stop-color="#46230a" stop-opacity="0"/></radialGradient>` +
      `</defs><rect width="100%" height="100%" fill="url(#g)"/>${shadow}</svg>`,
  )
}

async function writeWhole(scene: Scene, tint: string, file: string): Promise<void> {
  const { width, height } = wholeSize
  const { data, info } = await sharp(scene.data)
    .resize(Math.round(width * 0.93), Math.round(height * 0.94), { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const top = Math.round((height - info.height) * 0.45)
  const shadow = `<ellipse cx="${width / 2}" cy="${top + info.height * 0.86}" rx="${info.width * 0.5}" ry="${info.height * 0.17}" fill="url(#s)"/>`
  await sharp(ground(tint, wholeSize, shadow))
    .composite([{ input: data, left: Math.round((width - info.width) / 2), top }])
    .webp({ quality: 82, effort: 6 })
    .toFile(file)
}

/**
 * Start of a section of length `part` around `centre` (a fraction of `all`), clamped to 0 … `all`. All in
 * pixels.
 */
function startOf(centre: number, part: number, all: number): number {
  return Math.round(Math.min(Math.max(centre * all - part / 2, 0), all - part))
}

async function writeClose(scene: Scene, tint: string, view: View, file: string): Promise<void> {
  const { width, height } = scene.info
  const cut = { width: Math.round(width * view.width), height: 0 }
  cut.height = Math.round((cut.width * closeSize.height) / closeSize.width)
  const left = startOf(view.x, cut.width, width)
  const top = startOf(view.y, cut.height, height)
  const detail = await sharp(scene.data)
    .extract({ left, top, ...cut })
    .resize(closeSize.width, closeSize.height)
    .toBuffer()
  await sharp(ground(tint, closeSize, ''))
    .composite([{ input: detail }])
    .webp({ quality: 80, effort: 6 })
    .toFile(file)
}

async function writePictures(master: string, folder: string): Promise<void> {
  const name = path.basename(master, '.png')
  const service = name.replace(/-\d$/, '')
  const tint = tints[service]
  if (tint === undefined) throw new Error(`no background colour for ${name}`)
  const scene = await sharp(master)
    .trim({ background: '#00000000', threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true })
  const target = path.join(folder, name)
  await writeWhole(scene, tint, `${target}.webp`)
  await writeClose(scene, tint, closeUps[service] ?? middle, `${target}-close.webp`)
  const garden = gardens[name]
  if (garden) await writeClose(scene, tint, garden, `${target}-garden.webp`)
}

const [masters] = process.argv.slice(2)
if (masters === undefined) throw new Error('usage: node server/scripts/sample-pictures.ts MASTERS_FOLDER')
const folder = fileURLToPath(new URL('../embedded/src/seed/pictures/', import.meta.url))
const files = (await readdir(masters)).filter((name) => name.endsWith('.png'))
await Promise.all(files.map((file) => writePictures(path.join(masters, file), folder)))
