import { messagingLink } from '../../../../lib/messaging-app.ts'

/**
 * A WhatsApp link with a prefilled question about a professional (specification, 'Professional shop page').
 * @param number the phone number in E.164 format
 */
export function questionLink(number: string, shopName: string, profileUrl: string): string {
  return messagingLink(number, `Ciao! Ho una domanda su ${shopName}: ${profileUrl}`)
}

/** A Google Maps link to a point; phones with the app open it there. */
export function mapLink({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}
