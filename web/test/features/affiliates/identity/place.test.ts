import t from 'tap'

import {
  atTown,
  otherTowns,
  placeName,
  townName,
  whyShown,
} from '../../../../src/features/affiliates/identity/place.ts'

t.test('a town is written in title case with a typographic apostrophe, without its province', async (t) => {
  t.equal(townName('MONZA (MB)'), 'Monza')
  t.equal(townName('Vedano al Lambro'), 'Vedano al Lambro')
  t.equal(townName("L'AQUILA (AQ)"), 'L’Aquila')
  t.equal(townName('Olbia-Tempio'), 'Olbia-Tempio')
})

t.test('a seat says what is known of it', async (t) => {
  t.equal(placeName('MONZA', 'MB'), 'Monza (MB)')
  t.equal(placeName('MONZA (MB)', ''), 'Monza (MB)')
  t.equal(placeName('MONZA (MB)', 'MB'), 'Monza (MB)')
  t.equal(placeName('Desio', ''), 'Desio')
  t.equal(placeName('', 'MB'), 'Provincia di MB')
  t.equal(placeName('', ' '), null)
})

t.test('the preposition follows the name', async (t) => {
  t.equal(atTown('MONZA (MB)'), 'a Monza')
  t.equal(atTown('AREZZO (AR)'), 'ad Arezzo')
  t.equal(atTown('Ogliastra'), 'in Ogliastra')
  t.equal(atTown('Medio Campidano'), 'nel Medio Campidano')
  t.equal(atTown('Verbano-Cusio-Ossola'), 'nel Verbano-Cusio-Ossola')
  t.equal(atTown('Olbia-Tempio'), 'in provincia di Olbia-Tempio')
})

t.test('served towns leave out the seat and repeats', async (t) => {
  t.same(otherTowns('Monza', 'MB', ['MONZA (MB)', 'LISSONE (MB)', 'Lissone', '', 'Desio']), [
    'Lissone',
    'Desio',
  ])
  t.same(otherTowns('', '', ['Desio']), ['Desio'])
  t.same(
    otherTowns('Calliano', 'AT', ['CALLIANO (TN)']),
    ['Calliano'],
    'the namesake elsewhere is another town',
  )
})

t.test('a result says why it answers the search', async (t) => {
  const professional = { city: 'Monza', province: 'MB', servedCities: ['MILANO (MI)', "Cantu'"] }
  t.equal(whyShown('MONZA (MB)', professional), 'Ha sede a Monza')
  t.equal(whyShown('MILANO (MI)', professional), 'Serve anche Milano')
  t.equal(whyShown('CANTÙ (CO)', professional), 'Serve anche Cantù')
  t.equal(whyShown('LECCO (LC)', professional), null, 'the record does not say')
  t.equal(whyShown('', professional), null, 'no city was asked for')
  t.equal(
    whyShown('CALLIANO (TN)', { city: 'Calliano', province: 'AT', servedCities: [] }),
    null,
    'a namesake in another province',
  )
})
