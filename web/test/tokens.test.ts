import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { catalogue } from '@mestieri/shared/services/catalogue.ts'
import t, { type Test } from 'tap'

import { describePictures } from '../scripts/pictures.ts'
import { closeUpRules, tintRules } from '../scripts/service-styles.ts'

const source = join(import.meta.dirname, '../src')
const css = [
  await readFile(join(source, 'styles/tokens.css'), 'utf8'),
  tintRules(),
  closeUpRules(await describePictures(join(source, '../art'))),
].join('\n')

type Tokens = Map<string, string>

/** The custom properties of every rule in a piece of CSS, by selector. */
function rules(text: string): Map<string, Tokens> {
  const found = new Map<string, Tokens>()
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const tokens = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    for (const selector of selectors.replaceAll(/\/\*.*?\*\//gs, '').split(',')) {
      const into = found.get(selector.trim()) ?? new Map<string, string>()
      for (const [, name = '', value = ''] of tokens) into.set(name, value.trim())
      found.set(selector.trim(), into)
    }
  }
  return found
}

const darkBlocks = /@media screen and \(prefers-color-scheme: dark\) \{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g
const lightRules = rules(css.replaceAll(darkBlocks, ''))
const darkRules = rules([...css.matchAll(darkBlocks)].map(([, body]) => body).join('\n'))

/** The tokens of a selector in each scheme; the dark values override the light ones, as in the cascade. */
function schemes(selector: string): Record<'light' | 'dark', Tokens> {
  const light = new Map(lightRules.get(selector))
  return { light, dark: new Map([...light, ...(darkRules.get(selector) ?? [])]) }
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** CIELAB lightness of `#rrggbb`, from 0 to 100. */
function lightness(hex: string): number {
  const y = luminance(hex)
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27
}

// oxlint-disable-next-line max-params -- the order in which a contrast is told
function check(
  test: Test,
  tokens: Tokens,
  front: string,
  ground: string,
  least: number,
  where: string,
): void {
  const [a, b] = [tokens.get(`--${front}`), tokens.get(`--${ground}`)]
  if (!/^#[0-9a-f]{6}$/.test(a ?? '') || !/^#[0-9a-f]{6}$/.test(b ?? '')) {
    test.fail(`${where}: '${front}' (${a}) and '${ground}' (${b}) are #rrggbb`)
    return
  }
  const ratio = contrast(a ?? '', b ?? '')
  test.ok(ratio >= least, `${where}: ${front} on ${ground} is ${ratio.toFixed(2)}, at least ${least}`)
}

const papers = ['paper', 'surface', 'sunken']
const textPairs: readonly (readonly [front: string, grounds: readonly string[]])[] = [
  ['ink', [...papers, 'red-tint', 'petrol-tint', 'ochre-tint', 'success-tint', 'danger-tint']],
  ['ink-muted', [...papers, 'red-tint', 'ochre-tint']],
  ['red-ink', [...papers, 'red-tint']],
  ['on-red', ['red', 'red-hover']],
  ['petrol-ink', [...papers, 'petrol-tint']],
  ['on-petrol', ['petrol', 'petrol-hover']],
  ['ochre-ink', ['ochre-tint']],
  ['night', ['ochre']],
  ['success', ['paper', 'surface', 'success-tint']],
  ['danger', ['paper', 'surface', 'danger-tint']],
  ['on-night', ['night', 'petrol-deep', 'petrol-deeper']],
  ['on-night-muted', ['night']],
  ['on-petrol-muted', ['petrol-deep', 'petrol-deeper']],
]
const controlPairs: typeof textPairs = [
  ['field-line', papers],
  ['petrol', papers],
  ['red', papers],
  ['on-night', ['night', 'petrol-deep', 'red']],
]

t.test('text and controls have enough contrast in both schemes', async (t) => {
  for (const [scheme, tokens] of Object.entries(schemes(':root'))) {
    for (const [front, grounds] of textPairs) {
      for (const ground of grounds) check(t, tokens, front, ground, 4.5, scheme)
    }
    for (const [front, grounds] of controlPairs) {
      for (const ground of grounds) check(t, tokens, front, ground, 3, scheme)
    }
  }
})

t.test('muted text has the enhanced contrast of 7:1 on every ground that it stands on', async (t) => {
  const tints = ['red-tint', 'petrol-tint', 'ochre-tint', 'success-tint']
  for (const [scheme, tokens] of Object.entries(schemes(':root'))) {
    for (const ground of [...papers, ...tints]) check(t, tokens, 'ink-muted', ground, 7, scheme)
  }
})

t.test('in the dark, sunken ground, paper and surface are at least 4 steps of lightness apart', async (t) => {
  const { dark } = schemes(':root')
  const [sunken = 0, paper = 0, surface = 0] = ['sunken', 'paper', 'surface'].map((name) =>
    lightness(dark.get(`--${name}`) ?? ''),
  )
  t.ok(paper - sunken >= 4, `paper ${paper.toFixed(1)}, sunken ${sunken.toFixed(1)}`)
  t.ok(surface - paper >= 4, `surface ${surface.toFixed(1)}, paper ${paper.toFixed(1)}`)
  const theme = await readFile(join(source, '../index.html'), 'utf8')
  t.match(theme, `content="${dark.get('--paper')}" media="(prefers-color-scheme: dark)"`)
})

t.test('the colours for more contrast override existing tokens with tokens alone', async (t) => {
  const text = await readFile(join(source, 'styles/contrast.css'), 'utf8')
  t.match(text, '@media screen and (prefers-contrast: more)')
  const overrides = [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  t.ok(overrides.length > 10)
  for (const [, name = '', value = ''] of overrides) {
    t.ok(lightRules.get(':root')?.has(name), `${name} exists`)
    t.match(value, 'var(--')
  }
})

t.test('text has enough contrast on the tint of every service', async (t) => {
  const tinted = [...lightRules.keys()].filter((selector) => selector.startsWith('[data-tint='))
  for (const { picture } of Object.values(catalogue)) {
    t.ok(tinted.includes(`[data-tint='${picture}']`), `'${picture}' has a ground`)
  }
  t.ok(tinted.length >= 10)
  for (const selector of tinted) {
    for (const scheme of ['light', 'dark'] as const) {
      const tokens = new Map([...schemes(':root')[scheme], ...schemes(selector)[scheme]])
      // The tint for professionals is dark in both schemes, and its text is large.
      if (selector.includes('professionisti'))
        check(t, tokens, 'on-night', 'tint', 3, `${scheme} ${selector}`)
      else check(t, tokens, 'ink', 'tint', 4.5, `${scheme} ${selector}`)
    }
  }
})

t.test('the initials and the badge of all eight marks have enough contrast', async (t) => {
  for (const mark of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { light } = schemes(`[data-mark='${mark}']`)
    check(t, light, 'mark-ink', 'mark', 4.5, `mark ${mark}`)
    check(t, light, 'mark-badge-ink', 'mark-badge', 4.5, `badge ${mark}`)
  }
})

t.test('every dark token has a light value', async (t) => {
  for (const [selector, tokens] of darkRules) {
    for (const name of tokens.keys()) t.ok(lightRules.get(selector)?.has(name), `${selector} ${name}`)
  }
})

const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<=[:\s,(])(?:white|black|red|green|blue|gray|grey|orange|yellow|silver)(?=[\s;,)])/gi

t.test('every fallback font has the height of the site’s font', async (t) => {
  const fonts = await readFile(join(source, 'styles/fonts.css'), 'utf8')
  const faces = [...fonts.matchAll(/font-family: 'Figtree Fallback[^']*';[^}]*/g)].map(([face]) => face)
  t.equal(faces.length, 6)
  for (const face of faces) {
    const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
    // The factor of the widths scales the heights too.
    const height = (name: string) => percent(name) * percent('size-adjust')
    t.ok(Math.abs(height('ascent-override') - 0.95) < 0.001, face)
    t.ok(Math.abs(height('descent-override') - 0.25) < 0.001, face)
  }
})

t.test('only tokens.css has raw colours', async (t) => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
  )
  t.ok(files.length > 10)
  for (const file of files) {
    const text = (await readFile(join(source, file), 'utf8')).replaceAll(/\/\*.*?\*\//gs, '')
    t.strictSame(
      [...text.matchAll(colour)].map(([found]) => found),
      [],
      file,
    )
  }
})

t.test('every token that a stylesheet uses exists', async (t) => {
  const known = new Set([...lightRules.values()].flatMap((tokens) => Array.from(tokens.keys())))
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.css'))
  for (const file of files) {
    const text = await readFile(join(source, file), 'utf8')
    const own = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
    const asked = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')
    t.strictSame(
      asked.filter((name) => !known.has(name) && !own.has(name)),
      [],
      file,
    )
  }
})
