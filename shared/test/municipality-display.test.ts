import { displayMunicipality, splitMunicipality, titleCase } from '@mestieri/shared/municipalities/display.ts'
import { places } from '@mestieri/shared/municipalities/places.ts'
import t from 'tap'

t.test('every municipality is shown in its official spelling', (t) => {
  const wrong = places
    .map(({ name }) => [name, titleCase(name.toUpperCase())])
    .filter(([name, cased]) => name !== cased)
  t.same(wrong, [])
  t.end()
})

t.test('a value of the list is split into name and province', (t) => {
  t.same(splitMunicipality('MONZA (MB)'), { name: 'Monza', province: 'MB' })
  t.same(splitMunicipality("REGGIO NELL'EMILIA (RE)"), { name: "Reggio nell'Emilia", province: 'RE' })
  t.same(splitMunicipality('SAN DONÀ DI PIAVE (VE)'), { name: 'San Donà di Piave', province: 'VE' })
  t.same(splitMunicipality('Verbano-Cusio-Ossola'), { name: 'Verbano-Cusio-Ossola', province: null })
  t.end()
})

t.test('a value of the list is formatted for display', (t) => {
  t.equal(displayMunicipality("L'AQUILA (AQ)"), "L'Aquila (AQ)")
  t.equal(displayMunicipality("VO' (PD)"), "Vo' (PD)")
  t.equal(displayMunicipality('Ogliastra'), 'Ogliastra')
  t.end()
})

t.test('text that is not a municipality stays unchanged', (t) => {
  t.equal(titleCase(''), '')
  t.equal(titleCase("d'"), "D'")
  t.equal(displayMunicipality('Monza'), 'Monza')
  t.end()
})
