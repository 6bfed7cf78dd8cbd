/**
 * Matches an infinitive or a gerund with the pronoun of a thing: 'levarli', 'montandola', 'farmelo'. 'Lavarsi' is another
 * verb, and 'interne', 'moderne' are none.
 */
const withPronoun =
  /^(\p{L}{2,12}(?:[aei]r|[ae]nd))o?(?:(?:glie|me|te|se|ve|ce)(?:lo|la|li|le|ne)|lo|la|li|le|(?<!er)ne|gli|ci)$/u
/** Matches verbs in the future tense, as folded: 'romperanno', 'finira'. 'ritira' and 'aspira' are present tense. */
const future = /^(\p{L}{3,12})(?:eranno|iranno|erai|erete|irete|(?<![tp])ira)$/u

/**
 * Returns a verb without the pronoun at its end and without the future tense: questions name their thing by a pronoun
 * ('quanti se ne romperanno a levarli?'), and would share no word with 'si rompono se le levano'.
 */
export function plainForm(word: string): string {
  const [, verb] = withPronoun.exec(word) ?? []
  if (verb !== undefined) return verb.endsWith('r') ? `${verb}e` : `${verb}o`
  const [, root] = future.exec(word) ?? []
  return root === undefined ? word : `${root}e`
}
