import { brand } from '@mestieri/shared/brand.ts'

/**
 * A `mailto:` link that asks support to unsubscribe an address (RFC 6068).
 *
 * @param email null if the address is unknown; the sender of the email is usually the same
 */
export function unsubscribeMail(email: string | null): string {
  const body =
    email === null
      ? 'Buongiorno, vorrei non ricevere più le vostre email.'
      : `Buongiorno, vorrei non ricevere più le vostre email all’indirizzo ${email}.`
  return `mailto:${brand.support.email}?subject=Disiscrizione&body=${encodeURIComponent(body)}`
}
