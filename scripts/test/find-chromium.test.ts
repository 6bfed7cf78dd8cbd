import { chmodSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { findChromium } from '../find-chromium.ts'

t.test('CHROMIUM names the only program that is accepted', async (t) => {
  const folder = t.testdir({ mine: '', notes: '' })
  chmodSync(join(folder, 'mine'), 0o755)
  t.equal(findChromium({ CHROMIUM: join(folder, 'mine') }), join(folder, 'mine'))
  t.equal(findChromium({ CHROMIUM: join(folder, 'missing'), PATH: folder }), undefined)
})

t.test('the first known name that PATH contains is found', async (t) => {
  const folder = t.testdir({ first: { 'google-chrome': '' }, second: { chromium: '', 'google-chrome': '' } })
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  for (const file of [join(first, 'google-chrome'), join(second, 'chromium')]) chmodSync(file, 0o755)
  const found = findChromium({ PATH: `${first}:${second}` }, [])
  t.equal(found, join(second, 'chromium'), 'Chromium before Chrome')
})

t.test('a headless shell is found before a whole browser', async (t) => {
  const folder = t.testdir({ first: { chromium: '' }, second: { 'chromium-headless-shell': '' } })
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  for (const file of [join(first, 'chromium'), join(second, 'chromium-headless-shell')])
    chmodSync(file, 0o755)
  t.equal(findChromium({ PATH: `${first}:${second}` }, []), join(second, 'chromium-headless-shell'))
  t.equal(findChromium({ PATH: first }, [second]), join(second, 'chromium-headless-shell'))
})
