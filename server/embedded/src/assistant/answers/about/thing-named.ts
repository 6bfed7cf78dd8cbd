import type { Utterance } from '../../italian/utterance.ts'
import { stem } from '../../learning/telling-words.ts'
import { conceptsIn } from '../classify/concepts.ts'
import { readKnownQuestions } from '../faq/known-questions.ts'

/** Articles, and prepositions with an article, with the article that follows 'per': 'nella' is 'la'. */
const articleOf = new Map(
  [
    'il lo la i gli le l'.split(' '),
    ...['de', 'da', 'ne', 'su'].map((part) => [
      `${part}l`,
      `${part}llo`,
      `${part}lla`,
      `${part}i`,
      `${part}gli`,
      `${part}lle`,
      `${part}ll`,
    ]),
    'al allo alla ai agli alle all'.split(' '),
  ].flatMap((forms) =>
    forms.map((form, at) => [form, ['il', 'lo', 'la', 'i', 'gli', 'le', 'l'][at] ?? form] as const),
  ),
)
const indefinite = new Set('un uno una'.split(' '))
/**
 * Articles that are also pronouns or, in Tuscany, a negation: 'se le volessi', 'la monta', 'un si può'. Verbs do not
 * count after them.
 */
const doubtfulArticles = new Set('lo la le gli l un'.split(' '))
/** Words after an article that name no thing of the work. */
const general = new Set(
  'lavoro lavori prezzo casa caso cosa cose volta giorno giorni sera mattina tutto tutta tutti tutte fatto posto frattempo po momento modo tipo anno anni mese mesi ora ore fine preventivo stima stesso stessa loro nostro nostra nostri nostre vostro vostra mio mia miei mie tuo tua suo sua altro altra altri altre prima dopo meno piu mille resto domenica sabato soldi punto punti tot pure parte parti giro tanto poco bel bella brutto grande piccolo vecchio vecchia nuovo nuova massimo minimo solo sola numero meta dubbio problema quale quanto meglio peggio bonus male bene botta mucchio vicino vicina signore signora gente gatto cane nonno nonna bambino bambina grandine vento fulmine temporale diluvio mano mani testa piede piedi occhio occhi cuore naso bocca braccio braccia gamba gambe schiena capo dito stomaco cervello gola mente'.split(
    ' ',
  ),
)
/** Classes of words that name no thing of the work either: people, money, times and weather. */
const otherClasses: ReadonlySet<string> = new Set([
  'anni',
  'bonus',
  'danno',
  'ditta',
  'famiglia',
  'giorni',
  'iniziare',
  'permesso',
  'prezzo',
  'stagione',
  'stima',
  'umano',
  'vicini',
])
/** Nouns with the ending of a verb, or of the other gender. */
const plainNouns = new Set(
  'mano foto moto auto radio parete rete facciate piano metano vano divano'.split(' '),
)
const prepositions = new Set('di a da in con d'.split(' '))
/** Matches a noun that no verb looks like: 'tappezzeria', 'coibentazione'. */
const nounEnding = /(?:eri[ae]|[zs]ion[ei]|(?<!a)ment[oi]|[ts]or[ei]|ezz[ae])$/
/** Matches a form of a verb that no noun looks like: 'volessi', 'sposterei', 'cambiate', 'vengono'. */
const verbEnding =
  /(?:ss[ie]|ssero|ssimo|rei|rebbe|rebbero|remmo|rest[ei]|ranno|[aeo]no|iamo|[aei]te|[aei]va|[aei]vano)$|^(?:puo|posso|vuole|hai)$/
/** Words before a pronoun: 'chi la monta', 'non lo so', 'me lo dice'. */
const beforePronoun = new Set('chi me te ce ve non'.split(' '))

/** Whether a word after an article that may be a pronoun is a noun: known as one, or like no verb. */
function isNoun(word: string): boolean {
  const known = readKnownQuestions().result().vocabulary
  return (
    known.nouns.has(word) || nounEnding.test(word) || !(verbEnding.test(word) || known.verbs.has(stem(word)))
  )
}

/** Whether a word after an article names a thing of the work, not a person, an amount, a time or an action. */
function isThing(noun: string, article: string): boolean {
  if (general.has(noun) || conceptsIn([noun]).some((name) => otherClasses.has(name))) return false
  return !doubtfulArticles.has(article) || isNoun(noun)
}

/** Whether 'la', 'le', 'lo', 'gli', 'l' or, in Venice, 'i' is an article: its form and gender fit the word after it. */
function isArticle(article: string, next: string, before: string | undefined): boolean {
  if (plainNouns.has(next)) return true
  if (beforePronoun.has(before ?? '')) return false
  if (article === 'lo' || article === 'uno') return /^(?:s[^aeiou]|z|gn|ps)/.test(next)
  if (article === 'gli') return /^(?:[aeiou]|s[^aeiou]|z|gn)/.test(next) && next.endsWith('i')
  if (article === 'l') return /^[aeiou]/.test(next) && !/^(?:av|abb)|(?:ano|ono|iamo)$/.test(next)
  if (article === 'i') return /[^aeou]$/.test(next)
  if (article === 'la') return /[aeà]$/.test(next) && !/(?:ate|ete|ite)$/.test(next)
  return article !== 'le' || (/[ei]$/.test(next) && !/(?:ate|ete|ite)$/.test(next))
}

/**
 * Returns the first thing that a question names, after 'per': 'per i cavi del telefono'; null if it names none. Only
 * articles tell where a noun stands.
 */
export function thingNamed({ words: all }: Utterance): string | null {
  for (const [at, { text }] of all.entries()) {
    const article = indefinite.has(text) ? text : articleOf.get(text)
    const noun = all[at + 1]
    if (article === undefined || noun === undefined || noun.kind !== 'word' || noun.text.length < 3) continue
    if (!isArticle(article, noun.text, all[at - 1]?.text) || !isThing(noun.text, text)) continue
    const words = [noun.text]
    const [second, third] = [all[at + 2], all[at + 3]]
    if (second?.kind === 'word' && /^\p{L}{3,}(?:at|ut|it|ic)[oaie]$/u.test(second.text))
      words.push(second.text)
    else if (second && third?.kind === 'word' && third.text.length > 3) {
      const joins = prepositions.has(second.text) || /^de(?:l|i|gli|ll[oae]?)$/.test(second.text)
      if (
        joins &&
        second.text !== 'd' &&
        !/(?:are|ere|ire)$|^(?:dove|come|quando|quanto|quello|quella)$/.test(third.text)
      )
        words.push(second.text, third.text)
    }
    return `${article}${article === 'l' ? '’' : ' '}${words.join(' ').replaceAll('dell ', 'dell’')}`
  }
  return null
}
