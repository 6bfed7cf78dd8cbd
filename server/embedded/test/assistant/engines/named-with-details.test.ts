import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { createEngines } from '../../../src/assistant/engines/all.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { jobsAfter } from './whole-catalogue.ts'

/** First messages that a shorter cue of another job would take: the chat, the message, the jobs by their ids. */
const sentences: readonly (readonly [chat: ServiceSlug, message: string, ...jobs: string[]])[] = [
  ['impianto_fotovoltaico', 'togliere 15 pannelli e rimetterli dopo', 'smontaggio'],
  ['impianto_fotovoltaico', 'levare i pannelli e rimontarli quando il tetto è finito', 'smontaggio'],
  ['ristrutturazione', 'crepe profonde nei muri portanti, il pavimento ha ceduto', 'altro/cedimento'],
  [
    'ristrutturazione_facciata',
    'sul balcone di 6 mq vorrei rifare le piastrelle e la guaina, filtra sotto',
    'balcone',
  ],
  [
    'impianto_fotovoltaico',
    'go xa el fotovoltaico de 6 kw del 2019, voria zontare na bateria de 10 kwh. Piove di Sacco',
    'batteria',
  ],
  ['impianto_fotovoltaico', 'ho un fotovoltaico del 2018 e vorrei mettere una batteria', 'batteria'],
  ['impianto_fotovoltaico', 'ho 3 kw sul tetto e ne vorrei aggiungere altri 3, este (pd)', 'ampliamento'],
  ['impianto_fotovoltaico', 'ho gia un impianto da 4 kw, ne aggiungerei altri 2', 'ampliamento'],
  [
    'caldaia',
    'un termosifone in bagno perde dalla valvola ed è arrugginito, lo cambierei con un termoarredo. Gorizia',
    'termosifone',
  ],
  ['caldaia', 'il calorifero del bagno perde, lo sostituirei con uno scaldasalviette', 'termosifone'],
  [
    'caldaia',
    'Sistema ibrido caldaia più pompa di calore al posto della vecchia caldaia, casa di 110 mq con 2 bagni a Sassuolo, radiatori, quando potete',
    'ibrido',
  ],
  ['caldaia', 'vorrei un impianto ibrido con pompa di calore al posto della caldaia', 'ibrido'],
  [
    'impianti',
    'Riscaldamento a pavimento solo impianto, 115 mq, casa nuova con massetto ancora da fare, Castelfranco Emilia',
    'radiante',
  ],
  ['impianti', 'riscaldamento radiante in una villa, massetto da fare dopo', 'radiante'],
  [
    'ristrutturazione_tetto',
    'mi chiovi dintra a stanza, su canali rutti, tri o quattru, u restu du tettu è bonu. Caltagirone',
    'tegola',
  ],
  ['ristrutturazione_tetto', 'quannu chiovi trasi acqua d’o tettu', 'tegola'],
  [
    'ristrutturazione_tetto',
    'terrazzo 40 mq sopra il garage: via le mattonelle, massetto, guaina doppia e piastrelle nuove. Minturno',
    'terrazzo',
  ],
  [
    'ristrutturazione_tetto',
    'terrazza di 30 mq, togliere le piastrelle, rifare la guaina e piastrellare',
    'terrazzo',
  ],
  [
    'ristrutturazione_tetto',
    'resina liquida sopra le piastrelle del terrazzo, senza demolire',
    'impermeabilizzazione',
  ],
  [
    'ristrutturazione_tetto',
    'pulire le grondaie, rimettere a posto 3 tegole scivolate e cambiare un velux rotto. Acqui Terme',
    'lucernario',
    'pulizia-gronde',
    'tegola',
  ],
  [
    'ristrutturazione_facciata',
    'vulesse pittà ’a casa ’a fore, doje piane, circa 150 metri, ’e mure stanno buone. Torre d’o Greco',
    'facciata',
  ],
  ['ristrutturazione_facciata', 'aggia pittà ’o palazzo ’e fora', 'facciata'],
  [
    'ristrutturazione_facciata',
    'ringhiere di 4 balconi da carteggiare e pitturare, 5 metri ognuna alte 1 metro, ruggine ovunque (mare). crotone',
    'ringhiere',
  ],
  [
    'serramenti',
    'chiave spezzata dentro la serratura della porta di casa, bisogna cambiarla. Sassari via Roma',
    'serratura',
  ],
  ['serramenti', 'la serratura della porta d’ingresso non gira, va cambiata', 'serratura'],
  [
    'impianti',
    'devo passare da 3 a 6 kw di contatore, quanto costa la pratica?',
    'impianto_fotovoltaico/contatore',
  ],
  [
    'impianti',
    'quadro elettrico vecchio con le valvole di ceramica da mettere a norma, casa 60 mq a piombino',
    'quadro',
  ],
  ['impianti', 'vorrei mettere a norma il quadro elettrico di casa', 'quadro'],
  ['impianti', 'devo mettere a norma l’impianto elettrico di casa', 'elettrico'],
  [
    'serramenti',
    'le finestre in legno sono buone vanno solo carteggiate e riverniciate, sono 6 (persiane escluse)',
    'tinteggiatura/legno',
  ],
  ['serramenti', 'vorrei riverniciare 4 finestre di legno', 'tinteggiatura/legno'],
  [
    'ristrutturazione_facciata',
    'rifare le ringhiere dei balconi e tinteggiare la facciata',
    'facciata',
    'ringhiere',
  ],
  ['impianti', 'fotovoltaico con contatore da 6 kw', 'impianto_fotovoltaico/impianto'],
  ['impianto_fotovoltaico', 'impianto da 6 kw, contatore da 3 kw', 'impianto'],
  ['serramenti', 'vorrei finestre in legno', 'finestre'],
  ['serramenti', 'finestre in legno nuove, sono 5', 'finestre'],
  ['serramenti', 'persiane di legno da riverniciare', 'tinteggiatura/legno'],
  ['serramenti', '4 persiane in legno', 'persiane'],
  ['ristrutturazione', 'preventivo per finestre in legno', 'serramenti/finestre'],
  [
    'impianto_fotovoltaico',
    'ho già un fotovoltaico da 6 kW, vorrei aggiungere una batteria da 10 kWh',
    'batteria',
  ],
  ['impianto_fotovoltaico', 'vorrei un fotovoltaico da 6 kW con batteria da 10 kWh', 'impianto'],
  ['impianto_fotovoltaico', 'fotovoltaico da 6 kw, ci metto anche la batteria?', 'impianto'],
  ['serramenti', 'alzante scorrevole vista lago, 3 metri x 2,40, pvc. desenzano', 'scorrevole'],
  ['serramenti', 'una portafinestra scorrevole in pvc da 2 metri e mezzo', 'scorrevole'],
  ['serramenti', '5 finestre in pvc e una scorrevole', 'finestre'],
  ['serramenti', 'preventivo zanzariere: 4 finestre e 2 portefinestre, plissé', 'zanzariere'],
  ['serramenti', 'vorrei mettere le persiane', 'persiane'],
  [
    'ristrutturazione_tetto',
    'senza togliere le piastrelle si può dare quella resina trasparente impermeabilizzante? terrazza 25 mq, Santa Marinella',
    'impermeabilizzazione',
  ],
]

