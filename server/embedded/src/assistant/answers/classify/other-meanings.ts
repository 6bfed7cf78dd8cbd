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
/** Matches words of a tax relief, which customers call a discount: 'lo sconto del 75 per le barriere'. */
const ofTaxes = /^(?:barrier|disabil|fiscal|irpef|tasse$|governo$|caf$|commercialist)/
/** The rates of the tax reliefs of the last years. A discount that is still there has one of them. */
const reliefRates: ReadonlySet<string> = new Set(['36', '50', '65', '75', '110'])

/** Whether a discount is a tax relief. */
function isTaxRelief(part: readonly Word[]): boolean {
  if (!part.some(({ text }) => /^(?:scont|ribass)/.test(text))) return false
  return (
    part.some(({ text }) => ofTaxes.test(text)) ||
    (part.some(({ text }) => reliefRates.has(text)) &&
      part.some(({ text }) => /^(?:ancora|sempre|finit[oa]|scadut[oa])$/.test(text)))
  )
}

const otherDiscount = /^(?:scont|ribass|tratt|promoz|fattur|arrotond|abbuon|pag)/

/** Whether 'nero' is dirt or a colour, not payment without an invoice ('il lavaggio del nero è nel prezzo?'), or a discount is a tax relief. */
export function isNoDiscount(part: readonly Word[]): boolean {
  if (isTaxRelief(part)) return true
  return (
    part.some(({ text }, at) => text === 'nero' && beforeColour.test(part[at - 1]?.text ?? '')) &&
    !part.some(({ text }) => otherDiscount.test(text))
  )
}
