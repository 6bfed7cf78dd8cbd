import { performance } from 'node:perf_hooks'

import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { createMunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'
import t from 'tap'

const { search, resolve, isMunicipality } = createMunicipalitySearch(municipalityList())

t.test('names are found without accents, apostrophes, hyphens and spaces', (t) => {
  const first: Readonly<Record<string, string>> = {
    forli: 'FORLÌ (FC)',
    Forlì: 'FORLÌ (FC)',
    laquila: "L'AQUILA (AQ)",
    'l’aquila': "L'AQUILA (AQ)",
    'l aquila': "L'AQUILA (AQ)",
    belvi: 'BELVÌ (NU)',
    reggionellemilia: "REGGIO NELL'EMILIA (RE)",
    'bovisio masciago': 'BOVISIO-MASCIAGO (MB)',
    'tripi abakainon': 'TRIPI - ABAKAINON (ME)',
    saintrhemy: 'SAINT-RHÉMY-EN-BOSSES (AO)',
    "vo'": "VO' (PD)",
  }
  for (const [typed, value] of Object.entries(first)) t.equal(search(typed).values[0], value, typed)
  t.end()
})

t.test('an exact name comes first, then larger municipalities with that prefix', (t) => {
  t.equal(search('roma').values[0], 'ROMA (RM)')
  t.equal(search('Mon').values[0], 'MONZA (MB)')
  t.equal(search('mil').values[0], 'MILANO (MI)')
  t.equal(search('re').values[0], 'RE (VB)', 'small but exact')
  t.end()
})

t.test('a prefix match comes before a word start, and a word start before a match inside a word', (t) => {
  t.same(search('arco').values.slice(0, 7), [
    'ARCO (TN)',
    'ARCORE (MB)',
    'ARCOLA (SP)',
    'ARCOLE (VR)',
    'ARCONATE (MI)',
    "POMIGLIANO D'ARCO (NA)",
    'MARCON (VE)',
  ])
  t.end()
})

t.test('all matches are counted, and ten are shown', (t) => {
  const { values, total } = search('mon')
  t.equal(values.length, 10)
  const plain = municipalityList().entries.filter(({ value }) => value.toLowerCase().includes('mon')).length
  t.ok(total >= plain, 'no match of the plain substring rule is lost')
  t.equal(search('an').values.length, 10)
  t.end()
})

t.test('a match never spans the name and the province code', (t) => {
  t.notOk(search('mar').values.includes('ROMA (RM)'))
  t.equal(search('roma (r').values[0], 'ROMA (RM)')
  t.equal(search('monza mb').values[0], 'MONZA (MB)')
  t.end()
})

t.test('fewer than two characters without spaces find nothing', (t) => {
  for (const typed of ['', 'm', ' m ', '  ']) t.same(search(typed), { values: [], total: 0 }, `'${typed}'`)
  t.equal(search("l'").values[0], "L'AQUILA (AQ)", 'an apostrophe is a typed character')
  t.end()
})

t.test('text without a match finds nothing', (t) => {
  for (const typed of ['zzzz', '((((', 'monza; drop', '👷👷', '<script>'])
    t.equal(search(typed).total, 0, typed)
  t.end()
})

t.test('former, short and German names find the current municipality', (t) => {
  t.equal(search('reggio em').values[0], "REGGIO NELL'EMILIA (RE)")
  t.equal(search('bozen').values[0], 'BOLZANO (BZ)')
  t.same(search('lirio').values, ['MONTALTO PAVESE (PV)', 'CAVALLIRIO (NO)'])
  t.equal(search('nanto').values[0], 'CASTEGNERO NANTO (VI)')
  t.end()
})

t.test('both municipalities of a shared name are offered', (t) => {
  t.same(search('san teodoro').values, ['SAN TEODORO (ME)', 'SAN TEODORO (OT)'])
  t.same(search('livo').values.slice(0, 2), ['LIVO (CO)', 'LIVO (TN)'])
  t.end()
})

t.test('typed text resolves if exactly one municipality matches', (t) => {
  const meanings: Readonly<Record<string, string | null>> = {
    monza: 'MONZA (MB)',
    'forli (fc)': 'FORLÌ (FC)',
    'forli (fo)': 'FORLÌ (FC)',
    'Carbonia (SU)': 'CARBONIA (CI)',
    'San Teodoro (SS)': 'SAN TEODORO (OT)',
    'san teodoro': null,
    'livo (co)': 'LIVO (CO)',
    'livo (zz)': null,
    'Lirio (PV)': 'MONTALTO PAVESE (PV)',
    murisengo: 'MURISENGO MONFERRATO (AL)',
    tripi: 'TRIPI - ABAKAINON (ME)',
    ionadi: 'JONADI (VV)',
    'medio campidano': 'Medio Campidano',
    mon: null,
    '': null,
  }
  for (const [typed, value] of Object.entries(meanings)) t.equal(resolve(typed), value, `'${typed}'`)
  t.end()
})

t.test('only an exact value of the list is a municipality', (t) => {
  for (const value of ['MONZA (MB)', 'Ogliastra']) t.ok(isMunicipality(value))
  for (const value of ['Monza (MB)', 'MONZA', 'OGLIASTRA', 'LIRIO (PV)', '__proto__'])
    t.notOk(isMunicipality(value))
  t.end()
})

t.test('filtering the list takes less than 50 ms', (t) => {
  const durations = ['an', 'mon', 'sant', 'roma', "l'", 'castel', 're', 'monza mb', 'zzz'].flatMap((typed) =>
    Array.from({ length: 5 }, () => {
      const start = performance.now()
      search(typed)
      return performance.now() - start
    }),
  )
  const median = durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? Infinity
  t.ok(median < 50, `median ${median.toFixed(2)} ms`)
  t.end()
})
