import type { Utterance } from '../../../italian/utterance.ts'
import type { Slot } from '../../../slots/slot.ts'

/** Measures by their names, and the beginnings of words in a question about them. */
const measures: readonly (readonly [name: RegExp, asked: RegExp])[] = [
  [/(?<!\p{L})(?:metri|mq|m2|superficie|metratura)(?!\p{L})/iu, /metri|m²|mq|misur|grand|superfic|quanto/i],
  [/(?<!\p{L})(?:potenza|kw|kilowatt)(?!\p{L})/iu, /potenza|kw|kilowatt/i],
  [/(?<!\p{L})(?:consum[oi]|kwh)(?!\p{L})/iu, /consum|kwh/i],
]

/** Matches a question about how to find a value out: 'dove sta scritto', 'come li misuro'. */
const findsOut =
  /(?<!\p{L})(?:dove (?:\p{L}+ ){0,2}(?:scritt|legg|trov|ved|guard)|come (?:\p{L}+ ){0,3}(?:misur|calcol|sap|cap|ved|conta))/iu

/** Matches 'non so', 'non lo sappiamo', 'non ricordo'. */
const knowsNot =
  /(?<!\p{L})(?:non|nn) (?:(?:lo|la|li|le|ne|mi|me) ){0,2}(?:so|sappiamo|sa|ricordo|conosco)(?!\p{L})/iu

/**
 * Whether a message doubts another thing than the asked one, or asks how to find it out: 'i metri non li so', to a
 * question about the beams. It settles nothing.
 */
export function doubtsOther(slot: Slot, { raw }: Utterance): boolean {
  if (findsOut.test(raw)) return true
  const about = `${slot.question({})} ${slot.label}`
  // 'non lo so, saranno 300 metri di pareti' answers the question.
  const doubted = raw.split(/[,.;:!?]/).filter((clause) => knowsNot.test(clause))
  return measures.some(([name, asked]) => doubted.some((clause) => name.test(clause)) && !asked.test(about))
}
