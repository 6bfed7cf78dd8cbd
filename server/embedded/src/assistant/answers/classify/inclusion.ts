import { spokenText, type Word } from '../../italian/words.ts'
import type { Topic } from '../topic.ts'

/** Matches words with which a thing is in the price: 'è già contato', 'sta nella cifra'. */
const inside =
  /(?:^| )(?:e|sono|era|erano|sta|stanno|ci sta|ci stanno|rientra|rientrano|entra|entrano|c e|ci sono|hai|avete) (?:(?:gia|anche|pure|sempre|tutto|tutti|tutte) ){0,2}(?:(?:compres|inclus|conteggiat|contat|calcolat|contemplat)[oaie]|(?:dentro |gia )?(?:nel|nella|dentro il|dentro la|dentro al|dentro alla|in) (?:(?:quel|quell|quella|quest|questo|questa|tuo|vostro) )?(?:prezzo|cifra|stima|preventivo|conto|totale|somma|costo|importo)) /u

/** Matches the same without the price, at the end: 'il quadro nuovo è dentro?', 'e il termoarredo c’è?'. */
const insideOnly =
  /(?:^| )(?:e|sono|sta|stanno|ci sta) (?:gia |anche |pure )?dentro $|^(?:(?:e|ma|poi|anche) )*(?:il|lo|la|l|i|gli|le) \p{L}{4,} (?:rientra|rientrano|c e|ci sono) $/u

/** Matches a question whether we have counted a thing: 'mi avete contato anche le pratiche?'. */
const counting =
  /(?:^| )(?:hai|avete|ha|hanno) (?:(?:gia|anche|pure) )?(?:contat|conteggiat|calcolat|mess|considerat|inserit)[oaie] (?:(?:gia|anche|pure|dentro|nel conto) ){0,2}(?:il|lo|la|i|gli|le|l|un|una) \p{L}{4,} /u

/** Matches words with which a thing is paid besides the price: 'si paga a parte', 'me lo fanno pagare dopo', 'è un extra'. */
const outside: readonly RegExp[] = [
  /(?:^| )(?:e|sono|viene|vengono|resta|restano|rimane|rimangono) (?:(?:un|degli|tutto|tutti|sempre|ancora) ){0,2}(?:extra|a parte|fuori prezzo|fuori dal prezzo|in piu) /u,
  /(?:^| )(?:si|lo|la|li|le|l|va|vanno|devo|tocca|da) (?:paga|pagano|pago|pagat[oaie]|paghiamo|pagare|pagarl[oae]|pagarli) (?:a parte|extra|in piu|separat\p{L}+|oltre) /u,
  /(?:^| )(?:fanno|fate|fa|fara|faranno) pagare (?:\p{L}+ )?(?:a parte|extra|in piu|dopo|separat\p{L}+|oltre) /u,
  /(?:^| )(?:me|ce) (?:lo|la|li|le) (?:mettono|mettete|mette|fatturano|conteggiano|addebitano) (?:a parte|extra|in piu|dopo|in conto|sul conto) /u,
  /(?:^| )(?:me|ce) (?:lo|la|li|le) (?:ri)?trov(?:o|iamo) (?:\p{L}+ ){0,5}(?:a parte|extra|in piu|(?:in|nella|sulla|in fondo alla) fattura|(?:in|nel|sul|in fondo al) conto) /u,
]

/** Matches a question who takes the old things away: 'le levano loro quelle vecchie', 'i vecchi li portate via voi'. */
const removing: readonly RegExp[] = [
  /(?:^| )l[oaei] (?:lev|tol?g|port|smalt|smont|butt)\p{L}*(?:no|te) (?:\p{L}+ ){0,3}vecchi[aeo]? /u,
  /(?:^| )vecchi[aeo]? l[oaei] (?:lev|tol?g|port|smalt|smont|butt)\p{L}*(?:no|te) /u,
]

/** Matches what the price holds, with the price first: 'nel prezzo ci sono anche il montaggio e lo smaltimento'. */
const priceFirst =
  /^(?:(?:e|ma|ok|quindi|allora|poi|scusa|senti) )*(?:nel|nella|in) (?:(?:quel|quella|questo|questa|vostro|tuo) )?(?:prezzo|cifra|stima|preventivo|conto|totale|somma|costo|importo) (?:c e|ci sono|ci sta|ci stanno|e|sono|rientra|rientrano|entra|entrano|avete|hai) /u

/** Matches the second possibility at the end of such a question: 'i battiscopa me li rimettono loro o quello no'. */
const orElse =
  / o (?:quell[oaie] )?(?:no|(?:(?:e|sono|si paga|si pagano|viene|vengono|va|vanno) )?(?:a parte|extra|in piu|esclus[oaie]|fuori)) $/u

/** Matches a question about an amount, a reason or a tax. */
const ofOther = /(?:^| )(?:quant[oaie]|perche|come mai|iva|quale|quali|chi|che cosa|cosa|quando) /u

/** Matches what somebody else said, of whose price the words may be. */
const ofOthers = /(?:^| )(?:detto|dice|dicono|diceva|dicevano|scritto) /

/** Whether a question asks if the price includes a thing. */
export function asksInclusion(text: string): boolean {
  const whole = `${text} `
  return (
    (inside.test(whole) ||
      insideOnly.test(whole) ||
      priceFirst.test(whole) ||
      counting.test(whole) ||
      [...outside, ...removing].some((form) => form.test(whole))) &&
    !ofOther.test(whole)
  )
}

/**
 * Whether a message after the figure asks if the price includes a thing, although it has no question mark: customers cannot tell what
 * the estimate holds.
 */
export function asksInclusionUnmarked(text: string): boolean {
  const whole = `${text} `
  return (
    [inside, priceFirst, orElse].some((form) => form.test(whole)) &&
    !ofOther.test(whole) &&
    !ofOthers.test(whole)
  )
}

/** Whether a question ends by asking if a thing is there, which adds nothing: 'e il termoarredo c’è?'. */
export const endsInside = (text: string): boolean => insideOnly.test(`${text} `) && !ofOther.test(`${text} `)

/** Topics whose answer tells what the price includes, or that only share its words. */
const kept: ReadonlySet<Topic | null> = new Set<Topic | null>([
  'certificates',
  'counted',
  'disposal',
  'included',
  'labour',
  'materials',
  'relief',
  'scaffolding',
  'vat',
  'visit-free',
])

/** Whether a question asks if a thing is in the price, though its topic has an answer to something else. */
export function meansInclusion(topic: Topic | null, part: readonly Word[]): boolean {
  if (kept.has(topic) || part.at(-1)?.text !== '?') return false
  return asksInclusion(spokenText(part))
}
