import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { listWords, lowerFirst } from '../../wording/figures.ts'
import type { AnswerJob } from '../answer-context.ts'
import { createMatcher, meets } from '../classify/matching.ts'
import { lifeOfJob } from '../things/lives.ts'
import { type Answerer, reply, sentence, subjectOf, toWhoDoes, whoDoes, withDirectory } from './subject.ts'

export const duration: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job || job.kind.duration === '')
    return withDirectory(
      context,
      reply(
        job
          ? `Quanto ci vuole per ${job.kind.work} te lo scrive ${whoDoes(job)} nel preventivo.`
          : 'Dipende dal lavoro: da un’ora per una riparazione a mesi per una ristrutturazione. Dimmi quale devi fare e ti dico il tuo.',
      ),
    )
  const others = context.jobs
    .filter((one) => one !== job && one.kind.duration !== '')
    .map(({ kind }) => `${kind.title.toLowerCase()}, ${kind.duration}`)
  return {
    ...reply(
      `Per ${job.kind.work}: ${sentence(lowerFirst(job.kind.duration))}`,
      others.length > 0 ? `Poi: ${sentence(others.join('; '))}` : null,
      `La data di fine la mette ${whoDoes(job)} nel preventivo.`,
    ),
    short: sentence(`Di solito ${lowerFirst(job.kind.duration)}`),
  }
}

const matcher = createMatcher()

/** Usual service life of things. The key is a rule for the words; the first rule that matches applies. */
const lives = [
  [
    'macchi*',
    'Una macchia rispunta se la causa c’è ancora o se si dà solo pittura: prima va risolta la perdita e dato un fondo isolante antimacchia.',
  ],
  [
    'muff*',
    'Se resta la causa (umidità, ponte termico, poca aria) la muffa torna in uno o due inverni; tolta la causa, la pittura antimuffa tiene qualche anno.',
  ],
  [
    'revision*|bollin*',
    'La manutenzione della caldaia si fa con la scadenza scritta sul libretto, di solito ogni anno; il controllo dei fumi ogni due o quattro anni, secondo la regione.',
  ],
  ['batteri*|accumul*', 'Una batteria di casa dura di solito 10–15 anni, perdendo piano piano capacità.'],
  ['inverter', 'L’inverter dura di solito 10–15 anni: nella vita dell’impianto si cambia una volta.'],
  [
    'pannell*|fotovoltaic*',
    'I pannelli durano di solito 25–30 anni, con un piccolo calo ogni anno; l’inverter di solito 10–15.',
  ],
  ['caldai*', 'Una caldaia a condensazione con la manutenzione annuale dura di solito 12–15 anni.'],
  ['pomp* calore|pompa', 'Una pompa di calore dura di solito 15–20 anni, con la manutenzione.'],
  [
    'condizionator*|climatizz*|split',
    'Un climatizzatore dura di solito 12–15 anni, se i filtri si puliscono ogni stagione.',
  ],
  [
    'pvc|infiss*|finestr*|serrament*',
    'Finestre in PVC o alluminio durano di solito 25–30 anni; guarnizioni e ferramenta si regolano ogni qualche anno. Il PVC di oggi ingiallisce poco.',
  ],
  ['guain*|impermeabilizz*', 'Una guaina bituminosa tiene di solito 15–20 anni, di più se è protetta.'],
  ['cappott*', 'Un cappotto ben fatto dura di solito 30 anni e più; la finitura si ritinteggia dopo 10–15.'],
  ['tett*|tegol*|coppi', 'Un tetto in tegole dura di solito 30–50 anni; guaina e lattoneria un po’ meno.'],
  ['facciat*', 'Una facciata tinteggiata bene tiene di solito 10–15 anni.'],
  ['antimuff*', 'Tolta la causa, la pittura antimuffa tiene qualche anno; se resta umidità la muffa torna.'],
  [
    'pittur*|tinteggi*|tint*|vernic*|imbianc*|ritinteggi*',
    'Dentro casa una tinteggiatura tiene di solito 5–8 anni; cucina e bagno un po’ meno.',
  ],
] as const

const compiledLives = lives.map(([rule, words]) => ({ rule: matcher.rule(rule), words }))

const usualLives: Readonly<Partial<Record<ServiceSlug, string>>> = {
  tinteggiatura: 'Dentro casa una tinteggiatura tiene di solito 5–8 anni; cucina e bagno un po’ meno.',
  ristrutturazione_bagno:
    'Un bagno rifatto bene dura di solito 20–25 anni; il silicone si rifà ogni qualche anno.',
  ristrutturazione_tetto: 'Un tetto in tegole dura di solito 30–50 anni; guaina e lattoneria un po’ meno.',
  ristrutturazione_facciata: 'Una facciata tinteggiata bene tiene di solito 10–15 anni.',
  serramenti: 'Finestre in PVC o alluminio durano di solito 25–30 anni, con una regolata ogni tanto.',
  impianto_fotovoltaico: 'I pannelli durano di solito 25–30 anni, l’inverter e la batteria 10–15.',
  caldaia: 'Una caldaia a condensazione con la manutenzione annuale dura di solito 12–15 anni.',
  impianti:
    'Un impianto elettrico o idraulico fatto a norma dura di solito 25–30 anni; un climatizzatore 12–15.',
}

function slugOf(job: AnswerJob | null): string {
  return job?.key.split('/')[0] ?? ''
}

function ofService(
  table: Readonly<Partial<Record<ServiceSlug, string>>>,
  job: AnswerJob | null,
): string | undefined {
  return (table as Readonly<Record<string, string | undefined>>)[slugOf(job)]
}

function lifeOf(words: readonly string[]): string | undefined {
  const found = matcher.find(words)
  return compiledLives.find(({ rule }) => meets(found, rule))?.words
}

