import { maxRead, type Word } from '../words.ts'

/** Words allowed between a negation and the figure that it negates: 'non sono 80'. */
const skipped = new Set(
  'sono è era erano ho abbiamo fa fanno misura misurano i gli le gia circa di dei'.split(' '),
)

const units = new Set('mq metri metro m kw litri euro'.split(' '))
const deniers = new Set(['non', 'nun', 'nn', 'mica', 'anziche'])

/** Words that say that the figure before them is no longer valid: '60 era quella di prima'. */
const past = new Set(['era', 'erano'])

/** Words that mark an old figure. */
const once = new Set([
  'prima',
  'dicevo',
  'scritto',
  'detto',
  'da',
  'pensavo',
  'pensavamo',
  'credevo',
  'credevamo',
])
/** Words that mark the new figure. */
const now = new Set([
  'adesso',
  'ora',
  'ma',
  'pero',
  'invece',
  'diventano',
  'diventa',
  'passano',
  'passa',
  'passiamo',
])
/** Maximum distance in words between an old figure and the new one. */
const nowReach = 6
/** The same between the word that turns to the new figure and that figure. */
const figureReach = 10

/**
 * Whether a figure is an old one that another figure replaces: 'prima 70, adesso 110', 'dicevo 4 ma sono 6',
 * 'da 6 passano a 9'.
 */
function isOfBefore(words: readonly Word[], given: number, at: number): boolean {
  const place = /^(?:a|su|per)$/.test(words[given]?.text ?? '') ? given - 1 : given
  const near = words[place]?.text ?? ''
  if (!once.has(near) || (near === 'prima' && place < at - 2)) return false
  const rest = words.slice(at + 1, at + 1 + nowReach)
  const turn = rest.findIndex(({ text }) => now.has(text))
  if (turn === -1 || rest.slice(0, turn).some(({ text }) => '.;!?'.includes(text))) return false
  if (near === 'da' && !/^(?:pass|divent)/.test(rest[turn]?.text ?? '')) return false
  const turned = at + 1 + turn
  // 'ho detto 65 ma erano con il balcone' takes the figure back without a new one.
  if (past.has(words[turned + 1]?.text ?? '')) return true
  return words.slice(turned + 1, turned + 1 + figureReach).some(({ kind }) => kind === 'figure')
}

/**
 * Whether the message negates the figure at this index: 'non 80', 'invece di 80', 'al posto di 3', '60 era quella di
 * prima'.
 */
export function isDeniedAt(words: readonly Word[], at: number): boolean {
  const text = (place: number): string => words[place]?.text ?? ''
  if (past.has(text(at + 1)) || (units.has(text(at + 1)) && past.has(text(at + 2)))) return true
  let place = at - 1
  while (place > at - 4 && skipped.has(text(place))) {
    if (text(place) === 'di' && ['piu', 'meno', 'oltre'].includes(text(place - 1))) return false
    place -= 1
  }
  const [near, before] = [text(place), text(place - 1)]
  if (deniers.has(near)) return true
  // '70 metri no 90'; with a comma 'no' may correct: '5 mq, no 6'.
  if (near === 'no' && units.has(before) && place === at - 1) return true
  if (isOfBefore(words, place, at)) return true
  if (near === 'invece') return ['di', 'dei', 'che'].includes(text(place + 1))
  if (near === 'che') return before === 'invece' || before === 'piuttosto' || before === 'altro'
  return near === 'posto' && before === 'al' && text(place + 1) !== ''
}

const corrections =
  /(?<!\p{L})(?:anzi(?:[, ]{1,2}no(?=[,.] ?\p{L}{2}))?|no[,.!]? ?scus[aie]|scus[aie](?:mi|te)?|pardon|ops|oops|ho (?:sbagliato|contato male|misurato male|scritto male|fatto confusione|detto (?:un[ao]? |na )?(?:cavolat|cazzat|fesseri|stupidagg|sciocchezz|castroneri|cretinat|scemenz|bugi|boiat)\p{L}*)|m[ie] (?:sono|so|ero) confus[oa]|m[ie] (?:sono|so|ero) sbagliat[oa]|mi sbaglio|mi sbagliavo|correggo|volevo dire|intendevo(?: dire)?|rettifico|(?:mio )?errore(?=:? ?\d)|errore di (?:battitura|digitazione|scrittura)|errata corrige|errore mio|no[,.]? a?spett?(?:a|i|ate)|a?spett?(?:a|i|ate)|no[,.]? aspè|(?:ah|eh|oh|uh|ehm)[,.]? no(?=[,.]? (?:sono |saranno |ne sono |facciamo |fai )?(?:\d|due |tre |quattro |cinque |sei |sette |otto |nove |dieci ))|mi correggo|ripensandoci|pensandoci (?:meglio|bene|su)|a pensarci (?:meglio|bene)|in realt[aà]|cambio idea|ci ho ripensato|ho ripensato)(?!\p{L})[\s,:.!]*/giu

const maxParts = 8

/**
 * Splits a message at correction words: '80, anzi 90' gives '80' and '90'. The first part may be empty. Every later
 * part is a correction.
 */
