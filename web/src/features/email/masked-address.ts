/**
 * An address as it is shown to whoever looks over a shoulder: its owner knows it again by the first letter and what
 * follows the at-sign, `m***@esempio.it` (features.md, K1).
 *
 * @param address one that was checked
 */
export function maskedAddress(address: string): string {
  const [first = ''] = address
  return `${first}***${address.slice(address.lastIndexOf('@'))}`
}
