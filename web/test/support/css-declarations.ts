/** A declaration of a stylesheet, with the rules around it. */
export interface Declaration {
  /** Selectors and at-rules, the outermost first. */
  readonly around: readonly string[]
  readonly property: string
  readonly value: string
}

/** The next position behind a string or a comment that starts here; the same position if neither starts here. */
function behindOpaque(css: string, at: number): number {
  const start = css[at]
  if (start === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2)
    return end === -1 ? css.length : end + 2
  }
  if (start !== '"' && start !== "'") return at
  for (let index = at + 1; index < css.length; index += 1) {
    if (css[index] === '\\') index += 1
    else if (css[index] === start) return index + 1
  }
  return css.length
}

/** Reads the declarations of a stylesheet, in order. */
export function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = []
  const around: string[] = []
  let text = ''
  let parentheses = 0
  const endDeclaration = () => {
    const colon = text.indexOf(':')
    if (colon > 0 && around.length > 0) {
      const [property, value] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()]
      found.push({ around: [...around], property, value })
    }
    text = ''
  }
  for (let at = 0; at < css.length;) {
    const end = behindOpaque(css, at)
    if (end > at) {
      // A comment is no part of a declaration.
      if (css[at] !== '/') text += css.slice(at, end)
      at = end
      continue
    }
    const sign = css[at] ?? ''
    at += 1
    if (sign === '(') parentheses += 1
    if (sign === ')') parentheses -= 1
    // An address in `url()` may contain a semicolon.
    if (parentheses > 0 || !'{};'.includes(sign)) text += sign
    else if (sign === '{') {
      around.push(text.trim())
      text = ''
    } else {
      endDeclaration()
      if (sign === '}') around.pop()
    }
  }
  return found
}

/** Splits a value at the commas outside of parentheses. */
export function listItems(value: string): string[] {
  const items = ['']
  let parentheses = 0
  for (const sign of value) {
    if (sign === '(') parentheses += 1
    if (sign === ')') parentheses -= 1
    if (sign === ',' && parentheses === 0) items.push('')
    else items[items.length - 1] += sign
  }
  return items.map((item) => item.trim())
}
