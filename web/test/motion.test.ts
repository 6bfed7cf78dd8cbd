import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { type Declaration, declarationsOf, listItems } from './support/css-declarations.ts'

const web = join(import.meta.dirname, '..')
const sheets = globSync('dist/assets/*.css', { cwd: web })
const declarations: Declaration[] = (
  await Promise.all(sheets.map((name) => readFile(join(web, name), 'utf8')))
).flatMap(declarationsOf)

/** The longest movement that answers an action, with its delay. */
const longestMs = 400

/** Animations that last as long as what they show, by the name of their keyframes. */
const waiting: Readonly<Record<string, string>> = {
  advance: 'the page that is being fetched',
  beat: 'the assistant that writes',
  breathe: 'content that is being fetched',
  pass: 'the press logos, which a button stops',
  prepare: 'a photo that is being prepared',
  pulse: 'the microphone that listens',
  spin: 'an answer that is awaited',
  stuck: 'a sentence that appears when the scripts are late',
}

/** The moments of a visit that a movement marks: the module and the name of its keyframes. */
const moments = {
  'the estimate arrives': ['features/chat/reply/EstimateCard', ['arrive', 'grow']],
  'a card payment succeeds': ['features/payments/receipt/CardReceipt', ['arrive']],
  'a transfer is announced': ['features/payments/transfer/TransferConfirmation', ['arrive']],
  'a call is booked': ['features/bookings/form/Booked', ['confirm']],
  'the ticket of a call is shown': ['pages/thank-you/Ticket', ['arrive']],
} as const

const tokens = new Map(
  declarations
    .filter(({ property }) => property.startsWith('--'))
    .map(({ property, value }) => [property, value]),
)
/** Replaces the custom properties in a value. */
const resolved = (value: string) =>
  value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = tokens.get(name)
    if (found === undefined) throw new Error(`${name} has no value`)
    return found
  })

