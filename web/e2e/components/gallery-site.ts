import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'

import react from '@vitejs/plugin-react'
import type { Test } from 'tap'
import { build, type InlineConfig } from 'vite'

import { breakpointsPlugin } from '../../scripts/breakpoints-plugin.ts'
import { keepNodeEnv } from '../node-env.ts'

const root = join(import.meta.dirname, 'gallery')

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** The site's content security policy (security.md, section 2). A violation is logged as a console error. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; form-action 'self'"

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), breakpointsPlugin()],
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
}

async function buildGallery(folder: string): Promise<string> {
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  await build({
    ...shared,
    build: {
      outDir: client,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'gallery.html') },
    },
  })
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: 'render.tsx',
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  })
  const { render } = (await import(pathToFileURL(join(server, 'render.mjs')).href)) as {
    render: (location: string) => string
  }
  const document = await readFile(join(client, 'gallery.html'), 'utf8')
  return document.replace('<!--app-->', render('/'))
}

/**
 * Builds the gallery into a temporary folder and serves it, server-rendered and hydrated, with the site's
 * security policy. Folder and server are removed after the test.
 *
 * @returns the origin
 */
export async function serveGallery(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  keepNodeEnv(t)
  const page = await buildGallery(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    const type = types[extname(pathname)]
    if (pathname === '/' || !type) {
      response.writeHead(pathname === '/' ? 200 : 204, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      response.end(pathname === '/' ? page : undefined)
      return
    }
    readFile(join(folder, 'client', normalize(pathname))).then(
      (body) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
