import { keysOf } from '@mestieri/shared/records.ts'

import type { Utterance } from '../../italian/utterance.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Frequent words of other languages that customers may write in. None of them is an Italian word. */
const foreign = {
  en: setOf(
    'the what how much would does want need please my hello hi is are you with for cost price house home paint painting can could to of and we our it have get flat bathroom kitchen roof i do not sorry understand english speak thanks only this that just',
  ),
  fr: setOf(
    'je vous est combien bonjour pour avec maison nous voudrais coute des une les et dans notre votre quel quelle prix travaux toit salle bain refaire peindre appartement',
  ),
  de: setOf(
    'ich und der das wie viel kostet haus bitte mein meine eine fur ist nicht wir hallo mochte wohnung streichen bad dach kosten kann ein zu mit',
  ),
  es: setOf(
    'hola cuanto cuesta quiero los necesito gracias favor usted pintar vale quisiera saber cocina bano techo una casa para del el reformar buenos dias',
  ),
} as const
export type Language = keyof typeof foreign

const italian = setOf(
  'il lo la i gli le di del della dei delle che per con un una da dal sono è e vorrei devo ho abbiamo non mi ci si quanto costa casa bagno tetto mq metri quadri rifare cambiare imbiancare ciao buongiorno salve grazie a in su se anche solo ma mia mio come sì finestre caldaia preventivo',
)

/** Minimum number of words that identify another language. */
const enough = 3

/**
 * Returns the language of a message if it is not Italian; null for Italian, or if too few words are known.
 */
export function foreignLanguage({ words }: Pick<Utterance, 'words'>): Language | null {
  const said = new Set(words.filter(({ kind }) => kind === 'word').map(({ text }) => text))
  const count = (list: ReadonlySet<string>): number => [...said].filter((word) => list.has(word)).length
  const counts = keysOf(foreign).map((code) => ({ code, count: count(foreign[code]) }))
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  const needed = Math.min(enough, Math.max(2, Math.ceil(said.size / 2)))
  return best && best.count >= needed && best.count > count(italian) ? best.code : null
}

export const foreignWords: Readonly<Record<Language, string>> = {
  en: 'Sorry, I only understand Italian: short answers and numbers are enough.',
  fr: 'Désolé, je ne comprends que l’italien : des réponses courtes et des chiffres suffisent.',
  de: 'Leider verstehe ich nur Italienisch: kurze Antworten und Zahlen genügen.',
  es: 'Lo siento, solo entiendo italiano: bastan respuestas cortas y números.',
}
