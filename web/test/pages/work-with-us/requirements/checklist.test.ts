import t from 'tap'

import { createSafeStorage, storageKeys } from '../../../../src/lib/storage/storage.ts'
import {
  createChecklist,
  missingText,
  requirementIds,
} from '../../../../src/pages/work-with-us/requirements/checklist.ts'

function setUp(stored?: string) {
  const values = new Map<string, string>()
  if (stored !== undefined) values.set(storageKeys.requirements, stored)
  const area = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  const events = new EventTarget()
  const open = () => createChecklist(createSafeStorage({ area: () => area, events }))
  const changeElsewhere = (value: string) => {
    values.set(storageKeys.requirements, value)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.requirements }))
  }
  return { values, open, changeElsewhere }
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

t.test('ticks are stored for the next visit, in the order of the list', async (t) => {
  const { open, values } = setUp()
  const checklist = open()
  t.same(checklist.state(), [])
  checklist.set('pictures', true)
  checklist.set('vat', true)
  checklist.set('vat', true)
  t.same(checklist.state(), ['vat', 'pictures'])
  t.same(open().state(), ['vat', 'pictures'])
  checklist.set('vat', false)
  checklist.set('pictures', false)
  t.same(checklist.state(), [])
  t.notOk(values.has(storageKeys.requirements), 'nothing ticked leaves nothing behind')
})

t.test('nothing is stored before the first tick', async (t) => {
  const { open, values } = setUp()
  open().state()
  t.equal(values.size, 0)
})

t.test('unknown stored ids are ignored', async (t) => {
  for (const [stored, expected] of [
    ['["quotes","boh",3,null,"quotes"]', ['quotes']],
    ['{"vat":true}', []],
    ['"vat"', []],
    ['no JSON', []],
  ] as const) {
    t.same(setUp(stored).open().state(), expected, stored)
  }
})

t.test('a tick in another tab is shown while the page has listeners', async (t) => {
  const { open, changeElsewhere } = setUp()
  const checklist = open()
  let changes = 0
  const end = checklist.subscribe(() => {
    changes += 1
  })
  changeElsewhere('["registry"]')
  t.same(checklist.state(), ['registry'])
  t.equal(changes, 1)
  t.equal(checklist.state(), checklist.state(), 'the same array until something changes')
  end()
  changeElsewhere('[]')
  t.equal(changes, 1)
})

t.test('a browser that refuses storage is reported as volatile', async (t) => {
  const area = { getItem: blocked, setItem: blocked, removeItem: blocked }
  const checklist = createChecklist(createSafeStorage({ area: () => area, events: new EventTarget() }))
  t.notOk(checklist.volatile())
  checklist.set('quotes', true)
  t.same(checklist.state(), ['quotes'])
  t.ok(checklist.volatile())
})

t.test('the missing requirements are described', async (t) => {
  t.equal(missingText([]), 'Mancano 3 documenti e la partita IVA')
  t.equal(missingText(['vat']), 'Mancano 3 documenti')
  t.equal(missingText(['vat', 'registry']), 'Mancano 2 documenti')
  t.equal(missingText(['registry', 'quotes']), 'Manca 1 documento e la partita IVA')
  t.equal(missingText(['vat', 'registry', 'quotes']), 'Manca 1 documento')
  t.equal(missingText(['registry', 'quotes', 'pictures']), 'Manca la partita IVA')
  t.equal(missingText(requirementIds), 'Hai tutto: puoi cominciare')
})
