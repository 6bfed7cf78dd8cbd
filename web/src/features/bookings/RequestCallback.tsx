import { IconPhone } from '@tabler/icons-react'

import { decorativeIcon } from '../../components/decorative-icon.ts'
import { CallbackButton } from './CallbackButton.tsx'

/** The longest subject that a booking takes. */
const maxTitle = 120

export interface RequestCallbackProps {
  readonly shopName: string
}

/** The button for a call about a request to a professional. */
export function RequestCallback({ shopName }: RequestCallbackProps) {
  const title = `Richiesta per ${shopName}`.slice(0, maxTitle).toWellFormed()
  return (
    <CallbackButton variant="quiet" full title={title}>
      <IconPhone {...decorativeIcon} /> Chiedi di essere richiamato
    </CallbackButton>
  )
}
