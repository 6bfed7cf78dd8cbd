import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { DocumentTemplate } from '@mestieri/shared/contracts/page-renderer.ts'
import { chats } from '@mestieri/shared/services/chats.ts'
import { quantities as plants } from '@mestieri/shared/services/impianto_fotovoltaico/quantities.ts'
import { interviews } from '@mestieri/shared/services/interviews.ts'
import type { JobKinds } from '@mestieri/shared/services/job-kind.ts'
import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { quantities as facades } from '@mestieri/shared/services/ristrutturazione_facciata/quantities.ts'
import { quantities as roofs } from '@mestieri/shared/services/ristrutturazione_tetto/quantities.ts'
import { quantities as windows } from '@mestieri/shared/services/serramenti/quantities.ts'
import t from 'tap'

const web = join(import.meta.dirname, '..')
const { html, links } = JSON.parse(
  await readFile(join(web, 'dist-ssr/document.json'), 'utf8'),
) as DocumentTemplate

const names = (await readdir(join(web, 'dist/assets'))).filter((name) => name.endsWith('.js'))
const scripts = new Map(
  await Promise.all(
    names.map(async (name) => [name, await readFile(join(web, 'dist/assets', name), 'utf8')] as const),
  ),
)

/** The scripts that a piece of HTML names. */
function scriptsOf(text: string): string[] {
  return [...text.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? '')
}

/** The scripts that hold one of the texts. */
function holders(texts: readonly string[]): string[] {
  return names.filter((name) => texts.some((text) => scripts.get(name)?.includes(text)))
}

t.test('the scripts of every page are at most 115 kB compressed', async (t) => {
  const initial = scriptsOf(html)
  t.ok(initial.length >= 3)
  const sizes = initial.map((name) => brotliCompressSync(scripts.get(name) ?? '').length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  t.ok(total <= 115_000, `${total} bytes`)
})

t.test('no script of the browser holds the interview of a service or the rows of its estimate', async (t) => {
  const questions = Object.values(interviews).flatMap((interview) => Object.values(interview.questions))
  t.ok(questions.length > 30)
  t.same(holders(questions.map(({ help }) => help)), [])
  const rows = Object.values({ ...plants, ...facades, ...roofs, ...windows })
  t.ok(rows.length > 15)
  // Short labels such as 'Finestra' are words of pages too.
  t.same(holders(rows.map(({ label }) => label).filter((label) => label.length > 20)), [])
})

t.test('no script of the browser holds the data of a job', async (t) => {
  const services = join(web, '../shared/src/services')
  const catalogues = await Promise.all(
    Object.keys(chats).map(
      async (slug) => (await import(join(services, slug, 'jobs/all.ts'))) as { readonly kinds: JobKinds },
    ),
  )
  const jobs = catalogues.flatMap(({ kinds }) => Object.values(kinds))
  t.ok(jobs.length > 70)
  // The landings share the labels of some price rows, but no cues and no plan of a visit.
  t.same(holders(jobs.flatMap(({ cues, visit }) => [cues, visit])), [])
})

t.test('a landing’s texts come with the landing page alone, a chat’s with the chat page', async (t) => {
  const landing = holders(Object.values(landingContents).map(({ description }) => description))
  t.equal(landing.length, 1)
  t.ok(scriptsOf(links['src/pages/landing/page.tsx'] ?? '').includes(landing[0] ?? ''))
  const chat = holders(Object.values(chats).map(({ usefulPhotos }) => usefulPhotos[2]))
  t.equal(chat.length, 1)
  t.ok(scriptsOf(links['src/pages/chat/page.tsx'] ?? '').includes(chat[0] ?? ''))
})
