/** The path of an address: what stands before its query. */
export function pathOf(address: string): string {
  const end = address.indexOf('?')
  return end === -1 ? address : address.slice(0, end)
}

/** Whether the last part of a path has a dot, as the name of a file has. */
export function namesFile(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/')
}
