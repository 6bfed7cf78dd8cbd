import { hasLuhnCheckDigit } from './luhn.ts'

/** What is wrong with a VAT number. */
export type VatNumberFault = 'empty' | 'tax_code' | 'characters' | 'length' | 'zeros' | 'check_digit'

/** A check's outcome; `message` is Italian and fit to show under the field. */
export type VatNumberCheck =
  | { readonly valid: true; readonly value: string; readonly message: string }
  | { readonly valid: false; readonly reason: VatNumberFault; readonly message: string }

/** A person's tax code, digits perhaps replaced by letters where two people would share one. */
const personalTaxCode = /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/

const refuse = (reason: VatNumberFault, message: string): VatNumberCheck => ({
  valid: false,
  reason,
  message,
})

/**
 * Checks an Italian VAT number as typed (features.md, 3.1): spaces, dots and a leading IT go, then eleven digits with a
 * right check digit (d.P.R. 633/1972, art. 35), not all zeros. Only its form is known to be good: whether it exists no
 * check digit can tell, so that nothing here says 'verified'.
 */
export function checkVatNumber(typed: string): VatNumberCheck {
  const bare = typed.replaceAll(/[\s.]/g, '').toUpperCase()
  if (personalTaxCode.test(bare)) {
    return refuse('tax_code', 'Questo è un codice fiscale: qui serve la partita IVA, che ha 11 cifre.')
  }
  const value = bare.replace(/^IT/, '')
  if (value === '') return refuse('empty', 'Inserisci la partita IVA.')
  if (!/^\d+$/.test(value)) return refuse('characters', 'La partita IVA è fatta di sole cifre.')
  if (value.length !== 11) {
    const count = value.length === 1 ? 'ne hai scritta 1' : `ne hai scritte ${value.length}`
    return refuse('length', `La partita IVA ha 11 cifre: ${count}.`)
  }
  if (/^0+$/.test(value)) return refuse('zeros', 'La partita IVA non può essere di soli zeri.')
  if (!hasLuhnCheckDigit(value)) {
    return refuse(
      'check_digit',
      'La cifra di controllo non torna: controlla di aver copiato bene la partita IVA.',
    )
  }
  return { valid: true, value, message: 'Formato valido' }
}
