import { stem, tellingWords } from '../../learning/telling-words.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'

/** An item that a price may include: its name, and the stems of its words in questions and in lists. */
export interface Item {
  readonly name: string
  readonly stems: readonly string[]
  /** Whether the name is certainly a noun. If false, it may be a verb. */
  readonly isNoun: boolean
}

function item(name: string, stems: string): Item {
  return { name, stems: stems.split(' '), isNoun: true }
}

/** The items that customers ask about most, with their synonyms. */
export const items = {
  scaffolding: item('il ponteggio', 'ponteg impalcat trabattel cestell piattaform'),
  disposal: item('lo smaltimento', 'smalt macer calcinac discaric detrit rottam vecchi rumenta'),
  certificates: item('la certificazione', 'certificaz dichiaraz conformit bollino libretto'),
  furniture: item('spostare i mobili', 'mobil armad divan arred'),
  protection: item('proteggere pavimenti e mobili', 'protez protegg coprit coprir copron copert teli'),
  cleaning: item('la pulizia finale', 'puliz pulit pulisc'),
  lifeline: item('la linea vita', 'anticadut vita'),
  masonry: item('le opere murarie', 'tracc murari murator muratur buchi'),
  fillers: item('la stuccatura', 'stucc fori'),
  smoothing: item('la rasatura', 'rasa'),
  machine: item('la macchina', 'macchin unita split condizionat climatizz'),
  fitting: item('la posa', 'posa montag install'),
  parts: item('i ricambi', 'ricamb'),
  callOut: item('l’uscita', 'uscit chiamat trasfert'),
  technician: item('il tecnico', 'tecnic geometr architett ingegner progett'),
  paperwork: item('la pratica', 'pratic cila scia enea'),
  materials: item('i materiali', 'material pittur vernic tint color'),
  coats: item('le mani di pittura', 'mani passat'),
  skirting: item('il battiscopa', 'battiscop zoccolin'),
  tiles: item('le piastrelle', 'piastrel mattonel'),
  fixtures: item('i sanitari', 'sanitar rubinet'),
} as const satisfies Readonly<Record<string, Item>>

/** Words of a question that do not name an item. */
const idle = new Set(
  'compres inclus includ comprend prezz stim preventiv cifr total quant cost part anch avete fate sono esser servon serv fornit lavor cosa quest vostr dentr rientr previst contat fare mett port chi dopo fin gia tutt viene vien mett messo hai conferm sicur nuov nuova solo sola devo prima pagare pagar pago paga fanno extra separatamente adesso rifacimento ripristino sostituzione realizzazione esecuzione fornitura applicazione rimozione chiusura sistemazione riparazione'.split(
    ' ',
  ),
)

const articles = new Set('il lo la i gli le l un uno una del dello della dei degli delle'.split(' '))

/**
 * Whether a word starts with a beginning. 'mani' must be the whole word, because 'maniglia' starts with it.
 */
function beginsWith(word: string, beginning: string): boolean {
  return word.startsWith(beginning) && (beginning !== 'mani' || word === beginning)
}

/** Things of the trades with a short name, which tell more than the word beside them: 'il box doccia'. */
const shortNouns = new Set(['box', 'wc', 'led'])

/** Prepositions before an apostrophe. They begin no word of an item: 'dell’impianto'. */
const elided = new Set(['dell', 'dall', 'nell', 'sull', 'all', 'coll', 'quell'])

/** Prepositions of a place or a purpose. The thing after one is not what is asked for: 'la muffa dietro l’armadio è compresa?'. */
const placing = new Set(
  'dietro sotto sopra davanti dentro fuori vicino attorno intorno accanto contro in nel nello nella nei nelle'.split(
    ' ',
  ),
)

/** Whether a word stands after such a preposition, with or without an article. */
function isPlaced({ words }: AnswerContext['utterance'], noun: string): boolean {
  const at = words.findIndex(({ text }) => text === noun)
  const before = words[at - 1]?.text ?? ''
  return at > 1 && placing.has(articles.has(before) ? (words[at - 2]?.text ?? '') : before)
}

/** Returns the item that a question names; null if it names none. */
export function itemIn({ utterance }: AnswerContext): Item | null {
  const all = tellingWords(utterance)
  const free = all.filter((word) => !isPlaced(utterance, word))
  const words = free.length > 0 ? free : all
  for (const known of Object.values(items)) {
    if (words.some((word) => known.stems.some((one) => beginsWith(word, one)))) return known
  }
  const nouns = words.filter(
    (word) =>
      !elided.has(word) &&
      (word.length >= 4 || shortNouns.has(word)) &&
      !idle.has(stem(word)) &&
      !idle.has(word),
  )
  const noun = nouns.find((word) => word.length >= 5)
  if (noun === undefined) return null
  const isVerb = isVerbForm(noun)
  const isNoun =
    !isVerb &&
    utterance.words.some(
      ({ text }, at) =>
        text === noun &&
        (articles.has(utterance.words[at - 1]?.text ?? '') ||
          (/^(?:prim|nuov|vecchi)/.test(utterance.words[at - 1]?.text ?? '') &&
            articles.has(utterance.words[at - 2]?.text ?? ''))),
    )
  // 'lo scaldabagno lo spostano loro?' is about no other moving.
  const named = isNoun ? nouns.filter((word) => !isVerbForm(word)) : nouns
  return { name: `«${noun}»`, stems: [...new Set([noun, ...named].map(stem))], isNoun }
}

const isVerbForm = (word: string): boolean => /(?:ate|ete|ite|are|ere|ire|ano|ono|ando|endo)$/.test(word)

function fold(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
}

/** Whether a text of a job mentions an item. */
export function speaksOf(text: string, { stems }: Item): boolean {
  return fold(text).some((word) => word.length > 2 && stems.some((one) => beginsWith(word, one)))
}

/** The texts of a job that mention an item. */
export interface Mention {
  readonly included: string | null
  readonly excluded: string | null
  readonly factor: string | null
  readonly line: string | null
}

/** The first text of each list of a job that mentions an item. */
export function mentionOf({ kind, estimate }: AnswerJob, wanted: Item): Mention {
  const hits = (text: string, stems: readonly string[]): number =>
    stems.filter((one) => fold(text).some((word) => word.length > 2 && beginsWith(word, one))).length
  const find = (texts: readonly string[], stems = wanted.stems): string | null => {
    const most = Math.max(0, ...texts.map((text) => hits(text, stems)))
    return most === 0 ? null : (texts.find((text) => hits(text, stems) === most) ?? null)
  }
  // A line that matches only words of the job's title says nothing about its parts.
  const title = fold(kind.title)
  const ofParts = wanted.stems.filter((one) => !title.some((word) => beginsWith(word, one)))
  return {
    included: find(kind.included),
    excluded: find(kind.excluded),
    factor: find(kind.factors),
    line: find(
      (estimate?.lines ?? []).map(({ label }) => label.replace(/\bsenza .*$/, '')),
      ofParts,
    ),
  }
}
