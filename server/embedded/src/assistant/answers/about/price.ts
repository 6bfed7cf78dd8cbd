import { roundPrice } from '../../estimate/rounding.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { compareEstimates } from '../../wording/estimate-reply.ts'
import { listWords, showDifference, lowerFirst } from '../../wording/figures.ts'
import type { AnswerContext } from '../answer-context.ts'
import { reactionTopic } from '../rules/reactions.ts'
import { amountIn, asksOrder } from './amount.ts'
import { priceNamed } from './named-price.ts'
import { waysToSave } from './saving.ts'
import {
  type Answerer,
  estimatesOf,
  euro,
  few,
  jobNamed,
  reply,
  type Reply,
  sentence,
  subjectOf,
  thePercent,
  totalOf,
  whoDoes,
  withDirectory,
} from './subject.ts'

/** Returns the reply for the time before any job has an estimate. */
function notYet(what: string): Reply {
  return {
    ...reply(`${what}: mi manca ancora qualche risposta, poi te lo dico con la stima.`),
    isVague: true,
  }
}

export const price: Answerer = (context) => {
  const total = totalOf(context)
  const job = subjectOf(context)
  if ((total === null || jobNamed(context) !== null) && job?.kind.rows === null) {
    return reply(
      `Per ${job.kind.work} non ho un prezzo affidabile, e non te lo invento: te lo dice ${whoDoes(job)} dopo un sopralluogo.`,
      asksOrder(context.utterance)
        ? 'Nemmeno a spanne: una cifra detta a caso ti farebbe solo sbagliare i conti.'
        : null,
    )
  }
  if (total === null) return notYet('Ci arriviamo')
  return reply(
    `La stima${job && context.jobs.length === 1 ? ` per ${job.kind.work}` : ''} è ${euro(total)}, IVA compresa.`,
  )
}

/** Matches a statement about the offer of a professional: 'mi hanno fatto un preventivo di 9000'. */
const offered =
  /\b(?:hanno|mi ha|m['’]ha|han) (?:fatto|chiesto|detto|sparato|preventiv|offerto)|\bmi chiedono\b/i

/** Returns the customer's last statement about another offer, with its sum; null if there is none. */
function offerTold({ told = [] }: AnswerContext): Utterance | null {
  const text = told.findLast((one) => offered.test(one) && amountIn(readUtterance(one)) !== null)
  return text === undefined ? null : readUtterance(text)
}

const awaitFigure = reply(
  'Il prezzo che ti hanno chiesto lo confronto con la mia stima appena ce l’ho: bastano ancora poche domande.',
)

/** Whether a question before the figure asks about an offer: 'mi ha chiesto 3500, è tanto?'. */
const judgesOffer = (context: AnswerContext): boolean =>
  totalOf(context) === null && subjectOf(context)?.kind.rows !== null && offerTold(context) !== null

export const whyPrice: Answerer = (context) => {
  const job = subjectOf(context)
  const offer = offerTold(context)
  if (offer !== null && totalOf(context) !== null) return friendPaidLess({ ...context, utterance: offer })
  if (judgesOffer(context)) return awaitFigure
  if (!job)
    return reply(
      'Il prezzo lo fanno soprattutto le misure, i materiali e quanto lavoro c’è: dimmi che cosa devi fare e ti spiego il tuo caso.',
    )
  const { kind, estimate } = job
  const labour = thePercent(kind.labourShare)
  if (!estimate)
    return reply(
      `Per ${kind.work} la manodopera pesa circa ${labour}.`,
      kind.factors.length > 0 ? `Spostano il prezzo: ${sentence(few(kind.factors, 3))}` : null,
    )
  const drivers = estimate.drivers
    .slice(0, 3)
    .map(({ label, min, max }) => `${lowerFirst(label)} (${showDifference(min, max)})`)
  const [biggest] = estimate.lines.toSorted((a, b) => b.net.max - a.net.max)
  const heaviest =
    biggest && estimate.lines.length > 1
      ? `La voce più grossa è ${lowerFirst(biggest.label)}: ${euro(biggest.net)} senza IVA.`
      : null
  const isReaction = reactionTopic(spokenText(context.utterance.words)) !== null
  const [cheaper] = waysToSave(job)
  return {
    ...reply(
      drivers.length > 0
        ? `Nel tuo caso spostano il prezzo: ${listWords(drivers)}.`
        : `Nel tuo caso il prezzo è quello di un lavoro normale, senza aggiunte.`,
      heaviest,
      `La manodopera pesa circa ${labour}.`,
      // 'mi sembra tanto' asks for less.
      cheaper === undefined || !isReaction ? null : `Per spendere meno: ${cheaper}.`,
    ),
    short: `Pesano ${drivers.length > 0 ? listWords(drivers) : 'soprattutto le misure'} e la manodopera, circa ${labour}.`,
  }
}

export const range: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job?.estimate)
    return job?.kind.rows === null ? price(context) : notYet('Una cifra precisa ancora non posso dartela')
  const { narrow, gross } = job.estimate
  const ways = narrow
    .slice(0, 2)
    .map(({ label, answer }) =>
      answer === '' ? label : `${label} (${lowerFirst(answer).replace(/\.$/, '')})`,
    )
  const middle = roundPrice((gross.min + gross.max) / 2)
  return reply(
    `Nella forbice ${euro(gross)} il caso più comune sta in mezzo, intorno a ${euro({ min: middle, max: middle })}.`,
    ways.length > 0
      ? `Per restringere dimmi ${listWords(ways)}.`
      : `La cifra esatta la scrive ${whoDoes(job)} dopo aver visto ${job.kind.visit}.`,
  )
}

