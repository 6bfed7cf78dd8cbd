import { times } from '@mestieri/shared/catalogue/price-range.ts'

import { roundRange, roundUnitPrice } from '../../estimate/rounding.ts'
import { optionOf } from '../../slots/facts.ts'
import {
  capitalise,
  listWords,
  showQuantity,
  showUnitPrices,
  unitNoun,
  lowerFirst,
} from '../../wording/figures.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { panelsOf, wattPerPanel } from '../panels.ts'
import { adviceFor } from './advice.ts'
import { asksAmount, litres } from './amount.ts'
import { type Item, itemIn, items, mentionOf, speaksOf } from './items.ts'
import { mainPrice, otherJobPrice, priceNamed, replacementPrice } from './named-price.ts'
import { rarePaperwork } from './paperwork.ts'
import { perHousehold, perPiece } from './shares.ts'
import {
  type Answerer,
  euro,
  few,
  lineWords,
  reply,
  type Reply,
  sentence,
  subjectOf,
  thePercent,
  totalOf,
  whoDoes,
  withDirectory,
} from './subject.ts'

/** Returns the labour part of a job's price, with VAT; null before the estimate. */
function labourOf({ kind, estimate }: AnswerJob): string | null {
  return estimate ? euro(roundRange(times(estimate.gross, kind.labourShare))) : null
}

/** Returns the goods part of a job's price, with VAT; null before the estimate. */
function goodsOf({ kind, estimate }: AnswerJob): string | null {
  return estimate ? euro(roundRange(times(estimate.gross, 1 - kind.labourShare))) : null
}

export const labour: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job) return reply('Quanto pesa la manodopera cambia da lavoro a lavoro: dimmi quale devi fare.')
  const { kind } = job
  if (optionOf(job.facts, 'fornitura') === 'cliente')
    return reply('La stima adesso è della sola posa: il materiale lo porti tu e non è contato.')
  const share = thePercent(kind.labourShare)
  const amount = labourOf(job)
  const hourly = context.utterance.content.some((word) => /^(?:or[ae]|orari|giornat|giorno)/.test(word))
  const perHour = hourly ? `La tariffa a ore o a giornata la decide ${whoDoes(job)}.` : null
  if (amount === null)
    return reply(
      `Per ${kind.work} la manodopera è circa ${share} del prezzo: in euro te lo dico con la stima.`,
      perHour,
    )
  return {
    ...reply(
      `Solo di manodopera sono circa ${amount}, IVA compresa: ${share} della stima.`,
      perHour ?? `Il resto sono i materiali, ${goodsOf(job) ?? ''}.`,
    ),
    short: `La manodopera è circa ${amount}, IVA compresa.`,
  }
}

export const ownMaterials: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job)
    return reply(
      'Si può, se il professionista è d’accordo: dimmi che lavoro è e ti dico quanto resta di manodopera.',
    )
  const { kind } = job
  const amount = labourOf(job)
  const wanted = itemIn(context)
  const what = wanted && wanted !== items.materials ? wanted.name : 'i materiali'
  // The estimate below is then for the labour alone. Its share of labour would be a second figure.
  const isCounted = job.facts['fornitura']?.kind === 'choice' && job.facts['fornitura'].option === 'cliente'
  const share =
    kind.labourShare === 0
      ? `: quanto, te lo dice ${whoDoes(job)}.`
      : `, circa ${thePercent(kind.labourShare)} del prezzo.`
  const withoutMaterials =
    amount === null
      ? `Resta la manodopera${share}`
      : `Se compri tu ${what.startsWith('«') ? 'i materiali' : what}, resta soprattutto la manodopera: circa ${amount}, IVA compresa.`
  const rest = isCounted ? 'Conto solo la posa: la stima è senza i materiali.' : withoutMaterials
  const isOwn =
    /\b(?:io|me|noi|mi[oae]|miei|nostr\p{L}|già|compr\p{L}+|acquist\p{L}+|procur\p{L}+|online|internet)\b/iu.test(
      context.utterance.raw,
    )
  return {
    // 'se li prendo sospesi?' chooses a type; the customer does not buy it.
    ...(isOwn ? {} : { isVague: true }),
    ...reply(
      rest,
      `Su quello che compri paghi l’IVA al 22 % invece che al 10 %, e la garanzia del prodotto la chiedi al negozio. Prima senti ${whoDoes(job)}: non tutti montano materiale d’altri.`,
    ),
    short: rest,
  }
}

