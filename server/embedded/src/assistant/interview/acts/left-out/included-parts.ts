/** Returns the words of an entry of what is included, without what it belongs to: 'massetto' of 'massetto della doccia'. */
export const headOf = (text: string): string[] =>
  (text.toLowerCase().split(/ (?:di|del|dello|della|dei|delle|per|con|se) /)[0] ?? '').split(/[^\p{L}]+/u)
