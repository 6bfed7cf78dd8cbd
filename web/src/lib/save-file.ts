/**
 * Downloads a text as a file.
 * @param type media type, such as 'text/plain'
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by the next task and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address))
}
