import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

/** A whole conversation, the jobs that it is about, and the bounds of their estimates without VAT. */
export interface Conversation {
  readonly slug: ServiceSlug
  readonly messages: readonly string[]
  /** The jobs with a card at the end, each with the range of the price book; null for a job that gets no figure. */
  readonly jobs: Readonly<Record<string, readonly [number, number] | null>>
  /** The facts that a person reads in the messages, by the question's id: of all jobs together. */
  readonly facts?: Readonly<Record<string, string>>
}

/**
 * The typical cases and the recorded conversations of the price book (sections 4 and 7), at a place where labour costs
 * what it does in most of Italy, or without a place.
 */
export const conversations: readonly Conversation[] = [
  {
    slug: 'tinteggiatura',
    messages: [
      'devo imbiancare un trilocale di 80 mq a Viterbo, pareti e soffitti, muri in buono stato, casa arredata',
      'traspirante',
    ],
    jobs: { 'tinteggiatura/interni': [1500, 2700] },
    facts: {
      superficie: '80',
      superfici: 'tutto',
      stato: 'buono',
      arredo: 'arredata',
      comune: 'Viterbo (VT)',
    },
  },
  {
    slug: 'tinteggiatura',
    messages: ['Imbiancare 80 mq a Viterbo, lavabile, pareti e soffitti, casa arredata, muri buoni'],
    jobs: { 'tinteggiatura/interni': [2000, 3700] },
  },
  {
    slug: 'tinteggiatura',
    messages: ['ho della muffa su una parete della camera, circa 10 mq', 'no', 'Viterbo'],
    jobs: { 'tinteggiatura/muffa': [180, 350] },
    facts: { muffaMq: '10' },
  },
  {
    slug: 'tinteggiatura',
    messages: [
      'devo pitturare la facciata esterna della villetta, 250 mq, solo tinta, due piani',
      'Viterbo',
      'basta domande',
    ],
    jobs: { 'ristrutturazione_facciata/facciata': [6500, 11_500] },
  },
  {
    slug: 'ristrutturazione_bagno',
    messages: ['rifare completamente il bagno, 5 mq, anche i tubi, fascia media, Viterbo, piano terra'],
    jobs: { 'ristrutturazione_bagno/completo': [5800, 10_000] },
    facts: { comune: 'Viterbo (VT)' },
  },
  {
    slug: 'ristrutturazione_bagno',
    messages: ['togliere la vasca e mettere una doccia', 'Viterbo', 'basta domande'],
    jobs: { 'ristrutturazione_bagno/vasca-doccia': [1800, 4500] },
  },
  {
    slug: 'ristrutturazione_bagno',
    messages: ['non voglio rifare il bagno, devo solo cambiare wc e bidet', 'Viterbo', 'basta domande'],
    jobs: { 'ristrutturazione_bagno/sanitari': [500, 1200] },
  },
  {
    slug: 'ristrutturazione_tetto',
    messages: [
      'mi piove in camera da una tegola rotta',
      'tutto il tetto sara 100 ma è solo una tegola',
      'Viterbo',
      'basta domande',
    ],
    jobs: { 'ristrutturazione_tetto/tegola': [250, 600] },
  },
  {
    slug: 'ristrutturazione_tetto',
    messages: [
      'devo cambiare le grondaie, 24 metri',
      'solo grondaie',
      'alluminio',
      'due piani',
      'Viterbo',
      'basta domande',
    ],
    jobs: { 'ristrutturazione_tetto/grondaie': [1050, 3000] },
  },
  {
    slug: 'ristrutturazione_tetto',
    messages: ['ho un capannone con il tetto in eternit da smaltire, 150 mq', 'Lecce'],
    jobs: { 'ristrutturazione_tetto/eternit': null },
  },
  {
    slug: 'caldaia',
    messages: ['mi serve la revisione annuale della caldaia, il bollino', 'Viterbo'],
    jobs: { 'caldaia/revisione': [75, 140] },
  },
  {
    slug: 'caldaia',
    messages: ['la caldaia non parte, è da ripararla se si può', 'Viterbo'],
    jobs: { 'caldaia/riparazione': [100, 450] },
  },
  {
    slug: 'caldaia',
    messages: [
      'vorrei sostituire la vecchia caldaia, 90 mq con un bagno, scarico già a posto, niente valvole, Viterbo',
    ],
    jobs: { 'caldaia/sostituzione': [1800, 3000] },
    facts: { superficie: '90', bagni: '1' },
  },
  {
    slug: 'caldaia',
    messages: ['caldaia nuova, 90 mq, un bagno, Viterbo', 'e se metto una pompa di calore?'],
    jobs: { 'caldaia/pompa': [7000, 11_500] },
  },
  {
    slug: 'caldaia',
    messages: ['scaldabagno elettrico da 80 litri da cambiare', 'lo porta l’idraulico', 'Viterbo'],
    jobs: { 'caldaia/scaldabagno': [300, 600] },
    facts: { litri: '80', scaldabagno: 'elettrico' },
  },
  {
    slug: 'impianti',
    messages: ['installare una wallbox nel garage e un cancello automatico', 'base', 'basta domande'],
    jobs: { 'impianti/wallbox': [700, 2200], 'impianti/cancello': [900, 3000] },
  },
  {
    slug: 'impianti',
    messages: ['condizionatore dual split camera e salotto, macchine comprese, Viterbo', 'basta domande'],
    jobs: { 'impianti/clima': [1600, 3300] },
  },
  {
    slug: 'impianti',
    messages: ['impianto elettrico da rifare, 100 mq a Viterbo', 'livello base', 'basta domande'],
    jobs: { 'impianti/elettrico': [5500, 10_500] },
    facts: { superficie: '100' },
  },
  {
    slug: 'impianti',
    messages: ['sia impianto elettrico che idraulico da rifare, 75 mq, un bagno, Viterbo', 'basta domande'],
    jobs: { 'impianti/elettrico': [4500, 8500], 'impianti/idraulico': [1200, 5500] },
  },
  {
    slug: 'impianto_fotovoltaico',
    messages: ['6 kW con batteria da 10 kWh, tetto libero 40 mq, Viterbo'],
    jobs: { 'impianto_fotovoltaico/impianto': [12_000, 19_500] },
    facts: { kw: '6', kwh: '10' },
  },
  {
    slug: 'serramenti',
    messages: ['6 finestre in alluminio taglio termico a Viterbo, due ante standard', 'basta domande'],
    jobs: { 'serramenti/finestre': [5500, 11_000] },
    facts: { finestre: '6' },
  },
  {
    slug: 'serramenti',
    messages: ['7 zanzariere e una porta blindata, Viterbo', 'basta domande'],
    jobs: { 'serramenti/zanzariere': [400, 1600], 'serramenti/blindata': [1000, 3200] },
  },
  {
    slug: 'ristrutturazione',
    messages: ['ristrutturare completamente un appartamento di 80 mq, un bagno, Viterbo', 'basta domande'],
    jobs: { 'ristrutturazione/completa': [56_000, 100_000] },
    facts: { superficie: '80', bagni: '1' },
  },
  {
    slug: 'ristrutturazione',
    messages: ['solo pavimenti, 60 mq, gres sopra il vecchio, Viterbo', 'basta domande'],
    jobs: { 'ristrutturazione/pavimenti': [3000, 5600] },
  },
  {
    slug: 'ristrutturazione',
    messages: [
      'palazzina di 3 appartamenti da 80 mq l’uno da ristrutturare, un bagno ciascuno, Viterbo',
      'basta domande',
    ],
    jobs: { 'ristrutturazione/completa': [160_000, 320_000] },
  },
  {
    slug: 'ristrutturazione_bagno',
    messages: ['bagno da rifare 6 mq e cambiare 5 finestre in pvc a Viterbo', 'basta domande'],
    jobs: { 'ristrutturazione_bagno/completo': [5000, 11_500], 'serramenti/finestre': [2500, 6500] },
  },
  {
    slug: 'tinteggiatura',
    messages: ['vorrei costruire una piscina in giardino a Monza'],
    jobs: { 'altro/piscina': null },
  },
]
