import { isRecord } from '@mestieri/shared/records.ts'

import { readExamples } from '../../answers/classify/examples.ts'
import { stemsOfText } from '../../answers/classify/features.ts'
import { reactionTopic } from '../../answers/rules/reactions.ts'
import { thingOf } from '../../italian/things.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { classifierOf, type Guess, learnModelInSteps, type Model } from '../../learning/classifier.ts'
import { createGradual, type Gradual, mapInSteps } from '../../learning/gradual.ts'
import { readKept } from '../../learning/kept.ts'
import { type Labelled, readLabelled } from '../../learning/labelled-lines.ts'
import { withoutRare } from '../../learning/without-rare.ts'
import { readActExamples } from '../acts/act-examples.ts'

/**
 * The answers to the question about photos: they come now or later, the customer has none, or has sent them. `asks` stands for a
 * question about these photos, such as 'come le mando?', and `other` for a message about something else.
 */
const kinds = ['now', 'later', 'none', 'sent', 'asks', 'other'] as const
export type PhotoAnswer = (typeof kinds)[number]

const examples = new URL('examples.tsv', import.meta.url)

/** Reads the examples of answers about photos. */
export const readPhotoExamples = (): Labelled<PhotoAnswer>[] => readLabelled(examples, kinds)

/** The number of texts that one step reads. */
const stepSize = 20
/** Number of messages that must have a feature. */
const leastMessages = 2
/** One in so many messages after the figure and questions on all topics is learned as another message. */
const oneIn = 12

/** The features of the beginning and the end of each message. */
const edges: ReadonlySet<string> = new Set(['w:^', 'w:$'])

/** Returns the words of a message and the pairs of neighbours. Small words count: 'non ce le ho', 'ce le ho'. */
function photoFeatures({ words, raw }: Pick<Utterance, 'words' | 'raw'>): string[] {
  const stems = ['^', ...stemsOfText(words), '$']
  return [
    ...stems.map((stem) => `w:${stem}`),
    ...stems.slice(1).map((stem, at) => `p:${stems[at]} ${stem}`),
    ...(raw.includes('?') ? ['k:?'] : []),
  ]
}

/** Learns from the examples, in steps. */
export function* learnPhotoModel(): Generator<undefined, Model<PhotoAnswer>> {
  const others = [...readActExamples(), ...readExamples()].filter((_, at) => at % oneIn === 0)
  const messages = [...readPhotoExamples(), ...others.map(({ text }) => ({ of: 'other' as const, text }))]
  const read = yield* mapInSteps(messages, stepSize, ({ of, text }) => ({
    features: photoFeatures(readUtterance(text)),
    of,
  }))
  return yield* learnModelInSteps(yield* withoutRare(read, leastMessages))
}

const isModel = (value: unknown): value is Model<PhotoAnswer> =>
  isRecord(value) && Array.isArray(value['classes'])

type Guesser = (utterance: Utterance) => readonly Guess<PhotoAnswer>[]

function* learnInTurn(): Generator<undefined, Guesser> {
  const model = readKept('photos', isModel) ?? (yield* learnPhotoModel())
  const classify = classifierOf(model)
  const known = new Set(model.features.filter((feature) => feature.startsWith('w:')))
  // Without a known word, the model has only the marks around the message to go by.
  return (utterance) => {
    const features = photoFeatures(utterance)
    const isKnown = features.some((feature) => known.has(feature) && !edges.has(feature))
    return isKnown ? classify(features) : []
  }
}

let learning: Gradual<Guesser> | undefined

/** The learning of the answers about photos, once in a process. */
export function learnPhotoAnswers(): Gradual<Guesser> {
  learning ??= createGradual(learnInTurn())
  return learning
}

/** Minimum probability of an answer. Below it a message is about something else. */
const least = 0.6
/** Maximum number of words and marks of an answer about photos. */
const mostWords = 16

/** Maximum number of words of a message that refuses a thing. */
const mostRefusing = 4

/** Whether a message refuses a thing of the work: 'niente portafinestra'. */
function refusesThing({ words }: Utterance): boolean {
  const said = words.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  return (
    said.length <= mostRefusing &&
    /^(?:no|niente|senza|nessun[oa]?)$/.test(said[0] ?? '') &&
    said.slice(1).some((word) => thingOf(word) !== null)
  )
}

/** Returns what a message says about the photos that were asked for, as similar messages do. */
export function guessPhotoAnswer(utterance: Utterance): PhotoAnswer {
  if (utterance.words.length > mostWords || refusesThing(utterance)) return 'other'
  // 'non ci arriviamo' is about the price.
  if (reactionTopic(spokenText(utterance.words)) !== null) return 'other'
  const [best] = learnPhotoAnswers().result()(utterance)
  return best && best.share >= least ? best.of : 'other'
}

/** Whether a message without a question mark only answers the question about photos. */
export const answersPhotos = (utterance: Utterance): boolean =>
  !utterance.raw.includes('?') && !/^(?:asks|other)$/.test(guessPhotoAnswer(utterance))

/** The words of questions about photos that do not name them. A question with another word is about something else. */
const wordsOfQuestions = new Set(
  `a adesso al alla allego allegare allegarle anche ancora anni annuncio anziana apre arrivano basta bastano bene bottone c cambia
  capisco caricano caricare caricarle carico cellulare certo che chi ci cifra clicca clicco col come con cosa da davvero devo di dice
  diventa domani dopo dove due e errore fa faccio fai fare farle farne fatte fatto filmato finire finiscono formato forza galleria
  giorno girano girare giro guarda guardate guardi ha ho icona il in indirizzo internet invece l la le lo lontano luce ma mail manda mandano
  mandare mandarle mandartele mandi mando me metto mettono mi migliore mie mio mobile modo mosse ndo ne nelle no non o obbligatorie
  obbligatorio ok parte pc per perche pesare piantina planimetria poi possiamo posso possono potete preciso premere prezzo private
  pubblicate puo pure qua qual qualche qualcosa qualcuno quale quali quando quante quanto quelle restano riesco screenshot scusa se
  senza serve servono si so sola solo sono stasera ste stesso su subito tasto te telefonino telefono tempo ti tipo trovo tu tutte
  tutti uguale un una uno va vale vanno vecchie vede vedere vederle vedi vedo vedono via vicino video vogliono voi volentieri vostro volete
  vuoi whatsapp`.split(/\s+/),
)
const namesPhotos = /^(?:foto\p{L}*|immagin\p{L}+|scatt\p{L}+)$/u

/** Whether a message asks about the photos that were asked for: 'come le mando?', 'quante ne servono?'. */
export function asksAboutPhotos(utterance: Utterance): boolean {
  const guess = guessPhotoAnswer(utterance)
  const words = utterance.words.filter(({ kind }) => kind !== 'mark')
  // 'quante ne vuoi?' and 'le posso mandare domani?' are like promises.
  const promisesAndAsks = utterance.raw.includes('?') && (guess === 'now' || guess === 'later')
  if (guess !== 'asks' && !promisesAndAsks) return false
  return (
    words.some(({ text }) => namesPhotos.test(text)) || words.every(({ text }) => wordsOfQuestions.has(text))
  )
}
