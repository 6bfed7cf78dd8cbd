import { brand } from '@mestieri/shared/brand.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'

import { unsubscribeMail } from './support-mail.ts'

interface FailureProps {
  readonly problem: Problem
  readonly email: string
}

/**
 * The details of the failure, if they say more than the title, and the support contact (specification,
 * section 8).
 */
export function Failure({ problem, email }: FailureProps) {
  return (
    <>
      {problem.code !== 'unsubscribe_failed' && <p>{problem.detail}</p>}
      <p>
        Riprova oppure contatta l’assistenza a{' '}
        <a className="link" href={unsubscribeMail(email)}>
          {brand.support.email}
        </a>
        : ti togliamo noi dalla lista.
      </p>
    </>
  )
}
