/** The longest message that is put into a link, in characters. */
const maxMessage = 600

/**
 * A link that opens the messaging app with a question about a professional written in (specification, 'Professional
 * shop page').
 * @param number E.164
 */
export function questionLink(number: string, shopName: string, profileUrl: string): string {
  const message = `Ciao! Ho una domanda su ${shopName}: ${profileUrl}`.slice(0, maxMessage)
  return `https://wa.me/${number.replace(/^\+/, '')}?text=${encodeURIComponent(message)}`
}

/** A number as people write it in Italy: '+39 300 000 0000'. */
export function writtenNumber(number: string): string {
  return number.replace(/^(\+39)(\d{3})(\d{3})(\d+)$/, '$1 $2 $3 $4')
}

/** A link to a point on a public map, which opens the phone's map app where there is one. */
export function mapLink({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}
