import { times } from '@mestieri/shared/catalogue/price-range.ts'

import { roundRange } from '../../estimate/rounding.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { showEuro, showNumber, unitNoun, lowerFirst } from '../../wording/figures.ts'
import type { AnswerJob } from '../answer-context.ts'
import { sumOf } from './amount.ts'
import { budget } from './budget.ts'
import { definitionIn } from './glossary.ts'
import { partPrice } from './parts.ts'
import { save } from './saving.ts'
import {
  type Answerer,
  euro,
  reply,
  type Reply,
  sentence,
  subjectOf,
  whoDoes,
  withDirectory,
} from './subject.ts'

function isOf(job: AnswerJob | null, ...slugs: readonly string[]): boolean {
  return slugs.includes(job?.key.split('/')[0] ?? '')
}

/** The usual yearly yield of 1 kW of panels in Italy in kWh, from north to south. */
const yearlyYield = { low: 1100, high: 1500 }

function yieldOfPlant({ estimate }: AnswerJob): string | null {
  const power = estimate?.lines.find(({ unit }) => /^kWp?$/.test(unitNoun(unit)))
  if (!power) return null
  const { low, high } = power.quantity
  return `In un anno ${low === high ? `${showNumber(low)} kW fanno` : 'il tuo impianto fa'} circa ${showNumber(Math.round(low * yearlyYield.low))}–${showNumber(Math.round(high * yearlyYield.high))} kWh: meno al nord o con ombre, di più al sud.`
}

const exchange = /scambio|ritiro dedic|vend|cer\b|comunit|immess|immett/

function solarYield(context: Parameters<Answerer>[0], job: AnswerJob | null): Reply {
  const words = tellingWords(context.utterance).join(' ')
  if (exchange.test(words) || /\bpag(?:a|ano|at[ao])\b|in piu|avanza|gse/.test(words)) {
    return {
      ...reply(
        'Lo scambio sul posto per i nuovi impianti è finito. La corrente che non usi la ritira il GSE con il ritiro dedicato, oppure la condividi in una comunità energetica (CER).',
        `Quanto rende nel tuo caso lo calcola ${isOf(job, 'impianto_fotovoltaico') ? whoDoes(job) : 'un installatore fotovoltaico'}.`,
      ),
      about: 'scambio',
    }
  }
  const made = job && yieldOfPlant(job)
  if (/produ|energia|kwh|tir/.test(words))
    return {
      ...reply(
        made ?? 'Un kW di pannelli fa circa 1.100–1.500 kWh l’anno: meno al nord o con ombre, di più al sud.',
      ),
      about: 'resa',
    }
  return {
    ...withDirectory(
      context,
      reply(
        'Il rientro dipende soprattutto da quanta corrente usi mentre c’è il sole: quella la risparmi a prezzo pieno, il resto è pagato molto meno.',
        made,
        `Con le tue bollette in mano ${whoDoes(job)} ti fa il conto degli anni.`,
      ),
    ),
    about: 'rientro',
  }
}

/** Matches a question about leaving out a part: 'quanto risparmio se tengo le piastrelle?', 'senza ponteggio'. */
const asksToOmit = /\b(?:se|senza|a non|tenendo|lasciando)\b/i

/** Matches what a bill is about. Beside it, 'si risparmia?' asks for a lower price of the work. */
const ofBills = /bollett|consum|riscald|\b(?:gas|luce|corrente|acqua|metano)\b/i

