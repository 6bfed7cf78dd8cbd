import { tecnico } from '@mestieri/shared/services/ristrutturazione/jobs/tecnico.ts'

import { lowerFirst } from '../../wording/figures.ts'
import { isInside, noJob } from './contents.ts'
import { items, mentionOf, speaksOf } from './items.ts'
import { type Answerer, reply, sentence, subjectOf } from './subject.ts'

const enea =
  'Per l’ecobonus si manda una scheda all’ENEA entro 90 giorni dalla fine dei lavori, sul portale dei bonus fiscali; serve anche per il bonus casa, se il lavoro fa risparmiare energia. Di solito la prepara un tecnico: chiedi se è compresa nel preventivo, e tieni fatture e bonifici.'

/** Matches the certificate of the energy class. */
const energyCertificate = /\bAPE\b|\bape\b|attestat\p{L} energetic/u

export const certificates: Answerer = (context) => {
  if (/\benea\b/i.test(context.utterance.raw)) return { ...reply(enea), about: 'enea' }
  const job = subjectOf(context)
  if (!job) return reply(noJob)
  const { kind } = job
  if (energyCertificate.test(context.utterance.raw) && !energyCertificate.test(kind.title)) {
    const priced = tecnico.excluded.find((text) => energyCertificate.test(text)) ?? ''
    return {
      ...reply(
        `L’attestato energetico (APE) lo fa un tecnico abilitato, che paghi tu: di solito ${/\d[^)]*/.exec(priced)?.[0] ?? ''} senza IVA, non nella stima.`,
        kind.permits.split(/(?<=\.) /).find((text) => energyCertificate.test(text)) ?? null,
      ),
      about: 'ape',
    }
  }
  const inside = mentionOf(job, items.certificates)
  if (inside.included ?? inside.excluded ?? inside.line) return isInside(context, job, items.certificates)
  if (speaksOf(kind.permits, items.certificates) || /libretto|conformit|ENEA/i.test(kind.permits)) {
    return { ...reply(`Sui documenti: ${sentence(lowerFirst(kind.permits))}`), about: 'certificati' }
  }
  if (kind.included.some((text) => /impiant/i.test(text)))
    return {
      ...reply(
        'Sì: per ogni impianto rifatto chi lo ha fatto rilascia la dichiarazione di conformità (DM 37/2008). Chiedi che la consegna sia scritta nel preventivo, e paga il saldo quando l’hai in mano.',
      ),
      about: 'certificati',
    }
  return {
    ...reply(
      `Per ${kind.work} non è prevista una certificazione d’impianto: a fine lavoro tieni preventivo, fattura e schede dei prodotti.`,
    ),
    about: 'certificati',
  }
}
