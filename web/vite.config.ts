import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { breakpointsPlugin } from './scripts/breakpoints-plugin.ts'
import { createChunkAreas, type ModuleUse } from './scripts/chunk-areas.ts'
import { directIconsPlugin } from './scripts/direct-icons-plugin.ts'
import { picturesPlugin } from './scripts/pictures-plugin.ts'
import { createScopedNames } from './scripts/scoped-names.ts'
import { serviceStylesPlugin } from './scripts/service-styles-plugin.ts'

/** Packages that draw pages on the server; not React's browser part, which only a payment page imports. */
const serverFramework =
  /node_modules[\\/](?:react|react-router|react-router-dom|cookie|react-dom)[\\/](?!.*client)/
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/

/** Our modules and icons, but not the list of municipalities, which only a typing visitor needs. */
const ownModule = /(web|shared)[\\/]src[\\/](?!municipalities)|tabler/

/** The scripts that every page loads first. */
const initialScript = /assets\/(?:rolldown-runtime|framework|common|index)-[^/]+\.js$/

const bff = process.env['BFF_ADDRESS'] ?? 'http://127.0.0.1:3000'

/** Shorter than usual, because the first script names many; the documents that the server draws need the same. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

/** What the BFF answers itself while Vite serves the pages. */
const bffPaths = ['/api', '^/app/download/?$', '/.well-known']

/** Reviews on the home page and the professionals' pages: a chunk of their own keeps the home page's parts out. */
const reviewParts = /web[\\/]src[\\/](?:features[\\/]reviews|lib[\\/]content[\\/]content-slot)/

/** Parts of forms that the chat uses too: a chunk of their own keeps the professionals' forms out of the chat. */
const formParts =
  /web[\\/]src[\\/](?:lib[\\/]bot-check[\\/](?:(?:browser-)?bot-check|recaptcha-script)\.ts|components[\\/](?:Alert|Honeypot)[\\/])/

/** The price guide on landings, profiles and the comparison: in `common` every page would load it. */
const priceParts =
  /shared[\\/]src[\\/](?:services[\\/](?:\w+[\\/]prices|landing-prices|price-row|price-hints)|catalogue[\\/](?:vat|price-range))\.ts|web[\\/]src[\\/]lib[\\/]format[\\/](?:row-price|numbers)\.ts/

/** The copy buttons of some pages in several areas: in `common` every page would load them. */
const copyParts = /web[\\/]src[\\/]components[\\/]CopyButton[\\/]/

const router = (file: string) =>
  join(import.meta.dirname, '../node_modules/react-router/dist/production', file)

interface Bundle {
  getModuleInfo(id: string): ModuleUse | null
}

const sharedFile = (id: string, bundle: Bundle) =>
  createChunkAreas((module) => bundle.getModuleInfo(module))(id)

// The report of slow plugins is for their authors: operators read the output of the first start.
const checks = { pluginTimings: false }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [directIconsPlugin(), react(), picturesPlugin(), serviceStylesPlugin(), breakpointsPlugin()],
  resolve: {
    dedupe: ['react', 'react-dom'],
    // Its exports name the build that warns developers alone.
    alias: [
      { find: /^react-router$/, replacement: router('index.mjs') },
      { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
    ],
  },
  server: { proxy: Object.fromEntries(bffPaths.map((path) => [path, bff])) },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: createScopedNames(import.meta.dirname),
    },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        license: { fileName: 'licenses.md' },
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Every page has loaded these before it imports another part: naming them would lengthen the first script.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !initialScript.test(file)) : files,
        },
        rolldownOptions: {
          checks,
          output: {
            // The first script names all the others: a shorter hash makes it smaller.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 4 },
                { name: 'prices', test: priceParts, priority: 3.1, includeDependenciesRecursively: false },
                { name: 'copy', test: copyParts, priority: 3.1, includeDependenciesRecursively: false },
                { name: 'forms', test: formParts, priority: 2.95 },
                { name: 'reviews', test: reviewParts, priority: 2.95 },
                {
                  debugName: 'common',
                  name: (id: string, bundle: Bundle) =>
                    sharedFile(id, bundle) === 'common' ? 'common' : null,
                  test: ownModule,
                  priority: 3,
                },
                {
                  debugName: 'areas',
                  name: sharedFile,
                  // What an area needs of the others' modules stays where those need it.
                  includeDependenciesRecursively: false,
                  test: ownModule,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // React chooses its build when it runs: without this, a process without NODE_ENV draws with the slow one.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist-ssr',
        emptyOutDir: true,
        ssr: 'src/entry-server.tsx',
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          output: {
            entryFileNames: '[name].mjs',
            assetFileNames,
            // Every start loads these packages: one file instead of five.
            codeSplitting: { groups: [{ name: 'framework', test: serverFramework }] },
          },
        },
      },
    },
  },
})
