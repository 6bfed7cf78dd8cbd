import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

/** Width of a sheet without its gaps. */
const sheetWidth = 1800
/** Height of a picture on a sheet: as much of the top of the page as fits. */
const height = 660
const gap = 16
const titleHeight = 24
const rows = 2

/** Columns of a sheet with pictures of this width: those of wide windows stay readable. */
function columnsFor(windowWidth: number): number {
  if (windowWidth < 600) return 6
  return windowWidth < 1200 ? 4 : 3
}

export interface Shot {
  /** The name of the scene. */
  readonly scene: string
  /** The file in the folder of the pictures. */
  readonly file: string
}

/** The pictures of one width and colour scheme. */
export interface ShotGroup {
  readonly name: string
  /** Width of the window, in CSS pixels. */
  readonly width: number
  readonly shots: Shot[]
}

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function titleOf(scene: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${titleHeight}"><text y="17" font-family="sans-serif" font-size="14">${escapeMarkup(scene)}</text></svg>`,
  )
}

async function drawSheet(
  folder: string,
  shots: readonly Shot[],
  columns: number,
  file: string,
): Promise<void> {
  const width = sheetWidth / columns
  const layers = await Promise.all(
    shots.map(async (shot, index) => {
      const left = gap + (index % columns) * (width + gap)
      const top = gap + Math.floor(index / columns) * (titleHeight + height + gap)
      const picture = sharp(join(folder, shot.file)).resize({ width })
      const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
      const cut = { left: 0, top: 0, width, height: Math.min(height, info.height) }
      return [
        { input: titleOf(shot.scene, width), left, top },
        { input: await sharp(data).extract(cut).toBuffer(), left, top: top + titleHeight },
      ]
    }),
  )
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + Math.ceil(shots.length / columns) * (titleHeight + height + gap),
      channels: 3,
      background: '#c8c8c8',
    },
  })
    .composite(layers.flat())
    .jpeg({ quality: 82 })
    .toFile(join(folder, file))
}

/**
 * Draws the contact sheets of one width and colour scheme, each with at most twelve pictures: that many are in memory
 * at a time.
 *
 * @returns the files of the sheets
 */
export async function drawSheets(folder: string, { name, width, shots }: ShotGroup): Promise<string[]> {
  const columns = columnsFor(width)
  const size = columns * rows
  const files: string[] = []
  for (let first = 0; first < shots.length; first += size) {
    const file = `sheet-${name}-${first / size + 1}.jpg`
    await drawSheet(folder, shots.slice(first, first + size), columns, file)
    files.push(file)
  }
  return files
}

const link = (file: string, words: string) => `<a href="${file}">${escapeMarkup(words)}</a>`

/** Writes the page that leads to all sheets and pictures. @returns its path */
export async function writeIndex(
  folder: string,
  groups: readonly ShotGroup[],
  sheets: readonly string[],
): Promise<string> {
  const lists = groups.map(
    ({ name, shots }) =>
      `<h2>${name}</h2><p>${shots.map(({ scene, file }) => link(file, scene)).join(' · ')}</p>`,
  )
  const pictures = sheets.map((file) => `<img src="${file}" alt="${file}" loading="lazy" width="1000">`)
  const file = join(folder, 'index.html')
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>'
  await writeFile(file, [head, ...lists, ...pictures].join('\n'))
  return file
}
