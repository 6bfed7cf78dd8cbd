import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { AnswerContext } from '../answer-context.ts'

/** Maximum number of characters of a question that are read. */
const longestAsked = 300

/**
 * Lowest plausible price of any work at home, in euros. A smaller number without a unit is not an amount of
 * money.
 */
const leastSum = 50

/** Matches words of what a customer pays for energy: 'una bolletta di 190 euro a bimestre', '300 euro di luce al mese' are no budget. */
const ofBills =
  /(?<!\p{L})(?:bollett|bimestr|trimestr|mensil|al mese(?!\p{L})|di (?:luce|gas|corrente)(?!\p{L}))/u
/** Matches words before a year. */
const ofYear = /^(?:del|dal|nel|anno|inizio|fine|maggio|giugno|gennaio|settembre|estate)$/
/** Matches words before the number of a law. */
const ofLaw = /^(?:la|legge|dpr|decreto|articolo|art)$/
/** Maximum distance in words between a sum and such a word. */
const billReach = 4

/** Lowest sum that a number without its unit surely is, outside the question itself. A smaller one may be a size. */
const leastToldSum = 500

/** Whether the words at an index say that a number is too little: 'non bastano'. */
const isSaidTooLittle = (words: Utterance['words'], at: number): boolean =>
  words[at]?.text === 'non' && /^bast(?:a|ano)$/.test(words[at + 1]?.text ?? '')

/**
 * Returns the sum of money in a sentence, in euros: '8000 euro', '5 mila', '10k'. For a range it is the upper
 * limit. Returns null if there is no sum.
 */
export function amountIn({ quantities, words }: Utterance): number | null {
  const sums = quantities.flatMap(({ high, unit, article, from, to }) => {
    const near = words.slice(Math.max(0, from - billReach), to + billReach)
    const isBill = ofBills.test(near.map(({ text }) => text).join(' '))
    // 'la caldaia è del 2005'
    const isYear = unit === null && high >= 1900 && high < 2100 && ofYear.test(words[from - 1]?.text ?? '')
    // 'ho la 104, pago l’iva al 4?'
    const isLaw = unit === null && ofLaw.test(words[from - 1]?.text ?? '')
    // '100 non bastano, facciamo 200 litri'
    const isTooLittle = unit === null && high < leastToldSum && isSaidTooLittle(words, to)
    const isOther = isBill || isYear || isLaw || isTooLittle
    const mayBeMoney = !article && !isOther && (unit === 'euro' || unit === null)
    return mayBeMoney && high >= leastSum ? [{ value: high, isMoney: unit === 'euro' }] : []
  })
  const [best] = sums.toSorted((a, b) => Number(b.isMoney) - Number(a.isMoney) || b.value - a.value)
  return best?.value ?? null
}

/** Maximum number of words of a question whose sum is in the clause before it: 'ci sto?', 'dite che bastano?'. */
const mostPending = 4
/** Matches a sum that somebody else asks or paid. */
const ofOthers = /chiest|chiedono|preventiv|pagat|spes[oi]\b|offert/i

/**
 * Returns the sum of a question, or of the clause before it: 'mi ero messo da parte settemila euro, ci sto?'. Returns
 * null if neither names a sum.
 */
export function sumOf({ utterance, told = [] }: AnswerContext): number | null {
  const own = amountIn(utterance)
  const before = told.at(-1)?.slice(0, longestAsked)
  const count = utterance.words.filter(({ kind }) => kind !== 'mark').length
  if (own !== null || before === undefined || count > mostPending || ofOthers.test(before)) return own
  const said = amountIn(readUtterance(before))
  return said !== null && said >= leastToldSum ? said : null
}

/** Matches a choice between two sums: 'mille euro o diecimila?', 'tra i 2000 e i 5000?'. */
const choice = /\b(?:o|oppure|tra|fra)\b/i
/** Matches a question that is only a sum: '10mila?'. */
const bareSum = /^[\d.]{1,9}\s?(?:mila|k|€|euro)?\s?\?$/iu

/** Whether a sentence asks which of several sums is about the price. None of them is then a budget. */
export function asksOrder({ quantities, raw }: Utterance): boolean {
  const asked = raw.slice(0, longestAsked)
  const sums = new Set(
    quantities.flatMap(({ high, unit }) =>
      (unit === 'euro' || unit === null) && high >= leastToldSum ? [high] : [],
    ),
  )
  return sums.size > 1 ? choice.test(asked) : sums.size === 1 && bareSum.test(asked.trim())
}

