const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs and adjectives that introduce an indirect question: 'vorrei sapere se', 'non mi è chiaro se'. */
const knowing = setOf('sapere capire chiedere chiedervi chiederti chiederle chiarire sapermi chiaro capito')
/** Verbs that introduce an indirect question alone: 'chiedo se'. */
const asking = setOf('chiedo chiedevo domando domandavo chiediamo')
/** Words that must precede {@link knowing}: of a wish, or of not knowing. */
const wishing = setOf(
  'vorrei volevo vorremmo volevamo interessa interesserebbe piacerebbe servirebbe bisogno dovrei posso potrei non solo mi ci',
)
/**
 * Words allowed after 'se'. A verb in the second person would request a job: 'se potete rifarmi il bagno'.
 */
const afterIf = setOf(
  'il lo la i gli le l serve servono è e sono c ci ce conviene devo dobbiamo posso possiamo si in nel a ad per da quando rilasciate date lavorate avete',
)
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
  if (!asking.has(verb) && !words.slice(0, at).some((word) => wishing.has(word))) return false
  const [first = '', second = ''] = words.slice(at + 1)
  return first === 'se' ? afterIf.has(second) : questionWords.has(first)
}

/** Matches the introduction of an indirect question, up to its 'se'. */
const introduction =
  /^.{0,80}?\b(?:saper\p{L}*|capir\p{L}*|chieder\p{L}*|chiarir\p{L}*|chiaro|capito|chied\p{L}+|domand\p{L}+)\s+se\s+/iu
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
