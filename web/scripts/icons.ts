/**
 * Makes the site's icons from web/public/icon.svg:
 *
 *     node web/scripts/icons.ts      writes web/public/{favicon.ico,apple-touch-icon,icon-*}
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

const web = join(import.meta.dirname, '..')
const svg = await readFile(join(web, 'public/icon.svg'))
const tokens = await readFile(join(web, 'src/styles/tokens.css'), 'utf8')
const paper = /--paper: (#\w+)/.exec(tokens)?.[1]
if (paper === undefined) throw new Error('tokens.css has no --paper')

/**
 * Renders the logo mark, centred on a square, as PNG.
 * @param size side of the square in px
 * @param share side of the mark as a share of the square's side
 * @param background CSS colour; transparent by default
 */
async function draw(size: number, share = 1, background?: string): Promise<Buffer> {
  const inner = Math.round(size * share)
  const mark = await sharp(svg, { density: (72 * inner) / 36 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Packs PNG pictures into an ICO container, for `/favicon.ico`. */
function toIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const entrySize = 16
  const header = Buffer.alloc(6 + entrySize * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + entrySize * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const sizes = [16, 32, 48]
const small = await Promise.all(sizes.map(async (size) => ({ size, png: await draw(size) })))
const files: Readonly<Record<string, Buffer>> = {
  'favicon.ico': toIco(small),
  'icon-192.png': await draw(192, 0.94),
  'icon-512.png': await draw(512, 0.94),
  // Systems crop a maskable icon. Its safe zone is a circle of 80 % of the width (W3C, Web App Manifest).
  'icon-maskable-512.png': await draw(512, 0.56, paper),
  'apple-touch-icon.png': await draw(180, 0.66, paper),
}
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(web, 'public', name), content)
  console.log(`${name} ${content.length} bytes`)
}
