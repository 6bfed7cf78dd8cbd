import { maxRead, type Word } from './words.ts'

/** Words between a denial and the figure that it denies. */
const skipped = new Set(
  'sono è era erano ho abbiamo fa fanno misura misurano i gli le gia circa di dei'.split(' '),
)

const deniers = new Set(['non', 'nun', 'nn', 'mica', 'anziche'])

/** Whether the figure that begins at a place is said not to be so: 'non 80', 'invece di 80', 'al posto di 3'. */
export function isDeniedAt(words: readonly Word[], at: number): boolean {
  const text = (place: number): string => words[place]?.text ?? ''
  let place = at - 1
  while (place > at - 4 && skipped.has(text(place))) {
    if (text(place) === 'di' && ['piu', 'meno', 'oltre'].includes(text(place - 1))) return false
    place -= 1
  }
  const [near, before] = [text(place), text(place - 1)]
  if (deniers.has(near)) return true
  if (near === 'invece') return ['di', 'dei', 'che'].includes(text(place + 1))
  if (near === 'che') return before === 'invece' || before === 'piuttosto' || before === 'altro'
  return near === 'posto' && before === 'al' && text(place + 1) !== ''
}

const corrections =
  /(?<!\p{L})(?:anzi|no[,.!]? ?scus[aie]|scus[aie](?:mi|te)?|pardon|ops|oops|ho sbagliato|mi (?:sono|ero) sbagliat[oa]|mi sbaglio|mi sbagliavo|correggo|volevo dire|intendevo(?: dire)?|rettifico|errata corrige|errore mio|no[,.]? aspetta|aspetta|mi correggo|ripensandoci|in realt[aà]|cambio idea|ci ho ripensato|ho ripensato)(?!\p{L})[\s,:.!]*/giu

const maxParts = 8

/**
 * Parts a message at the words with which people correct themselves: '80, anzi 90' is '80' and '90'. The first part
 * may be empty; what follows it corrects.
 */
export function splitCorrections(message: string): readonly string[] {
  const parts = message.slice(0, maxRead).split(corrections)
  // Of more parts only the first and the newest count.
  return parts.length <= maxParts ? parts : [parts[0] ?? '', ...parts.slice(1 - maxParts)]
}

/** A part of a message, as {@link readCorrections} tells them apart. */
export interface CorrectionPart {
  readonly text: string
  /** Whether it replaces what was said before: it overwrites known facts. */
  readonly corrects: boolean
  /** Whether it takes something out: 'togli il battiscopa'. The slots read that as a denial. */
  readonly removes: boolean
}

const removing =
  /(?<!\p{L})(?:togli(?:mi|amo)?|leva(?:mi)?|leviamo|rimuovi|escludi|escludiamo|elimina|eliminiamo)(?!\p{L})/iu
const replacing =
  /(?<!\p{L})(?:invece (?:di|che|dei)|anzich[eé]|al posto (?:di|del|dei|della|delle)|piuttosto che|(?:cambia|correggi|modifica|metti|fai)(?:mi|lo|la|li|le)? (?:con|in|a))(?!\p{L})/iu
/** '90 non 80', 'non 80 ma 90', 'no, 90': a figure beside one that is denied. */
const denying =
  /(?<!\p{L})(?:non|mica)(?: (?:sono|erano|è|era|ho|abbiamo))? (?:\d|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)/iu

/** The parts of a message and what each does to what is known; every part is to be read in full, by every question. */
export function readCorrections(message: string): readonly CorrectionPart[] {
  return splitCorrections(message).map((text, index) => {
    const removes = removing.test(text)
    return { text, removes, corrects: index > 0 || removes || replacing.test(text) || denying.test(text) }
  })
}