export const yields: Answerer = (context) => {
  const job = subjectOf(context)
  const asksForExchange = exchange.test(tellingWords(context.utterance).join(' '))
  if (asksForExchange || isOf(job, 'impianto_fotovoltaico')) return solarYield(context, job)
  const who = whoDoes(job)
  if (isOf(job, 'caldaia'))
    return withDirectory(
      context,
      reply(
        'Quanto risparmi in bolletta dipende da che cosa hai adesso e da quanto scaldi: una caldaia a condensazione consuma meno di una vecchia, una pompa di calore sposta la spesa dal gas alla corrente.',
        `Il conto con le tue bollette lo fa ${who}.`,
      ),
    )
  if (isOf(job, 'serramenti', 'ristrutturazione_facciata', 'ristrutturazione_tetto'))
    return withDirectory(
      context,
      reply(
        'Il risparmio in bolletta dipende da quanto disperde oggi la casa e da quanto la scaldi: una cifra onesta la dà solo chi vede la casa, con un attestato energetico o un calcolo del termotecnico.',
        `Chiedila insieme al preventivo: ${who} ti dice i valori di isolamento prima e dopo.`,
      ),
    )
  // Painting a room saves no energy: 'ho 700 euro, ci rientro?' asks whether the sum is enough.
  if (sumOf(context) !== null) return budget(context)
  const part = partPrice(context)
  if (asksToOmit.test(context.utterance.raw)) return part.isVague === true ? save(context) : part
  if (isOf(job, 'tinteggiatura', 'ristrutturazione_bagno') && !ofBills.test(context.utterance.raw))
    return save(context)
  return withDirectory(
    context,
    reply(
      'Quanto risparmi o in quanto rientri dipende dai tuoi consumi: con le bollette in mano lo calcola un termotecnico, o l’installatore se cambi impianto.',
    ),
  )
}

/** Matches jobs that only a licensed firm may do (DM 37/2008). */
const licensed = /caldaia|gas|elettric|quadro|clima|pompa|fotovoltaic|eternit|amianto|riscaldamento/i

export const self: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job)
    return reply(
      'Dipende dal lavoro: tinta e piccole riparazioni sì, su gas, corrente, amianto e tetti no. Dimmi quale.',
    )
  const { kind } = job
  if (/eternit|amianto/i.test(kind.title))
    return withDirectory(
      context,
      reply(
        'No: l’amianto lo può togliere solo una ditta autorizzata e iscritta all’albo, con un piano di lavoro alla ASL. Non tagliarlo, non forarlo e non spostarlo.',
      ),
    )
  if (licensed.test(`${kind.title} ${kind.work}`))
    return withDirectory(
      context,
      reply(
        `No: per ${kind.work} serve un’impresa abilitata (DM 37/2008), che rilascia la dichiarazione di conformità. Da solo rischi, e senza quella carta l’impianto non è in regola.`,
      ),
    )
  if (isOf(job, 'ristrutturazione_tetto', 'ristrutturazione_facciata'))
    return withDirectory(
      context,
      reply(
        'Meglio di no: si lavora in alto, e senza ponteggio e imbracature è pericoloso. Quello che puoi fare da te è liberare la zona e scegliere i materiali.',
      ),
    )
  const saved = job.estimate
    ? `risparmieresti la manodopera, circa ${euro(roundRange(times(job.estimate.gross, kind.labourShare)))}`
    : 'risparmieresti la manodopera'
  const goods = job.estimate
    ? `Il materiale resta: circa ${euro(roundRange(times(job.estimate.gross, 1 - kind.labourShare)))}, e comprandolo tu l’IVA è al 22 %.`
    : null
  return reply(
    `Per ${kind.work} non è vietato: ${saved}.`,
    goods,
    `Però ci vogliono attrezzi e tempo (${lowerFirst(kind.duration)} a chi lo fa di mestiere) e la garanzia sul lavoro non c’è.`,
  )
}

const preparation: Readonly<Record<string, string>> = {
  tinteggiatura:
    'Togli quadri, tende e oggetti piccoli, e sposta al centro quello che puoi. I teli li mette l’imbianchino; i mobili pesanti accordateli prima.',
  ristrutturazione_bagno:
    'Svuota il bagno, scegli piastrelle e sanitari prima che inizino e libera il passaggio fino alla porta.',
  ristrutturazione:
    'Servono planimetria, scelta dei materiali e stanze libere: mobili e oggetti vanno spostati o portati via prima.',
  ristrutturazione_tetto:
    'Libera il sottotetto e il cortile sotto la falda, e trova gli eventuali documenti di guaina e isolamento.',
  ristrutturazione_facciata:
    'Libera balconi e davanzali da vasi, tende e antenne, e avvisa i vicini del ponteggio.',
  serramenti:
    'Togli le tende e libera un metro davanti a ogni finestra. Le misure vere le prende il serramentista.',
  caldaia: 'Tieni pronti libretto e bollini, e libera lo spazio attorno alla caldaia.',
  impianto_fotovoltaico:
    'Prepara l’ultima bolletta, una foto del contatore e, se c’è, la planimetria del tetto.',
  impianti: 'Segna su un foglio dove vuoi i punti, libera le pareti e tieni a portata il quadro.',
}

