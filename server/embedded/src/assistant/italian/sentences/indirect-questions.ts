import type { Word } from '../words.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs and adjectives that introduce an indirect question: 'vorrei sapere se', 'non mi è chiaro se'. */
const knowing = setOf(
  'dire dirmi sapere capire chiedere chiedervi chiederti chiederle chiarire sapermi chiaro capito',
)
/** Verbs that introduce an indirect question alone: 'chiedo se'. */
const asking = setOf('dimmi ditemi chiedo chiedevo domando domandavo chiediamo')
/** Words that must precede {@link knowing}: of a wish, or of not knowing. */
const wishing = setOf(
  'vorrei volevo vorremmo volevamo interessa interesserebbe piacerebbe servirebbe bisogno dovrei posso potrei non solo mi ci fammi fatemi fateci sai sa sapete',
)
/** Verbs in the second person plural that ask about the firm and request no job. */
const aboutFirm = setOf('rilasciate date lavorate avete')
/** Matches a verb in the second person, which may request a job after 'se': 'se potete rifarmi il bagno'. */
const requesting = /^(?:\p{L}{2,}[aei]te|\p{L}{2,}reste|puoi|potresti|qualcuno|me)$/u
/** Number of words after 'se' in which the verb of a request comes: 'se mi potete fare'. */
const requestReach = 3

/** Whether the words after 'se' ask something and request no job. */
function asksAfterIf(words: readonly string[]): boolean {
  const near = words.slice(0, requestReach)
  return near.length > 0 && near.every((word) => aboutFirm.has(word) || !requesting.test(word))
}
const ignoring = setOf('so saprei sappiamo')
const questionWords = setOf('quando come chi dove che cosa cos quale quali quanto quanti quante perche')

/** A clause with a figure also describes the job, so it is not treated as an indirect question. */
const figure = /\d/
/** Number of words at the start of a sentence in which the introduction is searched. */
const reach = 7

/**
 * Whether a clause is an indirect question, without a question mark: 'vorrei capire se serve il permesso'.
 */
export function asksIndirectly(words: readonly string[]): boolean {
  if (words.some((word) => figure.test(word))) return false
  const at = words.slice(0, reach).findIndex((word) => knowing.has(word) || asking.has(word))
  if (at === -1) return false
  const verb = words[at] ?? ''
  // 'non so dire se è portante' answers a question.
  if (ignoring.has(words[at - 1] ?? '')) return false
  if (!asking.has(verb) && !words.slice(0, at).some((word) => wishing.has(word))) return false
  const [first = ''] = words.slice(at + 1)
  return first === 'se' ? asksAfterIf(words.slice(at + 2)) : questionWords.has(first)
}

/** Words that begin a supposition, and those that may stand between them and 'che'. */
const supposing = setOf('metti metta mettete mettiamo poni poniamo ammettiamo')
const supposed = setOf('il caso conto l ipotesi pure anche')
const mostSupposed = 3
/** Verbs after 'mettiamo che' that state an answer: 'mettiamo che siano 90 metri'. */
const stating = setOf('sono è e sia siano fosse fossero')

/** Returns words with 'se' in place of a longer supposition: 'metti che trovano l’amianto', 'poniamo il caso che piova'. */
export function withIf(words: readonly string[]): readonly string[] {
  const at = words.slice(0, 2).findIndex((word) => supposing.has(word))
  const to = words.slice(0, at + 2 + mostSupposed).indexOf('che')
  if (at === -1 || to <= at || !words.slice(at + 1, to).every((word) => supposed.has(word))) return words
  if (stating.has(words[to + 1] ?? '')) return words
  return [...words.slice(0, at), 'se', ...words.slice(to + 1)]
}

/** Matches the introduction of an indirect question, up to its 'se'. */
const introduction =
  /^.{0,80}?\b(?:saper\p{L}*|capir\p{L}*|chieder\p{L}*|chiarir\p{L}*|dir(?:e|mi)|dimmi|ditemi|chiaro|capito|chied\p{L}+|domand\p{L}+)\s+se\s+/iu
/** Maximum number of questions of one sentence. */
const mostQuestions = 4

/**
 * Returns the questions of a clause for which {@link asksIndirectly} is true, in direct form: 'X inclusi?',
 * 'serve il permesso?'.
 */
export function directQuestions(text: string): string[] {
  const asked = text.replace(introduction, '')
  if (asked === text) return [text]
  return asked
    .split(/\s(?:e|o|oppure)\sse\s/i, mostQuestions)
    .map((one) => `${(one.split(/[.;!?]/, 1)[0] ?? '').trim()}?`)
}

/** Matches the end of a question what to do in a case: 'e se la muffa ricompare chi chiamo?'. It chooses nothing. */
const whatThen =
  /(?:^| )(?:chi (?:(?:lo|la|li|le|ci|mi|ne|si) )?\p{L}{3,}|(?:che|cosa|come) (?:si fa|faccio|facciamo|succede|devo fare|si rimedia))$/u

/** Matches what comes off or out: 'e se viene giù un pezzo di muro?', 'e se sotto mi viene via tutto?'. */
const comingOff = /(?:^| )(?:viene|vien|vengono|venisse|venissero) (?:giu|via|fuori|a pezzi)(?: |$)/u

/** Matches a hidden part: 'e se sotto il massetto è rovinato?'. */
const hidden = setOf('sotto dietro dentro')
/** Matches a bad state that someone fears: 'marcio', 'ci sono crepe'. */
const badState =
  /^(?:marc[ioe]\p{L}?|rovinat[oaie]|umid[oaie]|rott[oaie]|bucat[oaie]|bagnat[oaie]|fradici\p{L}?|amianto|eternit|crep\p{L}{1,3}|muff\p{L}{1,3}|vecchi\p{L}?|stort[oaie]|irregolar[ei])$/u

/** Whether words after 'se' fear what may be found under or behind something. */
const fearsHidden = (words: readonly string[]): boolean =>
  words.slice(1, 6).some((word) => hidden.has(word)) && words.some((word) => badState.test(word))

/** Whether the words after 'se' are about the customer's life: 'se cambio casa', 'se vendo'. */
const isLifeEvent = ([verb = '', thing = '']: readonly string[]): boolean =>
  verb === 'vendo' ||
  verb === 'vendiamo' ||
  (/^cambi(?:o|amo)$/.test(verb) && (thing === 'casa' || thing === 'idea'))

/**
 * Whether a clause that begins with 'se' supposes an event of the work or of the customer's life. It chooses nothing.
 *
 * @param hasPrice whether it has a word of a price: a hidden fault may then be a variant
 */
export function supposesEvent(words: readonly string[], hasPrice: boolean): boolean {
  return (
    comingOff.test(words.slice(0, 7).join(' ')) ||
    (fearsHidden(words) && !hasPrice) ||
    words.slice(1, 6).some((_, at, all) => isLifeEvent(all.slice(at))) ||
    whatThen.test(words.slice(-4).join(' '))
  )
}

/** Matches the rest of a remark that asks nothing: 'e poi chi la vede'. */
export const rhetorical = /^l[aeio] (?:vede|nota|guarda|usa|capisce|sopporta)$/

/** Whether a statement ends with such a remark. */
export function endsWithRemark(words: readonly Word[]): boolean {
  const texts = words.flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text]))
  return texts.at(-3) === 'chi' && rhetorical.test(texts.slice(-2).join(' '))
}