t.test('a message with details of other jobs names the job that is meant', async (t) => {
  for (const [chat, message, ...jobs] of sentences) t.same(jobsAfter(chat, message), jobs.toSorted(), message)
})

const engines = createEngines()

/** The number that a question of a job reads from a message; null for none. */
// oxlint-disable-next-line max-params -- the order of a row of the table below
function readIn(service: ServiceSlug, job: string, id: string, message: string, asked: boolean) {
  const slot = engines.get(service)?.engines[job]?.slots.find((one) => one.id === id)
  const reading = slot?.read(readUtterance(message), asked)
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number') return null
  const { low, high } = reading.fact
  return { low, high }
}

const measures = [
  [
    'ristrutturazione_facciata',
    'facciata',
    'facciata',
    'casa quadrata 11 metri per lato, alta 6 metri, da tinteggiare',
    264,
  ],
  ['ristrutturazione_facciata', 'facciata', 'facciata', 'casa di 10 metri per lato su due piani', 240],
  ['serramenti', 'cassonetto', 'cassonetti', 'entra aria dai cassonetti, ne vorrei isolare 6', 6],
  ['serramenti', 'riparazione', 'guasti', 'due finestre non chiudono, hanno 6 anni', 2],
  ['serramenti', 'riparazione', 'guasti', 'la portafinestra non chiude, ha 6 anni', 1],
] as const

t.test('a first message tells how much there is to do', async (t) => {
  for (const [service, job, slot, message, value] of measures) {
    t.same(readIn(service, job, slot, message, false), { low: value, high: value }, message)
  }
})

const yearlyUse = (text: string) => readIn('impianto_fotovoltaico', 'impianto', 'consumo', text, true)

t.test('a payment without its currency answers for the yearly use', async (t) => {
  t.same(yearlyUse('non so, pago 180 al mese'), yearlyUse('non so, pago 180 euro al mese'))
  t.equal(yearlyUse('180 al mese'), null)
})
