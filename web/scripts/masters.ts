/**
 * Turns renders (square PNG, transparent background) into the masters that the build reads. Trims transparent
 * margins, so that a page can align a picture by its edges.
 *
 *     node web/scripts/masters.ts RENDER.png…      writes web/art/NAME.webp
 */
import { basename, join } from 'node:path'

import sharp from 'sharp'

const art = join(import.meta.dirname, '../art')

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The bounding box of all pixels that are not fully transparent. */
async function outline(file: string): Promise<Box> {
  const { data, info } = await sharp(file).ensureAlpha().extractChannel('alpha').raw().toBuffer({
    resolveWithObject: true,
  })
  let [left, top, right, bottom] = [info.width, info.height, -1, -1]
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[y * info.width + x] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < left) throw new Error(`${file}: all pixels are transparent`)
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

for (const render of process.argv.slice(2)) {
  const box = await outline(render)
  const out = join(art, `${basename(render, '.png')}.webp`)
  const { size } = await sharp(render)
    .extract(box)
    .webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: 6 })
    .toFile(out)
  console.log(`${out} ${box.width}×${box.height} ${Math.round(size / 1000)} kB`)
}