/**
 * Returns the number of homes, rooms or people by which to divide a price; null if the sentence names no
 * number.
 */
export function divisorIn({ quantities }: Utterance): number | null {
  const count = quantities.find(
    ({ low, article, unit }) => !article && unit !== 'euro' && low >= 2 && low <= 300,
  )
  return count?.low ?? null
}

const money =
  /\b(?:cost[aoi]|costano|coster\p{L}+|(?:che|quale|il) prezzo|spend\p{L}+|pagherei)\b|\b(?:quanto|quanti|cosa|(?<!(?:già|gia|visto|dato) )che) (?:[\p{L}’']+ ){0,4}(?:viene|vengono|verrebb\p{L}+)\b|\bquanto .{0,40}\bpiù\b|\bquanto (?:\p{L}+ ){0,2}(?:fate|fanno|chied\p{L}+|prend\p{L}+|pag\p{L}+)\b/iu

/** Matches a question about a number of people or a time, whose verb may also ask for a price: 'vengono'. */
const count =
  /\b(?:in )?quant[ie] (?:operai|persone|uomini|tecnici|muratori|imbianchini|posatori|giorni|settimane|mesi|anni|ore|volte)\b/iu

/** Matches the claim that something is cheaper: 'un amico dice che si spende meno'. It asks for no amount. */
const cheaper = /\bsi spend\p{L}{1,6} (?:di |molto |tanto )?meno\b/giu

/** Matches a question what energy costs: 'quanto spendo di luce poi?'. It is no price of the work. */
const ofEnergy =
  /(?<!\p{L})(?:spend|pag|cons|mangia)\p{L}* (?:\p{L}+ ){0,2}(?:di|in|per la|per il) (?:luce|corrente|gas|metano|bollett[ae]|elettricit[àa]|riscaldamento)(?!\p{L})/iu
/** Matches the same question with the energy first, or with the verb of a bill: 'di luce quanto vado a pagare', 'assai arriva di luce'. */
const energyFirst =
  /(?<!\p{L})(?:di|in) (?:luce|corrente|gas|metano|bollett[ae]) (?:\p{L}+ ){0,2}(?:quanto|assai|tanto|molto)(?!\p{L})/iu
const energyBilled =
  /(?<!\p{L})(?:quanto|assai|tanto|molto|parecchio) (?:\p{L}+ ){0,3}(?:arriv|part|va|vanno|spar|tira|ciucci|succhi|vien|bev|cost)\p{L}* (?:\p{L}+ ){0,2}(?:di|in) (?:luce|corrente|gas|metano|bollett[ae])(?!\p{L})/iu
/** Matches the fear of the bill: 'la bolletta mi esplode?'. */
const billRises =
  /(?<!\p{L})bollett[ae] (?:(?:mi|ci|della luce|poi|quanto) ){0,2}(?:esplod|schizz|raddopp|triplic|si gonf|gonfi|scoppi|vol|va alle stelle|impazz|lievit|aument|sale|salir)\p{L}*/iu
export const asksEnergyCost = (text: string): boolean =>
  [ofEnergy, energyFirst, energyBilled, billRises].some((form) => form.test(text))

/** Matches a question for the reason of a price: 'com’è che costano più delle finestre?'. It asks for no amount. */
const whyCost =
  /(?<!\p{L})(?:perch[ée]|perchè|come mai|com['’ ] ?[èe] che|come fa(?:nno)? a|per quale motivo) (?:\p{L}+ ){0,5}(?:cost[aoi]|costano|spend)(?!\p{L}{0,6} (?:di|in) (?:luce|corrente|gas|bollett))/iu
export const asksWhyCost = (text: string): boolean => whyCost.test(text)

/** Whether a sentence asks for an amount of money. An answer without an amount then does not answer it. */
export function asksAmount({ raw }: Utterance): boolean {
  const asked = raw.slice(0, longestAsked).replaceAll(cheaper, '')
  return money.test(asked) && !count.test(asked) && !asksEnergyCost(asked) && !asksWhyCost(asked)
}

/** The area that one litre of paint covers in one coat, in m². */
const squareMetresPerLitre = 11

/** Returns the litres of paint for two coats on an area in m². */
export function litres(surface: number): number {
  return Math.max(1, Math.ceil((surface * 2) / squareMetresPerLitre))
}
