import { createElement, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { useShortToken } from '../../src/features/token/use-short-token.ts'
import { useTokenValidation } from '../../src/features/token/use-token-validation.ts'

/*
 * Runs the token's hooks in React's development build, whose strict mode runs every effect twice. strict-mode.ts bundles
 * this file. The events are recorded on `window`.
 */

const calls: unknown[] = []
let effects = 0

window.fetch = (_address, init) => {
  calls.push(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body)
  return Promise.resolve(Response.json({ status: 'validated', appUrl: '/app/download_page' }))
}

function Validation({ shortToken }: { readonly shortToken: string }) {
  const { state } = useTokenValidation({ shortToken })
  useEffect(() => {
    effects += 1
  }, [])
  return createElement('p', null, state.stage)
}

function Page() {
  const token = useShortToken()
  return token === null ? 'none' : createElement(Validation, { shortToken: token })
}

const router = createMemoryRouter([{ path: '/login', element: createElement(Page) }], {
  initialEntries: ['/login?short_token=abc'],
})
const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(createElement(StrictMode, null, createElement(RouterProvider, { router })))

Object.assign(window, {
  strictMode: () => ({ calls, effects, search: router.state.location.search }),
})