/** Matches a question about how long a price stays valid. */
const howLong =
  /\b(?:scad|mes[ei]\b|anno\b|settiman|più avanti|piu avanti|quanto tempo|fino a quando|resta valid|per quanto)/i

export const binding: Answerer = (context) => {
  const job = subjectOf(context)
  const who = whoDoes(job)
  if (howLong.test(context.utterance.raw))
    return {
      ...reply(
        'La stima usa i prezzi di oggi: tra qualche mese di solito cambia poco, ma non è bloccata.',
        `Il preventivo scritto che fa ${who} vale fino alla data che c’è scritta, di solito 30–60 giorni.`,
      ),
      about: 'scadenza',
    }
  const seen = job && job.kind.visit !== '' ? ` dopo aver visto ${job.kind.visit}` : ' dopo il sopralluogo'
  return {
    ...reply(
      `No, è una stima indicativa e non impegna nessuno. Il prezzo vero è quello del preventivo scritto, che ${who} fa${seen}.`,
    ),
    short: `È indicativa: vale il preventivo scritto, che fa ${who}.`,
  }
}

export const sources: Answerer = (context) => {
  const used = estimatesOf(context).flatMap((estimate) => estimate.used)
  const named = [
    ...new Set(
      used.flatMap((row) => row.sources.map(({ name, year }) => `${name} (${year ?? 'senza data'})`)),
    ),
  ]
  const own = used.some(({ basis }) => basis === 'own')
  if (named.length === 0) {
    return reply(
      'I prezzi vengono da un listino con fonti pubbliche, ognuna col suo anno: prezzari regionali e siti di settore, adattati alla zona. Sotto la stima le trovi scritte.',
    )
  }
  return {
    ...reply(
      `Per questa stima: ${sentence(few(named, 4))}`,
      'Sono intervalli di mercato: la zona cambia solo la manodopera.',
      own ? 'Qualche voce è una valutazione nostra, e sulla scheda c’è scritto.' : null,
    ),
    short: `Le fonti sono ${sentence(few(named, 3))}`,
  }
}

/** Matches work without an invoice. 'Nero su bianco' and 'il nero nell’angolo' are none. */
const offTheBooks = /\b(?:in|a|al) nero\b|\bfattur/i

export const discount: Answerer = (context) => {
  const job = subjectOf(context)
  if (offTheBooks.test(context.utterance.raw)) {
    return {
      ...reply(
        'Senza fattura non te lo consiglio: perdi le detrazioni, l’IVA agevolata e le prove se qualcosa va storto.',
      ),
      about: 'fattura',
    }
  }
  const several =
    context.jobs.length > 1
      ? 'Avendo più lavori insieme hai un buon argomento.'
      : 'Chiedilo quando fa il preventivo, meglio se hai più lavori insieme.'
  return withDirectory(
    context,
    reply(`I prezzi li decide ${whoDoes(job)}: lo sconto si chiede lì, io non posso trattare.`, several),
  )
}

