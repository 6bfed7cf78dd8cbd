import type { Word } from '../../italian/words.ts'

const ofFlue =
  /^(?:su|sul|sulla|sopra|a|al|alla|fumi|dei|della|del|esistente|nuovo|vecchio|verso|fuori|parete|tetto|nel|nella|da|dove|come|quanto|si|regge|basta|va)$/

/**
 * Whether 'scarico' is a flue or a drain and 'stato' a participle, not the tax relief of the State: 'scarico sul tetto
 * credo', 'lo scarico dove lo attaccano', 'se è stato il vento'.
 */
export function isNoRelief(part: readonly Word[]): boolean {
  return part.some(({ text }, at) => {
    const before = part[at - 1]
    if (text === 'scarico') return ofFlue.test(part[at + 1]?.text ?? '')
    return text === 'stato' && before?.text === 'e' && before.accented
  })
}

const beforeColour =
  /^(?:il|del|nel|sul|dal|quel|di|color|colore|tutto|muro|soffitto|angolo|diventa|diventato)$/
const otherDiscount = /^(?:scont|ribass|tratt|promoz|fattur|arrotond|abbuon|pag)/

/** Whether 'nero' is dirt or a colour, not payment without an invoice: 'il lavaggio del nero è nel prezzo?'. */
export function isNoDiscount(part: readonly Word[]): boolean {
  return (
    part.some(({ text }, at) => text === 'nero' && beforeColour.test(part[at - 1]?.text ?? '')) &&
    !part.some(({ text }) => otherDiscount.test(text))
  )
}
