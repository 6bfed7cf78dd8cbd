import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { JobMention } from '../../mention.ts'
import { workAt } from './listed-systems.ts'

/** A work whose name with a size begins a message that goes on with its details. */
interface Heading {
  readonly key: AnyJobKey
  readonly name: RegExp
  /** Matches the words that may stand before the name. */
  readonly before: RegExp | null
  /** Matches the word after the name; any other one names a part: 'ristrutturazione bagno'. */
  readonly next: RegExp
  /** Whether the details have to ask for the work: a roof with a size may be one to clean. */
  readonly needs: RegExp | null
  /** Matches the jobs that are details of the work as long as they have no verb of their own. */
  readonly details: RegExp
}

const home =
  /^(?:\d|complet|totale|integrale|casa|appartament|bilocale|trilocale|monolocale|quadrilocale|vill|di|intern)/

const headings: readonly Heading[] = [
  {
    key: 'ristrutturazione/completa',
    name: /^(?:ristrutturazione|ristrutturare)$/,
    before: null,
    next: home,
    needs: null,
    details: /^(?:ristrutturazione|ristrutturazione_bagno|impianti|serramenti)\//,
  },
  {
    key: 'tinteggiatura/interni',
    name: /^(?:tinteggiatura|imbiancatura|tinteggiare|imbiancare|pitturare)$/,
    before: null,
    next: home,
    needs: null,
    details: /^tinteggiatura\/(?:parete|stanza|soffitti)$/,
  },
  {
    key: 'serramenti/finestre',
    name: /^(?:infissi|finestre|serramenti)$/,
    before: /^(?:cambio|sostituzione|sostituire|cambiare|nuov[ie])$/,
    next: /^(?:\d|a|in|di|nuov)/,
    needs: null,
    details: /^serramenti\/(?:cassonetto|tapparelle)$/,
  },
  {
    key: 'ristrutturazione_facciata/facciata',
    name: /^facciata$/,
    before: /^(?:rifacimento|ripristino)$/,
    next: /^(?:\d|condomin|di|casa|villett|palazz|esterna)/,
    needs: /^(?:pittura|tinta|tinteggiatura|intonaco|rifare)$/,
    details: /^ristrutturazione_facciata\/(?:frontalini|ponteggio)$/,
  },
  {
    key: 'ristrutturazione_tetto/rifare',
    name: /^tetto$/,
    before: /^rifacimento$/,
    next: /^(?:\d|condomin|di|casa|villett|a)/,
    needs: /^(?:rifare|rifacimento|rifatto|nuovo|nuove)$/,
    details: /^ristrutturazione_tetto\/(?:tegola|impermeabilizzazione|colmo)$/,
  },
]

/** Minimum number of commas of a list of details. */
const fewestCommas = 2

/** Whether the first clause of a message has a size: '110 mq', '10 pezzi'. */
const isMeasured = (clause: readonly Word[]): boolean =>
  clause.some(
    ({ kind }, at) =>
      kind === 'figure' && /^(?:mq|m2|m²|metri|m|pezzi|infissi|finestre)$/.test(clause[at + 1]?.text ?? ''),
  )

const isComma = ({ text }: Word): boolean => text === ','

/** Returns the heading of a message and the index of its name; null if it begins in another way. */
function headingOf(words: readonly Word[]): { heading: Heading; at: number } | null {
  const end = words.findIndex(isComma)
  if (words.filter(isComma).length < fewestCommas || !isMeasured(words.slice(0, end))) return null
  for (const heading of headings) {
    const at = heading.before?.test(words[0]?.text ?? '') ? 1 : 0
    if (!heading.name.test(words[at]?.text ?? '') || !heading.next.test(words[at + 1]?.text ?? '')) continue
    const { needs } = heading
    return !needs || words.slice(at + 1).some(({ text }) => needs.test(text)) ? { heading, at } : null
  }
  return null
}

/** The weight of a work that the first words name. */
const certain = 10

/**
 * Makes the work in the first words of a list the job, and what follows its details: 'ristrutturazione 85 mq a Monza,
 * impianti, bagno, pavimenti in parquet'. A detail with a verb of its own stays a job.
 */
export function withHeading(
  mentions: readonly JobMention[],
  words: readonly Word[],
  current: ServiceSlug | null,
): readonly JobMention[] {
  const found = headingOf(words)
  if (!found || current === null || !found.heading.key.startsWith(`${current}/`)) return mentions
  const { key, details, needs } = found.heading
  const others = mentions.filter((one) => one.key !== key)
  const isFirst = mentions.some(
    (one) => one.key === key && !one.denied && others.every(({ weight }) => weight < one.weight),
  )
  if (isFirst) return mentions
  // 'tetto 100 mq a Lodi, da pulire' names another work than the whole one.
  const isDetail = (one: JobMention): boolean =>
    details.test(one.key) && (!one.hasOwnVerb || one.isWeak || needs !== null)
  if (others.some((one) => !isDetail(one) && (one.hasOwnVerb || needs !== null) && !one.also)) return mentions
  return [{ ...workAt(key, found.at, certain), also: false }, ...others.filter((one) => !isDetail(one))]
}
