import { taxRelief, taxReliefDetails, taxReliefHolds } from '@mestieri/shared/catalogue/tax-relief.ts'

import { capitalise, lowerFirst } from '../../wording/figures.ts'
import { heritageWords } from './heritage.ts'
import { paperworkPrice } from './paperwork.ts'
import { estimatesOf, euro, type Answerer, reply, sentence, subjectOf, totalOf } from './subject.ts'

const technician = /geometr|architett|ingegner|tecnic|firma|progett/

/**
 * Returns a sentence about the other authorities to ask, or null if the permit text of the job names them
 * all.
 */
function whoElseDecides(permits: string): string | null {
  const town = /centr[oi] storic/i.test(permits)
    ? null
    : 'in centro storico o con un vincolo chiedi prima al Comune'
  const building = /condomin/i.test(permits) ? null : 'in condominio senti l’amministratore'
  const both = [town, building].filter((one) => one !== null).join(', ')
  return both === '' ? null : sentence(capitalise(both))
}

export const permits: Answerer = (context) => {
  const price = paperworkPrice(context)
  if (price !== null) return price
  const job = subjectOf(context)
  const asksWho = context.utterance.content.some((word) => technician.test(word))
  if (!job)
    return reply(
      'Dipende: finiture e impianti di solito sono edilizia libera, per spostare muri serve una CILA, per le strutture una SCIA. Dimmi che lavoro è e ti dico il tuo caso.',
    )
  const { kind } = job
  if (kind.permits === '')
    return {
      ...reply(
        `Per ${kind.work} dipende da misure, vincoli e Comune: se si aggiunge volume o si tocca la struttura di solito serve un titolo edilizio (SCIA o permesso di costruire).`,
        'Prima di spendere fallo guardare a un tecnico: geometra, architetto o ingegnere. In condominio avvisa anche l’amministratore.',
      ),
      about: 'tecnico',
    }
  const needs =
    /CILA|SCIA|pratica|Comune|comune/.test(kind.permits) && !/^Nessun permesso\.?$/.test(kind.permits)
  // The job itself may be the paperwork.
  const isPaperwork = /pratica/i.test(kind.title)
  const who =
    asksWho && !isPaperwork
      ? /CILA|SCIA/.test(kind.permits)
        ? 'Se serve la pratica, la firma un tecnico (geometra, architetto o ingegnere), che si paga a parte.'
        : `No, per ${kind.work} un geometra o un architetto di solito non serve.`
      : null
  return {
    ...reply(
      who,
      asksWho || isPaperwork
        ? sentence(kind.permits)
        : `Per ${kind.work}: ${sentence(lowerFirst(kind.permits))}`,
      needs && asksWho ? null : whoElseDecides(kind.permits),
      heritageWords(context, kind.permits),
    ),
    about: asksWho ? 'tecnico' : '',
    short: sentence(kind.permits),
  }
}

const reliefOver = 'Le detrazioni cambiano ogni anno: per il tuo caso chiedi a un CAF o a un commercialista.'

/** Tax reliefs that have ended and that customers still ask for. */
const endedReliefs = [
  {
    named:
      /barrier|\b104\b|disabil|anzian|invalid|carrozzin|handicap|sedia a rotelle|non cammina|ostacoli\b|\b75\s?(?:%|per\s?cento)|\b(?:del|al|il|quel|quello al)\s75(?![\d\s]*(?:m²|mq|metri|anni|€|euro))/iu,
    about: 'barriere',
    words: taxReliefDetails.barriers,
  },
  {
    named:
      /\b65\s?(?:%|per\s?cento)|\b(?:del|al|il|quel|quello al)\s65(?![\d\s]*(?:m²|mq|metri|anni|€|euro))/iu,
    about: '65',
    words: taxReliefDetails.eco65,
  },
  {
    named: /bonus\s+facciat/i,
    about: 'facciate',
    words: taxReliefDetails.facades,
  },
  { named: /bonus\s+verde/i, about: 'verde', words: taxReliefDetails.gardens },
] as const

/** Details of the tax reliefs with a specific answer. The first match is the whole answer. */
const reliefDetails = [
  {
    named:
      /\b(?:vend|rivend)\p{L}*.{0,60}(?:rat[ae]|detra|bonus|recuper|ecobonus)|(?:rat[ae]|detra|bonus|recuper).{0,60}\b(?:vend|rivend)\p{L}*/iu,
    about: 'vendita',
    words: taxReliefDetails.sale,
  },
  {
    named: /bonus\s+(?:mobil|arred|elettrodom)|mobil[ei]\b|elettrodomestic/i,
    about: 'mobili',
    words: taxReliefDetails.furniture,
  },
  {
    named: /\b2027\b|(?:anno|annata) (?:prossim|nuov)|(?:prossim|nuov)o anno/i,
    about: '2027',
    words: taxReliefDetails.nextYear,
  },
  {
    named: /rendita|catast|\bimu\b/i,
    about: 'rendita',
    words: taxReliefDetails.cadastre,
  },
  {
    named: /\bregion[ei]|region[ai]l|\bprovinci|contribut\p{L}* (?:del|dal) comune|bandi?\b/iu,
    about: 'regione',
    words: taxReliefDetails.local,
  },
] as const

const asksPapers =
  /document|carte\b|pratic|adempiment|cosa\s+(?:serve|devo|ci vuole)|come\s+(?:si\s+)?(?:fa|fare|faccio|ottien|otteng|richied|chied|avere)/i