export const previous: Answerer = (context) => {
  const job = context.jobs.find((one) => one.previous !== null && one.estimate !== null) ?? subjectOf(context)
  if (job?.estimate && job.previous)
    return reply(`${job.kind.title}. ${compareEstimates(job.previous, job.estimate)}`)
  if (job?.estimate)
    return reply(
      `Per ${job.kind.work} è la prima stima che ti do: ${euro(job.estimate.gross)}, IVA compresa.`,
    )
  return notYet('Una stima di prima non c’è')
}

/** Compares the price of another firm with the estimate. */
function against(amount: number, { min, max }: { readonly min: number; readonly max: number }): string {
  const said = euro({ min: amount, max: amount })
  if (amount < min) return `${said} sta sotto la mia stima (${euro({ min, max })})`
  if (amount > max) return `${said} sta sopra la mia stima (${euro({ min, max })})`
  return `${said} sta dentro la mia stima (${euro({ min, max })})`
}

export const friendPaidLess: Answerer = (context) => {
  const job = subjectOf(context)
  const total = totalOf(context)
  // 'quello che mi hanno chiesto è caro?' means the sum that was told before.
  const told =
    amountIn(context.utterance) === null && offered.test(context.utterance.raw) ? offerTold(context) : null
  const amount = amountIn(told ?? context.utterance)
  const named = amount === null && job ? priceNamed(context, job) : null
  if (named !== null) return { ...reply(`Di solito: ${named}`), about: named.slice(0, 24) }
  const compared =
    amount !== null && total !== null
      ? `${against(amount, total)}.`
      : 'Può essere: misure, stato di partenza, zona e anno cambiano molto il prezzo.'
  const check = job ? few(job.kind.included, 3) : 'materiali, smaltimento e finiture'
  return withDirectory(
    context,
    reply(compared, `Per confrontarli guarda se l’altro prezzo ha l’IVA e se comprende: ${sentence(check)}`),
  )
}

export const doubt: Answerer = (context) => {
  const offer = offerTold(context)
  if (offer !== null && totalOf(context) !== null) return friendPaidLess({ ...context, utterance: offer })
  if (judgesOffer(context)) return awaitFigure
  const job = subjectOf(context)
  if (!job?.estimate)
    return reply(
      'I prezzi vengono da fonti pubbliche con l’anno scritto: quando hai la stima le vedi lì sotto, voce per voce.',
    )
  const { assumed, gross, size } = job.estimate
  const sure =
    assumed.length > 0
      ? `Quello che non so di sicuro: ${assumed
          .slice(0, 3)
          .map(({ label, value }) => `${lowerFirst(label)} (ho preso ${value})`)
          .join(', ')}.`
      : 'Ho usato solo quello che mi hai detto.'
  return reply(
    `${euro(gross)} è quanto si paga di solito per ${job.kind.work}${size ? `, ${size}` : ''}.`,
    sure,
    'Se un dato è sbagliato scrivimelo e rifaccio il conto.',
  )
}

/** Extra work that often becomes necessary during a job, by service. */
const surprises: Readonly<Record<string, string>> = {
  tinteggiatura: 'muri umidi, intonaco che si stacca, o vecchia pittura da togliere',
  ristrutturazione_bagno: 'tubi o scarichi da rifare, massetto rovinato, muri fuori squadra',
  ristrutturazione: 'tubi e scarichi vecchi, massetti da rifare, umidità, amianto',
  ristrutturazione_tetto: 'travi o tavolato marci, guaina da cambiare, comignoli da sistemare',
  ristrutturazione_facciata: 'intonaco che suona a vuoto, ferri arrugginiti nei balconi',
  serramenti: 'controtelai marci, cassonetti da rifare, muri da ritoccare',
  caldaia: 'canna fumaria da adattare, tubi del gas non a norma, impianto sporco',
  impianto_fotovoltaico: 'quadro non a norma, tetto da rinforzare, contatore da spostare',
  impianti: 'tubi vuoti schiacciati, quadro o messa a terra da rifare',
}

export const extras: Answerer = (context) => {
  const job = subjectOf(context)
  const usual = surprises[job?.key.split('/')[0] ?? '']
  return reply(
    `Nel preventivo fai scrivere che ogni lavoro in più si fa solo dopo il tuo sì, con il suo prezzo.`,
    usual === undefined ? null : `Di solito possono uscire ${usual}: non sono nella stima.`,
    'Tieni da parte un 10 %.',
  )
}