export function splitCorrections(message: string): readonly string[] {
  const parts = message.slice(0, maxRead).split(corrections)
  // Keep the first part and the newest ones if there are more than `maxParts`.
  return parts.length <= maxParts ? parts : [parts[0] ?? '', ...parts.slice(1 - maxParts)]
}

/** A part of a message: see {@link readCorrections}. */
export interface CorrectionPart {
  readonly text: string
  /** Whether it replaces an earlier statement. If so, it overwrites known facts. */
  readonly corrects: boolean
  /** Whether it removes something: 'togli il battiscopa'. The slots read that as a denial. */
  readonly removes: boolean
}

const removing =
  /(?<!\p{L})(?:togli(?:mi|amo)?|leva(?:mi)?|leviamo|rimuovi|escludi|escludiamo|elimina|eliminiamo)(?!\p{L})/iu
const replacing =
  /(?<!\p{L})(?:invece (?:di|che|dei)|anzich[eé]|al posto (?:di|del|dei|della|delle)|piuttosto che|(?:cambia|correggi|modifica|metti|fai)(?:mi|lo|la|li|le)? (?:con|in|a))(?!\p{L})/iu
/**
 * Matches a negated figure beside the right one: '90 non 80', 'non 80 ma 90', '80 era quella di prima, questa
 * è 90'.
 */
const denying =
  /(?<!\p{L})(?:prima|dicevo|scritto|detto)(?: (?:erano|era|ne|di|che))? \d{1,6}(?!\d)|(?<!\p{L})da \d{1,6} (?:passa|diventa)|(?<![\p{L}\d])\d{1,6} (?:mq |metri |m² )?(?:era|erano)(?!\p{L})|(?<!\p{L})(?:non|mica)(?: (?:sono|erano|è|era|ho|abbiamo))? (?:\d|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)/iu

/**
 * Splits a correction from the text after it if that text has no figure: 'anzi 5. Le vecchie di legno sono da
 * buttare'. A further figure is part of the correction: 'ho detto male, 90 è con la cantina. Da fare sono
 * 75'.
 */
function withRest(part: string): readonly string[] {
  const end = part.search(/(?<=\p{L}{2}|\d|\))[.;!]\s(?=\S)/u)
  const [first, rest] = [part.slice(0, end + 1), part.slice(end + 1)]
  return end <= 0 || !/\d/.test(first) || /\d/.test(rest) ? [part] : [first, rest]
}

/** Matches the 'no' before a correction. It answers no question: 'no, ho sbagliato, sono 5'. */
const bareNo = /^\s*no[,.!]?\s*$/iu

/** Splits a message into parts and marks the parts that correct known facts. Every slot reads every part. */
export function readCorrections(message: string): readonly CorrectionPart[] {
  return splitCorrections(message).flatMap((part, index, all) =>
    (index === 0 && all.length > 1 && bareNo.test(part) ? [] : index === 0 ? [part] : withRest(part)).map(
      (text, at) => {
        const removes = removing.test(text)
        const corrects = (index > 0 && at === 0) || removes || replacing.test(text) || denying.test(text)
        return { text, removes, corrects }
      },
    ),
  )
}

/**
 * Matches the advice of another person that the customer rejects: 'mio figlio dice di metterle in alluminio, ma io'. Every
 * part is bounded, so that the time to search a text stays linear.
 */
const rejected =
  /(?<!\p{L})(?:(?:mi[oa]|il|la|lo|un[oa]?)\s|l[’'])\p{L}{3,15}\s(?:mi\s)?(?:dice(?:va|vano)?|dicono|consigliav?a|consigliano|suggerisce|proponeva|propone|insisteva|insiste|voleva|vorrebbe|vuole|spinge(?:va)?|ha\s(?:detto|consigliato|proposto|suggerito))\s[^.;:!?\n]{1,100}?,?\s(?=(?:ma|per[oò])\s(?:io|noi|a me|a noi|preferi|(?:non|nn)\s(?:vogli|mi\s|ci\spiac|serv|interess)))/giu

/** Minimum number of words before an advice. A shorter first message may name the work only inside of it. */
const leastBefore = 5

/** Matches a thing of which the customer has had enough: 'il gas mi ha stufato', 'uno elettrico, così levo il gas'. */
const tiredOf =
  /(?<!\p{L})(?:(?:(?:il|la|lo)\s|l[’'])\p{L}{2,15}\s(?:mi|ci)\sha\s(?:stufato|stancato|rotto|scocciato)|così\s(?:levo|leviamo|tolgo|togliamo|elimino|stacco)\s(?:il|la|lo)\s\p{L}{2,15})(?!\p{L})[.!]{0,3}/giu

/** Returns a message without the advice of others that the customer rejects, and without the thing that they are tired of. */
export function withoutRejectedAdvice(text: string, isOpening: boolean): string {
  const rest = text.replaceAll(tiredOf, '')
  const wanted = rest.trim().split(/\s+/).length < leastBefore ? text : rest
  return wanted.replaceAll(rejected, (advice, at: number) =>
    isOpening && wanted.slice(0, at).trim().split(/\s+/).length < leastBefore ? advice : '',
  )
}
