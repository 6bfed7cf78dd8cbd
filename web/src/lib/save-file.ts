/**
 * Hands a text to the browser's downloads.
 * @param type of media, such as 'text/plain'
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by the next turn, and needs the address no more.
  setTimeout(() => URL.revokeObjectURL(address))
}
