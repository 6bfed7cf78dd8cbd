const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs and adjectives after which a question is asked indirectly: 'vorrei sapere se', 'non mi è chiaro se'. */
const knowing = setOf('sapere capire chiedere chiedervi chiederti chiederle chiarire sapermi chiaro capito')
/** Verbs that ask by themselves: 'chiedo se'. */
const asking = setOf('chiedo chiedevo domando domandavo chiediamo')
/** Words of a wish to know, or of not knowing, before {@link knowing}. */
const wishing = setOf(
  'vorrei volevo vorremmo volevamo interessa interesserebbe piacerebbe servirebbe bisogno dovrei posso potrei non solo mi ci',
)
/** What may follow 'se'. A verb in the second person would ask for a job: 'se potete rifarmi il bagno'. */
const afterIf = setOf(
  'il lo la i gli le l serve servono è e sono c ci ce conviene devo dobbiamo posso possiamo si in nel a ad per da quando rilasciate date lavorate avete',
)
const questionWords = setOf('quando come chi dove che cosa cos quale quali quanto quanti quante perche')

/** A question without a figure is asked; one with a figure also describes the job. */
const figure = /\d/
/** Words of a sentence in which the introduction stands. */
const reach = 7

/** Whether a clause asks indirectly, without a question mark: 'vorrei capire se serve il permesso'. */
export function asksIndirectly(words: readonly string[]): boolean {
  if (words.some((word) => figure.test(word))) return false
  const at = words.slice(0, reach).findIndex((word) => knowing.has(word) || asking.has(word))
  if (at === -1) return false
  const verb = words[at] ?? ''
  if (!asking.has(verb) && !words.slice(0, at).some((word) => wishing.has(word))) return false
  const [first = '', second = ''] = words.slice(at + 1)
  return first === 'se' ? afterIf.has(second) : questionWords.has(first)
}

/** The introduction of an indirect question, up to its 'se'. */
const introduction =
  /^.{0,80}?\b(?:saper\p{L}*|capir\p{L}*|chieder\p{L}*|chiarir\p{L}*|chiaro|capito|chied\p{L}+|domand\p{L}+)\s+se\s+/iu
/** The most questions of one sentence. */
const mostQuestions = 4

/** The questions of a clause for which {@link asksIndirectly} holds, in direct form: 'X inclusi?', 'serve il permesso?'. */
export function directQuestions(text: string): string[] {
  const asked = text.replace(introduction, '')
  if (asked === text) return [text]
  return asked
    .split(/\s(?:e|o|oppure)\sse\s/i, mostQuestions)
    .map((one) => `${(one.split(/[.;!?]/, 1)[0] ?? '').trim()}?`)
}