/** The times in a value, in ms. */
function timesIn(value: string): number[] {
  const times = value.matchAll(/(?<![\w.-])(\d*\.?\d+)(ms|s)(?![\w-])/g)
  return [...times].map(([, count, unit]) => Number(count) * (unit === 's' ? 1000 : 1))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const keyframes = new Set(
  [...declarations]
    .flatMap(({ around }) => around)
    .filter((rule) => rule.startsWith('@keyframes'))
    .map((rule) => rule.slice('@keyframes'.length).trim()),
)
/** The name of the keyframes of an animation, without the suffix of its module. */
const keyframesOf = (item: string) =>
  item
    .split(/\s+/)
    .find((word) => keyframes.has(word))
    ?.replace(/_[\w-]+$/, '')

const isMotion = ({ property, value }: Declaration) =>
  /^(?:animation|transition)$/.test(property) && !value.startsWith('none')
const motion = declarations.filter(isMotion)

t.test('a movement that answers an action lasts at most 400 ms', (t) => {
  t.ok(motion.length > 30, 'the stylesheets have movements')
  const seen = new Set<string>()
  for (const { around, property, value } of motion) {
    for (const item of listItems(resolved(value))) {
      const name = property === 'animation' ? keyframesOf(item) : undefined
      const where = `${around.at(-1)}: ${item}`
      if (property === 'animation') t.ok(name, `${where}: its keyframes are in a stylesheet`)
      if (name !== undefined && name in waiting) seen.add(name)
      else t.ok(sum(timesIn(item)) <= longestMs, where)
    }
  }
  t.same([...seen].toSorted(), Object.keys(waiting), 'each exception is needed')
  t.end()
})

t.test('movements are declared by the shorthand, except a delay or a state of what waits', (t) => {
  const parts = declarations.filter(({ property }) =>
    /^(?:animation|transition)-(?!delay$|play-state$)/.test(property),
  )
  t.same(parts, [])
  t.end()
})

/** What a browser moves without a new layout and without painting again. */
const composited = new Set(['opacity', 'rotate', 'scale', 'transform', 'translate'])
/** What a transition may change besides: colours, which are painted again, and states without a middle. */
const painted = new Set(['background-color', 'border-color', 'box-shadow', 'fill', 'stroke'])
const switched = new Set(['display', 'overlay', 'visibility'])

/** The name of the keyframes of a rule, without the suffix of its module. */
const keyframesName = (rule: string) =>
  rule
    .slice('@keyframes'.length)
    .trim()
    .replace(/_[\w-]+$/, '')

t.test('no movement needs a new layout; keyframes need no painting either', (t) => {
  const steps = declarations.filter(({ around }) => around.some((rule) => rule.startsWith('@keyframes')))
  t.ok(steps.length > 20, 'the stylesheets have keyframes')
  for (const { around, property } of steps) {
    const name = keyframesName(around.find((rule) => rule.startsWith('@keyframes')) ?? '')
    t.ok(composited.has(property) || name in waiting, `${name}: ${property}`)
  }
  for (const { around, value } of motion.filter((one) => one.property === 'transition')) {
    for (const item of listItems(value)) {
      const [property = ''] = item.trim().split(/\s+/)
      const isCheap = composited.has(property) || painted.has(property) || switched.has(property)
      t.ok(isCheap, `${around.at(-1)}: ${property}`)
    }
  }
  t.end()
})

t.test('each moment of a visit has its movement', async (t) => {
  for (const [moment, [module, names]] of Object.entries(moments)) {
    const css = await readFile(join(web, 'src', `${module}.module.css`), 'utf8')
    const found = declarationsOf(css).filter(({ property }) => property === 'animation')
    for (const name of names) {
      const isThere = found.some(({ value }) => value.split(/\s+/).includes(name))
      t.ok(isThere, `${moment}: ${name}`)
    }
  }
  const pins = declarationsOf(await readFile(join(web, 'src/pages/home/hero/Hero.module.css'), 'utf8'))
  const reacting = pins.filter(({ property }) => property === 'transition').map(({ around }) => around.join())
  t.match(reacting.join('\n'), /\.pin/, 'the pins of the house react')
})

const reduced = '(prefers-reduced-motion:reduce)'
const wanted = '(prefers-reduced-motion:no-preference)'
const isWithin = ({ around }: Declaration, query: string) =>
  around.some((rule) => rule.startsWith('@media') && rule.replaceAll(/\s/g, '').includes(query))

t.test('reduced motion ends each movement of an element and of what is before and after it', (t) => {
  for (const property of ['animation', 'transition']) {
    const rule = declarations.find(
      (one) =>
        one.property === property &&
        one.value.replaceAll(/\s/g, '') === 'none!important' &&
        isWithin(one, reduced) &&
        one.around.length === 3 &&
        one.around[0] === '@layer base',
    )
    const selectors = listItems(rule?.around.at(-1) ?? '').map((one) => one.replace('::', ':'))
    t.same(selectors.toSorted(), ['*', ':after', ':before'], property)
  }
  // Only another important declaration could override that rule.
  t.same(
    motion.filter(({ value }) => value.includes('!important')),
    [],
    'no movement is important',
  )
  // The rule does not match other pseudo-elements, such as a backdrop.
  const others = motion.filter(({ around }) =>
    /::(?!before|after)[\w-]+/.test(around.filter((rule) => !rule.startsWith('@')).join()),
  )
  t.ok(others.length > 0, 'a backdrop moves')
  t.same(
    others.filter((one) => !isWithin(one, wanted)),
    [],
    'they move only without a preference',
  )
  t.end()
})

t.test('a script that moves something asks for the preference', async (t) => {
  const moving = /\.animate\(|behavior: 'smooth'|startViewTransition|useEmblaCarousel\(/
  const files = globSync('src/**/*.{ts,tsx}', { cwd: web })
  const texts = await Promise.all(files.map((name) => readFile(join(web, name), 'utf8')))
  const scripts = files.filter((_, index) => moving.test(texts[index] ?? ''))
  t.ok(scripts.length > 0)
  for (const name of scripts) t.match(texts[files.indexOf(name)], 'reducedMotion', name)
  const drawn = texts.filter((text) => text.includes('.animate('))
  t.ok(drawn.length > 0, 'the mark of a saved professional flies')
  for (const text of drawn) {
    const [, duration] = /\bdurationMs = (\d+)$/m.exec(text) ?? []
    t.ok(Number(duration) <= longestMs, `${duration} ms`)
    const [, steps = ''] = text.split('.animate(')
    const lines = steps.slice(0, steps.indexOf(']')).matchAll(/\{ (.+) \}/g)
    const moved = [...lines].flatMap(([, step = '']) => listItems(step))
    const properties = moved.map((part) => part.trim().split(':')[0] ?? '')
    t.ok(properties.length > 1, 'its steps')
    t.same(
      properties.filter((property) => !composited.has(property)),
      [],
    )
  }
})
