import t from 'tap'

import { copyText } from '../../../src/components/CopyButton/copy-text.ts'

const working = { writeText: async () => {} }
const refusing = { writeText: () => Promise.reject(new Error('NotAllowedError')) }

t.test('the clipboard API is used if it exists', async (t) => {
  const copySelected = () => t.fail('the fallback was not needed') as never
  t.equal(await copyText('IBAN', { clipboard: working, copySelected }), true)
})

t.test('the fallback copies when the clipboard API is missing or refuses', async (t) => {
  for (const clipboard of [undefined, refusing]) {
    const copied: string[] = []
    const copySelected = (text: string) => copied.push(text) > 0
    t.equal(await copyText('IBAN', { clipboard, copySelected }), true)
    t.same(copied, ['IBAN'])
  }
})

t.test('the result is false when both ways fail', async (t) => {
  t.equal(await copyText('IBAN', { clipboard: refusing, copySelected: () => false }), false)
})
