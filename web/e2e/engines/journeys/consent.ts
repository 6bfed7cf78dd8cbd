import type { Journey } from './journey.ts'

const banner = { role: 'region', name: 'Scegli i cookie' } as const
const preferences = { role: 'dialog', name: 'Preferenze sui cookie' } as const
const entry = { role: 'button', name: /^Modifica consenso cookie/ } as const

export const consent: Journey = {
  title: 'cookies are refused in the preferences, the choice survives a reload and can be changed',
  steps: 2,
  async take(t, { visit }) {
    await visit.goto('/')
    await visit.click({ role: 'button', name: 'Personalizza', within: banner })
    await visit.sees(preferences)
    await visit.click({ role: 'button', name: 'Salva la scelta', within: preferences })
    await visit.leaves(preferences)
    await visit.leaves(banner)
    visit.reached()
    const chosen = { role: 'button', name: 'Modifica consenso cookie solo tecnici' } as const
    await visit.sees(chosen)
    await visit.reload()
    await visit.sees(chosen)
    t.equal(await visit.count(banner), 0)
    await visit.click(entry)
    await visit.sees(preferences)
    await visit.press('Escape')
    await visit.leaves(preferences)
    t.equal(await visit.evaluate(() => document.cookie), '')
    t.notOk(await visit.evaluate(() => [...document.scripts].some(({ src }) => src.includes('gtm.js'))))
  },
}
