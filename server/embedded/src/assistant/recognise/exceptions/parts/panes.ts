import type { Word } from '../../../italian/words.ts'

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

const pane = /^(?:vetr[oi]|vetrocamer[ae]|vetricamera|vetrate)$/
const frame = /^(?:finestr\p{L}*|portefinestre|portafinestra|infiss[oi]|serrament[oi]|tela[oi]|telaio)$/u
const ofFrames = /^(?:finestr|portefinestr|portafinestr|infiss|serrament|telai|tela[oi]$)/

/** Matches verbs that change panes: 'sostituire i vetri', 'cambio vetri', 'vanno cambiati i vetri'. */
const changing =
  /^(?:cambi\p{L}*|sostitu\p{L}*|rimpiazz\p{L}*|rifar[el]?|rifate|rifare|servono|serve|rompere|ricambi\p{L}*)$/u
/** Matches verbs that put panes in. The windows themselves are meant as often: 'mettere i doppi vetri'. */
const putting =
  /^(?:mett\p{L}*|mont\p{L}*|install\p{L}*|aggiung\p{L}*|avere|vorrei|vogliamo|voglio|vorremmo)$/u
/** Words between a verb and the panes. */
const between =
  /^(?:i|gli|il|lo|dei|solo|soltanto|solamente|tutti|tutt|e|due|tre|quattro|nuov[io]|vecchi|doppi|tripli|doppio|triplo|singoli|semplici|su|rott[oi]|invece|quindi|fare|anche|\d+)$/
/** Maximum number of these words. */
const mostBetween = 4

/** Whether the panes at an index are what a verb of this kind is about. */
function isObjectOf(words: readonly Word[], at: number, verb: RegExp): boolean {
  for (let back = 1; back <= mostBetween + 1; back += 1) {
    const word = words[at - back]
    if (word === undefined) return false
    if (verb.test(word.text)) return true
    if (word.kind !== 'figure' && !between.test(word.text)) return false
  }
  return false
}

/** Whether the panes at an index are said to need a change: 'i vetri sono da cambiare', 'vetri nuovi', 'vanno sostituiti'. */
function isToChange(words: readonly Word[], at: number): boolean {
  const [first = '', second = '', third = ''] = [1, 2, 3].map((step) => textAt(words, at + step))
  if (/^nuov[io]$/.test(first)) return true
  const start = /^(?:sono|e|singoli|rotti|vecchi|vanno|va|doppi)$/.test(first)
    ? [second, third]
    : [first, second]
  const [verb = '', next = ''] = start
  return (
    (verb === 'da' && changing.test(next)) ||
    (/^(?:vanno|va)$/.test(first) && /^(?:cambiat|sostituit|rifatt)[io]$/.test(second))
  )
}

const preposition =
  /^(?:a|ai|agli|alla|alle|all|di|dei|degli|del|della|delle|dell|per|su|sui|sugli|sulla|sulle|in|nelle|nei)$/
/** Maximum number of words between a preposition and the window: 'alle mie tre vecchie finestre'. */
const mostToFrame = 4

/** Whether the window at an index is only where the panes are: 'di 4 finestre', 'alle finestre'. */
function isWhere(words: readonly Word[], at: number): boolean {
  for (let back = 1; back <= mostToFrame; back += 1) {
    const word = words[at - back]
    if (word === undefined || word.kind === 'mark') return false
    if (preposition.test(word.text)) return true
  }
  return false
}

const keeping = /^(?:senza|ten(?:go|ere|endo|iamo|gono)|lasci\p{L}*|mant\p{L}*|stess[io]|conserv\p{L}*|non)$/u
const good = /^(?:bene|buon[oaie]|ok|posto|san[oaie]|nuov[ie]|restano|rimangono|tengo|teniamo|vanno)$/
const owned = /^(?:ho|abbiamo|esistenti|attuali|vecchie|vecchi|gia)$/

/** Whether a message keeps the frames: 'gli infissi vanno bene', 'senza cambiare il telaio', 'alle finestre che ho'. */
export function keepsFrames(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (!ofFrames.test(text)) return false
    const before = words.slice(Math.max(0, at - 3), at)
    // 'non voglio cambiare gli infissi'
    if (before.some((one) => keeping.test(one.text) && one.text !== 'non')) return true
    const isDenied = words
      .slice(Math.max(0, at - 4), at)
      .some(
        (one, index, all) => one.text === 'non' && all.slice(index).some((next) => changing.test(next.text)),
      )
    if (isDenied) return true
    const after = words.slice(at + 1, at + 4).map((one) => one.text)
    const [first = '', second = '', third = ''] = after
    // 'il telaio è buono', but 'il falso telaio' holds the window
    const isFalse = words[at - 1]?.text === 'falso'
    const isBeing = first === 'e' && words[at + 1]?.accented === true && !isFalse
    if (isBeing && [second, third].some((one) => good.test(one) && !one.startsWith('nuov'))) return true
    if (
      /^(?:vanno|sono|restano|rimangono|li|le|stanno|ancora|buon[ie])$/.test(first) &&
      [first, second, third].some((one) => good.test(one))
    )
      return (
        !(first === 'vanno' && !/^(?:ancora|bene)$/.test(second)) &&
        !(first === 'sono' && second === 'vecchi')
      )
    return false
  })
}

/** Whether windows are those that the customer has: 'alle finestre che ho', 'sulle finestre esistenti'. */
const areOwned = (words: readonly Word[], at: number): boolean =>
  words
    .slice(at + 1, at + 6)
    .some(({ text }, index, all) => owned.test(text) && (text !== 'ho' || all[index - 1]?.text === 'che'))

const removing = /^(?:togli\p{L}*|tolg\p{L}*|lev\p{L}*|cambi\p{L}*|sostitu\p{L}*)$/u

/**
 * Whether a message orders panes and no windows: 'cambiare i vetri a 3 finestre', 'i doppi vetri alle finestre che ho'. The panes
 * are the object of its verb, and windows are named only as their place.
 */
export function ordersPanes(words: readonly Word[]): boolean {
  const panes = [...words.keys()].filter((at) => pane.test(textAt(words, at)))
  const kept = keepsFrames(words)
  // 'doppi vetri senza cambiare il telaio'
  if (kept && (panes.length > 0 || words.some(({ text }) => text.startsWith('telai')))) return true
  const [first] = panes
  if (first === undefined) return false
  const isChanged = panes.some((at) => isObjectOf(words, at, changing) || isToChange(words, at))
  const isPut = panes.some((at) => isObjectOf(words, at, putting))
  if (!isChanged && !isPut) return false
  const windows = [...words.keys()].filter((at) => frame.test(textAt(words, at)))
  // 'finestre nuove con doppi vetri': a window that is no place of the panes is ordered itself.
  const isOrdered = windows.some(
    (at) => !isWhere(words, at) && (at < first || /^(?:nuov|in$|pvc)/.test(textAt(words, at + 1))),
  )
  if (isOrdered) return false
  const isPlaced = windows.some((at) => at > first && isWhere(words, at))
  if (!isPlaced) return false
  if (isChanged) return true
  return windows.some((at) => areOwned(words, at)) || panes.some((at) => isObjectOf(words, at, removing))
}
