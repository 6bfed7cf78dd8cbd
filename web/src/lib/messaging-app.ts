/** The longest message that is put into a link, in characters, unless the caller says another. */
const defaultMaxMessage = 600

/**
 * A link that opens the messaging app with a message written in.
 * @param number E.164
 */
export function messagingLink(number: string, message: string, maxMessage = defaultMaxMessage): string {
  const text = message.slice(0, maxMessage).toWellFormed()
  return `https://wa.me/${number.replace(/^\+/, '')}?text=${encodeURIComponent(text)}`
}

/** A number as people write it in Italy: '+39 300 000 0000'. */
export function formatPhoneNumber(number: string): string {
  return number.replace(/^(\+39)(\d{3})(\d{3})(\d+)$/, '$1 $2 $3 $4')
}
