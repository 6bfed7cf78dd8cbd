import type { Journey } from './journey.ts'

const profileLink = { role: 'link', name: /: vedi il profilo$/ } as const
const town = { role: 'combobox', name: 'Dove' } as const
const results = { role: 'region', name: 'Risultati' } as const
/** The title of the results, which ends with their count. */
const found = { role: 'heading', name: /^Idraulici a Monza – \d+ professionisti$/ } as const
const viewer = { role: 'dialog', name: 'Foto ingrandite' } as const

export const search: Journey = {
  title: 'a plumber in Monza is searched from the home page, and page 2 and another town follow',
  steps: 3,
  async take(t, { visit }) {
    await visit.goto('/')
    await visit.choose({ role: 'combobox', name: 'Chi cerchi' }, 'Idraulico')
    await visit.enter(town, 'monza')
    await visit.click({ role: 'button', name: 'Cerca' })
    await visit.sees(found)
    visit.reached()
    const pager = { role: 'navigation', name: 'Paginazione' } as const
    await visit.sees(profileLink)
    t.equal(await visit.count(profileLink), 6)
    await visit.click({ role: 'link', name: 'Successiva', within: pager })
    await visit.reads('2/2', pager)
    await visit.back()
    await visit.reads('1/2', pager)
    await visit.sees(found)

    await visit.enter(town, 'berg')
    await visit.sees({ role: 'option', name: /^BERGAMO/ })
    await visit.press('ArrowDown')
    await visit.press('Enter')
    await visit.sees({ role: 'heading', name: /^Idraulici a Bergamo/ })
  },
}

export const profile: Journey = {
  title: 'a profile is opened from the results, its photos are enlarged, and Back leads to the results',
  steps: 2,
  async take(t, { visit, site }) {
    const query = 'profession=Idraulico&city=MONZA+%28MB%29'
    const reply = await fetch(`${site.origin}/api/affiliates?${query}`)
    const { affiliates } = (await reply.json()) as {
      affiliates: { workPictures: string[]; shopName: string }[]
    }
    const place = affiliates.findIndex(({ workPictures }) => workPictures.length > 1)
    t.ok(place >= 0)
    await visit.goto(`/incontra_professionisti?${query}`)
    const name = affiliates[place]?.shopName ?? ''
    await visit.click({ role: 'link', name: `${name}: vedi il profilo`, within: results })
    await visit.arrives(/^\/incontra_professionisti\/./)
    await visit.sees({ role: 'heading', name })
    await visit.until(() => scrollY === 0)

    await visit.click({ role: 'button', name: /^Ingrandisci (?:la foto|l’illustrazione) 1 di/ })
    await visit.reads(/Illustrazione 1 di \d/, viewer)
    visit.reached()
    await visit.press('ArrowRight')
    await visit.reads(/Illustrazione 2 di \d/, viewer)
    await visit.until(() => {
      const pictures = document.querySelectorAll<HTMLImageElement>(':modal img')
      return [...pictures].some(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    })
    await visit.press('Escape')
    await visit.leaves(viewer)
    await visit.until(() => !(history.state as { overlay?: unknown } | null)?.overlay)
    await visit.back()
    await visit.sees(found)
  },
}
