import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import sharp from 'sharp'
import t, { type Test } from 'tap'

import { openProfessionalPictures } from '../../src/pictures/professional-pictures.ts'
import { seedSamples } from '../../src/seed/seed.ts'
import { dataFolder as folderOf, openDatabase } from '../../src/storage/database.ts'
import { countSamples } from '../../src/storage/seed-records.ts'
import { exportProfessionals } from '../../src/transfer/export.ts'
import {
  formatImported,
  formatProblems,
  ImportError,
  importProfessionals,
} from '../../src/transfer/import.ts'
import { removeProfessionals } from '../../src/transfer/remove.ts'
import { contentOf, dataFolder, seededDatabase } from '../data-folder.ts'

let uids = 0
const newUid = () => `u-${(uids += 1)}`

function emptyDatabase(t: Test): DatabaseSync {
  const database = openDatabase(dataFolder(t))
  t.teardown(() => database.close())
  return database
}

/** Imports a text as a file. */
async function take(
  database: DatabaseSync,
  text: string,
  options: { dryRun?: boolean; pictures?: string } = {},
) {
  const dataDir = folderOf(database)
  const format = text.startsWith('[') ? 'json' : 'csv'
  const file = path.join(dataDir, `given.${format}`)
  writeFileSync(file, text)
  const { dryRun = false, pictures = null } = options
  return importProfessionals({ database, dataDir, file, format, pictures, dryRun, newUid })
}

async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work
    return []
  } catch (error) {
    if (error instanceof ImportError) return error.problems.map(({ line, reason }) => `${line}: ${reason}`)
    throw error
  }
}

async function exported(database: DatabaseSync, format: 'csv' | 'json'): Promise<string> {
  const stored = new Set(await openProfessionalPictures(folderOf(database)).names())
  return [...exportProfessionals({ database, format, stored })].join('')
}

const heading =
  'shopname;profession;city;province;served_cities;phone;rating;satisfied_customers;settlement_due'
const rossi = 'Rossi;idraulico;Monza;;Milano (MI)|lissone;347 123 4567;4,5;3;120,50'

t.test('a table of a few columns is enough, and values are normalised', async (t) => {
  const database = emptyDatabase(t)
  t.match(await take(database, `${heading}\n${rossi}\n`), { added: 1, changed: 0, unchanged: 0 })
  t.match(database.prepare('SELECT * FROM affiliates').get(), {
    link: 'rossi-monza',
    profession: 'Idraulico',
    city: 'Monza',
    province: 'MB',
    place_key: 'monza(mb',
    phone: '+393471234567',
    rating: 4.5,
    satisfied_customers: 3,
    settlement_due: 12_050,
    lat: null,
  })
  t.match(database.prepare('SELECT place_key FROM served_cities ORDER BY position').all(), [
    { place_key: 'milano(mi' },
    { place_key: 'lissone(mb' },
  ])
  t.match(await take(database, `${heading}\n${rossi}\n`), { added: 0, unchanged: 1 }, 'the same again')
  const few = await take(database, 'link;rating;phone\nrossi-monza;3;\n')
  t.match(few, { added: 0, changed: 1 })
  t.match(
    database.prepare('SELECT rating, phone, shopname FROM affiliates').get(),
    { rating: 3, phone: null, shopname: 'Rossi' },
    'a column that is left out keeps its value, an empty cell clears it',
  )
})

t.test('every mistake is told with its line, and nothing is stored', async (t) => {
  const database = emptyDatabase(t)
  const before = contentOf(database)
  const wrong = [
    'Verdi;sarto;Monzza;;;12;6;-1;x',
    ';Pulizie;Livo;;Roma|Nessuno;;;1,5;',
    rossi,
    rossi,
    'Neri;Pulizie;Como',
    'Bianchi;Pulizie;Como;CO;;;;0;',
  ]
  const text = [heading, ...wrong, ''].join('\n')
  const problems = await problemsOf(take(database, text))
  for (const [index, words] of [
    [2, /profession "sarto" is not one of/],
    [2, /city "Monzza" is no municipality/],
    [2, /phone "12" is not a telephone number \(too_short\)/],
    [2, /rating "6" is not a number from 0 to 5/],
    [2, /satisfied_customers/],
    [2, /settlement_due/],
    [3, /shopname is empty/],
    [3, /city "Livo" is the name of several towns/],
    [3, /served_cities "Nessuno" is no municipality/],
    [3, /satisfied_customers "1,5" is not a whole number/],
    [6, /it has 3 cells/],
  ] as const) {
    t.ok(
      problems.some((problem) => problem.startsWith(`${index}: `) && words.test(problem)),
      `${index}: ${words.source}`,
    )
  }
  t.equal(problems.length, 11, problems.join('\n'))
  t.same(contentOf(database), before)
  t.match(
    await problemsOf(take(database, [heading, rossi, rossi].join('\n'))),
    [/^3: it is the professional of line 2/],
    'what only the database shows is told, too',
  )
  t.same(contentOf(database), before, 'the first of the two is not stored')
  t.match(await problemsOf(take(database, '[{"shopname": "A\\nB", "colour": 1, "profession": ["x"]}]')), [
    /^1: "colour" is no field/,
    /^1: shopname has a line break/,
    /^1: profession is neither text nor number/,
  ])
  t.match(formatProblems([{ line: 7, reason: 'no' }], 'p.csv'), 'p.csv:7: no\nnothing imported: 1 mistake\n')
})

