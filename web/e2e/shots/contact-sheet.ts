import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

/** Size of a picture on a sheet: as much of the top of the page as fits. */
const cell = { width: 300, height: 660, gap: 16, title: 24 } as const
const columns = 6
const rows = 2

export interface Shot {
  /** The name of the scene. */
  readonly scene: string
  /** The file in the folder of the pictures. */
  readonly file: string
}

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function titleOf(scene: string): Buffer {
  const { width, title } = cell
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${title}"><text y="17" font-family="sans-serif" font-size="14">${escapeMarkup(scene)}</text></svg>`,
  )
}

async function drawSheet(folder: string, shots: readonly Shot[], file: string): Promise<void> {
  const { width, height, gap, title } = cell
  const layers = await Promise.all(
    shots.map(async ({ scene, file }, index) => {
      const left = gap + (index % columns) * (width + gap)
      const top = gap + Math.floor(index / columns) * (title + height + gap)
      const picture = sharp(join(folder, file)).resize({ width })
      const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
      const cut = { left: 0, top: 0, width, height: Math.min(height, info.height) }
      const input = await sharp(data).extract(cut).toBuffer()
      return [
        { input: titleOf(scene), left, top },
        { input, left, top: top + title },
      ]
    }),
  )
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + Math.ceil(shots.length / columns) * (title + height + gap),
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
export async function drawSheets(folder: string, name: string, shots: readonly Shot[]): Promise<string[]> {
  const size = columns * rows
  const files: string[] = []
  for (let first = 0; first < shots.length; first += size) {
    const file = `sheet-${name}-${first / size + 1}.jpg`
    // oxlint-disable-next-line no-await-in-loop -- one sheet at a time bounds the memory
    await drawSheet(folder, shots.slice(first, first + size), file)
    files.push(file)
  }
  return files
}

const link = (file: string, words: string) => `<a href="${file}">${escapeMarkup(words)}</a>`

/** Writes the page that leads to all sheets and pictures. @returns its path */
export async function writeIndex(
  folder: string,
  groups: ReadonlyMap<string, readonly Shot[]>,
  sheets: readonly string[],
): Promise<string> {
  const lists = [...groups].map(
    ([name, shots]) =>
      `<h2>${name}</h2><p>${shots.map(({ scene, file }) => link(file, scene)).join(' · ')}</p>`,
  )
  const pictures = sheets.map((file) => `<img src="${file}" alt="${file}" loading="lazy" width="1000">`)
  const file = join(folder, 'index.html')
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>'
  await writeFile(file, [head, ...lists, ...pictures].join('\n'))
  return file
}
