/** The maximum length of a request in a WhatsApp link, in characters (features.md, D15). */
export const maxRequest = 1_000

/** A request to a professional, as the message to the staff who passes it on. */
export function requestMessage(shopName: string, profileUrl: string, job: string): string {
  return [`Ciao! Vorrei un preventivo da ${shopName}: ${profileUrl}`, job.trim()].filter(Boolean).join('\n')
}
