/**
 * Words that interest a professional, whatever the job: signs of a fault, parts, materials, rooms. A star stands for
 * any ending.
 */
const classes: readonly string[] = [
  'pression* sciacquon* tubo tubi cinghia serrand* error* riblocca blocco lampeggia gocciola perde perdita infiltrazion* muffa ruggine condensa tappat* intasat* otturat* ostruit* bloccat* incastrat* scheggiat* scrostat* deformat* allagat* spiffer* fogli* colomb* piccion* nido nidi vespe tarli sporc* guano polver* puzza puzzano bruciat* spento spenta display macchia macchie alone chiazz* marc* salsedin* arruggi* sbiadit* sfogli* ghiacciat* gelat* rumor* scricchiol* crepat* strappat* corda fango fanghi',
  'colonna scorrevol* battente orientabil* blindat* fotocellul* telecomand* termosifon* calorifer* radiator* tapparell* persian* zanzarier* cassonett* bide doccia maniglion* seggiolin* scaldabagn* boiler intercapedin* solaio frontalin* ringhier* guain* cancello motor* valvol* filo termostat* scatolett* lucernar* portafinestr* vetrocamera',
  'tramezz* forat* pvc allumini* legno quarzo silossanic* silicat* acrilic* gres cotto marmo parquet laminat* ghisa ferro acciaio rame zinco corten cartongess* polistiren* sughero vetroresina impermeabilizz*',
  'condomin* lastric* monolocal* bilocal* trilocal* quadrilocal* cucina cucine soggiorno salotto salone tinello camera camere camerett* corridoi* disimpegn* sgabuzzin* ripostigl* lavanderi* mansard* tavern* cantina garage bagno bagnetto veranda terrazz* balcone balconi giardino cortile portico pergol* sottotett* soffitta',
  'falda falde nord sud est ovest',
]

const stems = classes.flatMap((text) => text.split(' '))
const whole: ReadonlySet<string> = new Set(stems.filter((stem) => !stem.endsWith('*')))
const starts: ReadonlySet<string> = new Set(
  stems.filter((stem) => stem.endsWith('*')).map((stem) => stem.slice(0, -1)),
)
/** Length of the shortest stem. */
const shortest = Math.min(...[...starts].map((stem) => stem.length))

/** The class of a word, as the index of its list: signs of a fault come first. */
const classOf = new Map(classes.flatMap((text, at) => text.split(' ').map((stem) => [stem, at] as const)))

const deniers = new Set(
  'non nn no senza ne niente nessun nessuna tranne escluso esclusa eccetto mica via'.split(' '),
)
/** Words after a thing that leave it out: 'il bagno lasciamolo fuori', 'il corridoio no'. */
const leaving = /^(?:no|lasci\p{L}*|togli\p{L}*|fuori|esclus\p{L}*|niente)$/u
/** Maximum distance between a thing and the word that denies it, in words. */
const reach = 3
/** The same in letters. It bounds the text that is read around each thing. */
const reachLetters = 40

const clauseEnd = /[.,;:!?\n]/

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Returns the stem that a word begins with, or null. */
function stemOf(word: string): string | null {
  if (whole.has(word)) return word
  for (let length = word.length; length >= shortest; length -= 1) {
    const start = word.slice(0, length)
    if (starts.has(start)) return `${start}*`
  }
  return null
}

/** Whether the words of a clause deny the thing at an index or leave it out. */
function isLeftOut(words: readonly string[], at: number): boolean {
  return (
    words.slice(Math.max(0, at - reach), at).some((before) => deniers.has(before)) ||
    words.slice(at + 1, at + 1 + reach).some((after) => leaving.test(after))
  )
}

/** Whether a text denies the thing at this place: 'niente bidet'. */
export function deniesAt(text: string, place: number): boolean {
  const before =
    text
      .slice(Math.max(0, place - reachLetters), place)
      .split(clauseEnd)
      .at(-1) ?? ''
  const after = text.slice(place, place + reachLetters).split(clauseEnd)[0] ?? ''
  const wordsBefore = fold(before).match(/\p{L}+/gu) ?? []
  return isLeftOut([...wordsBefore, ...(fold(after).match(/\p{L}+/gu) ?? [])], wordsBefore.length)
}

/** Returns the things that the customer names and does not deny, by stem, as typed. */
export function toldThings(statements: readonly string[]): readonly string[] {
  const found = new Map<string, string>()
  for (const text of statements) {
    for (const clause of text.split(clauseEnd)) {
      const typed = clause.match(/\p{L}+/gu) ?? []
      const words = typed.map((word) => fold(word))
      for (const [at, word] of words.entries()) {
        const stem = stemOf(word)
        if (stem === null) continue
        if (isLeftOut(words, at)) found.delete(stem)
        else if (!found.has(stem)) found.set(stem, (typed[at] ?? word).toLowerCase())
      }
    }
  }
  return [...found.entries()]
    .toSorted(([one], [other]) => (classOf.get(one) ?? 0) - (classOf.get(other) ?? 0))
    .map(([, word]) => word)
}
