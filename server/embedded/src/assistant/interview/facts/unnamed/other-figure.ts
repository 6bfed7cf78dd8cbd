import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { FactReading } from '../fact-reading.ts'
import { isAlone, isSurfaceAgain, type MainSize, withMain } from '../variants/main-count.ts'
import { figuresOf } from '../variants/stated-totals.ts'

/** Matches words of a customer who corrects a figure, or tells where it came from. */
const correcting =
  /^(?:corregg\p{L}+|sbagli\p{L}+|(?:ri)?cont(?:at[oaie]|and\p{L}+|a)|(?:ri)?misur\p{L}+|metro|planimetri\p{L}|catast\p{L}+|riguard\p{L}+|(?:ri)?controll\p{L}+|verific\p{L}+|dic(?:e|ono|evo|eva)|dett[oi]|scritto|nett[aio]|lord[aio]|calpestabil[ei]|effettiv[aioe]|real(?:i|ta)|precis\p{L}+|esatt\p{L}+|occhio|erano|era|stavano|avev[oa]|credevo|pensavo|pianta|falda)$/u
/** Matches words before a known figure that take it up: 'nei 74', 'i 100', 'avevo detto 70', 'io dieci', 'non 9'. */
const takingUp =
  /^(?:i|gli|le|l|nei|negli|nelle|dei|degli|delle|dai|dagli|quei|quegli|quelle|quelli|detto|scritto|dicevo|credevo|pensavo|era|erano|io|non)$/
/** Matches kinds of areas: '58 calpestabili', '82 netti'. */
const kindOfArea =
  /^(?:calpestabil|nett|lord|effettiv|real|ver[ie]$|commercial|catastal|giust|scars|abbondant|precis|esatt)/
/** Matches words by which a figure is that of a part, of other people, or of another thing. */
const ofOther =
  /(?<!\p{L})(?:altr[oaie]|in (?:più|meno)|solo per|di cui|ogn(?:i|uno|una)|ciascun[oa]|l[’']un[oa]|euro|anni|mesi|giorni|settimane|piano|piani|cm|mm|ore|suo|sua|suoi|sue|loro)(?!\p{L})|€|%/iu
/** Maximum factor between a known figure and the one that replaces it. */
const mostFactor = 2.5
/** Maximum number of words of such a message. */
const mostWords = 32

/**
 * Returns the new size of a job if a message corrects it with two figures of one scale, of which one is the known size: 'mio
 * marito mi corregge: 58 calpestabili, nei 74 ci stava la cantina'. Null for any other message.
 */
export function withOtherFigure(job: JobAtHand, main: MainSize, utterance: Utterance): FactReading | null {
  const { words, denied, sides, raw } = utterance
  const { low: known, high } = main.known
  if (known !== high || sides.length > 0 || words.length > mostWords || ofOther.test(raw)) return null
  if (!words.some(({ text }) => correcting.test(text))) return null
  const all = figuresOf(utterance)
  const isKnown = (value: number): boolean => value === known
  const old = [...all, ...denied].filter(({ low }) => isKnown(low))
  const [figure, ...more] = all.filter(({ low }) => !isKnown(low))
  const isTakenUp = old.some((one) => denied.includes(one) || takingUp.test(words[one.from - 1]?.text ?? ''))
  if (!figure || more.length > 0 || !isTakenUp || denied.some(({ low }) => !isKnown(low))) return null
  const isNear = figure.low * mostFactor >= known && figure.high <= known * mostFactor
  return isNear && measuresMain(job, main, utterance, figure) ? withMain(job, main, figure) : null
}

/** Whether a figure measures or counts what the main size does. */
function measuresMain(
  { engine }: JobAtHand,
  { slot, known, isCount, stem }: MainSize,
  utterance: Utterance,
  figure: Utterance['quantities'][number],
): boolean {
  const { words } = utterance
  const { from, to, unit } = figure
  const next = words[to]?.text ?? ''
  if (!isCount) {
    const isArea = slot.show(known).endsWith('m²')
    const fits = unit === null || (isArea ? isSurfaceAgain(figure, known) : unit === 'metre')
    return fits && (unit !== null || isAlone(utterance, to) || kindOfArea.test(next))
  }
  if (unit === null) return isAlone(utterance, to) || (stem.length > 2 && next.startsWith(stem))
  const phrase = readUtterance(
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  )
  return engine.slots.some((one) => one === slot && one.read(phrase, false)?.kind === 'fact')
}
