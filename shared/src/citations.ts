// What names a source: '4:0' or '13'. In square brackets only a dagger behind it makes a citation of it; lenticular
// brackets are no part of Italian, so that whatever they hold is one.
const numbers = String.raw`\d{1,6}(?:\s?:\s?\d{1,6})?`
const lenticular = String.raw`【[^【】\n]{0,300}】`
// A name may have brackets of its own; no quotes, so that a citation never ends outside of a JSON text it stands in.
const square = String.raw`\[${numbers}\s?†(?:[^[\]"\n]|\[[^[\]"\n]{0,100}\]){0,300}\]`
const complete = `(?:${lenticular}|${square})`

/** With the space before it, or, where it begins a line, the one behind it. */
const completeCitations = new RegExp(String.raw`(?<=^|\n)${complete}[ \t]?|[ \t]?${complete}`, 'g')

/** A reply that was cut short: from the last opening bracket on there is nothing but a citation's beginning. */
const cutCitation = new RegExp(String.raw`[ \t]?(?:【[^【】"\n]{0,120}|\[${numbers}\s?†[^[\]"\n]{0,120})$`)

/** One that is never closed, with text behind it: its sign and the word that hangs on it. */
const openCitations = new RegExp(
  String.raw`[ \t]?(?:【${numbers}\s?†|\[${numbers}\s?†)[^\s【】[\]"]{0,120}`,
  'g',
)

/**
 * Removes the source citations that assistants leave in their text: `【4:0†listino.pdf】`, `[4:0†source]`, `[1†…]`,
 * also one that was cut off (specification, section 4, 'Chat'). Ordinary brackets, as in `[3 m²]`, stay.
 */
export function removeCitations(text: string): string {
  // Most texts have none; no pattern need look at them.
  if (!text.includes('【') && !text.includes('†')) return text
  return text.replace(completeCitations, '').replace(cutCitation, '').replace(openCitations, '')
}
