import { patterns, says } from '../../italian/patterns.ts'
import { promises } from '../../italian/promises.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { baseOf, found, type Slot, type SlotReading } from '../../slots/slot.ts'
import { guessPhotoAnswer, type PhotoAnswer } from './photo-answers.ts'

const refused = patterns(
  'non ho foto|non ho nessuna foto|senza foto|niente foto|no foto|non posso mandare foto|foto dopo|foto piu tardi',
)
/** Whether a message only refuses photos: its 'non' is no answer to another question. */
export function refusesPhotos({ content }: Utterance): boolean {
  return says(content, refused) && content[0] !== 'no' && content[0] !== 'si'
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
  asks: null,
  other: null,
}

/** Whether photos that were asked for come later: 'domani che vado da lei'. */
export const sendsLater = (utterance: Utterance): boolean =>
  promises(utterance) || guessPhotoAnswer(utterance) === 'later'

function read(utterance: Utterance, asked: boolean): SlotReading {
  if (!asked) return says(utterance.content, refused) ? none : null
  return readings[guessPhotoAnswer(utterance)]
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