const asksHow = /quant|recuper|rate|anni|rientr|rimbors|come\s+(?:si\s+)?(?:paga|funziona)|bonific/i

/** Matches a question about the last day of the relief: 'fino a quando c’è?', 'quando scade?'. */
const asksUntil =
  /fino a quand|entro quand|quando (?:scad|finisc)|scadenz|per quanto (?:tempo )?(?:ancora|val)/i

/** Jobs that usually give no right to a deduction. */
export const undeducted: ReadonlySet<string> = new Set(['painting', 'boiler', 'maintenance'])

export const relief: Answerer = (context) => {
  if (!taxReliefHolds(context.now)) return reply(reliefOver)
  const { raw } = context.utterance
  const detail = reliefDetails.find(({ named }) => named.test(raw))
  if (detail)
    return { ...reply(detail.words, 'Verifica con un CAF o un commercialista.'), about: detail.about }
  const job = subjectOf(context)
  if (asksUntil.test(raw) && !undeducted.has(job?.kind.relief ?? 'general'))
    return {
      ...reply(
        'La detrazione del 50 % (prima casa) o 36 % vale per quello che paghi entro il 31 dicembre 2026.',
        taxReliefDetails.nextYear,
      ),
      about: 'scadenza',
    }
  const { content } = context.utterance
  if (/conto\s+energia/i.test(context.utterance.raw)) {
    return {
      ...reply(
        'Gli incentivi del Conto energia già riconosciuti di regola non si perdono, ma ogni modifica dell’impianto va comunicata al GSE: di solito lo fa l’installatore. Chiediglielo prima di sostituire qualcosa.',
      ),
      about: 'conto energia',
    }
  }
  if (/conto\s+termico/i.test(raw) || (/\bgse\b/i.test(raw) && job?.key.startsWith('caldaia/'))) {
    const ofJob = job
      ? [...job.kind.factors, taxRelief.words[job.kind.relief]].find((text) => /Conto termico/.test(text))
      : null
    return {
      ...reply(
        ofJob
          ? sentence(ofJob.charAt(0).toUpperCase() + ofJob.slice(1))
          : 'In una casa privata il Conto termico del GSE riguarda chi cambia un vecchio impianto con pompa di calore, sistema ibrido, solare termico o biomassa; altri lavori di solito non sono ammessi.',
        'La domanda al GSE la fa di solito l’installatore: chiediglielo prima di firmare.',
      ),
      about: 'conto termico',
    }
  }
  const over = endedReliefs.find(({ named }) => named.test(context.utterance.raw))
  const kind = job?.kind.relief ?? 'general'
  const gone = content.some((word) => /^superbonus|^cession/.test(word)) || content.includes('fattura')
  const ended = gone
    ? 'Superbonus, sconto in fattura e cessione del credito per i nuovi lavori in casa non ci sono più, salvo casi particolari.'
    : null
  return {
    ...reply(
      over?.words ?? null,
      ended,
      job?.kind.relief === 'boiler' ? 'Per una caldaia a gas non c’è più nessun bonus.' : null,
      taxRelief.words[kind],
      undeducted.has(kind)
        ? null
        : asksPapers.test(raw)
          ? taxReliefDetails.papers
          : asksHow.test(raw)
            ? taxReliefDetails.payment
            : null,
    ),
    about: gone ? 'superbonus' : (over?.about ?? (asksPapers.test(raw) ? 'documenti' : '')),
  }
}

/** Matches a question about the reduced VAT for disabled people. */
const ofBarriers = /\b4\s?(?:%|per\s?cento)|\bal\s4\b|disabil|invalid|\b104\b|barrier|carrozz/i
/** Table A, part II, number 41-ter, DPR 633/1972. */
const reducedVat =
  'Per le opere fatte apposta per superare le barriere architettoniche l’IVA di regola è al 4 % (DPR 633/72, tabella A, parte II, n. 41-ter): vale per quelle lavorazioni, non per il resto del lavoro. Chiedilo prima della fattura e verifica con un CAF.'

export const vat: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job)
    return reply(
      'Le stime che do sono con l’IVA compresa: per i lavori in una casa di solito è il 10 %, il 22 % su quello che compri da solo.',
    )
  const percent = Math.round(job.kind.vatRate * 100)
  const total = totalOf(context)
  const nets = estimatesOf(context).map(({ net }) => net)
  const net = {
    min: nets.reduce((sum, { min }) => sum + min, 0),
    max: nets.reduce((sum, { max }) => sum + max, 0),
  }
  const rate =
    percent > 10 && percent < 22
      ? 'al 10 %, e al 22 % su una parte dei beni (per esempio caldaia o infissi)'
      : `al ${percent} %`
  if (ofBarriers.test(context.utterance.raw))
    return { ...reply(reducedVat, `La stima la conta ${rate}.`), about: 'barriere' }
  return {
    ...reply(
      total === null
        ? `La stima che ti darò sarà con l’IVA compresa, ${rate}.`
        : `Sì, ${euro(total)} è con l’IVA compresa, ${rate}: senza IVA sono ${euro(net)}.`,
      percent < 22 ? 'Su quello che compri tu è al 22 %.' : null,
    ),
    short: `L’IVA è compresa, ${rate}.`,
  }
}
