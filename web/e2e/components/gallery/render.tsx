import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { Gallery } from './Gallery.tsx'

/** The gallery as the server writes it, to be hydrated by gallery.tsx. */
export function render(location: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={location}>
        <Gallery />
      </StaticRouter>
    </StrictMode>,
  )
}
