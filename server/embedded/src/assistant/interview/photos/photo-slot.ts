import { patterns, says } from '../../italian/patterns.ts'
import { promises, promisesPictures } from '../../italian/promises.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { baseOf, found, type Slot, type SlotReading } from '../../slots/slot.ts'
import { guessPhotoAnswer, type PhotoAnswer } from './photo-answers.ts'

const later = patterns(
  'dopo|piu tardi|mo no|ora no|adesso no|poi te mando|poi mando|mando dopo|mando domani|mando piu tardi|appena posso|quando posso|quando torno|non adesso|piu avanti|non ora|non adesso|in seguito|domani|stasera|magari dopo|un altra volta|altra volta|non posso|non riesco|non ho foto|non ho nessuna foto|senza foto|niente foto|no foto|non ne ho|preferisco no|preferisco non|salta|saltiamo|skip|andiamo avanti|lasciamo perdere|lascia perdere|fa niente|pazienza|vai avanti|vai oltre|continua|prosegui|procedi|non sono casa|sono lavoro|sono ufficio|fuori casa|procediamo|dimmi prezzo|voglio prezzo',
)
const refused = patterns(
  'non ho foto|non ho nessuna foto|senza foto|niente foto|no foto|non posso mandare foto|foto dopo|foto piu tardi',
)
const claimed = patterns(
  'foto caricate|non caric*|non si caric*|non funziona*|non parte|non partono|eccole|eccola|eccoli|fatto|fatte|ecco|ecco foto|inviate|inviato|mandate|mandato|caricate|caricato|allegate|allegato|inviata|mandata|caricata|le vedi|vedi foto|viste',
)

/** Whether a message only refuses photos: its 'non' is no answer to another question. */
export function refusesPhotos({ content }: Utterance): boolean {
  return says(content, refused) && content[0] !== 'no' && content[0] !== 'si'
}

const photos = patterns('foto|fotografi*|immagin*|scatt*')
const sending = patterns('mando|manda*|invio|invia*|allego|allega*|caric*')
/** Other things that are sent: 'mi mandano il campione domani'. */
const otherThings = patterns(
  'campion*|preventiv*|catalog*|fattur*|capitolat*|mail|listin*|idraulic*|imbianchin*|elettricist*|tecnic*',
)
/** Matches verbs of a customer who tells what a photo shows: 'le ho ricontate su una vecchia foto'. */
const looking = /^(?:ri)?(?:guardando|guardat[oaie]|contat[oaie]|contando|misurat[oaie])$/
/** Words between such a verb or 'da' and the photo. */
const beforePhoto =
  /^(?:su|in|da|la|le|l|una|un|delle|dalla|dalle|nella|nelle|sulla|sulle|vecchi[ae]|mi[ae])$/
const from = /^(?:da|dalla|dalle|nella|nelle|sulla|sulle|su)$/
/** Words that accept or refuse alone. */
const plain = new Set(
  'si sii sisi yes no nono nop ok okay okk certo certamente va volentieri dai perfetto subito niente nessuna boh mah purtroppo eccole fatto magari'.split(
    ' ',
  ),
)
/** Words before 'grazie' that close the conversation. */
const parting = new Set('ok okay okk grazie perfetto ottimo bene benissimo capito'.split(' '))
/** Words of a refusal for now: 'al momento no', 'per ora no grazie'. */
const notNow = /^(?:al|momento|per|ora|adesso|oggi|intanto|il|no|grazie|foto|nessuna|direi|di)$/
/** Words after 'niente' in an answer: 'niente per ora'. */
const afterNothing = new Set('per ora adesso da grazie , mi'.split(' '))
/** Matches verbs of a customer who takes or sends photos: 'poi le faccio'. */
const taking = /^(?:facci|scatt|fotograf|mand|invi)(?:o|amo|ero|iro|eremo|iremo)$/
/** Maximum number of words of an answer to the photo request that does not mention photos. */
const shortReply = 3
/** The same for one that begins with a word of acceptance or refusal: 'no meglio due mani di bianco' is about the work. */
const plainReply = 3
/** The same for one with a word for sending: 'te le mando stasera quando torno'. */
const sendingReply = 7
/** The same for one that says that photos were sent: 'fatto', 'le ho mandate'. 'le ho viste da mia nipote' is about the work. */
const claimReply = 3
/** The same for one with a word such as 'dopo'. 'la ruggine dopo quanti anni esce' puts nothing off. */
const laterReply = 5

