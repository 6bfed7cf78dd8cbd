/**
 * Renders the Open Graph pictures (1200×630) from the dioramas, the design tokens and the font:
 *
 *     node web/scripts/social-pictures.ts [NAME…]      writes web/public/og/NAME.jpg
 *
 * Uses the same Chromium as the tests; `CHROMIUM` selects another. One Chromium version gives the same bytes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { brand } from '@mestieri/shared/brand.ts'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'

import { findChromium } from '../../scripts/find-chromium.ts'
import {
  type SocialPicture,
  socialPictures,
  socialPictureSize,
} from '../src/app/document-head/social-pictures.ts'
import { tintRules } from './service-styles.ts'

const web = join(import.meta.dirname, '..')
const target = join(web, 'public/og')
const maxBytes = 90_000

const dataUrl = async (type: string, file: string) =>
  `data:${type};base64,${(await readFile(join(web, file))).toString('base64')}`

const tokens = await readFile(join(web, 'src/styles/tokens.css'), 'utf8')
const font = await dataUrl('font/woff2', 'src/styles/fonts/figtree-latin-wght-normal.woff2')
const mark = await readFile(join(web, 'public/icon.svg'), 'utf8')

/** The look of the site's page headers, at one fixed size. */
const styles = `
  @font-face { font-family: 'Figtree Variable'; src: url(${font}); font-weight: 300 900; }
  * { box-sizing: border-box; margin: 0; }
  body {
    position: relative; overflow: hidden; width: 1200px; height: 630px; padding: 64px 0 60px 72px;
    display: flex; flex-direction: column;
    font-family: 'Figtree Variable'; color: var(--ink);
    background: linear-gradient(105deg, var(--paper) 12%, color-mix(in srgb, var(--tint) 46%, var(--paper)));
  }
  .logo { display: flex; align-items: center; gap: 18px; }
  .logo svg { width: 56px; height: 56px; }
  .logo b { padding-bottom: 6px; font-size: 46px; font-weight: 830; letter-spacing: -0.045em; line-height: 1; }
  h1 {
    max-width: 505px; margin-block: auto 0; text-wrap: balance;
    font-size: 70px; font-weight: 800; letter-spacing: -0.025em; line-height: 1.08;
  }
  h1.long { font-size: 57px; }
  p {
    max-width: 460px; margin-block: 26px auto; text-wrap: balance;
    font-size: 29px; line-height: 1.4; color: var(--ink-muted);
  }
  figure { position: absolute; isolation: isolate; right: 24px; top: 0; width: 620px; height: 100%; }
  figure::before {
    content: ''; position: absolute; z-index: -2; left: 90px; right: 90px; top: 44px; height: 440px;
    border-radius: 500px 500px 20px 20px;
    background: radial-gradient(80% 80% at 50% 30%, var(--glow), var(--tint));
  }
  .stage { position: absolute; left: 0; right: 0; bottom: 34px; display: grid; justify-items: center; }
  .stage::after {
    content: ''; position: absolute; z-index: -1; inset: auto 4% -4%; height: 44%;
    background: radial-gradient(closest-side, var(--contact), var(--contact) 42%, var(--contact-soft) 74%, transparent);
  }
  img { display: block; max-width: 620px; max-height: 560px; }
  [data-prop] img { max-width: 540px; }
  [data-tint='professionisti'] {
    color: var(--on-petrol);
    background: linear-gradient(105deg, var(--petrol-deeper), var(--petrol-deep));
  }
  [data-tint='professionisti'] p { color: var(--on-petrol-muted); }
  [data-tint='professionisti'] figure::before {
    background: radial-gradient(80% 80% at 50% 30%, var(--tint), var(--petrol));
  }
`

async function document({ headline, line, diorama, tint }: SocialPicture): Promise<string> {
  const picture = await dataUrl('image/webp', `art/${diorama}.webp`)
  const prop = diorama.startsWith('prop-') ? ' data-prop' : ''
  return `<!doctype html><html lang="it"><head><style>${tokens}${tintRules()}${styles}</style></head>
    <body data-tint="${tint}"${prop}>
      <div class="logo">${mark}<b>${brand.name.toLowerCase()}</b></div>
      <h1${headline.length > 28 ? ' class="long"' : ''}>${headline.replace(', ', ',<br>')}</h1>
      <p>${line}</p>
      <figure><div class="stage"><img src="${picture}" alt=""></div></figure>
    </body></html>`
}

async function draw(browser: Browser, picture: SocialPicture): Promise<void> {
  const page = await browser.newPage({ viewport: socialPictureSize, colorScheme: 'light' })
  await page.setContent(await document(picture))
  await page.evaluate(() => globalThis.document.fonts.ready)
  const png = await page.screenshot()
  await page.close()
  const jpeg = await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  if (jpeg.length > maxBytes) throw new Error(`${picture.name}: ${jpeg.length} bytes`)
  await writeFile(join(target, `${picture.name}.jpg`), jpeg)
  console.log(`${picture.name}.jpg ${Math.round(jpeg.length / 1000)} kB`)
}

const wanted = process.argv.slice(2)
const executablePath = findChromium(process.env)
if (!executablePath) throw new Error('no Chromium found: set CHROMIUM to its path')
await mkdir(target, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const picture of socialPictures) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await draw(browser, picture)
  }
} finally {
  await browser.close()
}
