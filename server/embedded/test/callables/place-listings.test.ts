import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import t, { type Test } from 'tap'

import { createAffiliateRecords } from '../../src/callables/affiliate-records.ts'
import { withListingsMadeAnew } from '../../src/made-anew.ts'
import { createRandom } from '../../src/seed/random.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { inTransaction } from '../../src/storage/transaction.ts'
import { dataFolder, seededDatabase } from '../data-folder.ts'

/** Whether both tables hold what their views make anew. */
function checkListings(t: Test, database: DatabaseSync, message: string): void {
  const rows = (sql: string) => database.prepare(sql).all()
  const order = 'ORDER BY place_key, profession, reach, link'
  t.same(
    rows(`SELECT * FROM place_listings ${order}`),
    rows(`SELECT place_key, profession, reach, satisfied_customers, shopname, link, affiliate_id
      FROM all_place_listings ${order}`),
    `${message}: listings`,
  )
  t.same(
    rows('SELECT * FROM place_counts WHERE total <> 0 ORDER BY 1, 2'),
    rows('SELECT * FROM all_place_counts WHERE total <> 0 ORDER BY 1, 2'),
    `${message}: counts`,
  )
}

t.test('the listings of places follow every change of professionals and their towns', async (t) => {
  const database = openDatabase(dataFolder(t))
  t.teardown(() => database.close())
  const random = createRandom(7)
  const towns = [
    ['verbania(vb', 'VB'],
    ['cannobio(vb', 'VB'],
    ['monza(mb', 'MB'],
    ['lissone(mb', 'MB'],
  ] as const
  const trades = ['Idraulico', 'Pulizie']
  const insert =
    database.prepare(`INSERT INTO affiliates (affiliate_id, uid, link, shopname, affiliate_name, profession,
    affiliate_services, city, province, place_key, work_pictures, satisfied_customers)
    VALUES (:id, 'u-' || :id, 'l-' || :id, :name, '', :trade, '[]', '', :province, :town, '[]', :customers)`)
  const serve = database.prepare(
    `INSERT INTO served_cities (affiliate_id, position, city, province, place_key) VALUES (?, ?, '', ?, ?)`,
  )
  const anyId = () => random.int(1, 20)
  const known = database.prepare('SELECT 1 FROM affiliates WHERE affiliate_id = ?')
  const change = (set: string, ...values: SQLInputValue[]) =>
    database.prepare(`UPDATE affiliates SET ${set} WHERE affiliate_id = ?`).run(...values, anyId())
  const changes: readonly (() => unknown)[] = [
    () => {
      const id = anyId()
      const [town, province] = random.pick(towns)
      const isPlaced = random.chance(0.8)
      const values = {
        name: random.pick(['A', 'B']),
        trade: random.pick(trades),
        customers: random.int(0, 2),
      }
      const place = { town: isPlaced ? town : null, province: isPlaced ? province : '' }
      return known.get(id) ?? insert.run({ id, ...values, ...place })
    },
    () => {
      const id = anyId()
      const [town, province] = random.pick(towns)
      const position = random.int(0, 4)
      database.prepare('DELETE FROM served_cities WHERE affiliate_id = ? AND position = ?').run(id, position)
      return known.get(id) && serve.run(id, position, province, town)
    },
    () => database.prepare('DELETE FROM served_cities WHERE affiliate_id = ?').run(anyId()),
    () => change('profession = ?', random.pick(trades)),
    () => change('satisfied_customers = ?, shopname = ?', random.int(0, 2), random.pick(['A', 'B'])),
    () => change('place_key = ?, province = ?', ...random.pick(towns)),
    () => change('place_key = NULL'),
    () => change('phone = ?', '+39'),
    () =>
      random.chance(0.3) && database.prepare('DELETE FROM affiliates WHERE affiliate_id = ?').run(anyId()),
  ]
  for (let round = 1; round <= 12; round += 1) {
    for (let count = 0; count < 60; count += 1) {
      changes[random.int(0, changes.length - 1)]?.()
      // Most runs should begin with something.
      if (count % 2 === 0) changes[random.int(0, 1)]?.()
    }
    checkListings(t, database, `round ${round}`)
  }
  inTransaction(database, () =>
    withListingsMadeAnew(database, () => change('place_key = ?, province = ?', ...towns[0])),
  )
  changes[0]?.()
  checkListings(t, database, 'made anew')
})

t.test('an older database gets its listings', async (t) => {
  const database = seededDatabase(t)
  checkListings(t, database, 'the samples')
})

t.test(
  'a search reads its page in the order of an index, and the rows of no other professional',
  async (t) => {
    const database = seededDatabase(t)
    const prepare = database.prepare.bind(database)
    const plans: string[] = []
    database.prepare = (sql) => {
      if (/LIMIT/.test(sql)) {
        plans.push(
          prepare(`EXPLAIN QUERY PLAN ${sql}`)
            .all()
            .map((row) => String(row['detail']))
            .join('; '),
        )
      }
      return prepare(sql)
    }
    createAffiliateRecords(database)
    t.equal(plans.length, 5)
    for (const plan of plans) {
      t.notMatch(plan, /SCAN a(?!.*USING INDEX affiliates_by_rank)/)
      t.match(
        plan,
        /place_listings USING PRIMARY KEY \(place_key=\? AND profession=\?\)|INDEX affiliates_by_(?:rank|profession)/,
      )
      if (!plan.includes('place_listings')) t.notMatch(plan, 'USE TEMP B-TREE FOR ORDER BY')
    }
  },
)

/** The links of one page of everybody. */
const page = (records: ReturnType<typeof createAffiliateRecords>, pageNumber: number, pageSize: number) =>
  records.search({ profession: '', location: '', pageSize, pageNumber }).rows.map((row) => row['link'])

t.test('pages that are read one after the other are those that are read by themselves', async (t) => {
  const database = seededDatabase(t)
  for (const pageSize of [7, 100]) {
    const inOrder = createAffiliateRecords(database)
    for (let number = 1; number <= 1500 / pageSize + 1; number += 1) {
      t.same(
        page(inOrder, number, pageSize),
        page(createAffiliateRecords(database), number, pageSize),
        `${number}`,
      )
    }
  }
})