t.test('a dry run says the same and stores nothing', async (t) => {
  const database = emptyDatabase(t)
  const result = await take(database, `${heading}\n${rossi}\n`, { dryRun: true })
  t.match(formatImported(result, true), 'professionals would be added: 1')
  t.same(contentOf(database), [])
  t.match(await problemsOf(take(database, `${heading}\n${rossi}\n${rossi}\n`, { dryRun: true })), [/^3: /])
})

t.test('an export is imported as it was, here and elsewhere, in both formats', async (t) => {
  const database = seededDatabase(t)
  // The file of this sample's picture is missing on purpose.
  await removeProfessionals({
    database,
    dataDir: folderOf(database),
    uid: uidOf(database, 'idraulica-borghi-como'),
    dryRun: false,
  })
  for (const format of ['csv', 'json'] as const) {
    const before = contentOf(database)
    const text = await exported(database, format)
    t.match(await take(database, text), { added: 0, pictures: 0 }, format)
    const other = emptyDatabase(t)
    t.match(await take(other, text), { added: 1499, changed: 0 }, format)
    t.equal(await exported(other, format), text, format)
    t.match(await take(other, text), { added: 0, changed: 0, unchanged: 1499 }, format)
    t.equal(
      unset(contentOf(database)),
      unset(before),
      `${format}: an empty text becomes none, all else stays`,
    )
  }
})

/** A file of one professional with these two fields. */
const table = (pictures: string) =>
  `shopname;profession;work_pictures;profile_picture\nRossi;Idraulico;${pictures}\n`

/** Rows as a text, with empty texts as null. */
const unset = (rows: unknown[]) => JSON.stringify(rows).replaceAll('""', 'null')

function uidOf(database: DatabaseSync, link: string): string {
  return String(database.prepare('SELECT uid FROM affiliates WHERE link = ?').get(link)?.['uid'])
}

t.test(
  'pictures are taken from a folder without their metadata, and exported and removed with their professional',
  async (t) => {
    const database = emptyDatabase(t)
    const folder = path.join(folderOf(database), 'given')
    mkdirSync(folder)
    const photo = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#844' } })
    await photo
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '45/1 0/1 0/1' } })
      .toFile(path.join(folder, 'bagno nuovo.JPG'))
    writeFileSync(path.join(folder, 'note.txt'), 'no picture')
    const store = openProfessionalPictures(folderOf(database))
    t.match(await problemsOf(take(database, table('bagno nuovo.JPG;'))), [
      /"bagno nuovo.JPG" is not stored: give its folder/,
    ])
    t.match(
      await problemsOf(take(database, table('bagno nuovo.JPG|note.txt|no.png;../x'), { pictures: folder })),
      [
        /profile_picture "..\/x" is not the name of a file/,
        /"note.txt" is no picture/,
        /"no.png" is not in the folder/,
      ],
    )
    t.same(await store.names(), [], 'a refused file leaves no picture')
    const given = table('bagno nuovo.JPG;mark-rs-1.png')
    t.match(await take(database, given, { pictures: folder, dryRun: true }), { pictures: 1 })
    t.same(await store.names(), [])
    t.match(await take(database, given, { pictures: folder }), { added: 1, pictures: 1 })
    const [name = ''] = await store.names()
    const stored = await sharp((await store.read(name)) ?? Buffer.alloc(0)).metadata()
    t.match(stored, { format: 'webp', width: 1920, height: 960, exif: undefined })
    t.match(
      await take(database, given, { pictures: folder }),
      { unchanged: 1, pictures: 0 },
      'the same again',
    )

    const text = await exported(database, 'json')
    t.match(text, `"work_pictures":["${name}"]`)
    const other = emptyDatabase(t)
    t.match(await problemsOf(take(other, text)), [new RegExp(`"${name}" is not stored`)])
    const source = path.join(folderOf(database), 'professional-pictures')
    t.match(await take(other, text, { pictures: source }), { added: 1, pictures: 1 })
    t.same(
      await openProfessionalPictures(folderOf(other)).names(),
      [name],
      'its bytes are those of the export',
    )

    t.equal(
      await removeProfessionals({ database, dataDir: folderOf(database), uid: 'u-404', dryRun: false }).catch(
        String,
      ),
      'StartError: no professional has that uid',
    )
    const uid = uidOf(database, 'rossi')
    t.equal(await removeProfessionals({ database, dataDir: folderOf(database), uid, dryRun: true }), 1)
    t.same(readdirSync(source), [name])
    t.equal(await removeProfessionals({ database, dataDir: folderOf(database), uid, dryRun: false }), 1)
    t.same(readdirSync(source), [])
    t.equal(await store.read('../given.json'), null)
  },
)

t.test('samples are removed on request, and never added to imported professionals', async (t) => {
  const database = seededDatabase(t)
  const dataDir = folderOf(database)
  await take(database, `${heading}\n${rossi}\n`)
  t.equal(countSamples(database), 1500)
  t.equal(await removeProfessionals({ database, dataDir, uid: null, dryRun: false }), 1500)
  t.match(database.prepare('SELECT link FROM affiliates').all(), [{ link: 'rossi-monza' }])
  t.match(database.prepare('SELECT count(*) AS n FROM served_cities').get(), { n: 2 })
  const other = emptyDatabase(t)
  await take(other, `${heading}\n${rossi}\n`)
  t.equal(seedSamples(other), false)
  t.equal(countSamples(other), 0)
})
