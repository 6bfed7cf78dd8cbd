import type { TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'
import { useEffect, useRef } from 'react'

import { CardPage } from '../../app/layout/card/CardPage.tsx'
import { CardPicture } from '../../app/layout/card/CardPicture.tsx'
import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { useTokenValidation } from '../../features/token/use-token-validation.ts'
import { AppScene } from './AppScene.tsx'
import { BackToApp } from './BackToApp.tsx'
import { GetApp } from './GetApp.tsx'
import { SupportLine } from './SupportLine.tsx'
import { tokenMessage } from './token-messages.ts'
import { useOwnAppLink } from './use-own-app-link.ts'
import { useWayToApp } from './use-way-to-app.ts'

/** Validates an account and opens the app (specification, section 4, 'Short-token screen'). */
export function TokenPage({ request }: { readonly request: TokenValidationRequest }) {
  const { state, retry } = useTokenValidation(request)
  const validated = state.stage === 'validated'
  const appLink = useOwnAppLink(validated ? state.appUrl : undefined)
  const { onLeave, ...way } = useWayToApp(validated ? appLink : null)
  const { title, reason, lines } = tokenMessage(state, way)
  const isFirstWait = state.stage === 'validating' && !state.slow
  const said = isFirstWait ? '' : [title, reason, ...lines].filter(Boolean).join(' ')
  const { announce } = useAnnouncer()
  useEffect(() => {
    if (said) announce(said)
  }, [said, announce])

  const heading = useRef<HTMLHeadingElement>(null)
  const retryHere = () => {
    // The focused button is removed.
    heading.current?.focus()
    retry()
  }
  const actions = {
    validating: undefined,
    validated: (
      <ButtonLink href={appLink} onClick={onLeave}>
        Apri l’app
      </ButtonLink>
    ),
    refused: <BackToApp />,
    failed: <Button onClick={retryHere}>Riprova</Button>,
  }[state.stage]
  return (
    <CardPage
      scene={validated ? <AppScene /> : <CardPicture name="prop-chiavi" tint="bagno" />}
      title={title}
      titleRef={heading}
      busy={state.stage === 'validating'}
      actions={actions}
      help={!isFirstWait && !validated && <SupportLine />}
      extra={validated && <GetApp />}
    >
      {reason && (
        <p>
          <b>{reason}</b>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <noscript>
        <p>Per confermare l’accesso serve JavaScript: attivalo e ricarica la pagina.</p>
      </noscript>
    </CardPage>
  )
}
