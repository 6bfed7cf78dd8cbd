import t from 'tap'

import { launchBrowser } from '../browser.ts'
import { focusRings } from './focus-rings.ts'

const browser = await launchBrowser(t)
const context = await browser.newContext({ viewport: { width: 800, height: 900 } })
t.teardown(() => context.close())

const styles = `
  html { background: white }
  header { position: sticky; top: 0; height: 60px; background: white; z-index: 1 }
  main { padding: 20px; display: grid; gap: 40px; justify-items: start }
  button { border: 0; padding: 10px 30px; background: #ddd }
  button:focus-visible { outline: 3px solid rgb(0 90 90); outline-offset: 2px }
  div { padding: 20px; position: relative }
`

/** A button that shows its ring, and buttons of the same style that do not. */
const buttons: Readonly<Record<string, string>> = {
  'a visible ring': '<div class="a"><button>OK</button></div>',
  'a ring like one that was seen': '<div class="b"><button>OK</button></div>',
  'no outline': '<div class="c"><button style="outline: none">no ring</button></div>',
  'the colour of the ground': '<div class="d" style="background: rgb(0 90 90)"><button>same</button></div>',
  'an ancestor that clips':
    '<div class="e"><section style="overflow: hidden"><button>clipped</button></section></div>',
  'a box above the ring':
    '<div class="f"><button>covered</button><b style="position: absolute; inset: 0; background: white"></b></div>',
  'a box above the ring that takes no pointer':
    '<div class="g"><button>hidden</button><b style="position: absolute; inset: 0; background: white; pointer-events: none"></b></div>',
  'a generated box above the ring': '<div class="h veil"><button>veiled</button></div>',
  'a ground of a picture':
    '<div class="i" style="background-image: linear-gradient(rgb(0 90 90), rgb(0 90 90))"><button>picture</button></div>',
  'an ancestor that is nearly transparent':
    '<div class="j" style="opacity: 0.1"><button>faint</button></div>',
}
const veil = `.veil::after { content: ''; position: absolute; inset: 0; background: white; pointer-events: none }`

async function faultsOf(body: string): Promise<{ stops: number; faults: readonly string[] }> {
  const page = await context.newPage()
  await page.setContent(`<!doctype html><style>${styles}${veil}</style>${body}`)
  const { stops, faults } = await focusRings(page, 'main')
  await page.close()
  return { stops, faults: faults.map((fault) => fault.replace(/^button '(.+)':.*$/, '$1')) }
}

t.test(
  'a ring that looks like one that was seen needs no screenshot, and every hidden ring is found',
  async (t) => {
    const { stops, faults } = await faultsOf(`<main>${Object.values(buttons).join('')}</main>`)
    t.equal(stops, 10)
    t.same(faults, ['no ring', 'same', 'clipped', 'covered', 'hidden', 'veiled', 'picture', 'faint'])
  },
)

t.test('a ring below a header that stays at the top is found', async (t) => {
  const main = '<main style="margin-top: -60px"><button>below the header</button></main>'
  t.same((await faultsOf(`<header></header>${main}`)).faults, ['below the header'])
})
