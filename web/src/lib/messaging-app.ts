/** Default maximum length of a message in a link, in UTF-16 units. */
const defaultMaxMessage = 600

/**
 * Makes a link that opens the messaging app with a prefilled message.
 * @param number E.164
 */
export function messagingLink(number: string, message: string, maxMessage = defaultMaxMessage): string {
  const text = message.slice(0, maxMessage).toWellFormed()
  return `https://wa.me/${number.replace(/^\+/, '')}?text=${encodeURIComponent(text)}`
}
