import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute, path } from '@mestieri/shared/pages.ts'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { PictureMessage } from '../../app/layout/messages/PictureMessage.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import type { ReturnStage } from './follow-payment.ts'
import { returnMessages } from './return-messages.ts'

import styles from './ReturnMessage.module.css'

interface ReturnMessageProps {
  readonly stage: ReturnStage
  /** The URL of the page where the payment can be retried; null if unknown. */
  readonly paymentPage: string | null
  /** What was paid; shown below the message. */
  readonly receipt: ReactNode
  readonly onAgain: () => void
}

function WayToLanding({ main }: { readonly main: boolean }) {
  const { title, path: to } = pageRoute('work-with-us')
  return (
    <ButtonLink variant={main ? 'primary' : 'bare'} to={to}>
      {main ? title : `Torna a ${title}`} {!main && <IconArrowRight {...decorativeIcon} />}
    </ButtonLink>
  )
}

/** The actions: a button and at most one more link; none while waiting. */
function Ways({ stage, paymentPage, onAgain }: ReturnMessageProps): ReactNode {
  if (stage === 'loading' || stage === 'processing') return null
  if (stage === 'succeeded') return <ButtonLink to={path('work-with-us')}>OK</ButtonLink>
  if (stage === 'waiting' || stage === 'unreachable') {
    return (
      <>
        <Button onClick={onAgain}>{stage === 'waiting' ? 'Controlla di nuovo' : 'Riprova'}</Button>
        <WayToLanding main={false} />
      </>
    )
  }
  if (paymentPage === null) return <WayToLanding main />
  return (
    <>
      <ButtonLink to={paymentPage}>{stage === 'open' ? 'Riprova' : 'Vai al pagamento'}</ButtonLink>
      <WayToLanding main={false} />
    </>
  )
}

/** The message for each state of a payment: picture, text and actions. */
export function ReturnMessage(props: ReturnMessageProps) {
  const { stage, receipt } = props
  const { title, line, picture } = returnMessages[stage]
  const waits = stage === 'loading' || stage === 'processing'
  return (
    <PictureMessage
      picture={picture}
      tint="professionisti"
      alt=""
      title={title}
      actions={waits ? <span className={styles.spinner} aria-hidden="true" /> : <Ways {...props} />}
    >
      <p>{line}</p>
      {receipt}
      {!waits && stage !== 'succeeded' && (
        <p className="small">
          Un dubbio? Scrivici a{' '}
          <a className="link" href={`mailto:${brand.support.email}`}>
            {brand.support.email}
          </a>
          .
        </p>
      )}
    </PictureMessage>
  )
}
