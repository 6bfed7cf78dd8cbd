import t from 'tap'

import { brand } from '../src/brand.ts'
import { checkVatNumber } from '../src/vat-number.ts'

const { company, bankAccount } = brand

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All blocks of facts by path. A block is an object with at least one value that is not itself a block. */
function blocksOf(facts: object, prefix = ''): [path: string, block: object][] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    if (!isGroup(value)) return []
    const inner = Object.values(value)
    if (inner.length > 0 && inner.every(isGroup)) return blocksOf(value, `${prefix}${name}.`)
    return [[prefix + name, value] as [string, object]]
  })
}

const blocks = blocksOf(brand)

/** Marks of invented values: the domains of RFC 2606, placeholder names, unassigned numbers. */
const inventions = [
  /\.example\b/,
  /\bexample\./,
  /di esempio|degli esempi/i,
  /0{7}/,
  /12345678903/,
  /IT60X0542811101000000123456/,
  /"https:\/\/www\.(?:instagram|facebook|linkedin)\.com\/"/,
]

t.test('every fact that a company’s site must show by law has a value', async (t) => {
  for (const [name, value] of Object.entries(company)) {
    t.match(String(value), /\S/, name)
    t.notMatch(String(value), /to-?do|tbd|xxx|\?\?/i, name)
  }
  t.ok(checkVatNumber(company.vatNumber).valid, 'the VAT number’s check digit fits')
  t.match(
    company.registeredOffice,
    /\d{5} .+ \([A-Z]{2}\)$/,
    'the office has a postcode, a town and a province',
  )
  t.match(company.reaNumber, /^[A-Z]{2}-\d{1,7}$/)
  t.match(company.shareCapital, /€/)
  t.match(company.certifiedEmail, /^[^@\s]+@[^@\s]+\.[^@\s]+$/)
  t.ok(Number.isInteger(company.foundedYear) && company.foundedYear > 2000)
  t.match(bankAccount.holder, /\S/)
})

t.test('every block of facts says whether it is a sample', async (t) => {
  const expected = [
    'bankAccount',
    'businessApp',
    'claims.customers',
    'claims.professionals',
    'company',
    'social',
    'support',
    ...(brand.reviews ? ['reviews'] : []),
  ]
  t.same(blocks.map(([path]) => path).toSorted(), expected.toSorted())
  for (const [path, block] of blocks) t.type('sample' in block && block.sample, 'boolean', path)
})

t.test('every block with an invented value is marked as a sample', async (t) => {
  for (const [path, block] of blocks) {
    const text = JSON.stringify(block)
    const invented = inventions.filter((invention) => invention.test(text))
    if (invented.length > 0) t.match(block, { sample: true }, `${path}: ${invented.join(' ')}`)
  }
})
