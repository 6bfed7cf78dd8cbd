import type { Word } from '../italian/words.ts'
import type { JobMention } from './mention.ts'

/** Matches what says that a thing is there: 'ci sono', 'c’è', 'ho', 'abbiamo'. */
const being = /^(?:sono|stanno)$/
const having = /^(?:ho|abbiamo|ha)$/
/** Matches the words with which a list of things begins. */
const opening =
  /^(?:un|uno|una|il|lo|la|l|i|gli|le|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|diversi|diverse|tante|molte|varie)$/
/** Matches a home, whose parts follow after 'con': 'villetta con cancello pedonale'. */
const home =
  /^(?:cas[ae]|casetta|vill[ae]|villett[ae]|villino|appartament[oi]|palazzin[ae]|palazzo|condominio|bifamiliare|trilocale|bilocale|schiera|attico|rustico)$/
/** Number of words between a home and 'con'. */
const homeReach = 4

/** Jobs that watch other things, and the words that name what they watch. */
const watchingJob = 'impianti/allarme'
const alarm = /^(?:allarm[ei]|antifurt[oi]|antintrusione)$/
const watching =
  /^(?:protegg\p{L}*|sorvegl\p{L}*|sensor[ei]|contatt[oi]|rilevator[ei]|allarmare|coprire|coprendo|volumetric[oi])$/u

/** Matches words of a fault or of a wish. With one of them, a list does not only say what is there. */
const telling =
  /^(?:rott|rutt|guast|perd|gocciol|marc[ie]|marcit|spacc|crep|fessur|scrost|stacc|arruggin|vecchi|usurat|rovinat|macchi|muff|umid|infiltr|blocc|stort|incastr|sbeccat|scheggiat|buc|cadut|cade|cadon|chiud|funzion|piov|spiffer|consumat|mort|sporc|pien|ostruit|intasat|solleva|gonfi|sfondat|strisc|gratt|boll|falla$|difett|problem|odor|puzz|rumor|dispers|nid[oi]$|vesp|topi|piccion|entra|esce|viene|scend|penetr|non$|che$|mancant|manca|nuov|anche$|pure$|poi$|inoltre$|vorr|vogli|vorrem|serv|bisogn|dev[oe]|dobb|dovr|cambi|sostitu|rifa|ripar|sistem|vernic|imbianc|tintegg|pittur|dipin|aggiust|mett|install|mont|togl|lev|isol|puli[rz]|lavar|va$|vanno$|andrebb)/
/** Matches works that a thing beside the job is spared from: 'parquet da coprire'. */
const sparing = /^(?:coprire|proteggere|lasciare|salvare|tenere|salvaguardare|non)$/
const infinitive = /(?:[aeio]re|rre|[aeo]r(?:l[aoei]|ci|ne|si))$/
const sentenceEnd = /^[.;:!?()]$/

/** Whether a word begins a list of things that are there. */
function opensList(words: readonly Word[], at: number, isWatched: boolean): boolean {
  const text = words[at]?.text ?? ''
  const before = words[at - 1]?.text ?? ''
  const next = words[at + 1]
  const isThing = next !== undefined && (opening.test(next.text) || next.kind === 'figure')
  // 'grondaie che ci sono cresciute le piante'
  if (being.test(text) && /^c[ei]$/.test(before)) return isThing && words[at - 2]?.text !== 'che'
  // 'già che c’è l’elettricista due prese in più' lists nothing.
  if (text === 'e' && words[at]?.accented && before === 'c') return isThing && words[at - 2]?.text !== 'che'
  if (having.test(text)) return isThing && !/^(?:li|le|la|lo|l|che)$/.test(before)
  if (text === 'con') return words.slice(Math.max(0, at - homeReach), at).some((one) => home.test(one.text))
  // 'proteggere la villetta con un allarme' names the alarm itself.
  return isWatched && watching.test(text) && words.slice(0, at).some((one) => alarm.test(one.text))
}

/** Matches words that begin another clause after a comma: 'ci sono 4 finestre, e poi 2 telecamere', '…, vorrei anche …'. */
const beginning = /^(?:poi$|inoltre$|vorr|vogli|serv|bisogn|dev[oe]$|dobb)/

const isMark = (word: Word | undefined): boolean => word?.kind === 'mark'

/** Whether a word at an index comes directly after a mark, or after a mark and 'e'. */
function beginsClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return isMark(before) || (before?.text === 'e' && isMark(words[at - 2]))
}

/** Returns the index after the last word of a list that begins after an index; the index itself if it tells more. */
function endOfList(words: readonly Word[], from: number): number {
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]
    if (!word || (word.kind === 'mark' && sentenceEnd.test(word.text))) return at
    if (word.text === 'da') {
      if (sparing.test(words[at + 1]?.text ?? '')) return at
      // 'da verniciare' is a wish, and 'da lì entra acqua' a fault; 'da 80 cm' and 'da sole' only describe the thing.
      const next = words[at + 1]?.text ?? ''
      if (infinitive.test(next) || /^(?:li|la|dove|quel|quell|qui)$/.test(next)) return from
      continue
    }
    if (telling.test(word.text)) return beginning.test(word.text) && beginsClause(words, at) ? at : from
  }
  return words.length
}

/** Returns the indices of the words that only say what is there, or what an alarm watches. */
function presentAt(mentions: readonly JobMention[], words: readonly Word[]): ReadonlySet<number> {
  const isWatched = mentions.some(({ key, denied }) => key === watchingJob && !denied)
  const present = new Set<number>()
  words.forEach((_, at) => {
    if (!opensList(words, at, isWatched)) return
    const end = endOfList(words, at + 1)
    for (let place = at + 1; place < end; place += 1) present.add(place)
  })
  return present
}

/** 'Nuovo' outside the list orders the thing. Other verbs there belong to the job before the list. */
const ordering = /^nuov[aoie]$/

/**
 * Returns the mentions without those of things that are only there beside the work: 'imbiancare il soggiorno, ci sono due
 * porte e un termosifone', 'antifurto con sensori su 8 finestre'. They stay if the list tells a fault or a wish, or if no
 * job is named before it.
 */
export function withoutPresentThings(
  mentions: readonly JobMention[],
  words: readonly Word[],
): readonly JobMention[] {
  if (mentions.length < 2) return mentions
  const present = presentAt(mentions, words)
  if (present.size === 0) return mentions
  const isPresent = ({ objectsAt, verbsAt, also, only, instead, denied }: JobMention): boolean =>
    !denied &&
    !(also || only || instead) &&
    objectsAt.every((at) => present.has(at)) &&
    verbsAt.every((at) => present.has(at) || !ordering.test(words[at]?.text ?? ''))
  const main = mentions.filter((one) => !isPresent(one) && !one.denied && !one.isFallback)
  const isAfterMain = (one: JobMention): boolean =>
    main.some(({ key, objectAt }) => key !== one.key && objectAt < one.objectAt)
  return mentions.filter((one) => !isPresent(one) || !isAfterMain(one))
}

/** Returns the words of a message without those that only say what is there, if its jobs are named elsewhere. */
export function wordsWithoutPresent(
  mentions: readonly JobMention[],
  words: readonly Word[],
): readonly Word[] | null {
  const present = presentAt(mentions, words)
  const isNamedBefore = mentions.some(
    ({ objectAt, denied, isFallback }) =>
      !denied && !isFallback && !present.has(objectAt) && [...present].every((at) => at > objectAt),
  )
  return present.size > 0 && isNamedBefore ? words.filter((_, at) => !present.has(at)) : null
}
