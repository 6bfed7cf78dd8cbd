import { editDistance } from '@mestieri/shared/edit-distance.ts'

import { forgivenSlips } from '../../italian/edit-distance.ts'
import { isRealWord } from '../../italian/real-words.ts'
import type { Term } from './cues.ts'
import { rootOf, stemOf } from './terms.ts'

/** Everyday words that never count as a typing error of another word, however similar they are to a cue. */
const commonWords: ReadonlySet<string> = new Set(
  `livello livelli faccio facessi facesse facendo possiamo possono potete potrei potrebbe vogliamo vogliono vorremmo
  dobbiamo devono dovrei dovremmo dovrebbe abbiamo hanno avete avevo avevamo avrei avremmo siamo saremo sarebbe
  sarebbero stiamo stanno stavo andiamo vanno viene vengono venire vediamo vedere guardare guardi pensare credo sapere
  sappiamo capire capisco capito chiedere chiedo cercare cerchiamo trovare trovo parlare dire dirmi dirci detto
  chiamare chiamate mandate portare portate prende tenere tengo lasciare lasciamo passare passa restare resta tornare
  torna mettere arrivare arriva arrivano aspettare finire finito iniziare inizio cominciare partire partono perdere
  perso pagare pagato costare costa costano costerebbe comprato vivere viviamo abitare abitiamo abito conosco ricordo
  sembra serve servono buongiorno buonasera salve grazie prego scusa scusate scusi ciao allora quindi perche quando
  quanto quanta quanti quante quale quali questo questa questi queste quello quella quelli quelle qualche qualcuno
  qualcosa nessuno nessuna niente nulla tutto tutta tutti tutte altro altra altri altre molto molta molti molte poco
  poca pochi poche troppo tanto tanta tanti tante stesso stessa ogni proprio propria anche ancora adesso ormai sempre
  spesso presto subito prima dopo durante oltre circa quasi forse magari invece piuttosto comunque insomma
  praticamente sicuramente probabilmente soltanto solamente sotto sopra dentro fuori vicino lontano dietro intorno
  accanto verso senza contro oppure infatti cioe casetta famiglia marito figlio figlia figli bambini bambino madre
  padre mamma nonna nonno suocera suocero fratello sorella cugino nipote nipotino nipotina nipotini nipotine amico amica vicini inquilino inquilini proprietario
  condominio amministratore signora signore dottore persona persone gente lavoro lavori cosa cose parte punto punti
  posto modo tempo volta volte anno anni mese mesi settimana settimane giorno giorni mattina sera notte estate
  primavera autunno gennaio febbraio marzo maggio giugno luglio agosto settembre ottobre novembre dicembre natale
  pasqua soldi prezzo prezzi preventivo preventivi cifra spesa spese offerta stima misura misure metri metro quadrati
  quadri larghezza altezza lunghezza grande grandi piccolo piccola piccoli piccole vecchio vecchia vecchi vecchie
  bello bella brutto brutta buono buona meglio primo seconda secondo terzo ultimo ultima colori caldo calda fredda
  freddo calore preso presi corsa costo storia parola parole problema problemi motivo idea consiglio consigli
  informazioni informazione risposta saltano saltata saltate saltati saltato filtra filtrano esterna esterno interna
  interno parziale importo importi totale totali cordiali saluti distinti cortesemente riscontro anticipo premura
  domanda domande numero telefono messaggio internet momento situazione condizioni condizione intervento interventi`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** A match of a typed word with a term. The score is between 0 and 1. */
interface Fit<T> {
  readonly value: T
  readonly score: number
}

interface Entry<T> {
  readonly text: string
  readonly value: T
}

/** Finds the values of a word. The time does not depend on the number of terms. */
export interface Vocabulary<T> {
  /** Returns all values whose term matches a typed word. */
  find(text: string): readonly Fit<T>[]
}

/** Verbs that begin like an unrelated noun: 'cancellare' is not a gate ('cancello'). */
const otherVerbs = new Set(
  'cancellare cancella cancellarlo cancellarla cancellarli cancellarle cancellami tettare scalare'.split(' '),
)

const exact = 1
const begun = 0.99
const sameWord = 0.97
const diminished = 0.85
const slipped = 0.8

/** Minimum length of a word in which a typing error is tolerated. */
const shortestSlip = 6
/**
 * Minimum length of a word in which a wrong letter is tolerated; in a shorter word only a missing or repeated
 * letter.
 */
const shortestSwap = 7
/** Maximum length of a word. Longer strings are not words and are skipped. */
const longestWord = 24

/** Whether a word with this stem is a typing error of a word with another stem. */
function isSlip(typed: string, stem: string, wanted: string): boolean {
  const allowed = forgivenSlips(Math.min(typed.length, wanted.length + 1))
  if (allowed === 0) return false
  if (typed.length < shortestSwap && stem.length === wanted.length) return false
  return editDistance(stem, wanted, allowed) <= allowed
}

/** Makes an index of values by term. Classes of verbs cannot be terms here. */
export function createVocabulary<T>(terms: Iterable<readonly [term: Term, value: T]>): Vocabulary<T> {
  const byText = new Map<string, T[]>()
  const byStem = new Map<string, T[]>()
  const byStart = new Map<string, T[]>()
  const long: Entry<T>[] = []
  const add = (map: Map<string, T[]>, key: string, value: T): void => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }
  for (const [term, value] of terms) {
    if (term.kind === 'verb') continue
    const isStart = term.kind === 'start'
    if (isStart) add(byStart, term.text, value)
    else {
      add(byText, term.text, value)
      add(byStem, term.stem, value)
    }
    const text = isStart ? stemOf(term.text) : term.stem
    if (text.length >= shortestSlip - 1) long.push({ text, value })
  }
  const starts = [...new Set([...byStart.keys()].map(({ length }) => length))]
  const byFirst = Map.groupBy(long, ({ text }) => text.charAt(0))
  const known = new Map<string, readonly Fit<T>[]>()

  function beginning(text: string): T[] {
    return starts.flatMap((length) =>
      length <= text.length ? (byStart.get(text.slice(0, length)) ?? []) : [],
    )
  }

  function withSlip(text: string): Fit<T>[] {
    const stem = stemOf(text)
    if (text.length < shortestSlip || commonWords.has(text) || isRealWord(text)) return []
    const near = [...(byFirst.get(text.charAt(0)) ?? []), ...(byFirst.get(text.charAt(1)) ?? [])]
    return near.flatMap(({ text: wanted, value }) =>
      Math.abs(wanted.length - stem.length) <= 2 && isSlip(text, stem, wanted)
        ? [{ value, score: slipped }]
        : [],
    )
  }

  function search(text: string): Fit<T>[] {
    const whole = byText.get(text) ?? []
    const starting = otherVerbs.has(text) ? [] : beginning(text)
    const inflected = commonWords.has(text) ? [] : (byStem.get(stemOf(text)) ?? [])
    const sameStem = inflected.filter((value) => !whole.includes(value))
    const found = [
      ...whole.map((value) => ({ value, score: exact })),
      ...starting.map((value) => ({ value, score: begun })),
      ...sameStem.map((value) => ({ value, score: sameWord })),
    ]
    if (found.length > 0) return found
    const root = rootOf(text)
    const small = root === null ? [] : [...(byStem.get(stemOf(`${root}a`)) ?? []), ...beginning(root)]
    if (small.length > 0) return small.map((value) => ({ value, score: diminished }))
    return withSlip(text)
  }

  // Size of the cache of results. The same words occur in most messages.
  const mostKept = 5000
  return {
    find: (text) => {
      if (text.length > longestWord) return []
      const before = known.get(text)
      if (before) return before
      const found = search(text)
      if (known.size >= mostKept) known.clear()
      known.set(text, found)
      return found
    },
  }
}
