import { brand } from '@mestieri/shared/brand.ts'
import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { type FormEvent, useEffect, useRef } from 'react'

import { CardPage } from '../../app/layout/card/CardPage.tsx'
import { CardPicture } from '../../app/layout/card/CardPicture.tsx'
import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx'
import { maskedAddress } from '../../features/email/masked-address.ts'
import { useUnsubscription } from '../../features/email/use-unsubscription.ts'
import { Failure } from './Failure.tsx'
import { unsubscribeMail } from './support-mail.ts'

const titles = {
  asking: 'Vuoi disiscriverti?',
  sending: 'Vuoi disiscriverti?',
  done: 'Disiscrizione completata',
  // The exact text of the specification (section 8).
  failed: 'Errore durante la disiscrizione alla nostra email.',
} as const

const scenes = {
  asking: <CardPicture name="prop-chat" tint="impianti" />,
  done: <CardPicture name="prop-scudo" tint="tinteggiatura" />,
  failed: <CardPicture name="impianti" tint="impianti" />,
} as const

function ChangedMind() {
  return (
    <>
      Hai cambiato idea? Scrivi a{' '}
      <a className="link" href={`mailto:${brand.support.email}`}>
        {brand.support.email}
      </a>
      .
    </>
  )
}

/** The unsubscribe page. Only its button unsubscribes, not a visit (features.md, K1 and K3). */
export function UnsubscribePage({ request }: { readonly request: UnsubscribeRequest }) {
  const { state, confirm, check } = useUnsubscription(request)
  const { stage } = state
  const address = <b>{maskedAddress(request.email)}</b>
  const heading = useRef<HTMLHeadingElement>(null)
  const { announce } = useAnnouncer()
  useEffect(() => {
    if (stage === 'failed' || stage === 'done') announce(titles[stage])
    // The focused button was removed.
    if (stage === 'done') heading.current?.focus()
  }, [stage, announce])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    confirm()
  }
  return (
    <CardPage
      scene={scenes[stage === 'sending' ? 'asking' : stage]}
      title={titles[stage]}
      titleRef={heading}
      actions={
        stage !== 'done' && (
          <form onSubmit={handleSubmit}>
            <Honeypot check={check} />
            <Button type="submit" full busy={stage === 'sending'}>
              {stage === 'failed' ? 'Riprova' : 'Conferma disiscrizione'}
            </Button>
          </form>
        )
      }
      help={stage === 'done' ? <ChangedMind /> : <BotCheckNotice />}
    >
      {(stage === 'asking' || stage === 'sending') && (
        <>
          <p>Confermando, {address} non riceverà più le nostre email.</p>
          <p className="small">Finché non confermi non cambia niente.</p>
        </>
      )}
      {stage === 'done' && (
        <p>{address} non riceverà più le nostre email. Se ne arriva ancora una, era già partita.</p>
      )}
      {stage === 'failed' && <Failure problem={state.problem} email={request.email} />}
      <noscript>
        <p>
          Per confermare da qui serve JavaScript. Oppure{' '}
          <a className="link" href={unsubscribeMail(null)}>
            scrivi all’assistenza
          </a>
          : ti togliamo noi dalla lista.
        </p>
      </noscript>
    </CardPage>
  )
}