export const prepare: Answerer = (context) => {
  const job = subjectOf(context)
  const words = preparation[job?.key.split('/')[0] ?? '']
  return reply(
    words ??
      'Libera la zona del lavoro e tieni pronte misure e qualche foto: il resto te lo dice chi viene a vedere.',
  )
}

export const neighbours: Answerer = (context) => {
  const job = subjectOf(context)
  const words = tellingWords(context.utterance).join(' ')
  // 'sono spese del singolo proprietario o del condominio?' is about the owners.
  if (/affitt|inquilin/.test(words) || (/proprietar/.test(words) && !/condomin/.test(words)))
    return {
      ...reply(
        'Di regola la piccola manutenzione spetta all’inquilino, quella straordinaria e gli impianti al proprietario: guarda il contratto e chiedi il suo sì prima di iniziare.',
      ),
      about: 'affitto',
    }
  if (/\b(?:ore|orari|orario|rumor\w*)\b/.test(words))
    return {
      ...reply(
        'Gli orari dei lavori rumorosi li fissano il Comune e il regolamento di condominio, di solito con una pausa dopo pranzo: te li dice l’amministratore.',
      ),
      about: 'orari',
    }
  const isOutside = isOf(job, 'ristrutturazione_facciata', 'ristrutturazione_tetto')
  if (/maggioranz|deliber|\bvot|quorum|unanim|millesim/.test(words) && (isOutside || !job))
    return {
      ...reply(
        'Di regola in seconda convocazione basta la maggioranza dei presenti che abbia almeno un terzo dei millesimi; per lavori straordinari di spesa notevole serve metà dei millesimi (art. 1136 del codice civile). La spesa si divide di solito per millesimi.',
      ),
      about: 'maggioranza',
    }
  return {
    ...reply(
      isOutside
        ? 'Facciata e tetto di un condominio sono parti comuni: decide l’assemblea e la spesa si divide di solito per millesimi.'
        : 'Dentro il tuo appartamento decidi tu: basta avvisare l’amministratore, e i vicini se c’è rumore. Per quello che si vede da fuori o tocca le parti comuni serve il condominio.',
      job && /condominio|amministrator/.test(job.kind.permits)
        ? `Qui in particolare: ${sentence(lowerFirst(job.kind.permits))}`
        : null,
    ),
    about: 'condominio',
  }
}

export const brandOf: Answerer = (context) => {
  const job = subjectOf(context)
  const tier = job?.estimate?.tiers.find(({ chosen }) => chosen)
  const level = tier
    ? `La stima è fatta sulla fascia ${tier.id}: ${sentence(tier.label)}`
    : 'La stima non conta una marca precisa, ma prodotti di fascia media.'
  return withDirectory(context, {
    ...reply(
      level,
      `Marca, modello e colore li scegli tu con ${whoDoes(job)}: fatteli scrivere nel preventivo.`,
    ),
    short: `Marca e modello li scegli con ${whoDoes(job)}.`,
  })
}

/** Minimum number of telling words of a request to explain something that it names: 'che significa livello 2'. */
const leastNamed = 4
const photo = /\bfoto|\bimmagin|\bscatt/i

export const help: Answerer = ({ utterance, asked, jobs }) => {
  const known = definitionIn(utterance)
  if (known !== null) return { ...reply(known), about: known.slice(0, 16) }
  // 'che significa livello 2?' asks nothing about the photos that are asked for.
  const isOther =
    asked?.step === 'Foto' && utterance.content.length >= leastNamed && !photo.test(utterance.raw)
  if (asked && !isOther) return { ...reply(asked.help, asked.example), about: asked.id }
  const [first] = jobs
  const estimate = first?.estimate
  if (estimate)
    return reply(
      `Ti ho dato una stima per ${estimate.kind.work}: ${showEuro(estimate.gross.min, estimate.gross.max)}, IVA compresa.`,
      'Dimmi quale parola o quale voce non è chiara e te la spiego.',
    )
  return reply('Dimmi quale parola non è chiara e te la spiego.')
}
