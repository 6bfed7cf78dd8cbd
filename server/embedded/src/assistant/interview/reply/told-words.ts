import { deniesAt, toldThings } from './told-things.ts'

/** Remarks that interest professionals but that no question asks for, as customers write them. */
const remarks: readonly RegExp[] = [
  // 'codice F28', 'errore E10'.
  /(?<!\p{L})(?:codice|errore|cod\.)\s(?:errore\s)?[a-z]{0,2}\d{1,3}(?!\d)/giu,
  /(?<!\p{L})in blocco(?!\p{L})/giu,
  // A colour, but not 'dare il bianco' (to paint).
  /(?<!(?:dar|dare|fare|ridare|dando|date|dato|fa|il|l[’']|di|un|una|la|signor|casa|via|piazza|castel|monte|ponte|ross[oi]|dal|del|nel|al)\s)(?<!\p{L})(?:bianc(?:o|a|hi|he)|grigi[oae]?|beige|tortora|avorio|azzurr[oaie]|celest[ei]|antracite|marron[ei]?)(?!\p{L})/gu,
  // 'verniciare di bianco' is a colour, and 'dare di bianco' is not.
  /(?<=(?:vernici|pittur|smalt|lacc|tinteggi|colora)\p{L}{0,6}(?: \p{L}{1,15}){0,3} di )bianc[oa](?!\p{L})/giu,
  // The other colours also occur in names of places, people and taxes: 'bonus verde', 'Valle Verde'.
  /(?<!(?:bonus|zona|numero|via|piazza|casa|santa|signora|signor|luce|led|spia|val|valle|monte)\s)(?<!\p{L})(?:blu|verd[ei]|ross[oae]|giall(?:in)?[oaie]|panna|viola|bordeaux|salvia|senape|turchese|arancione|rosa)(?:\s(?:scur|chiar|acces|tenu|nott|petroli|pastell|acqu|oliv|bosc|cip)\p{L}*)?(?!\p{L})/gu,
  /(?<!\p{L})color[ei]? (?:sabbia|crema|terra|corda|tabacco|caffè|pesca|cielo|perla|polvere|fango|cenere|champagne|cappuccino|mattone|pastello|vino|oro)(?!\p{L})/giu,
  /(?<!\p{L})(?:wc|water|bidet|lavabo|lavandino|vasca)(?!\p{L})/giu,
  /(?<!\p{L})(?:guaina|tegol[ae]|copp[oi]|lamiera|ardesia)(?!\p{L})/giu,
  /(?<!\p{L})(?:riscaldamento|impianto|pannelli)\s(?:a|radianti\sa)\spavimento(?!\p{L})/giu,
  /(?<!\p{L})piatto(?: doccia)? (?:bass|ribassat)o(?!\p{L})/giu,
  /(?<!\p{L})(?:matton(?:cin)?i (?:a )?)?faccia(?: a)? ?vista(?!\p{L})/giu,
  /(?<!\p{L})sotto ?traccia(?!\p{L})/giu,
  // The question about the systems of a home counts them only.
  /(?<!\p{L})(?:impianto (?:elettrico|idraulico)|parte elettrica|impianti(?= ))(?!\p{L})/giu,
  /(?<!\p{L})(?:senza fili|wireless|via radio)(?!\p{L})/giu,
  /(?<!\p{L})(?:villett[ae]|cas[ae]) a schiera(?!\p{L})/giu,
  /(?<=(?:quella|schiera|casa|villetta|unità) )di testa(?!\p{L})/giu,
  /(?<![\p{L}\d])(?:\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) sensori(?!\p{L})/giu,
  /(?<!\p{L})impianti?(?:\s\p{L}+){0,2}\sda\srifare(?!\p{L})/giu,
]

const ordinals = 'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ')
const storey =
  /(?<!\p{L})(?<ordinal>primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|decimo) piano(?!\p{L})/giu

/** Writes the storeys of a text as the questions do: '4° piano' for 'quarto piano'. */
function storeysIn(text: string): string[] {
  return [...text.matchAll(storey)].map(
    ({ groups }) => `${ordinals.indexOf((groups?.['ordinal'] ?? '').toLowerCase()) + 1}° piano`,
  )
}

/** Maximum number of remarks in a job description, and the same with the named things. */
const most = 8
const mostWithThings = 12
/** Number of letters in which two forms of a word agree: 'scorrevole' and 'scorrevoli'. */
const sameLetters = 5

/**
 * Returns the remarks in a customer's statements that the job description does not contain yet, in the
 * customer's words.
 */
export function toldWords(statements: readonly string[], held: readonly string[]): string[] {
  const found = new Set<string>()
  const known = held.join(' ').toLowerCase()
  for (const text of statements) {
    for (const line of storeysIn(text)) if (!known.includes(line)) found.add(line)
    for (const remark of remarks) {
      for (const match of text.matchAll(remark)) {
        const line = match[0].replaceAll(/\s+/g, ' ')
        if (deniesAt(text, match.index)) found.delete(line)
        else if (!known.includes(line.toLowerCase())) found.add(line)
      }
    }
  }
  const remarked = [...found].slice(0, most)
  const all = `${known} ${remarked.join(' ').toLowerCase()}`
  const things = toldThings(statements).filter((word) => !all.includes(word.slice(0, sameLetters)))
  return [...remarked, ...things].slice(0, mostWithThings)
}
