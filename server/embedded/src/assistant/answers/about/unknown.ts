import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { tellingWords } from '../features.ts'
import { reply, type Reply, sentence, subjectOf, whoDoes, withDirectory } from './subject.ts'

/** An indirect question reads well inside a sentence: 'quanti operai vengono te lo dice …'. */
const indirect =
  /^(?:e |ma |poi |scusa |invece )?((?:quant[oiae]|quando|come|chi|dove|quale|quali|se|che tipo)\b[\p{L}\d ’',]{3,68})\?*$/iu

/** What the question is about, to name it in the answer; null where it would not read well. */
function subjectWords({ utterance }: AnswerContext): string | null {
  const found = indirect.exec(utterance.raw.trim().slice(0, 120))
  const words = found?.[1]?.trim().replace(/,$/, '')
  return words === undefined ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Words for the same, as estimates write them. */
const sameAs: Readonly<Record<string, string>> = {
  scuro: 'forte',
  scura: 'forte',
  scuri: 'forte',
  acceso: 'forte',
  accesa: 'forte',
  intenso: 'forte',
  intensa: 'forte',
}

/** What an estimate's texts say with an amount about a word of the sentence; null for nothing. */
function mentioned({ utterance }: AnswerContext, { kind }: AnswerJob): string | null {
  const texts = [...kind.factors, ...kind.excluded].filter((text) => /[€%]/.test(text))
  return textAbout(texts, utterance)
}

/** The first text that has a long word of the sentence, whatever its ending. */
function textAbout(texts: readonly string[], utterance: AnswerContext['utterance']): string | null {
  const long = tellingWords(utterance)
    .map((word) => sameAs[word] ?? word)
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

/** Answers a question about the job that nothing else answers: who knows it, and when. */
export function unknown(context: AnswerContext): Reply {
  const job = subjectOf(context)
  const about = subjectWords(context)
  const known = job === null ? null : mentioned(context, job)
  if (known !== null)
    return {
      ...reply(`A questo proposito, per ${job?.kind.work ?? 'il lavoro'}: ${sentence(known)}`),
      about: known.slice(0, 40),
    }
  const inside = job && textAbout(job.kind.included, context.utterance)
  const outside = job && textAbout(job.kind.excluded, context.utterance)
  const listed = inside ? `nella stima c’è «${inside}».` : outside ? `resta a parte «${outside}».` : null
  if (listed !== null)
    return withDirectory(context, {
      ...reply(`Su questo: ${listed}`, `I particolari te li dice ${whoDoes(job)} quando guarda il lavoro.`),
      about: listed.slice(0, 40),
    })
  const seen = job && job.kind.visit !== '' ? `, quando guarda ${job.kind.visit}` : ''
  return withDirectory(context, {
    ...reply(
      `${about ?? 'Questo'} te lo dice ${whoDoes(job)} al sopralluogo${seen}.`,
      'Scrivilo nella richiesta, così ti risponde insieme al preventivo.',
    ),
    about: (about ?? context.utterance.raw).slice(0, 40),
    short: `${about ?? 'Anche questo'} te lo dice ${whoDoes(job)}: da qui non lo posso sapere.`,
  })
}
