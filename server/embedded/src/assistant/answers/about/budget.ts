import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import { roundPrice } from '../../estimate/rounding.ts'
import { unitNoun, lowerFirst } from '../../wording/figures.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asksOrder, sumOf } from './amount.ts'
import { price, whyPrice } from './price.ts'
import {
  type Answerer,
  estimatesOf,
  euro,
  omissible,
  reply,
  type Reply,
  subjectOf,
  totalOf,
  toWhoDoes,
} from './subject.ts'

const sum = (value: number): string => euro({ min: value, max: value })

/**
 * Returns a sentence about the quality level that fits the sum when the chosen level does not; null if no
 * level fits.
 */
function fittingTier(context: AnswerContext, amount: number): string | null {
  const [only, ...others] = estimatesOf(context)
  if (!only || others.length > 0) return null
  const fitting = only.tiers.findLast(({ gross, chosen }) => !chosen && gross.min <= amount)
  return fitting
    ? `Con la fascia ${fitting.id} (${fitting.label}) siamo a ${euro(fitting.gross)}: più vicino.`
    : null
}

/**
 * Returns a sentence about the jobs that the sum pays for together. The most expensive jobs are left out
 * first.
 */
function fittingJobs(context: AnswerContext, amount: number): string | null {
  const priced = estimatesOf(context).toSorted((a, b) => a.gross.max - b.gross.max)
  if (priced.length < 2) return null
  let left = amount
  const fitting = priced.filter(({ gross }) => {
    const middle = (gross.min + gross.max) / 2
    if (middle > left) return false
    left -= middle
    return true
  })
  if (fitting.length === 0 || fitting.length === priced.length) return null
  return `Ci starebbe intanto: ${fitting.map(({ kind }) => kind.work).join(' e ')}.`
}

/** Returns a sentence about the part of the main estimate line that the sum pays for. */
function fittingShare(context: AnswerContext, amount: number): string | null {
  const [only, ...others] = estimatesOf(context)
  if (!only || others.length > 0) return null
  const [line] = only.lines.toSorted((a, b) => b.net.max - a.net.max)
  const middle = (only.gross.min + only.gross.max) / 2
  if (!line || line.quantity.high < 4 || amount >= middle) return null
  const fits = Math.floor(((line.quantity.low + line.quantity.high) / 2) * (amount / middle))
  const noun = unitNoun(line.unit)
  return fits >= 2 ? `A questi prezzi bastano per circa ${fits} ${noun === 'pezzo' ? 'pezzi' : noun}.` : null
}

/** Returns a sentence about the item to leave out to come nearer to the sum. */
function leavingOut(context: AnswerContext): string | null {
  const [driver] = estimatesOf(context).flatMap((estimate) => omissible(estimate))
  return driver ? `Lasciando fuori ${lowerFirst(driver.label)} risparmi ${euro(driver)}.` : null
}

/** Compares a sum with the price of a typical case, before the estimate exists. */
function beforeEstimate(amount: number, typical: PriceRange, work: string): Reply {
  const usual = `un caso tipico sta sui ${euro(typical)}, IVA compresa`
  const verdict =
    amount >= typical.max
      ? `Di solito ${sum(amount)} bastano${work}: ${usual}.`
      : amount >= typical.min
        ? `${sum(amount)} possono bastare${work}: ${usual}.`
        : `Di solito ${sum(amount)} non bastano${work}: ${usual}.`
  return reply(verdict, 'Con le ultime risposte te lo dico per il tuo.')
}

/** Matches dismay at the figure, which is named back and is no budget: '14mila euro ma siamo impazziti'. */
const dismay =
  /\?{2}|(?<!\p{L})(?:siamo|siete|sono|sei) (?:impazzit|matt|pazz|fuori)|(?<!\p{L})(?:follia|pazzesc|rapina|mamma mia|madonna)/iu
const ownSum = /(?<!\p{L})(?:ho|abbiamo|budget|bastano|basta|ci sto|ci stiamo|spender|arriv|massimo|con \d)/iu

export const budget: Answerer = (context): Reply => {
  const { raw } = context.utterance
  if (totalOf(context) !== null && dismay.test(raw) && !ownSum.test(raw)) return whyPrice(context)
  const amount = sumOf(context)
  const total = totalOf(context)
  const job = subjectOf(context)
  const isUnpriced = total === null && job?.kind.rows === null
  // 'a spanne, mille euro o diecimila?' asks for the price and tells no budget.
  if (isUnpriced && asksOrder(context.utterance)) return price(context)
  if (isUnpriced && amount !== null)
    return {
      ...reply(
        `Per ${job.kind.work} non ho un prezzo affidabile, quindi non so dirti se ${sum(amount)} bastano.`,
        `Di’ la cifra ${toWhoDoes(job)} quando chiedi il preventivo, e fatti dire che cosa ci sta dentro.`,
      ),
      about: String(amount),
    }
  if (amount === null) {
    return {
      ...reply(
        total === null
          ? 'Dimmi la cifra che hai in mente: con la stima ti dico se ci stai.'
          : `La stima è ${euro(total)}, IVA compresa: dimmi quanto vorresti spendere al massimo e vediamo che cosa ci sta.`,
      ),
      isVague: true,
    }
  }
  const about = String(amount)
  if (total === null) {
    const work = job ? ` per ${job.kind.work}` : ''
    const typical = context.typicalPrice?.() ?? null
    if (typical !== null) return { ...beforeEstimate(amount, typical, work), about }
    return { ...reply(`Tengo a mente ${sum(amount)}${work}: appena ho la stima ti dico se bastano.`), about }
  }
  const ways = [fittingTier(context, amount), fittingJobs(context, amount), leavingOut(context)]
    .filter((one) => one !== null)
    .slice(0, 2)
  if (amount >= total.max) {
    const rest = roundPrice(amount - total.max)
    return {
      ...reply(
        `Sì, con ${sum(amount)} ci stai: la stima arriva a ${sum(total.max)}, IVA compresa.`,
        rest > 0
          ? `Restano almeno ${sum(rest)} per gli imprevisti.`
          : 'Tieni però qualcosa per gli imprevisti.',
      ),
      about,
    }
  }
  if (amount >= total.min) {
    return {
      ...reply(
        `${sum(amount)} sta dentro la stima (${euro(total)}, IVA compresa): ci stai se il lavoro resta nella parte ${amount >= (total.min + total.max) / 2 ? 'media' : 'bassa'}.`,
        ways[0] ?? null,
      ),
      about,
    }
  }
  const missing = roundPrice(total.min - amount)
  const others = ways.length > 0 ? ways : [fittingShare(context, amount)]
  return {
    ...reply(
      `Con ${sum(amount)} non ci stai: la stima parte da ${sum(total.min)}, IVA compresa, e mancano almeno ${sum(missing)}.`,
      ...others,
    ),
    about,
  }
}
