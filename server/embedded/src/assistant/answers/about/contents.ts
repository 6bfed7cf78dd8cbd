import { capitalise, showUnitPrices, lowerFirst } from '../../wording/figures.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { knownInclusion } from '../faq/known-inclusion.ts'
import { optionInside } from './alternatives.ts'
import { type Item, itemIn, items, mentionOf, speaksOf } from './items.ts'
import { otherJobPrice, priceNamed } from './named-price.ts'
import { partPrice } from './parts.ts'
import {
  type Answerer,
  few,
  lineWords,
  reply,
  type Reply,
  sentence,
  subjectOf,
  thePercent,
  whoDoes,
  withDirectory,
} from './subject.ts'
import { unknown } from './unknown.ts'

export const noJob =
  'Dipende dal lavoro: dimmi quale devi fare e ti elenco che cosa è compreso e che cosa no.'

/** Matches a question that names the price first: 'è nel prezzo o è a parte?', 'è contato o lo pago dopo?'. */
const priceFirst = /\b(?:nel(?:la)? (?:prezzo|stima|cifra|conto|preventivo|totale)|dentro|contat\p{L})/iu

/** Whether a sentence asks if an item is excluded. 'Sì' then means that it is excluded. */
function isNegative({ utterance }: AnswerContext): boolean {
  if (priceFirst.test(utterance.raw) && !/\bnon\b/i.test(utterance.raw)) return false
  const { content } = utterance
  const asksOut = content.some(
    (word, at) =>
      word.startsWith('esclus') ||
      word === 'extra' ||
      // 'si pulisce da fuori?' is about a place.
      (word === 'fuori' && !/^d[ai]$/.test(content[at - 1] ?? '')) ||
      (word === 'parte' && content[at - 1] !== 'da') ||
      (word === 'pagare' && /^(?:fa|fate|fanno|faranno)$/.test(content[at - 1] ?? '')) ||
      (word === 'non' && /^(?:compres|inclus)/.test(content[at + 1] ?? '')),
  )
  return asksOut && !content.some((word, at) => /^(?:compres|inclus)/.test(word) && content[at - 1] !== 'non')
}

/** Words that ask what a price includes. 'Fuori' and 'dentro' alone may mean a place. */
const explicit = /compre|inclu|prezzo|stima|preventiv|cosa c|a parte|fornit|previst|esclu|voci|tutto/i

/** Matches a request for the complete list of what a price includes. */
const asksForList =
  /\b(?:cosa|che|quali|tutto|elenco|lista|esattamente)\b.{0,30}\b(?:compre|inclu|c[’']è|contien)/i

/** Matches an included item that is included only on request: 'bollino, se lo chiedi'. */
const onRequest = /, se (?:l[oaie] )?(?:chiedi|vuoi|scegli)/

/**
 * Says whether the price of a job includes an item. Without a job in hand, the answer names the usual job of the
 * chat.
 */
export function isInside(context: AnswerContext, job: AnswerJob, wanted: Item): Reply {
  const option = optionInside(context)
  if (option !== null) return option
  const given = listedAs(context, job, wanted)
  const [first = '', ...others] = given.paragraphs
  return context.jobs.length > 0 || !/^(?:Sì|No|In parte)(?=[,:])/u.test(first)
    ? given
    : { ...given, paragraphs: [`Per ${job.kind.work}: ${lowerFirst(first)}`, ...others] }
}

/** Answers from the lists of included and excluded items and from the estimate lines of a job. */
function listedAs(context: AnswerContext, job: AnswerJob, wanted: Item): Reply {
  const { included, excluded, factor, line } = mentionOf(job, wanted)
  const about = wanted.stems[0] ?? ''
  const more = factor === null ? null : `Di solito: ${sentence(factor)}`
  if (included !== null && excluded !== null) {
    return { ...reply(`In parte: è compreso «${included}», è a parte «${excluded}».`, more), about }
  }
  if (included !== null && line === null && onRequest.test(included))
    return {
      ...reply(`È compreso solo se lo chiedi («${included}»): altrimenti resta a parte.`, more),
      about,
      short: `${sentence(included)} Altrimenti resta a parte.`,
    }
  // There is no figure that could include it.
  if (included !== null && job.kind.rows === null)
    return {
      ...reply(`Di solito è compreso nel prezzo del lavoro: ${sentence(included)}`),
      about,
      short: `Di solito ${wanted.name}: compreso.`,
    }
  if (included !== null)
    return {
      ...reply(`${isNegative(context) ? 'No' : 'Sì'}, è compreso nel prezzo: ${sentence(included)}`),
      about,
      short: `Sì, ${wanted.name}: compreso.`,
    }
  if (line !== null && excluded === null)
    return { ...reply(`Sì, l’ho contato nella stima: ${sentence(lowerFirst(line))}`), about }
  if (excluded !== null)
    return {
      ...reply(
        `${isNegative(context) ? 'Sì' : 'No, non è compreso'}, resta a parte: ${sentence(excluded)}`,
        more,
      ),
      about,
      short: `No, ${wanted.name}: a parte.`,
    }
  const named = more ?? priceNamed(context, job)
  if (named !== null) return { ...reply(`Nella stima non c’è, si paga a parte. ${capitalise(named)}`), about }
  if (asksForList.test(context.utterance.raw)) return lists(job)
  const known = knownInclusion(context)
  if (known !== null || !wanted.isNoun) return known ?? lists(job)
  const other = otherJobPrice(context)
  const unlisted = `Tra le voci della stima non vedo ${wanted.name}: ${other === null ? `chiedi che ${whoDoes(job)} lo scriva nel preventivo, compreso o a parte.` : 'è un lavoro a parte.'}`
  return { ...withDirectory(context, reply(unlisted, other)), about }
}

function lists({ kind }: AnswerJob): Reply {
  const outside = kind.excluded.length === 0 ? null : `Non compreso: ${sentence(few(kind.excluded))}`
  return {
    ...reply(`Per ${kind.work} il prezzo comprende: ${sentence(few(kind.included, 6))}`, outside),
    short: `Compreso: ${sentence(few(kind.included, 3))} ${outside ?? ''}`.trim(),
  }
}

export const included: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job) return reply(noJob)
  const wanted = itemIn(context)
  const supplied = suppliedByFirm(context, job)
  if (supplied !== null) return supplied
  if (wanted === null) return explicit.test(context.utterance.raw) ? lists(job) : unknown(context)
  if (wanted === items.materials) return paintingAfter(context, job) ?? materials(context)
  if (wanted === items.furniture) return furniture(context, job)
  return isInside(context, job, wanted)
}

