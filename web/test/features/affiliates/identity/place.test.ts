import t from 'tap'

import {
  atTown,
  otherTowns,
  placeName,
  townName,
  whyShown,
} from '../../../../src/features/affiliates/identity/place.ts'

t.test('a town’s display name has title case, a typographic apostrophe and no province', async (t) => {
  t.equal(townName('MONZA (MB)'), 'Monza')
  t.equal(townName('Vedano al Lambro'), 'Vedano al Lambro')
  t.equal(townName("L'AQUILA (AQ)"), 'L’Aquila')
  t.equal(townName('Olbia-Tempio'), 'Olbia-Tempio')
})

t.test('a seat shows town and province, as far as they are known', async (t) => {
  t.equal(placeName('MONZA', 'MB'), 'Monza (MB)')
  t.equal(placeName('MONZA (MB)', ''), 'Monza (MB)')
  t.equal(placeName('MONZA (MB)', 'MB'), 'Monza (MB)')
  t.equal(placeName('Desio', ''), 'Desio')
  t.equal(placeName('', 'MB'), 'Provincia di MB')
  t.equal(placeName('', ' '), null)
})

t.test('the preposition depends on the name', async (t) => {
  t.equal(atTown('MONZA (MB)'), 'a Monza')
  t.equal(atTown('AREZZO (AR)'), 'ad Arezzo')
  t.equal(atTown('Ogliastra'), 'in Ogliastra')
  t.equal(atTown('Medio Campidano'), 'nel Medio Campidano')
  t.equal(atTown('Verbano-Cusio-Ossola'), 'nel Verbano-Cusio-Ossola')
  t.equal(atTown('Olbia-Tempio'), 'in provincia di Olbia-Tempio')
})

t.test('the other towns exclude the seat and duplicates', async (t) => {
  t.same(otherTowns('Monza', 'MB', ['MONZA (MB)', 'LISSONE (MB)', 'Lissone', '', 'Desio']), [
    'Lissone',
    'Desio',
  ])
  t.same(otherTowns('', '', ['Desio']), ['Desio'])
  t.same(
    otherTowns('Calliano', 'AT', ['CALLIANO (TN)']),
    ['Calliano'],
    'a town of the same name in another province is another town',
  )
})

t.test('a result has the reason why it matches the city', async (t) => {
  const professional = { city: 'Monza', province: 'MB', servedCities: ['MILANO (MI)', "Cantu'"] }
  t.equal(whyShown('MONZA (MB)', professional), 'Ha sede a Monza')
  t.equal(whyShown('MILANO (MI)', professional), 'Serve anche Milano')
  t.equal(whyShown('CANTÙ (CO)', professional), 'Serve anche Cantù')
  t.equal(whyShown('LECCO (LC)', professional), null, 'the record has no reason')
  t.equal(whyShown('', professional), null, 'no city was asked for')
  t.equal(
    whyShown('CALLIANO (TN)', { city: 'Calliano', province: 'AT', servedCities: [] }),
    null,
    'a town of the same name in another province does not match',
  )
})
