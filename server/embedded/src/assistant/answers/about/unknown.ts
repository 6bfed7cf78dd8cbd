import { tellingWords } from '../../learning/telling-words.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { knownAnswer } from '../faq/faq.ts'
import { asksAmount } from './amount.ts'
import { otherJobPrice, priceNamed } from './named-price.ts'
import { reply, type Reply, sentence, subjectOf, toWhoDoes, whoDoes, withDirectory } from './subject.ts'

/** Matches a question that can be repeated as an indirect question: 'Quanti operai vengono te lo dice …'. */
const indirect =
  /^(?:e |ma |poi |scusa |invece )?((?:quant[oiae]|quando|come|chi|dove|quale|quali|che tipo)\b[\p{L}\d ’',]{3,68})\?*$/iu

/** Returns the question as the subject of the answer; null if its form does not allow that. */
function subjectWords({ utterance }: AnswerContext): string | null {
  const found = indirect.exec(utterance.raw.trim().slice(0, 120))
  const words = found?.[1]?.trim().replace(/,$/, '')
  return words === undefined ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
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
    intenso: 'forte',
    intensa: 'forte',
  }),
)

/** Returns the text with an amount that shares a word with the sentence, or null. */
function mentioned({ utterance }: AnswerContext, { kind }: AnswerJob): string | null {
  const texts = [...kind.factors, ...kind.excluded].filter((text) => /[€%]/.test(text))
  return textAbout(texts, utterance)
}

/**
 * Returns the first text that shares the beginning of a word of five or more letters with the sentence, or
 * null.
 */
function textAbout(texts: readonly string[], utterance: AnswerContext['utterance']): string | null {
  const long = tellingWords(utterance)
    .map((word) => sameAs.get(word) ?? word)
    .filter((word) => word.length > 4)
  const beginnings = new Set(long.map((word) => word.slice(0, 6)))
  return (
    texts.find((text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => word.length > 4 && beginnings.has(word.slice(0, 6))),
    ) ?? null
  )
}

/** Returns the fallback reply. Its wording changes each time it is used. */
function fallbackWords(
  about: string | null,
  job: AnswerJob | null,
  times: number,
): readonly [string, string] {
  const who = whoDoes(job)
  const seen = job && job.kind.visit !== '' ? `, quando guarda ${job.kind.visit}` : ''
  const [first, second] = [about ?? 'Questo', about ?? 'Anche questo']
  if (times === 0)
    return [
      `${first} te lo dice ${who} al sopralluogo${seen}.`,
      'Scrivilo nella richiesta, così ti risponde insieme al preventivo.',
    ]
  if (times === 1)
    return [`${second} da qui non lo posso sapere, e non lo invento: lo vede ${who} sul posto${seen}.`, '']
  return [
    `Su questo non ho un dato sicuro: chiedilo ${toWhoDoes(job)} prima di accettare il preventivo.`,
    'Io posso dirti prezzi, tempi, che cosa è compreso e quali permessi servono.',
  ]
}

/** The likeness from which the answer of a known question is better than none. */
const likelyLikeness = 0.35

/** Matches a verb in the second person plural, which asks what the tradesmen do: 'mettete', 'portate'. */
const asksDoing = /\p{L}{2}(?:ate|ete|ite)\b/iu

/**
 * Answers a question about the job that no topic covers: with a text of the price book, or by saying who can
 * answer.
 */
export function unknown(context: AnswerContext): Reply {
  const job = subjectOf(context)
  const about = subjectWords(context)
  const price = asksAmount(context.utterance)
  const named = price && job ? priceNamed(context, job) : null
  if (named !== null) return { ...reply(`Di solito: ${named}`), about: named.slice(0, 40) }
  const known = job === null ? null : mentioned(context, job)
  if (known !== null)
    return {
      ...reply(`A questo proposito, per ${job?.kind.work ?? 'il lavoro'}: ${sentence(known)}`),
      about: known.slice(0, 40),
    }
  const other = price ? otherJobPrice(context) : null
  if (other !== null) return { ...reply(other), about: other.slice(0, 40) }
  const inside = job && textAbout(job.kind.included, context.utterance)
  const outside = job && textAbout(job.kind.excluded, context.utterance)
  if (job && asksDoing.test(context.utterance.raw) && (inside ?? outside) !== null)
    return {
      ...reply(
        inside
          ? `Sì, è compreso: ${sentence(inside)}`
          : `No, non è compreso, resta a parte: ${sentence(outside ?? '')}`,
      ),
      about: (inside ?? outside ?? '').slice(0, 40),
    }
  const like = knownAnswer(context, likelyLikeness)
  if (like !== null) return like
  const listed = inside ? `nella stima c’è «${inside}».` : outside ? `resta a parte «${outside}».` : null
  if (listed !== null)
    return withDirectory(context, {
      ...reply(`Su questo: ${listed}`, `I particolari te li dice ${whoDoes(job)} quando guarda il lavoro.`),
      about: listed.slice(0, 40),
      isVague: true,
    })
  const times = (context.answered ?? []).filter((key) => key.startsWith('other:?')).length
  return withDirectory(context, {
    ...reply(...fallbackWords(about, job, times)),
    about: `?${(about ?? context.utterance.raw).slice(0, 40)}`,
    short: `${about ?? 'Anche questo'} te lo dice ${whoDoes(job)}: da qui non lo posso sapere.`,
    isVague: true,
  })
}
