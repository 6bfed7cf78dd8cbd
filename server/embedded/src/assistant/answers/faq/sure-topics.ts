import type { Utterance } from '../../italian/utterance.ts'
import { isGuess } from '../classify/topic-model.ts'
import type { Topic } from '../topic.ts'

/** Topics with an answer of the job's own data. Only the same question has a better one. */
export const firm: ReadonlySet<Topic> = new Set<Topic>([
  'disposal',
  'duration',
  'guarantee',
  'included',
  'labour',
  'own-materials',
  'permits',
  'photos',
  'start',
  'unit-price',
])
/**
 * Words that a question about such a topic has. 'Se si rompe uno restano fermi tutti?' asks for no guarantee, and 'posso
 * farla arancione?' does not ask about doing it oneself.
 */
const ownWords: ReadonlyMap<Topic, RegExp> = new Map<Topic, RegExp>([
  ['guarantee', /garan|difett|coper|assist|ripar|sostitu|risp|colpa|rifa|torna[nt]/i],
  [
    'next-steps',
    /adess|\b(?:ora|mo|poi|dopo)\b|proced|avanti|prossim|pass[oi]\b|contin|prenot|preventiv|richiest|contatt/i,
  ],
  [
    'relief',
    /detra|bonus|incentiv|agevol|contribut|\b(?:lo|dallo) stato\b|tass[ae]|fisc|irpef|730|gse|\d ?%|per cento/i,
  ],
  [
    'why-price',
    /cost|prezz|\bcar[oaie]\b|cifr|tant|sold|spes|spend|euro|€|mila|stima|conto|viene|vien\b|somm|total|pag|alt[oa]\b/i,
  ],
  [
    'self',
    /\b(?:io|noi|me|sol[oaie])\b|fai da te|mani\b|marit|figli|cugin|cognat|amic|nonn|padre|fratell|suocer|zio\b/i,
  ],
])

/** Topics whose own answer is right even if the classifier only guesses them. */
const rarelyMistaken: ReadonlySet<Topic> = new Set<Topic>(['included', 'extras', 'price'])

/** Whether a question is about a topic, and has a word of it where the topic has words of its own. */
export function isSure(topic: Topic, utterance: Utterance): boolean {
  return ownWords.get(topic)?.test(utterance.raw) !== false && !isOnlyGuessed(topic, utterance)
}

/** Whether a topic is a mere guess, so a question may as well be about the thing that it names. */
export function isOnlyGuessed(topic: Topic, { raw, words }: Utterance): boolean {
  return !rarelyMistaken.has(topic) && ownWords.get(topic)?.test(raw) !== true && isGuess(topic, words)
}
