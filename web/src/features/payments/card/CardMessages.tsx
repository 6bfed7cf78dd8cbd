import { type ReactNode, useEffect, useRef } from 'react'

import { Alert, type AlertTone } from '../../../components/Alert/Alert.tsx'
import { useAnnouncer } from '../../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { PaidBefore } from '../PaidBefore.tsx'
import type { CardNotice, CardSession, CardStage } from './card-session.ts'
import { cardUnavailable } from './messages/card-unavailable.ts'
import { declineAdvice } from './messages/decline-advice.ts'

import styles from './CardForm.module.css'

const reload = () => location.reload()

interface PoliteAlertProps {
  readonly tone: AlertTone
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** An alert that appears after the page has loaded, announced without interrupting. */
function PoliteAlert(props: PoliteAlertProps) {
  const { title } = props
  const { announce } = useAnnouncer()
  useEffect(() => announce(title), [announce, title])
  return <Alert {...props} />
}

interface CardMessageProps {
  readonly stage: CardStage
  readonly session: CardSession
}

/** The message in place of the fields when there are none. */
export function CardMessage({ stage, session }: CardMessageProps) {
  if (stage === 'settled') {
    return (
      <PoliteAlert
        tone="info"
        title="Questo pagamento è già partito"
        action={
          <Button variant="quiet" size="s" onClick={session.showOutcome}>
            Vedi l’esito
          </Button>
        }
      >
        Non serve rifarlo, nemmeno se lo hai iniziato in un’altra scheda.
      </PoliteAlert>
    )
  }
  if (stage === 'unavailable') {
    return (
      <Alert tone="danger" role="alert">
        {cardUnavailable}
      </Alert>
    )
  }
  return (
    <Alert
      tone="danger"
      role="alert"
      title="Il modulo della carta non si è caricato"
      action={
        <>
          <Button variant="quiet" size="s" onClick={session.retry}>
            Riprova
          </Button>
          <Button variant="bare" size="s" onClick={reload}>
            Ricarica pagina
          </Button>
        </>
      }
    >
      Controlla la connessione, o un blocco dei contenuti nel browser. Non ti abbiamo addebitato nulla, e puoi
      sempre pagare con bonifico.
    </Alert>
  )
}

function NoticeWords({ notice }: { readonly notice: CardNotice }) {
  if (notice.kind === 'elsewhere') {
    return (
      <Alert tone="warning" role="alert" title="C’è già un pagamento in corso in un’altra scheda">
        Completalo lì, oppure chiudi quella scheda e riprova.
      </Alert>
    )
  }
  if (notice.kind === 'paid-before') return <PaidBefore />
  const { failure } = notice
  const { sentence, advice } = declineAdvice(failure)
  const charged = failure.kind === 'refused' || failure.kind === 'authentication'
  return (
    <Alert tone="danger" role="alert" title={sentence}>
      {advice} {charged && 'Non ti abbiamo addebitato nulla.'}
    </Alert>
  )
}

/** The result of an attempt to pay. Takes the focus, unless the card fields have it because of an error. */
export function CardNoticeMessage({ notice }: { readonly notice: CardNotice }) {
  const box = useRef<HTMLDivElement>(null)
  const focus =
    notice.kind === 'elsewhere' || (notice.kind === 'failed' && notice.failure.kind !== 'incomplete')
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <NoticeWords notice={notice} />
    </div>
  )
}

interface SlowMessageProps {
  /** True while a payment is slow; false while the fields are slow to load. */
  readonly paying: boolean
  readonly session: CardSession
}

/** Says that a payment or the fields take long, and what the visitor can do. */
export function SlowMessage({ paying, session }: SlowMessageProps) {
  return paying ? (
    <PoliteAlert
      tone="info"
      title="Ci vuole più del solito"
      action={
        <Button variant="quiet" size="s" onClick={session.showOutcome}>
          Controlla l’esito
        </Button>
      }
    >
      Aspettiamo la risposta della banca: se ti ha chiesto una conferma, dalla pure con calma.
    </PoliteAlert>
  ) : (
    <PoliteAlert
      tone="warning"
      title="Non vedi i campi della carta?"
      action={
        <Button variant="quiet" size="s" onClick={session.retry}>
          Ricarica il modulo
        </Button>
      }
    >
      Ci stanno mettendo più del solito.
    </PoliteAlert>
  )
}
