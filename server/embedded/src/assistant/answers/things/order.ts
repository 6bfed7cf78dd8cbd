import { tellingWords } from '../../learning/telling-words.ts'
import { listWords } from '../../wording/figures.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { createMatcher } from '../classify/matching.ts'

/** The position of each job in the usual order: dirty work and installations first, finishes last. */
const turns: readonly (readonly [RegExp, number])[] = [
  [/^ristrutturazione\/tecnico/, 0],
  [/^ristrutturazione_tetto\/|^ristrutturazione_facciata\/(?:cornic|front)/, 1],
  [/^ristrutturazione\/(?:completa|parziale|muro|portante|porta-muro)/, 2],
  [/^impianto_fotovoltaico\//, 3],
  [/^impianti\/(?:elettrico|idraulico|gas|radiante|riscaldamento|punti)/, 4],
  [/^ristrutturazione_bagno\/(?:completo|secondo|tubi|rinnovo|vasca)/, 5],
  [/^ristrutturazione\/(?:parete|controsoffitto|cucina)/, 6],
  [/^(?:caldaia|impianti)\//, 6.5],
  [/^serramenti\/(?:finestre|scorrevole|persiane|cassonetto)/, 7],
  [/^ristrutturazione_facciata\//, 8],
  [/^ristrutturazione\/pavimenti/, 9],
  [/^tinteggiatura\/(?:muffa|crepe|carta-togliere)/, 10],
  [/^tinteggiatura\/rasatura/, 11],
  [/^tinteggiatura\//, 12],
  [/^ristrutturazione\/(?:levigatura|parquet)/, 13],
  [/^ristrutturazione\/porte/, 14],
]

function turnOf({ key }: AnswerJob): number {
  return turns.find(([keys]) => keys.test(key))?.[1] ?? 15
}

const matcher = createMatcher()

/** Works as customers name them, each with its position in the order. */
const named = (
  [
    ['tetto|tegole', 'il tetto', 1],
    ['pannelli|fotovoltaico|solare', 'il fotovoltaico', 3],
    ['impianto elettrico|elettrico|elettricista|corrente', 'l’impianto elettrico', 4],
    ['idraulico|tubi', 'i tubi', 4],
    ['bagno|bagni', 'il bagno', 5],
    ['controsoffitt*|cartongess*', 'il cartongesso', 6],
    ['caldai*|pompa calore|condizionator*|climatizz*', 'la caldaia o il climatizzatore', 6.5],
    ['finestr*|infiss*|serrament*|persian*', 'le finestre', 7],
    ['facciat*|cappott*', 'la facciata', 8],
    ['pavimento|pavimenti|piastrell*', 'i pavimenti', 9],
    ['rasatur*|rasare', 'la rasatura', 11],
    ['tint*|imbianc*|pittur*|tinteggi*', 'la tinta', 12],
    ['parquet|laminato', 'il parquet', 13],
    ['porte', 'le porte interne', 14],
  ] as const
).map(([words, work, turn]) => ({ group: matcher.group(words), work, turn }))

/** Returns the order of the works that a sentence names, in hand or not; null if it names fewer than two. */
export function orderNamed({ utterance }: AnswerContext): string | null {
  const found = matcher.find(tellingWords(utterance))
  const works = named.filter(({ group }) => found.has(group)).toSorted((a, b) => a.turn - b.turn)
  const [first, ...others] = works.map(({ work }) => work)
  if (first === undefined || others.length === 0) return null
  return `Di solito prima ${first}, poi ${listWords(others)}: si comincia da quello che sporca o che sta nei muri e si finisce con quello che si macchia.`
}

/** The steps of a single job, by its key. The first match applies. */
const steps: readonly (readonly [RegExp, string])[] = [
  [
    /^ristrutturazione\/(?:completa|parziale)/,
    'Di solito si comincia dalle demolizioni; poi muri e impianti nelle tracce, massetti (che devono asciugare), finestre, bagno e pavimenti, intonaci e tinta, e per ultime porte, sanitari e prese.',
  ],
  [
    /^ristrutturazione\/(?:pavimenti|parquet)/,
    'Prima si libera la stanza e si controlla il fondo; poi l’eventuale demolizione e il massetto, la posa, le fughe o la finitura, e alla fine battiscopa e porte. La tinta meglio prima del parquet, dopo le piastrelle.',
  ],
  [
    /^ristrutturazione_bagno\/(?:completo|rinnovo|secondo|vasca)/,
    'Si comincia smontando sanitari e piastrelle; poi tubi e scarichi, massetto e impermeabilizzazione, piastrelle a parete e a pavimento, e per ultimi sanitari, box, rubinetti e tinta.',
  ],
  [
    /^tinteggiatura\/(?:rasatura|interni|stanza|scale|soffitti|parete)/,
    'Prima si protegge e si sposta, poi si stucca e si carteggia; si tinteggiano i soffitti e dopo le pareti, con due mani. Se cambi anche finestre, impianti o pavimenti di piastrelle, la tinta viene dopo.',
  ],
  [
    /^ristrutturazione_tetto\/(?:rifare|rimontaggio|lamiera)/,
    'Prima il ponteggio e i parapetti; poi via il manto vecchio, controllo delle travi, guaina e isolante, tegole e colmi, e alla fine grondaie e pulizia. Eventuali pannelli solari dopo.',
  ],
  [
    /^ristrutturazione_facciata\//,
    'Prima il ponteggio e il lavaggio; poi si battono gli intonaci e si riparano, fissativo o rasatura, due mani di tinta, e si smonta. Tetto e grondaie si fanno prima, con lo stesso ponteggio.',
  ],
  [
    /^serramenti\//,
    'Prima le misure e l’ordine, poi un vano alla volta: si toglie la vecchia, si monta la nuova, si sigilla e si mettono i coprifili. Se devi imbiancare, fallo dopo.',
  ],
  [
    /^impianti\/(?:elettrico|idraulico|riscaldamento|radiante)/,
    'Si segnano i punti, si aprono le tracce e si passano tubi o cavi; prova, chiusura delle tracce, e alla fine apparecchi e placche. Pavimenti e tinta vengono dopo.',
  ],
]

/** Returns the order of the jobs in hand, or the steps of a single one; null if they are unknown. */
export function orderOf({ jobs }: AnswerContext): string | null {
  const [only, ...others] = jobs
  if (!only) return null
  if (others.length === 0) return steps.find(([keys]) => keys.test(only.key))?.[1] ?? null
  const sorted = jobs.toSorted((a, b) => turnOf(a) - turnOf(b))
  const names = sorted.map(({ kind }) => kind.work)
  return `Di solito prima ${names[0] ?? ''}, poi ${listWords(names.slice(1))}: si comincia da quello che sporca o che sta nei muri e si finisce con quello che si macchia. Se li fa la stessa ditta protezioni e uscita si pagano una volta sola.`
}
