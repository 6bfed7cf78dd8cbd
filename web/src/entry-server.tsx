import {
  type DocumentTemplate,
  markSamples,
  originPlaceholder,
  type RenderPage,
} from '@mestieri/shared/contracts/page-renderer.ts'
import type { PageRoute } from '@mestieri/shared/pages.ts'
import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom'

import { createStyleInliner } from './app/document-head/document-styles.ts'
import { type PageDescription, PageDescriptionListener } from './app/document-head/page-description.ts'
import { socialPictureOf } from './app/document-head/social-pictures.ts'
import { socialTags } from './app/document-head/social-tags.ts'
import { structuredData, structuredDataTags } from './app/document-head/structured-data.ts'
import { siteFooterClass } from './app/layout/footer/SiteFooter.tsx'
import { FrameMarkup } from './app/layout/frame-markup.ts'
import { DemonstrationBar } from './app/layout/header/DemonstrationBar.tsx'
import { siteHeaderClass } from './app/layout/header/SiteHeader.tsx'
import { ErrorState } from './app/layout/messages/ErrorState.tsx'
import { readerContext } from './app/reader.ts'
import { pageSource } from './app/routing/page-modules.ts'
import type { RouteHandle } from './app/routing/route-handle.ts'
import { routes } from './app/routing/routes.tsx'
import { deferScripts, scriptStart } from './app/script-start.ts'
import { SiteOrigin } from './lib/api/site-origin.ts'
import { SampleContent } from './lib/content/sample-content.ts'

// React puts the head's elements in front of a tree that has no <head> of its own.
const hoistedElements = /^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)+/

interface DocumentParts {
  readonly body: string
  readonly data: string
  readonly origin: string
  /** Elements of the head beyond those of the page's own. */
  readonly head: string
  readonly structured: string
  readonly route: PageRoute | undefined
}

/** Puts the parts of a page into the built document, which is cut at its marks once. */
function createAssembler(template: DocumentTemplate): (parts: DocumentParts) => readonly string[] {
  const { html, links } = template
  const inlineStyles = createStyleInliner(template)
  const [start = '', beforeBody = '', beforeData = '', end = ''] = html.split(/<!--(?:head|app|data)-->/)
  // Behind the site's own styles, which a page's may override.
  const [headEnd = '', bodyStart = ''] = beforeBody.split('</head>')

  return ({ body, data, origin, head, structured, route }) => {
    const hoisted = hoistedElements.exec(body)?.[0] ?? ''
    const linked = deferScripts(headEnd + (links[pageSource(route?.id)] ?? ''), route)
    // The scripts draw a page without content of its own: it needs the whole stylesheets at once.
    const styled = scriptStart(route) === 'now' ? [linked] : inlineStyles(linked, [bodyStart, body])
    return [
      start.replace(`data-origin="${originPlaceholder}"`, () => `data-origin="${origin}"`),
      hoisted,
      head,
      ...styled,
      '</head>',
      bodyStart,
      body.slice(hoisted.length),
      beforeData,
      `<script type="application/json" id="__data">${data}</script>`,
      structured,
      end,
    ]
  }
}

/**
 * Draws a tree to markup. At once where it can, which costs a fifth less; a tree that waits for a lazily loaded part is
 * refused there and goes to the renderer that waits.
 */
async function renderMarkup(tree: ReactNode): Promise<string> {
  try {
    return renderToString(tree)
  } catch {
    const { prelude } = await prerenderToNodeStream(tree)
    let markup = ''
    for await (const chunk of prelude) markup += String(chunk)
    return markup
  }
}

/** Returns what is inside of the element with the tag and class; undefined if the body does not have it. */
function insideOf(body: string, tag: string, className: string): string | undefined {
  const open = `<${tag} class="${className}">`
  const start = body.indexOf(open)
  if (start === -1) return undefined
  return body.slice(start + open.length, body.indexOf(`</${tag}>`, start))
}

/**
 * Keeps the markup of the header and the footer, which are half of a profile page. They depend on the route and, by
 * the copyright line, on the year.
 */
function createFrameStore() {
  const kept = new Map<PageRoute | undefined, FrameMarkup>()
  let year = 0
  return {
    get(route: PageRoute | undefined): FrameMarkup | undefined {
      const now = new Date().getFullYear()
      if (now !== year) kept.clear()
      year = now
      return kept.get(route)
    },
    set(route: PageRoute | undefined, body: string): void {
      kept.set(route, {
        header: insideOf(body, 'header', siteHeaderClass),
        footer: insideOf(body, 'footer', siteFooterClass),
      })
    },
  }
}

/**
 * Makes the function that draws any page of the site to HTML; the build uses it for static pages,
 * the BFF for those with data (docs/decisions, 'own prerender').
 * @param samples whether pages show sample content
 */
export function createRenderer(built: DocumentTemplate, samples: boolean): RenderPage {
  const handler = createStaticHandler(routes)
  const assemble = createAssembler(samples ? { ...built, html: markSamples(built.html) } : built)
  const frames = createFrameStore()

  // Loaders do not throw: a page that fails shows that itself, with its status.
  return async function render({ url, reader, origin }) {
    const requestContext = new RouterContextProvider()
    requestContext.set(readerContext, reader)
    const context = await handler.query(new Request(new URL(url, originPlaceholder)), { requestContext })
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/' }
    }
    if (context.errors) throw Object.values(context.errors)[0]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- routes.tsx gives each route this handle
    const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined
    const route = handle?.route
    const frame = frames.get(route)
    let description: PageDescription | undefined
    const body = await renderMarkup(
      <StrictMode>
        <SiteOrigin value={origin}>
          <SampleContent value={samples}>
            <PageDescriptionListener
              value={(page) => {
                description = page
              }}
            >
              <FrameMarkup value={frame ?? {}}>
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </FrameMarkup>
            </PageDescriptionListener>
          </SampleContent>
        </SiteOrigin>
      </StrictMode>,
    )
    if (!frame) frames.set(route, body)
    const data = JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', String.raw`\u003c`)
    const page = context.matches.at(-1)
    const { pathname } = context.location
    const head = description ? socialTags(description, socialPictureOf(route, pathname), origin) : ''
    const pageData: unknown = page && context.loaderData[page.route.id]
    const structured =
      route && context.statusCode === 200
        ? structuredDataTags(structuredData({ route, pathname, data: pageData, origin, samples }))
        : ''
    const html = assemble({ body, data, origin, head, structured, route })
    return { status: context.statusCode, html }
  }
}

/** What a document without content shows where there are no scripts to fill it in. */
export function renderFailure(): string {
  return renderToStaticMarkup(
    <noscript>
      <main>
        <ErrorState />
      </main>
    </noscript>,
  )
}

/** The bar above every page of a site that is a demonstration. */
export function renderDemonstrationBar(): string {
  return renderToStaticMarkup(<DemonstrationBar />)
}
