import { questions } from '@mestieri/shared/services/tinteggiatura/jobs/questions.ts'

import { findPattern, type Pattern, patterns } from '../../italian/patterns.ts'
import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob } from '../job-slots.ts'

const plainSurfaces = choiceOfJob(questions.surfaces)
const ceilings = patterns('soffitt*|sofitt*|plafon*')
const walls = patterns('paret*|muri|mura|muro')
/**
 * Matches a surface that is already painted or must not be painted: 'i soffitti sono già bianchi', 'in
 * perline, non va toccato'.
 */
const settled =
  /^(?:ok|okay|posto|apposto|va bene|vanno bene)(?: |$)|^gia (?:bianc|post|fatt|nuov|imbianc|tinteg|pittur)|^(?:[^ ,]+ ){0,3}(?:, )?non (?:va |vanno |si |li |vengono )?tocc/
/** Matches what a surface does or is, which leaves it in: 'con la lavabile quei muri non respirano'. */
const isLike = /^non (?:respir|traspir|teng|asciug|son|hann|perd|prend)/
const isLeftOut = (content: readonly string[], list: readonly Pattern[]): boolean => {
  const named = list
    .flatMap((pattern) => findPattern(content, pattern))
    .filter(({ at, length }) => !isLike.test(content.slice(at + length, at + length + 2).join(' ')))
  // 'pareti e soffitti ok' describes their state.
  const isPair = list.some((pattern) =>
    findPattern(content, pattern).some(({ at }) => /^(?:paret|mur|soffitt)/.test(content[at - 1] ?? '')),
  )
  if (isPair) return named.length > 0 && named.every(({ denied }) => denied)
  const after = (end: number): string => content.slice(end, end + settledReach).join(' ')
  const isSettled = (end: number): boolean => settled.test(after(end)) || isTakenOut(content, end)
  // 'i soffitti sono ancora belli, lasciamo stare i soffitti': the last word counts.
  const [last] = named.toSorted((a, b) => b.at - a.at)
  if (named.length > 1 && last?.denied === true) return true
  return named.length > 0 && named.every(({ denied, at, length }) => denied || isSettled(at + length))
}
const settledReach = 6

/** Maximum distance in words between a surface and the pronoun that takes it out. */
const pronounReach = 10

/** Whether a pronoun after a surface takes it out: 'i soffitti sono dell’anno scorso, quindi quelli no'. */
function isTakenOut(content: readonly string[], from: number): boolean {
  for (let at = from; at < Math.min(content.length, from + pronounReach); at += 1) {
    const word = content[at] ?? ''
    if (/^(?:paret|muri$|mura$|muro$|soffitt|plafon)/.test(word)) return false
    if (!/^quell[oi]$/.test(word)) continue
    const next = content[at + 1] ?? ''
    return (
      next === 'no' || (next === 'non' && /^(?:si|serv|vann|va$|li|lo|tocc|fa)/.test(content[at + 2] ?? ''))
    )
  }
  return false
}

/** Matches words that only describe a ceiling: 'il soffitto è alto 3 metri', 'soffitti in legno'. */
const describedCeiling =
  /(?<!\p{L})soffitt[oi] (?:è|e['’]|sono|in legno|di legno|(?:molto |piuttosto )?alt[oi])(?!\p{L})(?! (?:da|compres|inclus))/iu
/** Matches the ceiling of one room, which is no choice for all: 'e il soffitto del bagno?'. */
const ofOneRoom =
  /(?<!\p{L})soffitto (?:del|della|dello|nel|nella|in) (?:bagn|cucin|camer|sala|salott|soggiorn|corridoi|ingress)/iu
const wallsDone =
  /gi[àa] (?:imbiancat|fatt|dipint|tinteggiat|pitturat)[oaie](?: \p{L}+){0,3} (?:muri|pareti)[^.;]{0,20} soffitt[oi] no(?!\p{L})|(?:muri|pareti) (?:li |le )?(?:ho|abbiamo) gi[àa] [^.;]{3,25} soffitt[oi] no(?!\p{L})/iu
/** Matches how old the paint is: 'sono dodici anni che non si tocca e i muri sono grigi'. It leaves out no walls. */
const longUntouched =
  /(?<!\p{L})(?:ann[oi]|temp[oi]|sempre|mai) che non (?:si |li |le |lo |la |viene |vengono )?(?:tocc|pittur|imbianc|tinteggi|dipin|rinfresc)\p{L}*/iu
/** Matches walls whose state is told, which leaves out no ceiling: 'i muri in realtà sono messi male'. */
const describedWalls =
  /(?<!\p{L})(?:muri|pareti|mura) (?:(?!e |soffitt)\p{L}+ ){0,3}(?:sono|son|stanno|hanno|è|in (?:buon|cattiv|pessim|ottim))(?!\p{L})/iu
const onlyWord = /(?<!\p{L})(?:solo|soltanto|solamente|e basta)(?!\p{L})/iu
const describesWalls = ({ raw }: Utterance): boolean => describedWalls.test(raw) && !onlyWord.test(raw)
const inAll = /(?<!\p{L})in tutto(?!\p{L})/iu

/**
 * The surfaces to paint. If the message excludes one surface, the other remains: 'i soffitti non li
 * tocchiamo'.
 */
export const surfaces: Slot = {
  ...plainSurfaces,
  read: (utterance, asked) => {
    const { content } = readUtterance(utterance.raw.replace(longUntouched, ' '))
    const [noCeilings, noWalls] = [isLeftOut(content, ceilings), isLeftOut(content, walls)]
    // '60 mq in tutto' is a sum, and not walls and ceilings.
    const isSum = utterance.quantities.length > 0 && inAll.test(utterance.raw)
    const isOfOne = /^\s*e (?:anche )?il /iu.test(utterance.raw) && ofOneRoom.test(utterance.raw)
    // 'i muri li ho già fatti io, i soffitti no'
    if (!asked && wallsDone.test(utterance.raw)) return found({ kind: 'choice', option: 'soffitti' })
    if (noCeilings !== noWalls) return found({ kind: 'choice', option: noCeilings ? 'pareti' : 'soffitti' })
    if (isOfOne) return null
    if (asked && describesWalls(utterance)) return plainSurfaces.read(utterance, false)
    if (asked || !describedCeiling.test(utterance.raw)) return plainSurfaces.read(utterance, asked && !isSum)
    // 'muri e soffitti, soffitti alti 3 metri' still chooses both.
    const rest = readUtterance(utterance.raw.replace(describedCeiling, ' '))
    return plainSurfaces.read(rest, false)
  },
  readLoosely: (utterance) =>
    describesWalls(utterance) ? null : (plainSurfaces.readLoosely?.(utterance) ?? null),
  readOther: (utterance, known) =>
    describesWalls(utterance) ? null : (plainSurfaces.readOther?.(utterance, known) ?? null),
}