/** Whether a message only tells what a photo shows: 'su una vecchia foto sono nove'. '3 foto' counts photos. */
function tellsFromPhoto({ words, quantities }: Utterance): boolean {
  const photo = words.findIndex(({ text }) => text.startsWith('foto'))
  let at = photo - 1
  let isFrom = false
  while (at >= 0 && beforePhoto.test(words[at]?.text ?? '')) {
    isFrom ||= from.test(words[at]?.text ?? '')
    at -= 1
  }
  if (photo === -1) return false
  const isCounted = quantities.some(({ article, unit }) => !article && unit !== 'other')
  return looking.test(words[at]?.text ?? '') || (isFrom && isCounted)
}

/** Whether a message is about photos or about sending them. */
function isAboutPhotos(utterance: Utterance): boolean {
  const { content } = utterance
  if (says(content, photos)) return !tellsFromPhoto(utterance)
  return says(content, sending) && content.length <= sendingReply && !says(content, otherThings)
}

/**
 * Whether a message answers the photo request. Messages on other subjects may contain the same words: 'vorrei
 * un appuntamento', 'e senza batteria?'.
 */
function isReply(utterance: Utterance): boolean {
  const { content, raw } = utterance
  if (isAboutPhotos(utterance)) return true
  if (tellsFromPhoto(utterance)) return false
  // 'ok grazie' and 'perfetto grazie mille' say goodbye, 'sì grazie' accepts.
  if (content.includes('grazie') && parting.has(content[0] ?? '')) return false
  if (content.includes('no') && content.every((word) => notNow.test(word))) return true
  const [first = '', second = ''] = content
  // 'niente infissi' drops another thing.
  if (first === 'niente' && second !== '' && !afterNothing.has(second)) return false
  return (
    !raw.includes('?') &&
    (second === '' ||
      (plain.has(first) && (content.length <= plainReply || second === 'grazie')) ||
      (first === 'non' && content.length <= shortReply))
  )
}

const none: SlotReading = found({ kind: 'photos', count: 0 })
const sent: SlotReading = {
  kind: 'ask',
  words:
    'Non è arrivata nessuna foto. Riprova con l’icona della fotocamera qui sotto, oppure andiamo avanti senza.',
  chips: ['Andiamo avanti senza foto'],
}
const welcome: SlotReading = {
  kind: 'ask',
  words: 'Bene! Tocca l’icona della fotocamera qui sotto e scegli le foto: le aspetto.',
  chips: ['Andiamo avanti senza foto'],
}
const readings: Readonly<Record<PhotoAnswer, SlotReading>> = {
  now: welcome,
  sent,
  later: none,
  none,
  other: null,
}

/** Whether photos that were asked for come later: 'domani che vado da lei'. */
export const sendsLater = (utterance: Utterance): boolean =>
  promises(utterance) || guessPhotoAnswer(utterance) === 'later'

function read(utterance: Utterance, asked: boolean): SlotReading {
  const { content } = utterance
  if (!asked) return says(content, refused) ? none : null
  const alike = guessPhotoAnswer(utterance)
  return alike === null ? readByRules(utterance) : readings[alike]
}

function readByRules(utterance: Utterance): SlotReading {
  const { content } = utterance
  const isOwn = isReply(utterance)
  const polarity = isOwn ? utterance.polarity : null
  if (
    (says(content, later) &&
      (isOwn ||
        (!utterance.raw.includes('?') && content.length <= laterReply && !says(content, otherThings)))) ||
    polarity === 'no' ||
    polarity === 'unknown' ||
    promisesPictures(utterance) ||
    (promises(utterance) && content.length <= laterReply && content.some((word) => taking.test(word)))
  )
    return none
  const isShort = content.length <= claimReply && utterance.quantities.every(({ article }) => article)
  if (says(content, claimed) && (isShort || isAboutPhotos(utterance))) return sent
  return polarity === 'yes' ? welcome : null
}

/**
 * Makes the slot of the photo request. The photos themselves fill it; the text of a message never does.
 *
 * @param useful the most useful photos: 'la targhetta, lo scarico e una vista d’insieme'
 */
export function photoSlot(useful: string): Slot {
  return {
    ...baseOf({
      id: 'foto',
      step: 'Foto',
      label: 'Foto',
      question: `Hai due o tre foto da mandare? Le più utili: ${useful}.`,
      example: 'Puoi mandarle con l’icona della fotocamera, oppure scrivere «dopo».',
      help: 'Le foto le vedrà il professionista: lo aiutano a darti un prezzo preciso. Io non le guardo, quindi la mia stima non cambia.',
      chips: ['Non ora'],
    }),
    read,
    show: (fact) => {
      if (fact.kind !== 'photos' || fact.count === 0) return 'nessuna'
      return fact.count === 1 ? '1 inviata' : `${fact.count} inviate`
    },
    price: null,
  }
}
