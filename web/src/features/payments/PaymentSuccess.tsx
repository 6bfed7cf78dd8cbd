import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { pageRoute } from '@mestieri/shared/routes.ts'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Diorama } from '../../components/Diorama/Diorama.tsx'

import styles from './PaymentOutcome.module.css'

/** The payment went through (specification, section 2, 'Payment panel', success screen). */
export function PaymentSuccess() {
  return (
    <div className={styles.outcome}>
      <Diorama
        className={styles.picture}
        name="prop-scudo"
        tint="professionisti"
        alt=""
        sizes="(min-width: 40rem) 16rem, 60vw"
        priority
      />
      <h1 className="h1">Pagamento effettuato con successo</h1>
      <p className="lead">Riceverai la tua fattura entro {professionalTerms.invoiceWithinHours} ore</p>
      <ButtonLink to={pageRoute('work-with-us').path}>OK</ButtonLink>
    </div>
  )
}
