import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { useCurrentRoute } from '../../app/routing/use-current-route.ts'
import { useShortToken } from '../../features/token/use-short-token.ts'
import { MissingToken } from './MissingToken.tsx'
import { TokenPage } from './TokenPage.tsx'

/** The page of the login to the app, and of its test flow. */
export function Component() {
  const { id, title, path } = useCurrentRoute() ?? pageRoute('token')
  const shortToken = useShortToken()
  return (
    <>
      <PageHead
        title={title}
        description="La conferma dell’accesso all’app per i professionisti."
        canonicalPath={path}
        noindex
      />
      {shortToken === null ? (
        <MissingToken />
      ) : (
        <TokenPage request={{ shortToken, flow: id === 'token-test' ? 'test' : 'standard' }} />
      )}
    </>
  )
}
