import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { listFiles } from './list-files.ts'
import { findRawValues } from './raw-values.ts'

const root = join(import.meta.dirname, '../..')
const tokensFile = 'web/src/styles/tokens.css'
const tokens = readFileSync(join(root, tokensFile), 'utf8')
const styles = listFiles(root).filter((file) => file.startsWith('web/src/') && file.endsWith('.css'))

/** The raw values that stay, as the check writes them, each with its reason. */
const exceptions: readonly (readonly [file: string, values: readonly string[], reason: string])[] = [
  [
    'features/bookings/form/choice/Strip.module.css',
    ['@media (min-width: 25rem)'],
    'The specification sets four days and five times from 400 px (section 9).',
  ],
  [
    'pages/trial/reviews/ProfessionalReviews.module.css',
    ['@media (min-width: 33.4375rem)', '@media (min-width: 50rem)'],
    'The specification sets two reviews from 535 px and three from 800 px.',
  ],
  [
    'features/chat/screen/ChatTop.module.css',
    ['font-size: 0.75rem'],
    'The notice of the AI takes one line of a phone of 375 px: each line more is one line less of the conversation.',
  ],
  [
    'pages/landing/sections/CloseUp.module.css',
    ['font-size: calc(1px * var(--part-width) / 35)', 'font-size: 1.6em', 'font-size: 1.1em'],
    'The numbers scale with the picture that they lie on.',
  ],
  [
    'pages/profile/ProfilePage.module.css',
    ['font-size: 75%'],
    'The root of the printed page: all sizes shrink, so that a profile fits one sheet.',
  ],
]

t.test('font sizes, weights, line heights, letter spacings, layers and widths are tokens', async (t) => {
  t.ok(styles.length > 100)
  for (const file of styles) {
    if (file === tokensFile) continue
    const unused = exceptions.flatMap(([name, values]) => (file === `web/src/${name}` ? values : []))
    for (const { line, value } of findRawValues(readFileSync(join(root, file), 'utf8'))) {
      const at = unused.indexOf(value)
      if (at === -1)
        t.fail(`${file}:${line}: raw value '${value}'; use a token (docs/development.md, Styles)`)
      else unused.splice(at, 1)
    }
    if (unused.length > 0) t.fail(`${file} no longer has the exceptions ${unused.join(', ')}`)
  }
})

t.test('no stylesheet has more than 300 lines', async (t) => {
  const long = styles.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301)
  t.same(long, [])
})

t.test('the check finds each kind of raw value, with its line, and accepts tokens', async (t) => {
  const css = [
    '.a { font-size: 1.2rem; z-index: 3 }',
    '/* font-size: 1rem; */',
    '.b {',
    '  font-weight: 640;',
    '  line-height: 1.4;',
    '  letter-spacing: -0.01em;',
    '  font: 700 1rem / 1.2 serif;',
    '}',
    '@media (--tablet) and (min-width: 30rem) { .c { font-size: clamp(1rem, 2vw, 2rem) } }',
    '@media screen and (width < 40rem) {}',
    '.d { font-size: min(2rem, 4vw) }',
  ].join('\n')
  t.strictSame(
    findRawValues(css).map(({ line, value }) => `${line} ${value}`),
    [
      '1 font-size: 1.2rem',
      '1 z-index: 3',
      '4 font-weight: 640',
      '5 line-height: 1.4',
      '6 letter-spacing: -0.01em',
      '7 font: 700 1rem / 1.2 serif',
      '9 @media (--tablet) and (min-width: 30rem)',
      '9 font-size: clamp(1rem, 2vw, 2rem)',
      '10 @media screen and (width < 40rem)',
      '11 font-size: min(2rem, 4vw)',
    ],
  )
  const good = [
    '.a { font: var(--weight-regular) var(--text-m) / var(--leading) var(--font); font: inherit }',
    '.b { font-size: min(var(--text-l), 6.25vw); line-height: calc(var(--leading) * var(--text-m)) }',
    '.c { font-weight: var(--weight-bold); letter-spacing: normal; z-index: var(--layer-bar) }',
    '.d { line-height: 0 }',
    '@media screen and (not (--tablet)) { .e { font-size: var(--text-xs) } }',
    '@media (max-height: 25rem) { .f { font-size: inherit } }',
    '@font-face { font-weight: 300 900 }',
  ].join('\n')
  t.strictSame(findRawValues(good), [])
})

t.test('the scale of type has at most nine sizes, four weights and three line heights', async (t) => {
  const light = tokens.slice(0, tokens.indexOf('@media'))
  const count = (name: RegExp) => new Set(light.match(name)).size
  t.ok(count(/--text-[\w-]+(?=:)/g) <= 9)
  t.equal(count(/--weight-[\w-]+(?=:)/g), 4)
  t.equal(count(/--leading[\w-]*(?=:)/g), 3)
})
