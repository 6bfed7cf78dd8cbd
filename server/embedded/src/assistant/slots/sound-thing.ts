import { isKept } from '../italian/sentences/kept-things.ts'
import type { Utterance } from '../italian/utterance.ts'

/**
 * Matches questions whether a thing is to be renewed or added: 'È da rifare anche il massetto?', 'Vuoi un termostato
 * nuovo?', 'Metti anche la guaina?'.
 */
const renewal =
  /da (?:rifare|cambiare|togliere)|nuov[oa]\?$|cambiare anche|^(?:Vuoi|Serve|Metti|Rifacciamo) anche|^Anche /
/** Matches an answer that such a thing is there already: 'ce l’ho già', 'c’è già', 'già fatta'. */
const there =
  /^(?:ce l |ce n |c |l |li |le |ci |ne )?(?:ho|abbiamo|e|è|sono|fatt[oaie]|mess[oaie]|montat[oaie]|presente|gia)(?: gia)?(?: (?:fatt[oaie]|mess[oaie]|montat[oaie]|cambiat[oaie]|rifatt[oaie]|presente|un[oa]|c è|tutt[oaie]))?$/
/** Matches a state in which a thing needs no work. */
const state =
  /^(?:(?:ancora |gia |tutt[oaie] |molto |quasi )*)(?:ok|okay|a posto|apposto|in ordine|in regola|bene|benissimo|buon[oaie]|san[oaie]|perfett[oaie]|nuov[oaie]|seminuov[oaie]|recent[ei]|intatt[oaie]|quell[oaie](?: che (?:c|ci))?|cosi)(?: |$)/
const stating =
  /^(?:è|sono|era|erano|sta|stanno|va|vanno|resta|restano|rimane|rimangono|regge|reggono|tiene|tengono)$/
/** Matches the last word of a clause by which a thing stays: 'gli scuri ci sono e restano', 'le persiane le tengo'. */
const ending = /^(?:restano?|rimane|rimangono|tengo|teniamo)$/
/** Number of letters that a word shares with the label of the question: 'massetto', 'frontalini'. */
const stem = 5
/** Maximum number of words of an answer about the state of a thing. */
const mostWords = 8

export const asksRenewal = (question: string): boolean => renewal.test(question)

const textOf = ({ text, accented }: Utterance['words'][number]): string =>
  text === 'e' && accented ? 'è' : text

/**
 * Whether an answer says that a thing needs no work: 'massetto ok', 'i pluviali sono buoni', 'è nuovo'. 'Va bene' alone
 * agrees.
 *
 * @param label the label of the question, which names the thing
 */
export function saysSound({ words: all }: Pick<Utterance, 'words'>, label: string): boolean {
  // 'no, la cucina è a posto'
  const words = all[0]?.text === 'no' && all[1]?.kind === 'mark' ? all.slice(2) : all
  // 'il sotto è sano, solo il bordo per circa 3 cm': the first clause is about the thing.
  const end = words.findIndex(({ kind }) => kind === 'mark')
  const first = end === -1 ? words : words.slice(0, end)
  const said = (words.length > mostWords ? first : words).filter(({ kind }) => kind !== 'mark')
  const isThere = there.test(said.map(textOf).join(' '))
  if (isThere && said.some(({ text }) => /^(?:gia|ho|abbiamo)$/.test(text))) return true
  if (said.length > mostWords || said.some(({ text }) => /^(?:non|no|ma|pero|se|vorrei|voglio)$/.test(text)))
    return false
  const last = said.at(-1)
  if (last && said.length > 1 && ending.test(last.text)) return true
  const thing = label.toLowerCase().slice(0, stem)
  const named = said.findIndex(({ text }) => text.length >= stem && text.startsWith(thing))
  // 'quelli vecchi vanno bene'
  const subject = named === -1 && /^quell[oaie]$/.test(said[0]?.text ?? '') ? 0 : named
  const verb = said.findIndex((word) => stating.test(textOf(word)))
  const after = (at: number): string =>
    said
      .slice(at + 1)
      .map(({ text }) => text)
      .join(' ')
  if (verb === -1) return subject !== -1 && state.test(after(subject))
  // 'va bene', without the thing, agrees.
  const isStaying =
    subject !== -1 && verb === said.length - 1 && /^(?:rest|riman)/.test(said[verb]?.text ?? '')
  if (isStaying && subject < verb) return true
  const isAgreeing = subject === -1 && /^(?:va|vanno)$/.test(said[verb]?.text ?? '')
  return !isAgreeing && (subject === -1 ? verb === 0 : subject < verb) && state.test(after(verb))
}

/** Whether a message says in passing that the thing of a question is done or stays: 'il massetto l’abbiamo già rifatto'. */
export function keepsThing({ words }: Pick<Utterance, 'words'>, label: string): boolean {
  const [noun = ''] = label.toLowerCase().split(' ')
  const thing = noun.slice(0, -1)
  return thing.length >= stem && isKept(words, (text) => text.startsWith(thing))
}