function paintWords({ estimate }: AnswerJob): string | null {
  const areas = (estimate?.lines ?? []).filter(({ unit }) => unitNoun(unit) === 'm²')
  const [largest] = areas.toSorted((a, b) => b.quantity.high - a.quantity.high)
  if (!largest) return null
  const amount = showQuantity({ low: litres(largest.quantity.low), high: litres(largest.quantity.high) })
  return `Per due mani su ${showQuantity(largest.quantity)} m² servono circa ${amount} litri: un litro copre 10–12 m² a mano.`
}

function panelWords(job: AnswerJob): string | null {
  const panels = panelsOf(job)
  const power = job.estimate?.lines.find(({ unit }) => /^kWp?$/.test(unitNoun(unit)))
  if (!panels || !power) return null
  return `Per ${showQuantity(power.quantity)} kW servono circa ${showQuantity(panels)} pannelli da ${wattPerPanel} W, 2 m² l’uno.`
}

export const quantity: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job?.estimate)
    return reply('La quantità esce dalle misure: appena le ho, nella stima la trovi scritta voce per voce.')
  const isPainting = job.key.startsWith('tinteggiatura/')
  const isSolar = job.key.startsWith('impianto_fotovoltaico/')
  const known = isPainting ? paintWords(job) : isSolar ? panelWords(job) : null
  if (known !== null) return reply(known)
  const parts = job.estimate.lines.slice(0, 3).map(lineWords)
  // 'quante docce vengono di fila?' asks for another number, which a known question may have.
  return withDirectory(context, {
    ...reply(
      `Nella stima ho contato: ${sentence(parts.join('; '))}`,
      `Quanto materiale ordinare, con lo scarto, lo misura ${whoDoes(job)} sul posto.`,
    ),
    isVague: true,
  })
}

/** Typical floor area of a room in m². Divides the price of a home of known area by room. */
const roomArea = 14

function perRoom(job: AnswerJob): string | null {
  const size = job.facts['superficie']
  if (!job.estimate || size?.kind !== 'number') return null
  const part = roomArea / ((size.low + size.high) / 2)
  return part >= 1
    ? null
    : `Una stanza di ${roomArea} m² pesa circa ${euro(roundRange(times(job.estimate.gross, part)))} sul totale, IVA compresa; da sola costa un po’ di più.`
}

/** Returns the text of a job that states a price per square metre, or null. */
function areaPriceIn({ kind }: AnswerJob): string | null {
  return [...kind.factors, ...kind.excluded].find((text) => /€\s?(?:\/|al )m²/.test(text)) ?? null
}

export const unitPrice: Answerer = (context) => {
  const job = subjectOf(context)
  const total = totalOf(context)
  const ofOne = total === null ? perHousehold(context) : null
  if (ofOne !== null) return ofOne
  const named = job && !job.estimate ? (priceNamed(context, job) ?? mainPrice(job)) : null
  if (named !== null) return { ...reply(`Di solito: ${named}`), about: named.slice(0, 24) }
  if (!job?.estimate || total === null)
    return reply('Il prezzo al metro o a pezzo te lo do con la stima: dipende da che cosa c’è da fare.')
  const share = perHousehold(context) ?? perPiece(context, job)
  if (share !== null) return share
  const { content } = context.utterance
  const says = (pattern: RegExp): boolean => content.some((word) => pattern.test(word))
  const room = says(/^(?:stanz|camer)/) ? perRoom(job) : null
  if (room !== null) return { ...reply(room), about: 'stanza' }
  const { lines } = job.estimate
  const asked = lines.find(({ label, unit }) =>
    content.some((word) => word.length > 4 && `${label} ${unit}`.toLowerCase().includes(word.slice(0, -1))),
  )
  const [biggest] = lines.toSorted((a, b) => b.net.max - a.net.max)
  const line = asked ?? biggest
  if (!line) return reply(`In tutto sono ${euro(total)}, IVA compresa.`)
  const noun = unitNoun(line.unit)
  const byArea = says(/^(?:metr|mq|quadr)/) && noun !== 'm²' ? areaPriceIn(job) : null
  if (byArea !== null)
    return {
      ...reply(
        `Qui il prezzo è a ${noun}, non al metro: ${showUnitPrices(line.unitPrice.min, line.unitPrice.max)} senza IVA. Al metro: ${sentence(byArea)}`,
      ),
      about: 'm²',
    }
  const rate = 1 + job.kind.vatRate
  const withVat = {
    min: roundUnitPrice(line.unitPrice.min * rate),
    max: roundUnitPrice(line.unitPrice.max * rate),
  }
  return {
    ...reply(
      `${capitalise(lowerFirst(line.label))}: ${showUnitPrices(line.unitPrice.min, line.unitPrice.max)} a ${noun} senza IVA, cioè ${showUnitPrices(withVat.min, withVat.max)} con IVA.`,
      lines.length > 1 ? 'Le altre voci sono nella scheda, ognuna col suo prezzo.' : null,
    ),
    about: noun,
  }
}

