import { brand } from '@mestieri/shared/brand.ts'

/**
 * A `mailto:` link by which support takes an address off the list (RFC 6068).
 *
 * @param email null where the link did not say it: mail programs send from it anyhow
 */
export function unsubscribeMail(email: string | null): string {
  const body =
    email === null
      ? 'Buongiorno, vorrei non ricevere più le vostre email.'
      : `Buongiorno, vorrei non ricevere più le vostre email all’indirizzo ${email}.`
  return `mailto:${brand.support.email}?subject=Disiscrizione&body=${encodeURIComponent(body)}`
}
