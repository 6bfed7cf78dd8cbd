import type { Word } from '../../../italian/words.ts'

const says = (words: readonly Word[], pattern: RegExp): boolean =>
  words.some(({ text }) => pattern.test(text))

const woodOfFloor = /^(?:parquet|listell[oi]|liston[ei]|dogh[ae]|tavolat[oi]|palchett[oi])$/
/** Words near 'legno' with which it is a floor. */
const underfoot = /^(?:terra|paviment[oi]|spina|moquette|linoleum|sotto)$/
const restoring =
  /^(?:recuper\p{L}*|salvar\p{L}*|restaur\p{L}*|ripristin\p{L}*|riportar\p{L}*|ravviv\p{L}*|levig\p{L}*|lamar\p{L}*|lucid\p{L}*|rilucid\p{L}*|rinasc\p{L}*)$/u
const returning = /^(?:ri)?torn(?:are|i|a|asse|assero|ino|ato)$/
const asBefore = /^(?:bell[oi]|nuov[oi]|lucid[oi]|com|chiar[oi]|splend\p{L}*|vita|vivo|antico|originale)$/u
/** Words after 'tornare' in which its state comes. */
const stateReach = 4
const newFloor =
  /^(?:posa|posar\p{L}*|laminat\p{L}*|install\p{L}*|montar\p{L}*|sostitu\p{L}*|cambiarl[oi]|spc|lvt)$/u

/** Whether a message has an old wooden floor made good: 'sotto c’era il legno a spina, si riesce a farlo tornare bello?'. */
export function restoresWoodFloor(words: readonly Word[]): boolean {
  const isFloor = says(words, woodOfFloor) || (says(words, /^(?:legno|rovere)$/) && says(words, underfoot))
  if (!isFloor || says(words, newFloor)) return false
  return words.some(
    ({ text }, at) =>
      restoring.test(text) ||
      (returning.test(text) &&
        words.slice(at + 1, at + 1 + stateReach).some((next) => asBefore.test(next.text))),
  )
}

const tile = /^(?:piastrell[ae]|mattonell[ae]|maiolic(?:a|he))$/
const paintingThem = /^(?:ri)?(?:dipinger|pitturar|verniciar|smaltar|colorar|tinteggiar)le$/
const painting = /^(?:ri)?(?:dipingere|pitturare|verniciare|smaltare|colorare)$/
/** Parts of a bathroom. With one of them, more than the tiles is renewed. */
const bathroomParts = /^(?:sanitari|docci[ae]|vasc[ah]e?|tubi|tubature|water|wc|bidet|lavabo)$/
/** Surfaces that are painted beside tiles: 'piastrelle nuove e muri da pitturare'. */
const otherSurface = /^(?:mur[oi]|paret[ei]|soffitt[oi]|port[ae]|stanz[ae]|casa)$/
const possible = /^(?:possono|possano|puo|potrebbero|potevano|da)$/

/** Whether tiles are painted and not replaced: 'le piastrelle sono brutte, ho visto che si possono dipingere'. */
export function paintsTiles(words: readonly Word[]): boolean {
  const first = words.findIndex(({ text }) => tile.test(text))
  if (first === -1 || says(words, bathroomParts)) return false
  return words.some(({ text }, at) => {
    if (at < first || says(words.slice(first, at), otherSurface)) return false
    if (paintingThem.test(text)) return words[at - 1]?.text !== 'non'
    const next = words[at + 1]
    return (
      painting.test(text) &&
      possible.test(words[at - 1]?.text ?? '') &&
      (next === undefined || next.kind === 'mark' || next.text === 'o' || next.text === 'e')
    )
  })
}
