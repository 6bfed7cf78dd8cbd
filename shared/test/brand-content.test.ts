import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { caller } from '../src/brand/calls.ts'
import { people } from '../src/brand/people.ts'
import { pressLogos } from '../src/brand/press.ts'
import { ranking } from '../src/brand/ranking.ts'
import { customerReviews, professionalReviews, videoReviews } from '../src/brand/reviews.ts'
import { selectionSteps } from '../src/brand/selection.ts'
import { howItWorksVideos } from '../src/brand/videos.ts'
import { requiredDocuments } from '../src/professional-promises.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'shared/src/brand')
const publicFolder = join(root, 'web/public')

const isDay = (date: string) => /^20\d\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))

/** All texts of a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

async function ownerValues(): Promise<[file: string, value: unknown][]> {
  const files = await readdir(folder)
  return Promise.all(
    files.map(async (file): Promise<[string, unknown]> => [file, await import(join(folder, file))]),
  )
}

t.test('no file of the owner has an invented value', async (t) => {
  for (const [file, value] of await ownerValues()) {
    for (const text of textsOf(value)) t.notMatch(text, /\bexample\b|di esempio|lorem|todo|tbd|xxx/i, file)
  }
})

t.test('every review has a source, a date and one to five stars', async (t) => {
  for (const { reviewer, source, date, rating } of [...customerReviews, ...professionalReviews]) {
    t.match(source, /\S/, reviewer)
    t.ok(isDay(date), reviewer)
    t.ok(Number.isInteger(rating) && rating >= 1 && rating <= 5, reviewer)
  }
  for (const { reviewer, date, videoLink, youtubeLink } of videoReviews) {
    t.ok(isDay(date), reviewer)
    t.ok(videoLink !== null || youtubeLink !== null, reviewer)
  }
})

t.test('every picture, video and subtitle file of the owner is in the public folder', async (t) => {
  const files = [
    ...pressLogos.map(({ image }) => image),
    ...people.flatMap(({ photo }) => photo ?? []),
    ...howItWorksVideos.flatMap(({ url, poster, captions }) => [url, poster, captions ?? []].flat()),
    ...videoReviews.flatMap(({ videoLink, poster, captions }) =>
      [videoLink ?? [], poster, captions ?? []].flat(),
    ),
  ]
  for (const file of files) t.ok(existsSync(join(publicFolder, file)), file)
  for (const { title, captions, transcript } of howItWorksVideos) {
    t.equal(
      captions !== null,
      transcript.length > 0,
      `${title}: what is spoken has subtitles and a transcript`,
    )
  }
})

t.test('the selection names the documents that the terms ask for', async (t) => {
  const asked: readonly string[] = Object.values(requiredDocuments)
  const named = selectionSteps
    .map(({ title }) => title)
    .filter((title) => /visura|preventivi|foto/i.test(title))
  for (const title of named) t.ok(asked.includes(title), title)
})

t.test('a confirmed ranking has its day and its parameters', async (t) => {
  if (ranking) {
    t.ok(isDay(ranking.confirmedOn))
    t.ok(ranking.parameters.length > 0)
  }
  if (caller) t.match(caller.phone, /^\+39\d{6,11}$/)
})
