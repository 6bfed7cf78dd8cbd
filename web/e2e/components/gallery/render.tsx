import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { Gallery } from './Gallery.tsx'

/** Renders the gallery on the server. hydrate.tsx hydrates it. */
export function render(location: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={location}>
        <Gallery />
      </StaticRouter>
    </StrictMode>,
  )
}
