import '../../../src/styles/fonts.css'
import '../../../src/styles/tokens.css'
import '../../../src/styles/base.css'
import '../../../src/styles/print.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { interceptPopState } from '../../../src/components/modal/intercept-pop-state.ts'
import { Gallery } from './Gallery.tsx'

interceptPopState()
const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </StrictMode>,
  )
}
