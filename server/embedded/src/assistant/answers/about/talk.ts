import { brand } from '@mestieri/shared/brand.ts'

import { lowerFirst } from '../../wording/figures.ts'
import {
  type Answerer,
  estimatesOf,
  euro,
  reply,
  subjectOf,
  totalOf,
  whoDoes,
  withDirectory,
} from './subject.ts'

const person = { kind: 'person' } as const

export const hesitation: Answerer = (context) => {
  const total = totalOf(context)
  return {
    ...reply(
      'Prenditi il tempo che ti serve, nessuno ti mette fretta.',
      total === null
        ? 'La chat resta qui: quando torni riprendiamo da dove eravamo.'
        : `La stima di ${euro(total)} resta qui, e da «Scheda lavoro e riepilogo» la giri a chi vuoi.`,
    ),
    short: 'Con calma: quando vuoi mi trovi qui.',
  }
}

export const refusal: Answerer = (context) => {
  const job = subjectOf(context)
  const tier = job?.estimate?.tiers.find(({ chosen }) => !chosen)
  const cheaper =
    tier && job?.estimate && tier.gross.max < job.estimate.gross.max
      ? `Se è per il prezzo, la fascia ${tier.id} parte da ${euro({ min: tier.gross.min, max: tier.gross.min })}.`
      : null
  return reply(
    'Va bene, nessun problema: non devi niente a nessuno.',
    cheaper ?? 'Se cambi idea la chat resta qui.',
  )
}

export const complaint: Answerer = (context) => {
  const next = context.asked
    ? `Mi serve ancora solo una cosa alla volta, adesso: ${lowerFirst(context.asked.label)}.`
    : 'Scrivimi la domanda in poche parole e rispondo solo a quella.'
  return {
    ...reply(`Hai ragione, scusa. ${next}`, 'Se preferisci c’è «Parla con una persona».'),
    link: person,
  }
}

export const rude: Answerer = () => ({
  ...reply(
    'Mi dispiace se ti ho fatto perdere la pazienza. Dimmi che cosa non va, oppure usa «Parla con una persona».',
  ),
  link: person,
})

export const agree: Answerer = (context) => {
  const estimates = estimatesOf(context)
  if (estimates.length === 0) return reply('Bene.')
  const job = subjectOf(context)
  return withDirectory(context, {
    ...reply(
      `Bene. Quando vuoi andare avanti, il passo dopo è far vedere il lavoro: ${whoDoes(job)} lo scegli in «I nostri professionisti».`,
    ),
    short: 'Bene, allora ci siamo. Per qualsiasi domanda scrivimi.',
  })
}

export const thanks: Answerer = (context) => {
  const total = totalOf(context)
  return {
    ...reply(
      total === null
        ? 'Prego, grazie a te!'
        : `Prego! La stima di ${euro(total)} resta qui con la scheda del lavoro, pronta per il professionista che scegli.`,
    ),
    short: 'Di niente!',
  }
}

export const bye: Answerer = () => ({
  ...reply('A presto! La chat resta qui, puoi riprenderla quando vuoi.'),
  short: 'Ciao, a presto!',
})

export const greeting: Answerer = (context) =>
  reply(context.jobs.length === 0 ? 'Scrivi pure come ti viene: bastano il lavoro e il comune.' : 'Ciao!')

export const offTopic: Answerer = () => ({
  ...reply(
    `Qui ti aiuto con i lavori di casa e con quanto costano: per il resto non sono la persona giusta, anzi nemmeno una persona.`,
  ),
  short: `Io sono l’assistente di ${brand.name}: chiedimi dei lavori di casa.`,
})

export const injection: Answerer = () => ({
  ...reply('Di questo non mi occupo: io stimo lavori di casa, con i prezzi del listino.'),
  short: 'Torniamo al tuo lavoro: i prezzi sono solo quelli del listino.',
})
