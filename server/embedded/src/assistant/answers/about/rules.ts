import { taxRelief, taxReliefHolds } from '@mestieri/shared/catalogue/tax-relief.ts'

import {
  estimatesOf,
  euro,
  type Answerer,
  lowerFirst,
  reply,
  sentence,
  subjectOf,
  totalOf,
} from './subject.ts'

const technician = /geometr|architett|ingegner|tecnic|firma|progett/

export const permits: Answerer = (context) => {
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
  const who = asksWho
    ? /CILA|SCIA/.test(kind.permits)
      ? 'Se serve la pratica, la firma un tecnico (geometra, architetto o ingegnere), che si paga a parte.'
      : `No, per ${kind.work} un geometra o un architetto di solito non serve.`
    : null
  return {
    ...reply(
      who,
      asksWho ? sentence(kind.permits) : `Per ${kind.work}: ${sentence(lowerFirst(kind.permits))}`,
      needs && asksWho
        ? null
        : 'In centro storico o con un vincolo chiedi prima al Comune, in condominio all’amministratore.',
    ),
    about: asksWho ? 'tecnico' : '',
    short: sentence(kind.permits),
  }
}

const reliefOver = 'Le detrazioni cambiano ogni anno: per il tuo caso chiedi a un CAF o a un commercialista.'

/** Reliefs that customers still ask for and that have ended. */
const endedReliefs = [
  {
    named:
      /barrier|disabil|anzian|\b75\s?(?:%|per\s?cento)|\b(?:del|al|il|quel|quello al)\s75(?![\d\s]*(?:m²|mq|metri|anni|€|euro))/iu,
    about: 'barriere',
    words: 'Il bonus barriere al 75 % è finito il 31 dicembre 2025.',
  },
  {
    named:
      /\b65\s?(?:%|per\s?cento)|\b(?:del|al|il|quel|quello al)\s65(?![\d\s]*(?:m²|mq|metri|anni|€|euro))/iu,
    about: '65',
    words: 'L’ecobonus al 65 % è finito con il 2024.',
  },
  {
    named: /bonus\s+facciat/i,
    about: 'facciate',
    words: 'Il bonus facciate (90 e poi 60 %) è finito con il 2022.',
  },
  { named: /bonus\s+verde/i, about: 'verde', words: 'Il bonus verde è finito con il 2024.' },
] as const

export const relief: Answerer = (context) => {
  if (!taxReliefHolds(context.now)) return reply(reliefOver)
  const job = subjectOf(context)
  const { content } = context.utterance
  if (/conto\s+energia/i.test(context.utterance.raw)) {
    return {
      ...reply(
        'Gli incentivi del Conto energia già riconosciuti di regola non si perdono, ma ogni modifica dell’impianto va comunicata al GSE: di solito lo fa l’installatore. Chiediglielo prima di sostituire qualcosa.',
      ),
      about: 'conto energia',
    }
  }
  if (/conto\s+termico/i.test(context.utterance.raw)) {
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
  const gone = content.some((word) => /^superbonus|^cession/.test(word)) || content.includes('fattura')
  const ended = gone
    ? 'Superbonus, sconto in fattura e cessione del credito per i nuovi lavori in casa non ci sono più, salvo casi particolari.'
    : null
  return {
    ...reply(
      over?.words ?? null,
      ended,
      job?.kind.relief === 'boiler' ? 'Per una caldaia a gas non c’è più nessun bonus.' : null,
      taxRelief.words[job?.kind.relief ?? 'general'],
    ),
    about: gone ? 'superbonus' : (over?.about ?? ''),
  }
}

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
