import { brand } from '@mestieri/shared/brand.ts'
import type { RankingStatement } from '@mestieri/shared/brand/ranking.ts'

/** The order of the embedded upstream. */
export const ranking: RankingStatement = {
  confirmedOn: '2026-11-22',
  lead: 'L’ordine dei professionisti segue tre regole, applicate una dopo l’altra e uguali per tutti.',
  parameters: [
    {
      title: 'Dove lavora',
      weight: 'Pesa più di tutto',
      text: 'Prima chi ha sede nel comune che hai cercato, poi chi ha sede altrove ma in quel comune lavora. Se non indichi un comune, questa regola non si applica.',
    },
    {
      title: 'Quanti clienti soddisfatti ha',
      weight: 'Pesa dentro ciascuno dei due gruppi',
      text: 'Chi ne ha di più viene prima. È lo stesso numero che leggi sulla scheda.',
    },
    {
      title: 'Il nome',
      weight: 'Decide solo a parità',
      text: 'A parità di tutto il resto vale l’ordine alfabetico.',
    },
  ],
  paymentCounts: false,
  payment: `Nessuno può pagare per salire. Quello che un professionista versa a ${brand.name} non cambia il suo posto.`,
  ignored: [
    {
      title: 'Chi sei tu',
      text: 'Non guardiamo ricerche passate, dispositivo o posizione: con la stessa ricerca tutti vedono lo stesso ordine.',
    },
    {
      title: 'La categoria',
      text: 'Il mestiere che scegli decide chi compare nell’elenco, non in che posizione.',
    },
  ],
}