const painted = /\b(?:tint[ae]|tinteggi\w*|pittur\w*|imbianc\w*|vernici\w*|color[ei])\b/i

/** Says that a job does not include painting the walls; null if it does, or if the question is not about painting. */
function paintingAfter({ utterance }: AnswerContext, { kind, estimate }: AnswerJob): Reply | null {
  const texts = [
    kind.title,
    kind.work,
    ...kind.included,
    ...(estimate?.lines ?? []).map(({ label }) => label),
  ]
  if (!painted.test(utterance.raw) || texts.some((text) => painted.test(text))) return null
  return {
    ...reply(
      `No, la tinteggiatura è a parte: per ${kind.work} non è tra le voci.`,
      'Se vuoi anche quella scrivimi «e poi tinteggiare»: la aggiungo e ti do il totale.',
    ),
    about: 'tinteggiatura',
  }
}

const boughtByFirm = /\b(?:compr|acquist|fornis|forni|port|procur)\p{L}*\s+(?:tutto\s+)?(?:voi|loro|lui)\b/iu

/** Returns the price of a job with the goods supplied by the firm; null if the question is not about that. */
function suppliedByFirm({ utterance }: AnswerContext, { kind }: AnswerJob): Reply | null {
  if (!boughtByFirm.test(utterance.raw)) return null
  const row = Object.values(kind.rows ?? {}).find(({ label }) => /fornit|compres|complet/i.test(label))
  if (!row) return null
  return {
    ...reply(
      `${row.label}: ${showUnitPrices(row.min, row.max)} a ${row.unit} senza IVA.`,
      'Se preferisci così scrivimi «fornitura compresa» e rifaccio i conti.',
    ),
    about: 'fornitura',
  }
}

function furniture(context: AnswerContext, job: AnswerJob): Reply {
  const { included: inside, excluded: outside } = mentionOf(job, items.furniture)
  if (inside === null && outside === null) {
    return {
      ...reply(
        `Spostare i mobili non è tra le voci: di solito le cose piccole le togli tu, per quelle pesanti mettiti d’accordo con ${whoDoes(job)}.`,
      ),
      about: 'mobil',
    }
  }
  return isInside(context, job, items.furniture)
}

export const excluded: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job) return reply(noJob)
  const { kind } = job
  if (kind.excluded.length === 0)
    return reply(
      `Per ${kind.work} non ho segnato niente a parte: fatti confermare ${whoDoes(job)} nel preventivo.`,
    )
  const [factor] = kind.factors
  return {
    ...reply(
      `Restano fuori dal prezzo: ${sentence(few(kind.excluded, 6))}`,
      factor ? `E di solito contano: ${sentence(factor)}` : null,
    ),
    short: `A parte: ${sentence(few(kind.excluded, 6))}`,
  }
}

