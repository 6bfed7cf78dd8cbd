import t from 'tap'

import {
  foundAnnouncement,
  resultsCount,
  resultsDescription,
  resultsHeading,
  resultsTitle,
} from '../../../../src/features/affiliates/search/result-messages.ts'

const all = { profession: '', city: '', page: 1, pageSize: 6 }
const plumbers = { ...all, profession: 'Idraulico', city: 'MONZA (MB)' }

t.test('the heading has trade and town', async (t) => {
  t.equal(resultsHeading(plumbers), 'Idraulici a Monza')
  t.equal(resultsHeading({ ...all, profession: 'Impresa Edile', city: 'ASTI (AT)' }), 'Imprese edili ad Asti')
  t.equal(resultsHeading({ ...all, profession: 'Pulizie' }), 'Imprese di pulizie in tutta Italia')
  t.equal(resultsHeading({ ...all, city: 'Ogliastra' }), 'Professionisti in Ogliastra')
  t.equal(resultsHeading(all), 'I nostri professionisti')
})

t.test('the number of professionals has a form for zero, one and more', async (t) => {
  t.same(resultsCount(1500), { figure: '1.500', word: 'professionisti' })
  t.same(resultsCount(1), { figure: '1', word: 'professionista' })
  t.same(resultsCount(0), { figure: null, word: 'nessun professionista' })
  t.equal(foundAnnouncement(12), '12 professionisti trovati')
  t.equal(foundAnnouncement(1), '1 professionista trovato')
  t.equal(foundAnnouncement(0), 'Nessun professionista trovato')
})

t.test('every search and page has its own title', async (t) => {
  t.equal(resultsTitle(plumbers, 12), 'Idraulici a Monza – 12 professionisti')
  t.equal(resultsTitle({ ...plumbers, page: 2 }, 12), 'Idraulici a Monza – 12 professionisti, pagina 2')
  t.equal(resultsTitle(plumbers, 1), 'Idraulici a Monza – 1 professionista')
  t.equal(resultsTitle(plumbers, 0), 'Idraulici a Monza – nessun professionista')
  t.equal(resultsTitle(plumbers, null), 'Idraulici a Monza')
  const anyone = { ...all, city: "L'AQUILA (AQ)" }
  t.equal(resultsTitle(anyone, 1200), 'Professionisti a L’Aquila – 1.200 profili')
  t.equal(resultsTitle(anyone, 1), 'Professionisti a L’Aquila – 1 profilo')
  t.equal(resultsTitle(anyone, 0), 'Professionisti a L’Aquila – nessun profilo')
  t.equal(resultsTitle(all, 1500), 'I nostri professionisti')
  t.equal(resultsTitle({ ...all, page: 3 }, 1500), 'I nostri professionisti, pagina 3')
})

t.test('the description has the number of results', async (t) => {
  t.match(resultsDescription(plumbers, 12), 'Idraulici a Monza: 12 professionisti con servizi')
  t.match(resultsDescription(plumbers, null), 'Idraulici a Monza: guarda servizi')
  t.match(resultsDescription({ ...plumbers, page: 2 }, 12), 'Idraulici a Monza, pagina 2: 12')
  t.match(resultsDescription(all, 1500), 'scegli il comune e il mestiere')
})
