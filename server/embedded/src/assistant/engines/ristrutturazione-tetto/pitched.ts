import { interview } from '@mestieri/shared/services/ristrutturazione_tetto/interview.ts'
import { controllo as checkKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/controllo.ts'
import { lamiera as metalKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/lamiera.ts'
import { rifare as roofKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/rifare.ts'
import { rimontaggio as relayKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/rimontaggio.ts'
import { tegola as leakKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/tegola.ts'
import { travi as beamKind } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/travi.ts'

import { findPattern, patterns } from '../../italian/patterns.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, numberOfJob, tierOfJob } from '../job-slots.ts'
import { counted } from '../readers/counted.ts'
import { tierOf } from '../readers/named-tiers.ts'
import { goesOntoOld } from '../readers/onto-old.ts'
import { scaffoldLine } from '../readers/scaffold.ts'
import { platformDays, roofArea, roofMeasured, scaffoldArea, slopeArea, storeys } from './roof-slots.ts'

const { questions } = interview

const ofTier = {
  base: { plain: roofKind.rows.mantoBase, insulated: roofKind.rows.isolatoBase },
  media: { plain: roofKind.rows.mantoMedia, insulated: roofKind.rows.isolatoMedia },
  alta: { plain: roofKind.rows.mantoAlta, insulated: roofKind.rows.isolatoAlta },
}

const plainTimber = choiceOfJob(questions.timber)
const beam = /^trav/
const sound = /^(?:buon|san[eoi]$|sanissim|ok$|okay$|posto$|apposto$|solid|perfett|regg|ottim|intatt|robust)/
const unsound =
  /^(?:non$|da$|ma$|pero$|tranne$|danneg|marc|rovinat|cambi|rifar|nuov|tarl|fradic|rott|malmess|pessim|ced)/
/** Matches the same state in a clause of its own, as the beams have it: feminine plural, or without gender. */
const soundBeams =
  /^(?:(?:buon|solid|perfett|ottim|intatt|robust)e|(?:san|buon|solid|robust)issime|sane|ok|okay|posto|apposto|reggono)$/
/** Matches words before the state in that clause: 'vecchie', 'tutte', 'ma sono ancora'. */
const beforeState = /^(?:sono|son|so|stanno|ancora|tutte|vecchie|antiche|belle|asciutte|molto|e|gia|ma|pero)$/
/**
 * Maximum distance in words between the beams and their state: 'le travi sono state controllate e sono
 * buone'.
 */
const farState = 7

/** Returns the words about the beams up to the next comma; of 'di castagno, sanissime' and 'vecchie ma sane' the last ones. */
function stateOf(after: readonly string[]): readonly string[] {
  const comma = after.findIndex((word) => word === ',' || word === 'ma' || word === 'pero')
  if (comma === -1) return after
  const [first, next] = [after.slice(0, comma), after.slice(comma + 1)]
  const state = next.findIndex((word) => !beforeState.test(word))
  const isOpen = !first.some((word) => sound.test(word) || unsound.test(word))
  if (isOpen && soundBeams.test(next[state] ?? '')) return next.slice(state)
  // 'buone ma alcune da cambiare'
  return after[comma] === ',' ? first : after
}

/** Matches what the beams are made of, which says nothing about their state. */
const madeOf =
  /^(?:castagn|abet|laric|rover|querc|pino$|legno$|lamellar|massicc|massell|ciliegi|faggi|oliv|cipress|ferro$|acciai)/

/** Matches parts of the cover, and words of the structure under it. */
const ofCover = /^(?:tegol|coppi$|coppo$|grond|guain|pluvial)/
const ofFrame = /^(?:struttur|sola[io]|legn|orditur|tavol|assit|sotto$|tutt)/

/** The state of the beams. Other words may be between the beams and their state. */
const timber: Slot = {
  ...plainTimber,
  read: (utterance, asked) => {
    const { content } = utterance
    const at = content.findIndex((word) => beam.test(word))
    const after = at === -1 ? [] : content.slice(at + 1, at + 1 + farState)
    // 'le tegole buone si riusano?' says nothing about the beams.
    if (
      at === -1 &&
      content.some((word) => ofCover.test(word)) &&
      !content.some((word) => ofFrame.test(word))
    )
      return null
    const state = stateOf(after)
    const isSound = state.some((word) => sound.test(word)) && !state.some((word) => unsound.test(word))
    if (isSound) return found({ kind: 'choice', option: 'sane' })
    const isOnlyDescribed =
      state.some((word) => madeOf.test(word)) &&
      !content.some((word) => unsound.test(word) || word.startsWith('vecchi'))
    // 'sono di larice' is not yet an answer.
    return isOnlyDescribed ? plainTimber.read(utterance, false) : plainTimber.read(utterance, asked)
  },
}

const plainInsulation = choiceOfJob(questions.insulation)
/** Matches the state of the old roof: 'adesso non è isolato', 'il tetto non ha isolante'. */
const uninsulated = /(?<!\p{L})non (?:è|e'|e|ha|c'è|c’è|c'e)\s(?:\p{L}+\s){0,2}?(?:isol|coibent)/iu

/** Matches what is insulated already instead of the roof: 'il solaio è già isolato'. */
const insulatedBelow =
  /(?<!\p{L})(?:solaio|soffitta|sottotetto|pavimento|sotto) (?:è |e |e['’] )?(?:già |gia )?(?:isolat|coibentat)[oa]/iu
/** Matches a refusal after its thing: 'isolante niente'. */
const noInsulation =
  /(?<!\p{L})(?:isolante|isolamento|coibentazione)(?: per ora)?,? (?:niente|no|nessun[oa]?)(?!\p{L})/iu

/** Whether to insulate the roof. The state of the old one says nothing about it. */
const insulation: Slot = {
  ...plainInsulation,
  read: (utterance, asked) => {
    if (noInsulation.test(utterance.raw)) return found({ kind: 'choice', option: 'no' })
    if (uninsulated.test(utterance.raw)) return null
    const ofRoof = insulatedBelow.test(utterance.raw)
      ? readUtterance(utterance.raw.replace(insulatedBelow, ' '))
      : utterance
    return plainInsulation.read(ofRoof, asked)
  },
}

/** Replacement of a roof, priced per m² of slope, with optional insulation, timber and scaffold. */
export const rifare: JobEngine = {
  slots: [roofArea, roofMeasured, insulation, timber, storeys, tierOfJob(roofKind)],
  lines: (answers) => {
    const area = slopeArea(answers)
    const rows = ofTier[tierOf(answers.choice('fascia'))]
    const isInsulated = answers.choice('isolamento') === 'si'
    const row = isInsulated ? rows.insulated : rows.plain
    return [
      { label: row.label, row, quantity: area, labourShare: isInsulated ? 0.5 : 0.6 },
      {
        label: roofKind.rows.travi.label,
        row: roofKind.rows.travi,
        quantity: answers.choice('travi') === 'rovinate' ? area : 0,
        labourShare: 0.45,
      },
      scaffoldLine(roofKind.rows.ponteggio, scaffoldArea(answers)),
    ]
  },
}

/** Number of broken tiles that count as one spot. */
const tilesPerSpot = 10

const countedSpots = counted('punt|infiltraz|perdit|zon|macchi')
const place = /^(?:punt|zon|post)/
/** The number of spots. 'due infiltrazioni in due punti diversi' counts them once. */
const spots = numberOfJob(questions.spots, {
  derive: (utterance, asked) => {
    const { words, quantities } = utterance
    const text = (at: number): string => words[at]?.text ?? ''
    const again = quantities.find(
      ({ from, to, low }) =>
        text(from - 1) === 'in' &&
        (place.test(text(to - 1)) || place.test(text(to))) &&
        quantities.some((one) => one.from < from && one.low === low && !place.test(text(one.to))),
    )
    const left = again ? { ...utterance, quantities: quantities.filter((one) => one !== again) } : utterance
    return countedSpots(left, asked)
  },
})

/** Matches words that put all broken tiles into one place: 'tutte vicine', 'nello stesso punto'. */
const together = patterns(
  'tutte vicine|tutti vicini|vicine tra loro|vicine fra loro|vicini tra loro|una vicino altra|uno vicino altro|tutte attaccate|tutti attaccati|attaccate tra loro|attaccate una altra|una accanto altra|uno accanto altro|stesso punto|stessa zona|stesso posto|stesso angolo|unico punto|unica zona|punto solo|solo punto|zona sola|sola zona|tutte li|tutti li|tutte insieme|tutti insieme|tutte assieme|concentrat*|raggruppat*',
)
const tileNoun = /^(?:tegol|copp|embric|buch)/

/** Whether a message says that all broken tiles are together. */
const areTogether = ({ content, words }: Utterance, asked: boolean): boolean =>
  (asked || words.some(({ text }) => tileNoun.test(text))) &&
  together.some((one) => findPattern(content, one).some(({ denied }) => !denied))

/** The number of spots. A customer who answers with a number of tiles has one spot: 'una decina di tegole sul bordo'. */
const spotsOrTiles: Slot = {
  ...spots,
  read: (utterance, asked) => {
    if (areTogether(utterance, asked)) return found({ kind: 'number', low: 1, high: 1 })
    const names = (stem: RegExp): boolean => utterance.words.some(({ text }) => stem.test(text))
    const isOfTiles = asked && names(/^(?:tegol|copp|embric)/) && !names(/^(?:punt|zon|macchi)/)
    return isOfTiles ? found({ kind: 'number', low: 1, high: 1 }) : spots.read(utterance, asked)
  },
}

const plainTarpaulin = choiceOfJob(questions.tarpaulin)
const covered = /^(?:mess[oiae]|steso|stesi|coperto|tirato|buttato)$/
/** Whether to cover the roof at once. A sheet that the customer has laid is no wish: 'ci ho messo un telo'. */
const tarpaulin: Slot = {
  ...plainTarpaulin,
  read: (utterance, asked) => {
    const { words } = utterance
    const isLaid = words.some(
      ({ text }, at) =>
        covered.test(text) &&
        words
          .slice(Math.max(0, at - 3), at)
          .some((one) => /^(?:ho|abbiamo|hanno|ha|e|gia)$/.test(one.text)) &&
        words.slice(Math.max(0, at - 6), at + 5).some((one) => /^tel(?:o|one|i|oni)$/.test(one.text)),
    )
    return isLaid ? found({ kind: 'choice', option: 'no' }) : plainTarpaulin.read(utterance, asked)
  },
}

/** Repair of a leak or of a few broken tiles. */
export const tegola: JobEngine = {
  slots: [
    spotsOrTiles,
    numberOfJob(questions.tiles, { ...heard, derive: counted('tegol|copp|embric') }),
    storeys,
    tarpaulin,
  ],
  lines: (answers) => {
    const { primo, altri, piattaforma, telone } = leakKind.rows
    const many = Math.max(answers.number('punti-tetto'), Math.ceil(answers.number('tegole') / tilesPerSpot))
    return [
      { label: primo.label, row: primo, quantity: 1 },
      { label: altri.label, row: altri, quantity: many - 1 },
      { label: piattaforma.label, row: piattaforma, quantity: platformDays(answers), labourShare: 0.3 },
      { label: telone.label, row: telone, quantity: answers.choice('telone') === 'si' ? 1 : 0 },
    ]
  },
}

/** Check of the whole roof, with displaced tiles put back. */
export const controllo: JobEngine = {
  slots: [roofArea, roofMeasured, choiceOfJob(questions.looseTiles)],
  lines: (answers) => {
    const { poche, molte } = checkKind.rows
    const row = answers.choice('tegole-smosse') === 'molte' ? molte : poche
    return [{ label: row.label, row, quantity: slopeArea(answers) }]
  },
  minimum: checkKind.rows.minimo,
}

/** Removal and re-laying of the same tiles. */
export const rimontaggio: JobEngine = {
  slots: [roofArea, roofMeasured, choiceOfJob(questions.underlay), storeys],
  lines: (answers) => {
    const area = slopeArea(answers)
    const { rimontaggio: relaying, guaina, ponteggio } = relayKind.rows
    return [
      { label: relaying.label, row: relaying, quantity: area },
      {
        label: guaina.label,
        row: guaina,
        quantity: answers.choice('guaina-sotto') === 'si' ? area : 0,
        labourShare: 0.5,
      },
      scaffoldLine(ponteggio, scaffoldArea(answers)),
    ]
  },
}

const visibleTimber = 1.3

/** Replacement of single beams. */
export const travi: JobEngine = {
  slots: [
    numberOfJob(questions.beams, { derive: counted('trav|punton|capriat') }),
    choiceOfJob(questions.beamFinish),
  ],
  lines: (answers) => [
    {
      label: beamKind.rows.trave.label,
      row: beamKind.rows.trave,
      quantity: answers.number('numero-travi'),
      factor: answers.choice('legno-travi') === 'vista' ? visibleTimber : 1,
    },
  ],
}

const plainOldCover = choiceOfJob(questions.old)
/** Whether the old cover stays under the new one: also 'si appoggia sul tetto che c’è'. */
const oldCover: Slot = {
  ...plainOldCover,
  read: (utterance, asked) =>
    plainOldCover.read(utterance, asked) ??
    (goesOntoOld(utterance, /^(?:tett|copertur|tegol|copp|lamier|lastr|ondulin)/)
      ? found({ kind: 'choice', option: 'sopra' })
      : null),
}

/** A covering of metal panels, priced per m² of slope. */
export const lamiera: JobEngine = {
  slots: [roofArea, roofMeasured, choiceOfJob(questions.panel), oldCover],
  lines: (answers) => {
    const { sandwich, coppo, sopra, coppoSopra } = metalKind.rows
    const isOnTop = answers.choice('vecchia-copertura') === 'sopra'
    const isTile = answers.choice('pannello') === 'coppo'
    const row = isTile ? (isOnTop ? coppoSopra : coppo) : isOnTop ? sopra : sandwich
    return [{ label: row.label, row, quantity: slopeArea(answers) }]
  },
}