/**
 * Returns the usual life of the thing that a sentence names. Paint lasts longer indoors, so this text does
 * not apply to a job outdoors.
 */
function lifeNamed(utterance: Utterance, job: AnswerJob | null): string | undefined {
  const found = lifeOf(tellingWords(utterance))
  if (found?.startsWith('Una batteria di casa') === true && job && slugOf(job) !== 'impianto_fotovoltaico')
    return undefined
  const isPaint = found?.startsWith('Dentro casa') === true
  return isPaint && job && slugOf(job) !== 'tinteggiatura' ? undefined : found
}

export const lifetime: Answerer = (context) => {
  const job = subjectOf(context)
  const ofJob = job?.kind.title.toLowerCase().split(/[^\p{L}]+/u) ?? []
  const words =
    lifeNamed(context.utterance, job) ??
    lifeOfJob(job?.key ?? '') ??
    lifeOf(ofJob) ??
    ofService(usualLives, job)
  if (words === undefined)
    return withDirectory(
      context,
      reply(
        `Quanto dura dipende dai materiali: te lo dice ${whoDoes(job)}, e la garanzia sul prodotto va scritta nel preventivo.`,
      ),
    )
  return { ...reply(words), about: words.slice(0, 16) }
}

export const start: Answerer = (context) => {
  const job = subjectOf(context)
  const fact = job?.facts['quando']
  const wish =
    fact?.kind === 'time'
      ? `Ho segnato ${fact.words}: lo vede chi ti risponde.`
      : 'Se hai una data scrivimela, la metto nella scheda.'
  const delivery =
    job && /consegna|attesa/i.test(job.kind.duration)
      ? `Conta anche i tempi: ${sentence(lowerFirst(job.kind.duration))}`
      : null
  return withDirectory(context, {
    ...reply(
      `Quando è libero te lo dice ${whoDoes(job)}: le agende cambiano di settimana in settimana.`,
      delivery,
      wish,
    ),
    short: `La data la dice ${whoDoes(job)}. ${wish}`,
  })
}

const seasons: Readonly<Partial<Record<ServiceSlug, string>>> = {
  tinteggiatura:
    'Dentro casa si tinteggia tutto l’anno; in primavera e a inizio autunno asciuga prima e si tengono le finestre aperte. Fuori serve tempo asciutto, di solito sopra i 5–8 gradi.',
  ristrutturazione_bagno:
    'Il bagno si rifà in ogni stagione; scegli le settimane in cui puoi farne a meno, meglio non ad agosto, quando molti fornitori chiudono.',
  ristrutturazione:
    'Dentro casa si lavora tutto l’anno; ad agosto e sotto Natale i fornitori chiudono e i tempi si allungano.',
  ristrutturazione_tetto:
    'Per il tetto la stagione buona va da primavera a inizio autunno: con pioggia e gelo ci si ferma. Le urgenze si coprono sempre.',
  ristrutturazione_facciata:
    'Per la facciata servono giorni asciutti, di solito sopra i 5 gradi e senza sole a picco: primavera e inizio autunno.',
  serramenti:
    'Le finestre si cambiano tutto l’anno: ogni vano resta aperto poche ore. Ordinandole in estate le hai prima del freddo.',
  caldaia:
    'La caldaia conviene cambiarla tra primavera e fine estate: non resti al freddo e i tecnici sono più liberi.',
  impianto_fotovoltaico:
    'I pannelli si montano tutto l’anno, pioggia e neve a parte; messi a fine inverno sfruttano subito i mesi migliori.',
  impianti:
    'Gli impianti si fanno in ogni stagione; il climatizzatore conviene in primavera, prima delle richieste dell’estate.',
}

/** The season of jobs that differ from the usual job of their service, by the key. The first match applies. */
const seasonsOfJobs: readonly (readonly [RegExp, string])[] = [
  [
    /^caldaia\/(?:lavaggio|revisione|valvole|termosifone|canna|scarico|scaldabagno)/,
    'Si fa in ogni stagione: l’impianto resta fermo solo per qualche ora. Meglio tra primavera e autunno, prima di riaccendere, quando i tecnici sono più liberi.',
  ],
  [
    /^impianto_fotovoltaico\/pulizia/,
    'Si pulisce tutto l’anno, di solito in primavera e a fine estate, la mattina presto con i vetri freddi: mai con gelo, vento forte o tetto bagnato, perché si scivola.',
  ],
  [
    /^impianti\/(?!clima)/,
    'È un lavoro che si fa in ogni stagione; solo scavi e fissaggi all’aperto aspettano una giornata asciutta.',
  ],
]

export const season: Answerer = (context) => {
  const job = subjectOf(context)
  const words = seasonsOfJobs.find(([keys]) => keys.test(job?.key ?? ''))?.[1] ?? ofService(seasons, job)
  if (/agosto|ferragosto|natale|festività|ferie/i.test(context.utterance.raw))
    return {
      ...reply(
        `Ad agosto e sotto Natale molte imprese e i fornitori chiudono per qualche settimana: chiedi prima ${toWhoDoes(job)} e fai scrivere la data nel preventivo.`,
        words ?? null,
      ),
      about: 'ferie',
    }
  return words === undefined
    ? reply(
        'Dentro casa si lavora tutto l’anno; per tetti e facciate servono mesi asciutti, da primavera a inizio autunno.',
      )
    : reply(words)
}

export const process: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job) return reply('Dimmi quale lavoro devi fare e ti racconto come si svolge, passo per passo.')
  const { kind } = job
  return reply(
    `Per ${kind.work} di solito ci sono questi passaggi: ${sentence(listWords(kind.included))}`,
    kind.duration === '' ? null : `Tempi: ${sentence(kind.duration)}`,
  )
}
