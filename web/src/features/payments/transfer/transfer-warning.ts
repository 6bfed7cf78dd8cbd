import { brand } from '@mestieri/shared/brand.ts'

import { useDemonstration } from '../../../lib/content/demonstration.ts'
import { useSampleContent } from '../../../lib/content/sample-content.ts'

/** Stands wherever there is an account that nobody may transfer money to. */
export const noTransfers = 'Non fare bonifici'

interface TransferPlace {
  /** Whether the account is invented. */
  readonly sampleAccount: boolean
  /** Whether the site is a demonstration, or tried out with sample data. */
  readonly trial: boolean
}

/** Why nobody may transfer money here; null where account and site are real. */
export function transferWarning({ sampleAccount, trial }: TransferPlace): string | null {
  if (sampleAccount) return 'Beneficiario e IBAN sono di esempio: il denaro andrebbe perso.'
  return trial ? 'Questo è un ambiente di prova: nessun servizio viene attivato.' : null
}

/** The warning that belongs to this site, if any. */
export function useTransferWarning(): string | null {
  const demonstration = useDemonstration()
  const samples = useSampleContent()
  return transferWarning({ sampleAccount: brand.bankAccount.sample, trial: demonstration || samples })
}
