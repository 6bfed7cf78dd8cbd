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

/** Opens a page of the site: reads the campaign and stores it. */
function open(area: ReturnType<typeof memoryArea>, address: string) {
  const memory = createCampaignMemory(() => area)
  const told = memory.resolve(address)
  memory.save(told)
  return told
}

t.test('the first campaign of a session stays on all later pages', async (t) => {
  const area = memoryArea()
  const arrived = open(area, advert)
  t.same(arrived, { utm_source: 'motore', utm_campaign: 'inverno', full_url: advert })
  t.same(open(area, `${site}/?utm_source=altro`), arrived)
  t.same(open(area, `${site}/scopri_quanto_costa`), arrived)
  t.same([...area.values.keys()], ['dati_campagna'])
})

t.test('a URL without a campaign is returned and not stored, so that a later campaign counts', async (t) => {
  const area = memoryArea()
  t.same(open(area, `${site}/servizi/caldaia`), { full_url: `${site}/servizi/caldaia` })
  t.equal(area.values.size, 0)
  t.match(open(area, advert), { utm_source: 'motore' })
})

t.test('the campaign of the previous page counts if that page could not store it', async (t) => {
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

t.test('with blocked, full or invalid storage the URL still gives the campaign', async (t) => {
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
