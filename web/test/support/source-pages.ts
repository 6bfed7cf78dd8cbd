import { join } from 'node:path'

import type { RenderedPage, RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import react from '@vitejs/plugin-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { Test } from 'tap'
import { createServer, type Plugin } from 'vite'

import { picturesPlugin } from '../../scripts/pictures-plugin.ts'
import { serviceStylesPlugin } from '../../scripts/service-styles-plugin.ts'
import type * as EntryServer from '../../src/entry-server.tsx'

const root = join(import.meta.dirname, '../..')

/** The values of the owner's files by file name, for example `{ 'press.ts': { pressLogos: [] } }`. */
export type OwnerFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Replaces brand.ts and the owner's files in the folder brand/. A file that is not given stays as it is. */
function ownerFiles(files: OwnerFiles): Plugin {
  return {
    name: 'owner-files',
    enforce: 'pre',
    load(id) {
      const found = /\/shared\/src\/(?:brand\/([\w-]+\.ts)|brand\.ts)$/.exec(id)
      const values = found ? files[found[1] ?? 'brand.ts'] : undefined
      if (!values) return null
      return Object.entries(values)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

const template = {
  html: '<html lang="it"><head><!--head--></head><body><!--app--><!--data--></body></html>',
  links: {},
  styles: {},
  failure: '',
  demonstration: '',
}

const noData = () => Promise.reject(new Error('a page of this test read data'))

/** Renders a page by its URL. */
export type ReadPage = (url: string) => Promise<Omit<RenderedPage, 'html'> & { readonly html: string }>

export interface Sources {
  /** Pages with the embedded upstream. */
  readonly withSamples: ReadPage
  /** Pages in front of a real upstream. */
  readonly real: ReadPage
  /**
   * Renders a component that no page shows at first, without sample content.
   * @param module the path below web/src, for example 'pages/about/People.tsx'
   */
  readonly component: (module: string, name: string, props?: object) => Promise<string>
}

/**
 * Renders pages from the sources, without a build and without a browser.
 * @param files what the owner has filled in
 */
export async function renderSources(t: Test, files: OwnerFiles): Promise<Sources> {
  // Vite sets NODE_ENV for the whole process.
  const environment = process.env['NODE_ENV']
  t.teardown(() => {
    if (environment === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = environment
  })
  const server = await createServer({
    root,
    configFile: false,
    plugins: [ownerFiles(files), react(), picturesPlugin(), serviceStylesPlugin()],
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  t.teardown(() => server.close())
  const { createRenderer } = (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer
  const reader = { searchAffiliates: noData, affiliate: noData }
  const read = (render: RenderPage): ReadPage => {
    return async (url) => {
      const page = await render({ url, reader, origin: 'https://www.example.it' })
      return { ...page, html: page.html?.join('') ?? '' }
    }
  }
  return {
    withSamples: read(createRenderer(template, true)),
    real: read(createRenderer(template, false)),
    component: async (module, name, props = {}) => {
      const found = (await server.ssrLoadModule(`/src/${module}`)) as Record<string, ComponentType<object>>
      const Component = found[name]
      if (!Component) throw new Error(`${module} has no ${name}`)
      return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Component, props)))
    },
  }
}
