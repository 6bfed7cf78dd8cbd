import type { Utterance } from '../utterance.ts'

/** Matches verbs of customers who tell where they live. */
export const livingVerb = /^(?:sto|stiamo|abito|abitiamo|siamo|vivo|viviamo)$/
const floor = /^(?:prim|second|terz|quart|quint|sest|settim|ottav|ultim)o$/
/** Matches the word after a floor that is named by its number alone. 'siamo al terzo preventivo' names none. */
const afterFloor = /^(?:piano|non|senza|e|con|ma|pero|mica|invece|adesso|ora)$/

/** Whether the customer tells the floor of the home: 'sto al quarto', 'siamo al terzo piano', 'abito al quinto, non al secondo'. */
export const livesAtFloor = ({ words }: Pick<Utterance, 'words'>): boolean =>
  words.some(({ text }, at) => {
    const next = words[at + 3]
    return (
      livingVerb.test(text) &&
      /^all?$/.test(words[at + 1]?.text ?? '') &&
      floor.test(words[at + 2]?.text ?? '') &&
      ((next?.kind ?? 'mark') === 'mark' || afterFloor.test(next?.text ?? ''))
    )
  })
