/**
 * Masks an address as `m***@esempio.it`: its owner recognises it, an onlooker learns neither name nor length
 * (features.md, K1).
 *
 * @param address a valid address
 */
export function maskedAddress(address: string): string {
  const [first = ''] = address
  return `${first}***${address.slice(address.lastIndexOf('@'))}`
}
