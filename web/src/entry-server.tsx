import {
  type DocumentTemplate,
  markSamples,
  originPlaceholder,
  type RenderPage,
} from '@mestieri/shared/contracts/page-renderer.ts'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom'

import { readerContext } from './app/reader.ts'
import type { RouteHandle } from './app/route-handle.ts'
import { routes } from './app/routes.tsx'
import { SampleContent } from './app/sample-content.ts'
import { SiteOrigin } from './app/site-origin.ts'

// React puts the head's elements in front of a tree that has no <head> of its own.
const hoistedElements = /^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)+/

function assemble(
  template: DocumentTemplate,
  body: string,
  data: string,
  sources: readonly string[],
  origin: string,
): string {
  const hoisted = hoistedElements.exec(body)?.[0] ?? ''
  const links = sources.map((source) => template.links[source] ?? '').join('')
  return (
    template.html
      .replace(`data-origin="${originPlaceholder}"`, () => `data-origin="${origin}"`)
      .replace('<!--head-->', () => hoisted)
      // Behind the site's own styles, which a page's may override.
      .replace('</head>', () => `${links}</head>`)
      .replace('<!--app-->', () => body.slice(hoisted.length))
      .replace('<!--data-->', () => `<script type="application/json" id="__data">${data}</script>`)
  )
}

/**
 * Makes the function that draws any page of the site to HTML; the build uses it for static pages,
 * the BFF for those with data (docs/decisions, 'own prerender').
 * @param samples whether pages show sample content
 */
export function createRenderer(built: DocumentTemplate, samples: boolean): RenderPage {
  const handler = createStaticHandler(routes)
  const template = samples ? { ...built, html: markSamples(built.html) } : built

  // Loaders do not throw: a page that fails shows that itself, with its status.
  return async function render({ url, reader, origin }) {
    const requestContext = new RouterContextProvider()
    requestContext.set(readerContext, reader)
    const context = await handler.query(new Request(new URL(url, originPlaceholder)), { requestContext })
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/' }
    }
    if (context.errors) throw Object.values(context.errors)[0]
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <SiteOrigin value={origin}>
          <SampleContent value={samples}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </SampleContent>
        </SiteOrigin>
      </StrictMode>,
    )
    let body = ''
    for await (const chunk of prelude) body += String(chunk)
    const data = JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', String.raw`\u003c`)
    const sources = context.matches.flatMap(({ route }) => {
      const handle = route.handle as RouteHandle | undefined
      return handle ? [handle.source] : []
    })
    return { status: context.statusCode, html: assemble(template, body, data, sources, origin) }
  }
}