/** Says whether the price includes the goods, and what share of the price they are. */
export function materials(context: AnswerContext): Reply {
  const job = subjectOf(context)
  if (!job) return reply(noJob)
  const painting = paintingAfter(context, job)
  if (painting !== null) return painting
  const { kind } = job
  const share = thePercent(1 - kind.labourShare)
  const outside = kind.excluded.find(
    (text) => speaksOf(text, items.materials) || speaksOf(text, items.machine),
  )
  const goods = kind.included.filter(
    (text) => !/manodopera|posa|prova|chiamata|smontaggio|protezion|pulizia|uscita/i.test(text),
  )
  if (kind.labourShare > 0.95)
    return {
      ...reply(`Qui è quasi tutta manodopera: i materiali pesano poco e nel prezzo ci sono.`),
      about: 'materiali',
    }
  return {
    ...reply(
      `Sì, lavoro e materiali sono compresi${goods.length > 0 ? `: ${few(goods, 3)}` : ''}.`,
      `I materiali pesano circa ${share} della stima${outside ? `; a parte resta: ${outside}` : ''}.`,
    ),
    about: 'materiali',
    short: `Sì, i materiali ci sono: circa ${share} del prezzo.`,
  }
}

function answerAbout(wanted: Item, otherwise: (job: AnswerJob) => string): Answerer {
  return (context) => {
    const job = subjectOf(context)
    if (!job) return reply(noJob)
    const { included: inside, excluded: outside, factor, line } = mentionOf(job, wanted)
    const isKnown = [inside, outside, factor, line].some((one) => one !== null)
    return isKnown ? isInside(context, job, wanted) : { ...reply(otherwise(job)), about: wanted.name }
  }
}

const listedDisposal = answerAbout(
  items.disposal,
  (job) =>
    `Lo smaltimento di quello che si toglie non è scritto tra le voci: chiedi che ${whoDoes(job)} lo metta nel preventivo, con il trasporto in discarica.`,
)

const asbestos = /eternit|amianto|fibrocement/i

/**
 * Returns the answer about the removal of asbestos that the customer has named, if the job does not include it; otherwise
 * null. The lists of a job speak of its usual old material, and asbestos is never part of that.
 */
function asbestosApart({ utterance, told = [] }: AnswerContext, { kind }: AnswerJob): Reply | null {
  if (asbestos.test(kind.title) || ![utterance.raw, ...told].some((one) => asbestos.test(one))) return null
  return {
    ...reply(
      'No: la stima non comprende l’amianto. Lo toglie e lo smaltisce solo una ditta autorizzata, con un piano di lavoro alla ASL, e si paga a parte: chiedi il preventivo anche a lei. Intanto non forare e non spostare le lastre.',
    ),
    about: 'amianto',
  }
}

/** Answers whether the old material is taken away. */
export const disposal: Answerer = (context) => {
  const job = subjectOf(context)
  return (job && asbestosApart(context, job)) ?? listedDisposal(context)
}

const aboutScaffolding = answerAbout(
  items.scaffolding,
  (job) =>
    `Per ${job.kind.work} nella stima non c’è ponteggio: di solito bastano scale o trabattello. Se l’altezza lo chiede, ${whoDoes(job)} lo conta a parte dopo aver visto.`,
)

export const scaffolding: Answerer = (context) => {
  const asksAmountSaved = context.utterance.content.some((word) => word.startsWith('risparm'))
  const price = asksAmountSaved ? partPrice(context) : null
  return price === null || price.isVague === true ? aboutScaffolding(context) : price
}

export const counted: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job?.estimate)
    return reply(
      'Il conto non l’ho ancora fatto: appena ho le risposte ti scrivo voce per voce che cosa ho contato.',
    )
  const { lines, assumed, tiers } = job.estimate
  const parts = lines.slice(0, 4).map(lineWords)
  const tier = tiers.find(({ chosen }) => chosen)
  const typical = assumed.slice(0, 3).map(({ label, value }) => `${lowerFirst(label)} ${value}`)
  return reply(
    `Ho contato: ${sentence(parts.join('; '))}`,
    tier ? `La fascia è ${tier.id}: ${sentence(tier.label)}` : null,
    typical.length > 0
      ? `Dove non me l’hai detto ho preso un caso tipico: ${sentence(typical.join(', '))}`
      : null,
  )
}