/** Returns the price of one item of a job, from the estimate lines or from a text with an amount, or null. */
function priced(job: AnswerJob, wanted: Item): string | null {
  const { kind, estimate } = job
  const line = estimate?.lines.find(({ label }) => speaksOf(label, wanted))
  if (line) return `${capitalise(lowerFirst(line.label))}: ${euro(line.net)} senza IVA, già nella stima.`
  const text = [...kind.factors, ...kind.excluded].find((one) => speaksOf(one, wanted) && one.includes('€'))
  if (text) return `Di solito: ${sentence(text)}`
  return null
}

export const partPrice: Answerer = (context) => {
  const job = subjectOf(context)
  const wanted = itemIn(context)
  if (!job) return reply('Dimmi per quale lavoro e ti dico quanto pesa quella voce.')
  const about = wanted?.stems[0] ?? ''
  const known = wanted === null ? null : priced(job, wanted)
  if (known !== null) return { ...reply(known), about }
  const named = priceNamed(context, job)
  if (named !== null) return { ...reply(`Di solito: ${named}`), about: named.slice(0, 24) }
  if (
    (wanted === items.paperwork || wanted === items.technician) &&
    job.kind.permits.startsWith('Nessun permesso')
  ) {
    return { ...rarePaperwork(job), about }
  }
  const goods = goodsOf(job)
  if ((wanted === items.materials || wanted === items.machine) && goods !== null) {
    return {
      ...reply(
        `I materiali, o la macchina, sono circa ${goods} della stima, IVA compresa; il resto è manodopera.`,
      ),
      about,
    }
  }
  const other = otherJobPrice(context)
  if (other !== null) return { ...reply(other), about: other.slice(0, 24) }
  const { included, excluded } = wanted === null ? { included: null, excluded: null } : mentionOf(job, wanted)
  const name = wanted?.name ?? 'quella voce'
  const where =
    included !== null
      ? `Per ${name} non ho una cifra a parte: nella stima è compreso (${included}).`
      : excluded !== null
        ? `Per ${name} non ho una cifra: nella stima resta fuori.`
        : `Per ${name} non ho un prezzo a parte.`
  return {
    ...withDirectory(
      context,
      reply(where, `Te lo dice ${whoDoes(job)}: chiedi che nel preventivo sia una riga a parte.`),
    ),
    about,
    isVague: true,
  }
}

/** Matches words of a question about the quality levels of an estimate. */
const aboutLevels = /fasc[ei]|\bbase\b|\bmedi[ao]\b|\balt[ao]\b|qualit|economic|pregi|miglior|livell/i

export const compare: Answerer = (context): Reply => {
  const advice = adviceFor(context)
  const job = subjectOf(context)
  const factor = job ? matchingFactor(context, job) : null
  const tiers = job?.estimate?.tiers ?? []
  const levels =
    tiers.length > 1
      ? `In questa stima: ${listWords(tiers.map(({ id, gross, label }) => `${id} (${label}) ${euro(gross)}`))}.`
      : null
  if (advice !== null)
    return reply(
      advice,
      job && asksAmount(context.utterance) ? replacementPrice(job) : null,
      factor === null ? null : `Sul prezzo: ${sentence(factor)}`,
      factor === null && aboutLevels.test(context.utterance.raw) ? levels : null,
    )
  if (factor !== null)
    return reply(`Sul prezzo: ${sentence(factor)}`, aboutLevels.test(context.utterance.raw) ? levels : null)
  if (levels !== null && aboutLevels.test(context.utterance.raw))
    return reply(levels, 'La media è la scelta più comune: la alta conviene se resti a lungo in casa.')
  if (!job)
    return reply('Dimmi tra quali due soluzioni sei indeciso e per quale lavoro: ti dico che cosa cambia.')
  return withDirectory(context, {
    ...reply(
      `Per ${job.kind.work} si decide guardando ${job.kind.visit}: ${whoDoes(job)} te lo consiglia sul posto.`,
      job.kind.factors.length > 0 ? `Sul prezzo contano: ${sentence(few(job.kind.factors, 2))}` : null,
    ),
    isVague: true,
  })
}

/** Returns the price factor that the sentence names: 'triplo vetro: +10–20 %'; null if it names none. */
function matchingFactor({ utterance }: AnswerContext, { kind }: AnswerJob): string | null {
  const words = utterance.content.filter((word) => word.length > 4).map((word) => word.slice(0, 5))
  return kind.factors.find((text) => words.some((word) => text.toLowerCase().includes(word))) ?? null
}
