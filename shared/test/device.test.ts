import t from 'tap'

import { brand } from '../src/brand.ts'
import { appLink, detectDevice, type DeviceHints } from '../src/device.ts'

interface Case {
  readonly what: string
  readonly agent: string
  readonly hints?: DeviceHints
  readonly device: `${string} ${string}`
}

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15'

const cases: readonly Case[] = [
  {
    what: 'Chrome on an Android phone, which hides the model',
    agent: `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    device: 'android mobile',
  },
  {
    what: 'Firefox on an Android phone',
    agent: 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    device: 'android mobile',
  },
  {
    what: 'Samsung Internet on a tablet',
    agent: `Mozilla/5.0 (Linux; Android 13; SM-X906B) ${webkit} SamsungBrowser/24.0 Chrome/117.0.0.0 Safari/537.36`,
    device: 'android tablet',
  },
  {
    what: 'the browser inside a social app on Android',
    agent: `Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP2A.240805.005; wv) ${webkit} Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/476.0.0.49.74;]`,
    device: 'android mobile',
  },
  {
    what: 'Safari on an iPhone',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    device: 'ios mobile',
  },
  {
    what: 'Chrome on an iPhone',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1',
    device: 'ios mobile',
  },
  {
    what: 'an iPad that says so',
    agent:
      'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    device: 'ios tablet',
  },
  { what: 'an iPad that calls itself a Mac', agent: mac, hints: { maxTouchPoints: 5 }, device: 'ios tablet' },
  { what: 'a Mac', agent: mac, hints: { maxTouchPoints: 0 }, device: 'other desktop' },
  { what: 'a Mac of which nothing more is known', agent: mac, device: 'other desktop' },
  {
    what: 'the browser of a Huawei phone with Android',
    agent: `Mozilla/5.0 (Linux; Android 10; ELS-NX9; HMSCore 6.13.0.302) ${webkit} Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36`,
    device: 'huawei mobile',
  },
  {
    what: 'an older Huawei phone that names its maker',
    agent: `Mozilla/5.0 (Linux; U; Android 8.1.0; it-it; HUAWEI CLT-L29 Build/HUAWEICLT-L29) ${webkit} Version/4.0 Chrome/57.0.2987.132 Mobile Safari/537.36`,
    device: 'huawei mobile',
  },
  {
    what: 'a Honor phone that names its maker',
    agent: `Mozilla/5.0 (Linux; Android 9; HONOR 20 Build/HONORYAL-L21) ${webkit} Chrome/76.0.3809.89 Mobile Safari/537.36`,
    device: 'huawei mobile',
  },
  {
    what: 'a phone with HarmonyOS and no Android',
    agent: `Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300`,
    device: 'huawei mobile',
  },
  {
    what: 'a tablet with HarmonyOS, which says Mobile as well',
    agent: `Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
    device: 'huawei tablet',
  },
  {
    what: 'a computer with HarmonyOS',
    agent: `Mozilla/5.0 (PC; OpenHarmony 5.1) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
    device: 'huawei desktop',
  },
  {
    what: 'Edge on Windows',
    agent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    device: 'other desktop',
  },
  {
    what: 'a Windows laptop with a touch screen',
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    hints: { maxTouchPoints: 10 },
    device: 'other desktop',
  },
  {
    what: 'Firefox on Linux',
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    device: 'other desktop',
  },
  {
    what: 'a Windows phone, which names all the others',
    agent: `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${webkit} Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254`,
    device: 'other mobile',
  },
  {
    what: 'a simple phone with KaiOS',
    agent: 'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    device: 'other mobile',
  },
  { what: 'no user agent', agent: '', device: 'other desktop' },
]

t.test('system and device type come from the user agent and the client hints', async (t) => {
  for (const { what, agent, hints, device } of cases) {
    const { os, type } = detectDevice(agent, hints)
    t.equal(`${os} ${type}`, device, what)
  }
})

t.test('only the start of a long user agent is read', async (t) => {
  t.equal(detectDevice(`${'x'.repeat(1_024)} iPhone`).os, 'other')
  t.equal(detectDevice(`${'x'.repeat(1_000)} iPhone`).os, 'ios')
})

t.test('each known system links to its store, any other to the download page', async (t) => {
  t.equal(appLink('android'), brand.businessApp.stores.android)
  t.equal(appLink('ios'), brand.businessApp.stores.ios)
  t.equal(appLink('huawei'), brand.businessApp.stores.huawei)
  t.equal(appLink('other'), '/app/download_page')
})
