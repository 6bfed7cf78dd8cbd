import { capitals } from '@mestieri/shared/municipalities/capitals.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { createMunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'
import t from 'tap'

const list = municipalityList()
const { named, resolve, similar } = createMunicipalitySearch(list)
const provinceNames = ['Medio Campidano', 'Ogliastra', 'Olbia-Tempio', 'Verbano-Cusio-Ossola']

/** Names of more than one municipality, and names that differ only in accents or spaces. */
const namesakes = new Set([
  'CALLIANO (TN)',
  'CASTRO (BG)',
  'CASTRO (LE)',
  'CORVARA (PE)',
  'LIVO (CO)',
  'LIVO (TN)',
  'PATERNO (PZ)',
  'PATERNÒ (CT)',
  'PEGLIO (CO)',
  'PEGLIO (PU)',
  'SAMONE (TN)',
  'SAMONE (TO)',
  'SAN TEODORO (ME)',
  'SAN TEODORO (OT)',
  'TREVILLE (AL)',
  'TRE VILLE (TN)',
])

const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const titled = (text: string) =>
  text.toLowerCase().replaceAll(/(^|[ '-])\p{L}/gu, (start) => start.toUpperCase())

/** Spellings that must all be recognised as the name. */
const spellings: Readonly<Record<string, (name: string) => string>> = {
  'as the list has it': (name) => name,
  'in small letters': (name) => name.toLowerCase(),
  'with capitals where words begin': titled,
  'without accents': (name) => unaccented(name.toLowerCase()),
  'with an apostrophe for each accent': (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, "'"),
  'with accents apart from their letters': (name) => name.toLowerCase().normalize('NFD'),
  'with typographic apostrophes': (name) => titled(name).replaceAll("'", '’'),
  'without apostrophes': (name) => name.toLowerCase().replaceAll("'", ''),
  'with a space for each apostrophe': (name) => name.toLowerCase().replaceAll("'", ' '),
  'with a space after each apostrophe': (name) => titled(name).replaceAll("'", "' "),
  'with spaces around': (name) => `  ${name.toLowerCase()} \t`,
  'with doubled spaces': (name) => name.toLowerCase().replaceAll(' ', '  '),
  'with no-break spaces': (name) => name.toLowerCase().replaceAll(' ', '\u00A0'),
  'without hyphens': (name) => name.toLowerCase().replaceAll('-', ' '),
  'with hyphens between the words': (name) => name.toLowerCase().replaceAll(' ', '-'),
}

/** Notations of the province code after a name. */
const signs: Readonly<Record<string, (sign: string) => string>> = {
  'the sign': (sign) => ` (${sign})`,
  'the sign in small letters': (sign) => ` (${sign.toLowerCase()})`,
  'the sign without a space': (sign) => `(${sign})`,
  'the sign with the bracket left open': (sign) => ` (${sign}`,
  'the sign without brackets': (sign) => ` ${sign}`,
  'the sign behind a comma': (sign) => `, ${sign.toLowerCase()}`,
}

const municipalities = list.entries
  .map(({ value }) => value)
  .filter((value) => value.endsWith(')'))
  .map((value) => ({ value, name: value.slice(0, -5), sign: value.slice(-3, -1) }))

for (const [how, spell] of Object.entries(spellings)) {
  t.test(`every municipality is found by its name ${how}`, (t) => {
    const wrong = municipalities.filter(({ value, name }) => {
      const found = named(spell(name))
      return namesakes.has(value) ? !found.includes(value) : found.length !== 1 || found[0] !== value
    })
    t.same(wrong, [])
    t.end()
  })
}

for (const [how, write] of Object.entries(signs)) {
  t.test(`every municipality, also a namesake, is the only match for its name and ${how}`, (t) => {
    const wrong = municipalities
      .map(({ value, name, sign }) => [value, resolve(unaccented(name.toLowerCase()) + write(sign))])
      .filter(([value, found]) => value !== found)
    t.same(wrong, [])
    t.end()
  })
}

t.test('a name without spaces, apostrophes and hyphens is recognised, except for one pair of names', (t) => {
  const wrong = municipalities.filter(
    ({ value, name }) => !named(name.toLowerCase().replaceAll(/[ '-]/g, '')).includes(value),
  )
  t.same(
    wrong.map(({ value }) => value),
    ['TRE VILLE (TN)'],
    'Treville is another municipality',
  )
  t.end()
})

t.test('the four province names at the end of the list are found in any spelling', (t) => {
  for (const name of provinceNames) {
    for (const [how, spell] of Object.entries(spellings))
      t.equal(resolve(spell(name)), name, `${name} ${how}`)
  }
  t.end()
})

t.test('every other name finds its municipality, and two names also find a namesake', (t) => {
  const shared: string[] = []
  for (const { name, value } of list.otherNames) {
    for (const spell of Object.values(spellings)) {
      const found = named(spell(name))
      if (!found.includes(value)) t.fail(`${spell(name)} is ${found.join()}`)
      if (found.length > 1 && !shared.includes(name)) shared.push(name)
    }
  }
  t.same(shared, ['CALLIANO', 'CORVARA'])
  t.end()
})

t.test('a shared name finds all its municipalities, the largest first', (t) => {
  t.same(named('castro'), ['CASTRO (BG)', 'CASTRO (LE)'])
  t.same(named('Paterno'), ['PATERNÒ (CT)', 'PATERNO (PZ)'])
  t.same(named('livo (zz)'), ['LIVO (CO)', 'LIVO (TN)'], 'a province code that none of them has')
  for (const text of ['castro', 'Castro (Lecce)', 'calliano', 'paterno', 'san teodoro'])
    t.equal(resolve(text), null, text)
  t.end()
})

t.test('an accent or a space in the input distinguishes similar names', (t) => {
  t.equal(resolve('paternò'), 'PATERNÒ (CT)')
  t.equal(resolve("PATERNO'"), 'PATERNÒ (CT)')
  t.equal(resolve('Tre Ville'), 'TRE VILLE (TN)')
  t.equal(resolve('treville'), 'TREVILLE (AL)')
  t.equal(resolve('cameri no'), 'CAMERI (NO)', 'a province code, not the end of the name')
  t.equal(resolve('camerino'), 'CAMERINO (MC)')
  t.end()
})

t.test('a town with two names is found by each name and by both together', (t) => {
  for (const text of [
    'bolzano',
    'Bozen',
    'Bolzano/Bozen',
    'Bozen - Bolzano',
    'bolzano-bozen',
    'Bolzano/Bozen (BZ)',
  ]) {
    t.equal(resolve(text), 'BOLZANO (BZ)', text)
  }
  t.equal(resolve('Ortisei / St. Ulrich'), 'ORTISEI (BZ)')
  t.equal(resolve('Sankt Ulrich'), 'ORTISEI (BZ)')
  t.equal(resolve('Naz-Sciaves/Natz-Schabs'), 'NAZ-SCIAVES (BZ)')
  t.equal(resolve('Reggio Emilia'), "REGGIO NELL'EMILIA (RE)")
  t.equal(resolve('reggio nell emilia'), "REGGIO NELL'EMILIA (RE)")
  t.equal(resolve('Bolzano/Trento'), null, 'two towns')
  t.end()
})

t.test('one-letter words match words of the name', (t) => {
  const meanings: Readonly<Record<string, string | null>> = {
    'S. Donato Milanese': 'SAN DONATO MILANESE (MI)',
    'sesto s.g.': 'SESTO SAN GIOVANNI (MI)',
    'Sesto S. Giovanni (MI)': 'SESTO SAN GIOVANNI (MI)',
    's.maria capua vetere': 'SANTA MARIA CAPUA VETERE (CE)',
    'S. Angelo Lodigiano': "SANT'ANGELO LODIGIANO (LO)",
    'SS. Cosma e Damiano': 'SANTI COSMA E DAMIANO (LT)',
    'Reggio E.': "REGGIO NELL'EMILIA (RE)",
    'citta d castello': 'CITTÀ DI CASTELLO (PG)',
    'S. Teodoro (ME)': 'SAN TEODORO (ME)',
    's. teodoro': null,
    's. giovanni': null,
    // The visitor may still be typing, so these stay unresolved.
    'sesto s g': null,
    'campo s': null,
    's. s.': null,
  }
  for (const [typed, value] of Object.entries(meanings)) t.equal(resolve(typed), value, typed)
  t.same(named('s. teodoro'), ['SAN TEODORO (ME)', 'SAN TEODORO (OT)'])
  t.end()
})

t.test('part of a name, a name with extra words and text without letters find nothing', (t) => {
  for (const text of [
    '',
    ' ',
    'mon',
    'reggio',
    'comune di monza',
    'sesto al',
    'roma mi',
    '(',
    '()',
    '(MB)',
    '/',
    '--',
    '👷',
    '../../etc',
    '__proto__',
    'constructor',
  ]) {
    t.same(named(text), [], `'${text}'`)
  }
  t.end()
})

t.test('text beyond the maximum length of the city field is ignored', (t) => {
  t.same(named(`monza${' '.repeat(60)}`), [])
  t.same(similar(`${'x'.repeat(64)} monza`), [])
  t.ok(similar(`mnza (${'x'.repeat(10_000)}`).includes('MONZA (MB)'))
  t.end()
})

t.test('the most similar spellings of a mistyped name come first', (t) => {
  const first: Readonly<Record<string, string>> = {
    mnza: 'MONZA (MB)',
    roam: 'ROMA (RM)',
    bologan: 'BOLOGNA (BO)',
    'Mnza (MB)': 'MONZA (MB)',
    'mnza mb': 'MONZA (MB)',
    firense: 'FIRENZE (FI)',
    'regio emilia': "REGGIO NELL'EMILIA (RE)",
    'san giovani rotondo': 'SAN GIOVANNI ROTONDO (FG)',
    desensano: 'DESENZANO DEL GARDA (BS)',
    laqula: "L'AQUILA (AQ)",
  }
  for (const [typed, value] of Object.entries(first)) t.equal(similar(typed)[0], value, typed)
  t.end()
})

t.test('for equally similar names the typed province code counts more than the population', (t) => {
  t.equal(similar('castrp (le)')[0], 'CASTRO (LE)')
  t.equal(similar('castrp (bg)')[0], 'CASTRO (BG)')
  t.end()
})

t.test('every provincial capital is found with two letters swapped or one missing', (t) => {
  const lost: string[] = []
  for (const capital of Object.values(capitals)) {
    const name = capital.slice(0, -5).toLowerCase()
    for (let at = 1; at < name.length - 1; at += 1) {
      const without = name.slice(0, at) + name.slice(at + 1)
      const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
      for (const text of [without, swapped]) {
        if (named(text).length === 0 && text.length > 3 && !similar(text).includes(capital)) lost.push(text)
      }
    }
  }
  t.same(lost, [])
  t.end()
})

t.test('names are found among other words, the longest name first', (t) => {
  t.equal(similar('comune di Monza')[0], 'MONZA (MB)')
  t.equal(similar('20900 monza')[0], 'MONZA (MB)')
  t.equal(similar('via Roma 3, Reggio Emilia')[0], "REGGIO NELL'EMILIA (RE)")
  t.end()
})

t.test('a prefix offers at most eight names, larger municipalities first', (t) => {
  t.equal(similar('mon')[0], 'MONZA (MB)')
  t.same(similar('reggio').slice(0, 2), ['REGGIO DI CALABRIA (RC)', "REGGIO NELL'EMILIA (RE)"])
  t.ok(similar('s. giovanni').includes('SAN GIOVANNI ROTONDO (FG)'))
  for (const text of ['mon', 'a', 'castel', 's. maria', 'san']) t.ok(similar(text).length <= 8, text)
  t.notOk(
    similar('roam').includes('SAN PIETRO A MAIDA (CZ)'),
    'a match inside a name only counts if there is no other',
  )
  t.end()
})

t.test('text that is not similar to any name offers nothing', (t) => {
  for (const text of ['', '(', 'zzzz', '👷👷', 'qwxkjqwxkj', '12345']) t.same(similar(text), [], `'${text}'`)
  t.end()
})
