import { messagingLink } from '../../../lib/messaging-app.ts'

/**
 * A link that opens the messaging app with a question about a professional written in (specification, 'Professional
 * shop page').
 * @param number E.164
 */
export function questionLink(number: string, shopName: string, profileUrl: string): string {
  return messagingLink(number, `Ciao! Ho una domanda su ${shopName}: ${profileUrl}`)
}

/** A link to a point on a public map, which opens the phone's map app where there is one. */
export function mapLink({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}
