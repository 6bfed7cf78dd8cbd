import { IconShieldLock } from '@tabler/icons-react'

import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../../components/decorative-icon.ts'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import type { BankAnswer } from './sandbox-form-state.ts'

import styles from './SandboxForm.module.css'

interface SandboxBankPageProps {
  readonly open: boolean
  readonly onAnswer: (answer: BankAnswer) => void
}

/** Simulates the bank's approval page (3-D Secure). Closing it abandons the authentication. */
export function SandboxBankPage({ open, onAnswer }: SandboxBankPageProps) {
  return (
    <Dialog
      title="Verifica della banca"
      closeLabel="Chiudi senza rispondere"
      open={open}
      sheet
      backCloses
      onClose={() => onAnswer(null)}
    >
      <div className={styles.bank}>
        <Alert tone="warning">Ambiente di prova: questa pagina sta al posto di quella della tua banca.</Alert>
        <p>Con una carta vera, qui confermeresti il pagamento nell’app della banca o con un codice.</p>
        <div className={styles.answers}>
          <Button variant="petrol" full onClick={() => onAnswer('approve')}>
            <IconShieldLock {...decorativeIcon} /> Autorizza
          </Button>
          <Button variant="quiet" full onClick={() => onAnswer('reject')}>
            Rifiuta
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
