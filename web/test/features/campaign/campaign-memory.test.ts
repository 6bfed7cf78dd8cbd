import t from 'tap'

import { createCampaignMemory } from '../../../src/features/campaign/campaign-memory.ts'

const site = 'https://mestieri.example'
const advert = `${site}/servizi/caldaia?utm_source=motore&utm_campaign=inverno`

function memoryArea() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
}

/** A page of the site is opened: what is told is kept. */
function open(area: ReturnType<typeof memoryArea>, address: string) {
  const memory = createCampaignMemory(() => area)
  const told = memory.resolve(address)
  memory.save(told)
  return told
}

t.test('the first campaign of a session stays, whatever pages follow', async (t) => {
  const area = memoryArea()
  const arrived = open(area, advert)
  t.same(arrived, { utm_source: 'motore', utm_campaign: 'inverno', full_url: advert })
  t.same(open(area, `${site}/?utm_source=altro`), arrived)
  t.same(open(area, `${site}/scopri_quanto_costa`), arrived)
  t.same([...area.values.keys()], ['dati_campagna'])
})

t.test('an address without a campaign is told and not kept, so that a later campaign counts', async (t) => {
  const area = memoryArea()
  t.same(open(area, `${site}/servizi/caldaia`), { full_url: `${site}/servizi/caldaia` })
  t.equal(area.values.size, 0)
  t.match(open(area, advert), { utm_source: 'motore' })
})

t.test('a link that was followed before the script was there loses nothing', async (t) => {
  const memory = createCampaignMemory(memoryArea)
  t.same(memory.resolve(`${site}/scopri_quanto_costa`, advert), {
    utm_source: 'motore',
    utm_campaign: 'inverno',
    full_url: advert,
  })
  t.same(memory.resolve(`${site}/scopri_quanto_costa`, `${site}/`), {
    full_url: `${site}/scopri_quanto_costa`,
  })
})

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError')
}

t.test('where storage is blocked, full or holds something else the address still tells', async (t) => {
  const blocked = createCampaignMemory(refuse)
  t.match(blocked.resolve(advert), { utm_source: 'motore' })
  t.doesNotThrow(() => blocked.save({ utm_source: 'motore' }))
  const full = createCampaignMemory(() => ({ getItem: () => null, setItem: refuse }))
  t.doesNotThrow(() => full.save({ utm_source: 'motore' }))
  for (const content of ['{', '[]', '"x"', '{"altro":1}', 'null']) {
    const memory = createCampaignMemory(() => ({ getItem: () => content, setItem: () => undefined }))
    t.match(memory.resolve(advert), { utm_source: 'motore' }, content)
  }
})
