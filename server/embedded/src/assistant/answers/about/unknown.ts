import { spokenText } from '../../italian/words.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { knownAnswer, knownOfJob } from '../faq/faq.ts'
import { fitting } from '../faq/fitting.ts'
import { keepsPart } from '../rules/kept-part.ts'
import { asksAmount, asksOrder } from './amount.ts'
import { otherJobPrice, priceNamed, replacementPrice } from './named-price.ts'
import { whoTellsPrice } from './next.ts'
import { price as priceOf } from './price.ts'
import { reply, type Reply, sentence, subjectOf, toWhoDoes, whoDoes, withDirectory } from './subject.ts'
import { thingNamed } from './thing-named.ts'

/** Matches a question that can be repeated as an indirect question: 'Quanti operai vengono te lo dice …'. */
const indirect =
  /^(?:e |ma |poi |scusa |invece )?((?:quant[oiae]|quando|come|chi|dove|quale|quali|che tipo)\b[\p{L}\d ’',]{3,68})\?*$/iu

/** Matches questions that no answer can repeat: 'come mai', 'come faccio a sapere che …'. */
const unnamedSubject =
  /^(?:come mai|come (?:faccio|facciamo|si fa)(?: a)?|chi me lo|chi (?:mi|ci) (?:dice|assicura|garantisce))(?: |$)/iu

/** Returns the question as the subject of the answer; null if its form does not allow that. */
function subjectWords({ utterance }: AnswerContext): string | null {
  const found = indirect.exec(utterance.raw.trim().slice(0, 120))
  const words = found?.[1]?.trim().replace(/,$/, '')
  return words === undefined || unnamedSubject.test(words)
    ? null
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What to ask the tradesman, by the form of the question. The first match applies. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /pericol|\bmale\b|rischi|\bscossa\b/i,
    'Chiedi che cosa rischi: finché non l’ha guardato non toccarlo e non usarlo.',
  ],
  [/^(?:e |ma )?se\b/i, 'Chiedi che cosa succede in quel caso e chi paga, e fallo scrivere nel preventivo.'],
  [
    /\b(?:meglio|conviene|differenza|oppure)\b/i,
    'Fatti dare le due soluzioni, con prezzo, durata e garanzia di ognuna.',
  ],
  [/\bchi\b/i, 'Chiedi chi se ne occupa e se è nel prezzo, e fallo scrivere nel preventivo.'],
  [
    /\b(?:poss[oi]|possiamo|possono|potete|si pu[oò])(?!\p{L})/iu,
    'Chiedi se nel tuo caso si può e se il prezzo cambia, e fallo scrivere nel preventivo.',
  ],
  [
    /\b(?:serve|servono|devo|dobbiamo|bisogna|vuole|vogliono|occorre)\b/i,
    'Chiedi se nel tuo caso serve, chi ci pensa e quanto costa.',
  ],
  [/\bquant[oaie]\b/i, 'Chiedi un numero, e fallo scrivere nel preventivo.'],
  [/\bquando\b|\bche (?:ora|giorno)\b/i, 'Chiedi una data, e falla scrivere nel preventivo.'],
]

function hintFor({ utterance }: AnswerContext): string {
  const raw = utterance.raw.trim()
  return (
    hints.find(([form]) => form.test(raw))?.[1] ??
    'Scrivilo nella richiesta, così ti risponde insieme al preventivo.'
  )
}

/** Customers' words, with the price book's word for the same thing. */
const sameAs = new Map(
  Object.entries({
    scuro: 'forte',
    scura: 'forte',
    scuri: 'forte',
    materassino: 'tappetino',
    acceso: 'forte',
    accesa: 'forte',
    carico: 'forte',
    carica: 'forte',
    vivace: 'forte',
    intenso: 'forte',
    intensa: 'forte',
  }),
)

/** Returns the text with an amount that shares a word with the sentence, or null. */
function mentioned({ utterance }: AnswerContext, { kind }: AnswerJob): string | null {
  const texts = [...kind.factors, ...kind.excluded].filter((text) => /[€%]/.test(text))
  return textAbout(texts, utterance)
}

/** The length of the beginning by which forms of a word are alike, and of a long word: 'termosifoni' is no 'termostato'. */
const beginning = 6
const longWord = 9
const isLike = (one: string, other: string): boolean =>
  one.slice(0, beginning) === other.slice(0, beginning) &&
  (Math.min(one.length, other.length) < longWord || one.charAt(beginning) === other.charAt(beginning))

/**
 * Returns the first text that shares the beginning of a word of five or more letters with the sentence, or
 * null.
 */
function textAbout(texts: readonly string[], utterance: AnswerContext['utterance']): string | null {
  const long = tellingWords(utterance)
    .map((word) => sameAs.get(word) ?? word)
    .filter((word) => word.length > 4)
  return (
    texts.find((text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => word.length > 4 && long.some((one) => isLike(one, word))),
    ) ?? null
  )
}

/** Returns the fallback reply. Its wording changes each time it is used. */
function fallbackWords(
  context: AnswerContext,
  about: string | null,
  job: AnswerJob | null,
  times: number,
): readonly [string, string] {
  const who = whoDoes(job)
  const seen = job && job.kind.visit !== '' ? `, quando guarda ${job.kind.visit}` : ''
  const thing = about === null ? thingNamed(context.utterance) : null
  const named = thing === null ? null : `Per ${thing}`
  if (times === 0)
    return [
      `${named ?? about ?? 'Questo'} ${named === null ? 'te lo dice' : 'ti risponde'} ${who} al sopralluogo${seen}.`,
      hintFor(context),
    ]
  if (times === 1)
    return [
      `${named ?? about ?? 'Anche questo'} da qui non lo posso sapere, e non lo invento: lo vede ${who} sul posto${seen}.`,
      named === null ? '' : hintFor(context),
    ]
  return [
    `${named ?? 'Su questo'} non ho un dato sicuro: chiedilo ${toWhoDoes(job)} prima di accettare il preventivo.`,
    'Io posso dirti prezzi, tempi, che cosa è compreso e quali permessi servono.',
  ]
}

/** The likeness from which the answer of a known question is better than none, and better than one about any old part. */
const likelyLikeness = 0.4
const surelyLike = 0.65

/** Matches a question whether a thing can stay or be used again: 'il battiscopa si salva?'. */
const keeps =
  /(?:si (?:può|puo|possono|riesce a)|posso|possiamo|potrei|potremmo) (?:ancora |anche )?(?:tenere|recuperare|riusare|riutilizzare|salvare|rimettere|rimontare)|\bo (?:resta|restano|si tiene|si tengono)\b|si (?:salva|salvano|riusa|riusano|recupera|recuperano|tiene|tengono)\b|vanno? (?:ancora bene|bene ancora)/i
/** Matches what is kept open or away instead. */
const keepsOtherwise = /apert|chius|acces|spent|lontan|pulit|gatt|cane|cani\b|bamb|sold|tass/i
/** Matches a question whether a thing is worth its repair: 'vale la pena o è da buttare?'. */
const worth =
  /vale (?:ancora )?la pena|ha senso|da buttar|\bbutt(?:o|arl[aoie]|arli|iamo)\b|tropp\p{L} (?:vecch|rovinat)/iu
const repairing = /aggiust|ripar|sistem|recuper|salv|rattopp|rovinat|vecch|buttar/i

const whenToRepair =
  'Di solito si aggiusta se la spesa resta sotto un terzo del nuovo e la cosa non è a fine vita; oltre conviene cambiare.'
const bothPrices = (job: AnswerJob | null): string =>
  `Chiedi i due prezzi: ${whoDoes(job)} te li può fare insieme, con la garanzia di ognuno.`

/** Matches a question whether a new one is better than the repair in hand: 'non è meglio cambiarla tutta?'. */
const newInstead =
  /(?:^| )(?:convien[ei]|converrebbe|meglio|vale la pena|tanto vale|ha senso) (?:\p{L}+ ){0,4}(?:nuov[oaie]|cambi\p{L}+|sostitu\p{L}+|rifar\p{L}+|comprar\p{L}+|inter[ao])(?: |$)/u

/** Returns when a new thing is better than its repair, with its price; null for another question or another job. */
function repairOrNew({ utterance: { words } }: AnswerContext, job: AnswerJob | null): Reply | null {
  if (job?.kind.replacement === undefined || !newInstead.test(spokenText(words))) return null
  return { ...reply(whenToRepair, replacementPrice(job), bothPrices(job)), about: 'ripara' }
}

/** Returns the general answer whether an old thing stays or is replaced; null for another question. */
function keptOrNew({ utterance }: AnswerContext, job: AnswerJob | null): Reply | null {
  const { raw } = utterance
  const who = whoDoes(job)
  if (keepsPart(spokenText(utterance.words))) {
    const counted = job && textAbout(job.kind.included, utterance)
    const effect =
      counted === null
        ? 'Si può, se è sano: dal prezzo scende qualcosa solo se quella parte era da rifare.'
        : `Si può, se è sano. Nella stima c’è «${counted}»: per quello che resta scende il materiale, non tutta la manodopera, perché va protetto e raccordato con il nuovo.`
    return {
      ...reply(effect, `Di quanto lo dice ${who} quando lo vede: chiedilo come riga a parte.`),
      about: 'tenere',
    }
  }
  if (worth.test(raw) && repairing.test(raw))
    return { ...reply(whenToRepair, bothPrices(job)), about: 'ripara' }
  if (!keeps.test(raw) || keepsOtherwise.test(raw)) return null
  return {
    ...reply(
      'Di solito quello che è sano e della misura giusta si può tenere: si smonta, si protegge e si rimette, ma le parti vecchie a volte si rompono togliendole.',
      `Lo conferma ${who} al sopralluogo. Dillo prima: dal prezzo scende il pezzo nuovo, non la manodopera.`,
    ),
    about: 'tenere',
  }
}

/** Matches a question about the effect of a choice on the price, or about having a variant. */
const asksEffect =
  /cost|prezz|aument|sale|incid|camb|pag|aggiung|vorrei|voglio|preferi|con |senza|meglio|convien|invece|differenz|in pi[uù]/i

/** Matches a verb in the second person plural, which asks what the tradesmen do: 'mettete', 'portate'. */
const asksDoing = /\p{L}{2}(?:ate|ete|ite)\b/iu

/** Matches the fear of a damage, to which 'yes, it is included' is no answer: 'non è che mi mangiate le fughe?'. */
const fears =
  /(?:^|[^\p{L}])(?:non è che|mica|(?:rovin|mangi|spacc|sporc|graffi|macchi|bucat|scheggi|bruci)ate|rompete)(?!\p{L})/iu

/**
 * Answers a question about the job that no topic covers: with a text of the price book, or by saying who can
 * answer.
 */
export function unknown(context: AnswerContext): Reply {
  const job = subjectOf(context)
  if (job?.kind.rows === null && asksOrder(context.utterance)) return priceOf(context)
  const teller = whoTellsPrice(context)
  if (teller !== null) return teller
  const about = subjectWords(context)
  const price = asksAmount(context.utterance)
  const named = price && job ? priceNamed(context, job) : null
  if (named !== null) return { ...reply(`Di solito: ${named}`), about: named.slice(0, 40) }
  const isKept = !price && keepsPart(spokenText(context.utterance.words))
  const least = isKept ? surelyLike : likelyLikeness
  const sure = price ? null : fitting(knownAnswer(context, least), context)
  const old = isKept && sure === null ? keptOrNew(context, job) : null
  if (old !== null) return old
  if (sure !== null) return sure
  const renewed = repairOrNew(context, job)
  if (renewed !== null) return renewed
  // A factor of the price answers nothing else: 'che altezza ha il lavandino?' does not ask for 'piastrelle a tutta altezza'.
  const known =
    job !== null && (price || asksEffect.test(context.utterance.raw)) ? mentioned(context, job) : null
  if (known !== null)
    return {
      ...reply(`A questo proposito, per ${job?.kind.work ?? 'il lavoro'}: ${sentence(known)}`),
      about: known.slice(0, 40),
    }
  const other = price ? otherJobPrice(context) : null
  if (other !== null) return { ...reply(other), about: other.slice(0, 40) }
  const inside = job && textAbout(job.kind.included, context.utterance)
  const outside = job && textAbout(job.kind.excluded, context.utterance)
  const { raw } = context.utterance
  if (job && asksDoing.test(raw) && !fears.test(raw) && (inside ?? outside) !== null)
    return {
      ...reply(
        inside
          ? `Sì, è compreso: ${sentence(inside)}`
          : `No, non è compreso, resta a parte: ${sentence(outside ?? '')}`,
      ),
      about: (inside ?? outside ?? '').slice(0, 40),
    }
  const like = fitting(knownAnswer(context, likelyLikeness), context)
  if (like !== null) return like
  const kept = price ? null : keptOrNew(context, job)
  if (kept !== null) return kept
  const near = price ? null : fitting(knownOfJob(context), context)
  if (near !== null) return near
  const thing = thingNamed(context.utterance)
  const listed = inside ? `nella stima c’è «${inside}».` : outside ? `resta a parte «${outside}».` : null
  if (listed !== null)
    return withDirectory(context, {
      ...reply(
        `${thing === null ? 'Su questo' : `Per ${thing}`}: ${listed}`,
        `I particolari te li dice ${whoDoes(job)} quando guarda il lavoro.`,
        hintFor(context),
      ),
      about: listed.slice(0, 40),
      isVague: true,
    })
  const times = (context.answered ?? []).filter((key) => key.startsWith('other:?')).length
  return withDirectory(context, {
    ...reply(...fallbackWords(context, about, job, times)),
    about: `?${(about ?? context.utterance.raw).slice(0, 40)}`,
    short: `${about ?? 'Anche questo'} te lo dice ${whoDoes(job)}: da qui non lo posso sapere.`,
    isVague: true,
  })
}
