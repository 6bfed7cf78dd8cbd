const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for XML content and attributes. Removes characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Formats a length, rounded to a tenth of a pixel. */
export function px(length: number): string {
  return String(Math.round(length * 10) / 10)
}

type Attributes = Readonly<Record<string, string | number | undefined>>

/**
 * Formats one element. Numeric attributes are lengths. Attribute values are escaped; `content` is markup and
 * is not. Do not use `style` attributes: the reply's Content-Security-Policy blocks them. Use presentation
 * attributes.
 */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? px(value) : escapeXml(value ?? '')}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}
