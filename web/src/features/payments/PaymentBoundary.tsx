import { Component, type ReactNode } from 'react'

import { Button } from '../../components/Button/Button.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'

import styles from './PaymentBoundary.module.css'

interface PaymentBoundaryProps {
  readonly children: ReactNode
}

interface PaymentBoundaryState {
  readonly broken: boolean
}

const reload = () => location.reload()

/** The error screen of the panel (specification, section 2, 'Payment panel'). */
function PaymentBroken() {
  return (
    <div className={styles.broken} role="alert">
      <Picture className={styles.picture} name="prop-carta" alt="" sizes="(min-width: 27rem) 16rem, 60vw" />
      <h2 className="h3">Errore nel caricamento del pagamento</h2>
      <p className="small muted">Quello che hai scritto resta qui anche dopo aver ricaricato.</p>
      <Button variant="quiet" onClick={reload}>
        Ricarica pagina
      </Button>
    </div>
  )
}

/** Error boundary: a fault in the payment panel leaves the rest of the page intact. */
export class PaymentBoundary extends Component<PaymentBoundaryProps, PaymentBoundaryState> {
  static getDerivedStateFromError(): PaymentBoundaryState {
    return { broken: true }
  }

  override state: PaymentBoundaryState = { broken: false }

  override render() {
    return this.state.broken ? <PaymentBroken /> : this.props.children
  }
}
