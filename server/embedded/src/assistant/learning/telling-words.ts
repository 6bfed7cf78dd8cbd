import type { Utterance } from '../italian/utterance.ts'

/** Stop words. Question words, pronouns and negations are not stop words. */
const articles = new Set(
  'il lo la i gli le l un uno una di del dello della dei degli delle d de da dal dalla dai dalle a al allo alla ai agli alle all ad e ed o er ma pero poi in nel nello nella nei nelle su sul sulla sui per'.split(
    ' ',
  ),
)

/** Chat shorthand and dialect, with the standard word. */
const standard = new Map(
  Object.entries({
    xke: 'perche',
    xche: 'perche',
    perke: 'perche',
    pk: 'perche',
    pecche: 'perche',
    ke: 'che',
    k: 'che',
    nn: 'non',
    qnt: 'quanto',
    qnto: 'quanto',
    quanno: 'quando',
    qnd: 'quando',
    ce: 'c e',
    tiempo: 'tempo',
    tiemp: 'tempo',
    vo: 'vuole',
    quant: 'quanto',
    cossa: 'cosa',
    ghe: 'ci',
    mo: 'adesso',
    ora: 'adesso',
    me: 'mi',
    grz: 'grazie',
    tel: 'telefono',
    cell: 'telefono',
    cellulare: 'telefono',
    whatsapp: 'whatsapp',
    wa: 'whatsapp',
    wapp: 'whatsapp',
    wup: 'whatsapp',
    fazzu: 'faccio',
    faccu: 'faccio',
    chiovi: 'piove',
    chiove: 'piove',
    dumani: 'domani',
    dimane: 'domani',
    culore: 'colore',
    cagno: 'cambio',
    cagna: 'cambia',
    lavandin: 'lavandino',
    specc: 'specchio',
    specio: 'specchio',
    sensa: 'senza',
    stemo: 'stiamo',
    gavemo: 'abbiamo',
    ciama: 'chiama',
    ciamare: 'chiamare',
    vegnir: 'venire',
    vignir: 'venire',
    vedar: 'vedere',
    cusina: 'cucina',
    sora: 'sopra',
    sutta: 'sotto',
    riscaldamentu: 'riscaldamento',
    pavimentu: 'pavimento',
    onto: 'unto',
    fornei: 'fornelli',
    calcossa: 'qualcosa',
    aministrator: 'amministratore',
    domandar: 'chiedere',
    schei: 'soldi',
    fioca: 'nevica',
    fiocca: 'nevica',
  }),
)

/** Word pairs whose second word is dropped: 'in pratica', 'per favore'. */
const idioms = new Set([
  'o meno',
  'in pratica',
  'in fondo',
  'per favore',
  'per piacere',
  'per cortesia',
  'per caso',
])

/**
 * A figure from this value is read as money, a smaller one as a size. The features hold '##' for money and
 * '#' for a size.
 */
const largeFigure = 300

/** Rates of the tax reliefs. After 'il' and before a word of a sentence they are one: 'il 50 si piglia anche qua?'. */
const reliefRates: ReadonlySet<number> = new Set([36, 50, 65, 75])
const afterRate = new Set('si vale c ce lo me mi spetta anche ancora dove'.split(' '))

/** '730' is the tax return form after one of these words: 'nel 730'. */
const taxForm = 730
const beforeForm = new Set('nel col il al sul del dal dai da sulla modello mio suo quel'.split(' '))

/** 'legge' after one of these words means the law; otherwise it may be the verb: 'chi legge la chat?'. */
const beforeLaw = new Set(['per', 'la', 'di', 'una', 'dalla'])

/** Returns the words of a sentence without stop words, in standard spelling. */
export function tellingWords({ words }: Pick<Utterance, 'words'>): string[] {
  return words
    .map((word, at) => ({
      ...word,
      isForm: word.kind === 'figure' && word.value === taxForm && beforeForm.has(words[at - 1]?.text ?? ''),
      isRate:
        word.kind === 'figure' &&
        reliefRates.has(word.value) &&
        /^(?:il|quel)$/.test(words[at - 1]?.text ?? '') &&
        afterRate.has(words[at + 1]?.text ?? ''),
      isLaw: word.text === 'legge' && beforeLaw.has(words[at - 1]?.text ?? ''),
    }))
    .filter(
      ({ kind, text }, at) =>
        kind !== 'mark' && !articles.has(text) && !idioms.has(`${words[at - 1]?.text ?? ''} ${text}`),
    )
    .flatMap(({ kind, text, value, isForm, isLaw, isRate }) => {
      if (isRate) return ['#', 'percento']
      if (isLaw) return ['norma']
      if (kind === 'figure') return [isForm ? '730' : value >= largeFigure ? '##' : '#']
      return (standard.get(text) ?? text).split(' ')
    })
}

/**
 * Returns a phrase of a rule without stop words, in the form that {@link tellingWords} returns: 'per forza'
 * becomes 'forza'.
 */
export function tellingPhrase(phrase: string): string {
  const words = phrase.split(' ').filter((word) => !articles.has(word))
  return words.length > 0 ? words.join(' ') : phrase
}

/** Endings of verbs and nouns. */
const endings: ReadonlySet<string> = new Set(
  'azione|azioni|mento|menti|erebbe|erebbero|iscono|ereste|eremo|endo|ando|iamo|iate|ate|ete|ite|are|ere|ire|ato|ata|ati|uto|uta|uti|ute|ito|ita|iti|ano|ono|ava|eva|rei|era|ero|o|a|e|i'.split(
    '|',
  ),
)
const longestEnding = Math.max(...[...endings].map(({ length }) => length))

/** Returns a word without its ending. Words of fewer than five letters are not changed. */
export function stem(word: string): string {
  if (word.length < 5) return word
  for (let length = Math.min(longestEnding, word.length - 3); length > 0; length -= 1)
    if (endings.has(word.slice(-length))) return word.slice(0, -length)
  return word
}

/**
 * Matches an infinitive or a gerund with the pronoun of a thing: 'levarli', 'montandola', 'farmelo', 'aggiungerne'. 'Lavarsi'
 * is another verb, and 'interne', 'moderne' are none.
 */
const withPronoun =
  /^(\p{L}{2,12}(?:[aei]r|[ae]nd))o?(?:(?:glie|me|te|se|ve|ce)(?:lo|la|li|le|ne)|lo|la|li|le|(?<!er)ne|(?<=(?:tt|nd|ng|gli|ld|nc|v|pp)er)ne|gli|ci)$/u
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
