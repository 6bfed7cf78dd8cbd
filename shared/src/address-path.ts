/** The path of an address: what stands before its query. */
export function pathOf(address: string): string {
  const end = address.indexOf('?')
  return end === -1 ? address : address.slice(0, end)
}

/** Whether the last part of a path has a dot, as the name of a file has. */
export function namesFile(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/')
}

/** Whether a part of a path is `.` or `..`, also percent-encoded (RFC 3986, section 5.2.4). */
export function hasDotSegment(path: string): boolean {
  if (!path.includes('.') && !/%2e/i.test(path)) return false
  return path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}
