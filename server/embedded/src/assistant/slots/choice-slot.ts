import type { ChoiceOption, ChoiceQuestion } from '@mestieri/shared/services/interview.ts'

import { findPattern, type Pattern, patterns } from '../italian/patterns.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { Fact } from './facts.ts'
import { baseOf, found, type PriceRole, type Slot, type SlotOptions, type SlotReading } from './slot.ts'

type ChoiceSlotOptions<Id extends string> = ChoiceQuestion<Id> & SlotOptions

interface Said<Id> {
  readonly id: Id
  /** How much was said for it: words, and half a one where they can only mean this. */
  readonly weight: number
  readonly denied: boolean
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

/** Whether the message weighs options against each other instead of choosing. */
function isWeighing({ raw, words }: Utterance): boolean {
  return raw.includes('?') || words.some(({ text }) => text === 'o' || text === 'oppure')
}

/** A slot whose answer is one of a few. */
export function choiceSlot<Id extends string>(options: ChoiceSlotOptions<Id>): Slot {
  const ids = Object.keys(options.options) as Id[]
  const known = new Map<Id, readonly Pattern[]>(ids.map((id) => [id, patterns(options.options[id].words)]))

  function said(content: readonly string[], asked: boolean, slips: boolean): Said<Id>[] {
    return ids.flatMap((id) =>
      (known.get(id) ?? [])
        .filter(({ weak }) => asked || !weak)
        .flatMap((pattern) =>
          findPattern(content, pattern, slips).map(({ length, denied }) => ({
            id,
            weight: length + (pattern.weak ? 0 : 0.5),
            denied,
          })),
        ),
    )
  }

  /** What a message that chooses nothing rules out, and so chooses. */
  function byDenial(denied: readonly Said<Id>[]): Id | null {
    const ruledOut = new Set(denied.map(({ id }) => id))
    if (ruledOut.size === 0) return null
    if (options.yes !== undefined && options.no !== undefined && ruledOut.has(options.yes)) return options.no
    const left = ids.length === 2 ? ids.find((id) => !ruledOut.has(id)) : undefined
    return options.otherwise ?? left ?? null
  }

  function choose(all: readonly Said<Id>[], utterance: Utterance): Id | null {
    const meant = all.filter(({ denied }) => !denied)
    if (meant.length === 0) return byDenial(all)
    const most = heaviest(meant)
    const clearest = ids.filter((id) => meant.some((one) => one.id === id && one.weight === most))
    if (clearest.length === 1) return clearest[0] ?? null
    return isWeighing(utterance) ? null : (clearest.at(-1) ?? null)
  }

  /** 'la seconda', '2' */
  function byOrdinal({ content }: Utterance): Id | null {
    if (options.ordinals === false || content.length > 3 || content.includes('piano')) return null
    const [only] = content
    if (content.length === 1 && only !== undefined && /^[1-4]$/.test(only))
      return ids[Number(only) - 1] ?? null
    const named = ordinals.find(([words]) =>
      patterns(words).some((one) => findPattern(content, one).length > 0),
    )
    if (named) return ids[named[1]] ?? null
    return content[0] === 'ultima' || content[0] === 'ultimo' ? (ids.at(-1) ?? null) : null
  }

  function read(utterance: Utterance, asked: boolean): SlotReading {
    const { content, polarity } = utterance
    const typed = said(content, asked, false)
    const forgiven = asked ? said(content, true, true) : typed
    // 'pareti e sofitti' says more than the 'pareti' that is spelt right.
    const best = heaviest(forgiven) > heaviest(typed) ? forgiven : typed
    const chosen = choose(best, utterance)
    if (chosen !== null) return found({ kind: 'choice', option: chosen })
    if (!asked || best.length > 0) return null
    const plain = polarity === 'yes' ? options.yes : polarity === 'no' ? options.no : undefined
    const option = plain ?? byOrdinal(utterance)
    return option === null ? null : found({ kind: 'choice', option })
  }

  const optionOf = (fact: Fact | undefined): ChoiceOption | null =>
    fact?.kind === 'choice' && ids.includes(fact.option as Id) ? options.options[fact.option as Id] : null

  const { price } = options
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

  return { ...baseOf(options), read, show: (fact) => optionOf(fact)?.label ?? 'da definire', price: role }
}
