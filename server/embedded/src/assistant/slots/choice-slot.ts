import { hasKey, keysOf } from '@mestieri/shared/records.ts'
import type { ChoiceOption, ChoiceQuestion } from '@mestieri/shared/services/interview.ts'

import { contentWords, findPattern, patterns, possiblePatterns } from '../italian/patterns.ts'
import { readUtterance, type Utterance } from '../italian/utterance.ts'
import {
  inOptionWords,
  isDeferred,
  lacksOther,
  numberWords,
  type OptionWords,
  optionWords,
  ordersNothing,
  relativeOption,
} from './answer-words.ts'
import type { Fact } from './facts.ts'
import { baseOf, found, type PriceRole, type Slot, type SlotOptions, type SlotReading } from './slot.ts'
import { asksRenewal, keepsThing, saysSound } from './sound-thing.ts'

type ChoiceSlotOptions<Id extends string> = ChoiceQuestion<Id> & SlotOptions

interface Said<Id> {
  readonly id: Id
  /** The number of matching words, plus 0.5 if the pattern is not weak. */
  readonly weight: number
  readonly denied: boolean
  /** Whether 'sì' follows it: 'le tapparelle no, i cassonetti sì'. */
  readonly affirmed: boolean
}

const ordinals: readonly (readonly [string, number])[] = [
  ['prima|primo|opzione 1|numero 1', 0],
  ['seconda|secondo|opzione 2|numero 2', 1],
  ['terza|terzo|opzione 3|numero 3', 2],
  ['quarta|quarto|opzione 4|numero 4', 3],
]

function heaviest(all: readonly Said<unknown>[]): number {
  return Math.max(0, ...all.map(({ weight }) => weight))
}

/** Whether the message compares options instead of choosing one. */
function isWeighing({ raw, words }: Utterance): boolean {
  return raw.includes('?') || words.some(({ text }) => text === 'o' || text === 'oppure')
}

/** Filler words around an answer: 'direi quella normale, grazie'. */
const plain = new Set(
  'si no direi credo penso forse circa grazie tipo quella quello quelle quelli solo soltanto va bene ok allora ecco boh mah facciamo fai metti prendo preferisco vorrei voglio sarebbe sarei abbastanza piuttosto ma pero tutto tutta tutti tutte gia ancora ne lo ho abbiamo qualcosa'.split(
    ' ',
  ),
)

/** Whether a clause ends at this word: at a mark, 'ma', and 'ed è'. */
function isClauseEnd(words: Utterance['words'], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.kind === 'mark' || word?.text === 'ma' || word?.text === 'pero') return true
  const isVerb = next?.text === 'sono' || (next?.text === 'e' && next.accented)
  return isVerb && (word?.text === 'ed' || (word?.text === 'e' && !word.accented))
}

/** Returns the content of each clause of an answer. */
function clausesOf({ words }: Utterance): readonly (readonly string[])[] {
  const ends = words.flatMap((_, at) => (isClauseEnd(words, at) ? [at] : []))
  return [...ends, words.length].map((end, index) =>
    contentWords(words.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end)),
  )
}

/** Maximum number of other words in an answer in which a weak word counts. */
const nearlyWhole = 3

function foldLabel(label: string): string {
  return label.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const chosenAs = (option: string | null): SlotReading =>
  option === null ? null : found({ kind: 'choice', option })

/** Makes a slot whose answer is one of a few options. */
export function choiceSlot<Id extends string>(options: ChoiceSlotOptions<Id>): Slot {
  const ids = keysOf(options.options)
  const known = ids.flatMap((id) =>
    patterns(options.options[id].words).map(({ weak, words }) => ({ id, weak, words })),
  )

  const { price } = options
  let spoken: OptionWords | null = null

  // 'la batteria magari dopo' does not want it now.
  const isWish = (id: Id): boolean => id === options.yes && options.no !== undefined

  function said(content: readonly string[], asked: boolean, slips: boolean): Said<Id>[] {
    const more = content.filter((word) => word !== ',' && !plain.has(word)).length
    return possiblePatterns(content, known, slips)
      .filter(({ weak, words }) => !weak || (asked && more <= words.length + nearlyWhole))
      .flatMap((pattern) =>
        findPattern(content, pattern, slips).map(({ at, length, denied }) => ({
          id: pattern.id,
          weight: length + (pattern.weak ? 0 : 0.5),
          // 'no è asciutto' does not deny that it is dry.
          denied:
            (denied && !(pattern.id === options.no && at === 1 && content[0] === 'no')) ||
            (isWish(pattern.id) && isDeferred(content, at + length)),
          affirmed: content[at + length] === 'si' && [',', undefined].includes(content[at + length + 1]),
        })),
      )
  }

  /** Returns the remaining option if a message chooses none but denies the others. */
  function byDenial(denied: readonly Said<Id>[], isShort: boolean): Id | null {
    const ruledOut = new Set(denied.map(({ id }) => id))
    if (ruledOut.size === 0) return null
    if (options.yes !== undefined && options.no !== undefined && ruledOut.has(options.yes)) return options.no
    // 'non triplo' means double; 'non serve la canna fumaria nuova' does not choose another option.
    const left = isShort && ids.length === 2 ? ids.find((id) => !ruledOut.has(id)) : undefined
    return options.otherwise ?? left ?? null
  }

  function choose(all: readonly Said<Id>[], utterance: Utterance, asked: boolean): Id | null {
    const open = all.filter(({ denied }) => !denied)
    const affirmed = open.filter((one) => one.affirmed)
    const meant = affirmed.length > 0 ? affirmed : open
    if (meant.length === 0) return byDenial(all, asked && utterance.content.length <= 3)
    const most = heaviest(meant)
    const clearest = ids.filter((id) => meant.some((one) => one.id === id && one.weight === most))
    if (clearest.length === 1) return clearest[0] ?? null
    return isWeighing(utterance) ? null : (clearest.at(-1) ?? null)
  }

  /** Returns the option whose label contains a number: for 'doppio o triplo' the answer '2' means double. */
  function byNumber(value: number): Id | null | 'unnumbered' {
    const labels = ids.map((id) => ({ id, label: foldLabel(options.options[id].label) }))
    const named = (wanted: number) =>
      labels.filter(({ label }) => numberWords.some(([one, words]) => one === wanted && words.test(label)))
    const numbered = [1, 2, 3, 4].filter((one) => named(one).length > 0)
    if (numbered.length < 2) return 'unnumbered'
    const [only, other] = named(value)
    return only && !other ? only.id : null
  }

  /**
   * Returns the options in the order of the quick answers; in the order of the definition if the quick
   * answers do not name all.
   */
  function spokenOrder(): readonly Id[] {
    const order = options.chips.flatMap((chip) => {
      const utterance = readUtterance(chip)
      const option = choose(said(utterance.content, true, false), utterance, true)
      return option === null ? [] : [option]
    })
    return new Set(order).size === ids.length ? order : ids
  }

  /** Returns the option at a position: 'la seconda', '2'. */
  function byOrdinal({ content, quantities }: Utterance): Id | null {
    const [number] = quantities
    if (content.length === 1 && number && !number.article) {
      const named = byNumber(number.low)
      if (named !== 'unnumbered') return named
    }
    // 'la seconda, costa meno'
    const first = content.slice(0, content.includes(',') ? content.indexOf(',') : content.length)
    if (options.ordinals === false || ordersNothing(content, first)) return null
    const telling = first.filter((word) => !plain.has(word))
    if (content.length > 3 && telling.length !== 1) return null
    const order = spokenOrder()
    const [only] = content
    if (content.length === 1 && only !== undefined && /^[1-4]$/.test(only))
      return order[Number(only) - 1] ?? null
    const named = ordinals.find(([words]) =>
      patterns(words).some((one) => findPattern(content.length > 3 ? telling : content, one).length > 0),
    )
    if (named) return order[named[1]] ?? null
    return content[0] === 'ultima' || content[0] === 'ultimo' ? (order.at(-1) ?? null) : null
  }

  /** Returns the option that an answer names by its price or its usualness: 'la più economica', 'quella classica'. */
  function byRelation(utterance: Utterance): Id | null {
    const relation = options.yes === undefined && price ? relativeOption(utterance, plain) : null
    if (relation === null || price === undefined) return null
    if (relation === 'middle') return ids.length === 3 ? (spokenOrder()[1] ?? null) : null
    if (relation === 'usual') return price.typical.length === 1 ? price.reference : null
    const [least] = price.span ?? ids
    // An option such as 'muri già aperti' states a fact, so nobody chooses it because it is cheap.
    return least !== undefined && !/(?:^|[ |~])gia /.test(options.options[least].words) ? least : null
  }

  /** Returns the option that an answer names in another form of its words: 'vuoto' for 'vuota'. */
  function byForm(utterance: Utterance): Id | null {
    spoken ??= optionWords(known)
    const written = inOptionWords(utterance.content, spoken)
    return written && choose(said(written, true, false), utterance, true)
  }

  /**
   * Returns the option that the last telling clause of a long answer chooses: 'il tubo sale nel tetto, l’hanno
   * rifatto due anni fa ed è a posto'.
   */
  function byClause(utterance: Utterance): Id | null {
    const clauses = clausesOf(utterance)
    if (clauses.length < 2 || isWeighing(utterance)) return null
    const chosen = clauses.map((content) =>
      choose(said(content, true, false), { ...utterance, content: [...content] }, true),
    )
    return chosen.findLast((id) => id !== null) ?? null
  }

  /** Returns the number of things of each option that a message counts: 6 and 2 in '6 a molla e 2 plissettate'. */
  function countsIn({ content, quantities, sides }: Utterance): ReadonlyMap<Id, number> {
    const counts = new Map<Id, number>()
    const figures = new Map(
      quantities.flatMap(({ article, low, high, unit, from, to }) => {
        // 'camera 4x3, soffitti inclusi' counts no ceilings.
        const isSide = sides.some((pair) => from < pair.to && to > pair.from)
        const isCount = !article && !isSide && low === high && unit !== 'area' && unit !== 'metre'
        return isCount ? [[low, low] as const] : []
      }),
    )
    if (figures.size === 0 || quantities.length < 2) return counts
    for (const { id, words } of possiblePatterns(content, known))
      for (const { at, denied } of findPattern(content, { weak: false, words })) {
        const [count] = at === 0 || denied ? [] : readUtterance(content[at - 1] ?? '').quantities
        if (count && !count.article && figures.has(count.low))
          counts.set(id, Math.max(counts.get(id) ?? 0, count.low))
      }
    return counts
  }

  /** Returns the option of most things if a message counts the things of several: the last one is not that of all. */
  function byCounts(chosen: Id, utterance: Utterance): Id {
    const counts = countsIn(utterance)
    if (counts.size < 2 || !counts.has(chosen)) return chosen
    const most = Math.max(...counts.values())
    return [...counts].find(([, count]) => count === most)?.[0] ?? chosen
  }

  function read(utterance: Utterance, asked: boolean): SlotReading {
    const { content, polarity } = utterance
    const { no, yes } = options
    const isRenewal = no !== undefined && yes !== undefined && asksRenewal(options.question)
    if (isRenewal && (asked ? saysSound(utterance, options.label) : keepsThing(utterance, options.label)))
      return found({ kind: 'choice', option: no })
    const typed = said(content, asked, false)
    const forgiven = asked ? said(content, true, true) : typed
    // 'pareti e sofitti' has more weight with its typing error corrected than 'pareti' alone.
    const best = heaviest(forgiven) > heaviest(typed) ? forgiven : typed
    const chosen = choose(best, utterance, asked)
    if (chosen !== null) return found({ kind: 'choice', option: byCounts(chosen, utterance) })
    if (!asked) return null
    if (best.length > 0) {
      // 'roba robusta ma normale, non di design' chooses in one clause what another clause does not deny.
      const left = best.every(({ denied }) => denied) ? byClause(utterance) : null
      return chosenAs(left)
    }
    const isOfOther = polarity === 'no' && lacksOther(content, options.question)
    const byPolarity =
      polarity === 'yes' ? options.yes : polarity === 'no' && !isOfOther ? options.no : undefined
    const option = byPolarity ?? byOrdinal(utterance) ?? byClause(utterance)
    return chosenAs(option)
  }

  const readLoosely = (utterance: Utterance): SlotReading =>
    chosenAs(byForm(utterance) ?? byRelation(utterance))

  function readOther({ content }: Utterance, before: Fact): SlotReading {
    const named = said(content, false, false).flatMap(({ id, denied }) =>
      denied || (before.kind === 'choice' && before.option === id) ? [] : [id],
    )
    const [only = null, ...more] = new Set(named)
    return more.length > 0 ? null : chosenAs(only)
  }

  const optionOf = (fact: Fact | undefined): ChoiceOption | null =>
    fact?.kind === 'choice' && hasKey(options.options, fact.option) ? options.options[fact.option] : null

  const role: PriceRole | null = price
    ? {
        reference: price.reference,
        typical: price.typical,
        span: price.span ?? ids,
        narrow: price.narrow,
        driver: (fact) => {
          const option = optionOf(fact)
          if (!option) return price.open
          return option.driver === undefined ? option.label : option.driver
        },
      }
    : null

  return {
    ...baseOf(options),
    read,
    readLoosely,
    readOther,
    show: (fact) => optionOf(fact)?.label ?? 'da definire',
    price: role,
    mixes: (utterance) => countsIn(utterance).size > 1,
  }
}
