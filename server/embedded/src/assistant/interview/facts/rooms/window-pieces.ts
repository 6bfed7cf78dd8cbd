import { enclosedArea } from '../../../italian/numbers/dimensions.ts'
import { spokenText } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { type Facts, numberOf } from '../../../slots/facts.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import type { HeardAnswer } from '../heard.ts'
import type { OwnAnswers } from '../own/own-words.ts'

const windows: AnyJobKey = 'serramenti/finestre'
/** Longest side of a window, in metres. */
const longestSide = 6
/** Area in m² of a usual window. */
const usualWindow = 1.68
/** Maximum number of words of a message about one of several windows. */
const mostWords = 16
/** Matches words of other windows than those that are counted, or of a French one. */
const ofOthers =
  /(?:^| )(?:anche|pure|altr[oaie]|aggiung\p{L}*|in piu|tutt[aie]|ognuna|portafinestr\p{L}|portefinestre|porta|porte|balcone|terrazzo)(?= |$)/u
/** Matches words that single out some windows: 'una è più grande', 'due sono da 150 x 200'. */
const ofSome =
  /^(?:(?:pero|ma|ah|scusa|guarda|solo|di cui|quella|e) ){0,3}(?<count>una|due|tre|quattro|cinque|sei|\d{1,2}) (?:(?:e|sono|di loro|da|di|invece|la|le) ){0,3}(?:piu grand[ei] |grand[ei] |piu piccol[ae] |larg[ae] |misur\p{L}+ |del\p{L}+ \p{L}+ )?/u
const counts = new Map(Object.entries({ una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6 }))

/** Returns the mean area in m² of the windows after a message gave some of them a size of their own; null for any other message. */
function meanOf(facts: Facts, { whole, text }: Message): number | null {
  const all = numberOf(facts, 'finestre')
  const [pair, ...pairs] = whole.sides
  if (!all || all.low !== all.high || !pair || pairs.length > 0 || whole.words.length > mostWords) return null
  const said = spokenText(whole.words)
  const name = ofSome.exec(said)?.groups?.['count'] ?? ''
  const some = counts.get(name) ?? Number(name)
  if (text.includes('?') || ofOthers.test(said) || !(some >= 1 && some < all.low)) return null
  const known = numberOf(facts, 'misura')?.high
  const usual = known === undefined || known === 0 ? usualWindow : known
  const mean = (usual * (all.low - some) + enclosedArea(pair, longestSide) * some) / all.low
  return Math.round(mean * 100) / 100
}

/** Matches a further French window: 'anche la porta finestra del salotto'. */
const furtherFrench =
  /(?:^| )(?:anche|pure|aggiung\p{L}*|piu) (?:la|una|quella|1) (?:porta ?finestra|portafinestra|finestra del balcone)(?= |$)/u

function answersOf(facts: Facts, message: Message): readonly HeardAnswer[] {
  const mean = meanOf(facts, message)
  // The size that is billed may differ from the mean one.
  if (mean !== null)
    return ['misura', 'misura-conto']
      .filter((slot) => slot === 'misura' || facts[slot] !== undefined)
      .map((slot) => ({ job: windows, slot, fact: { kind: 'number', low: mean, high: mean } }))
  const { whole, text } = message
  const isMore =
    furtherFrench.test(spokenText(whole.words)) && !text.includes('?') && whole.sides.length === 0
  if (!isMore || whole.words.length > mostWords || whole.quantities.some(({ article }) => !article)) return []
  const count = (numberOf(facts, 'portefinestre')?.high ?? 0) + 1
  return [{ job: windows, slot: 'portefinestre', fact: { kind: 'number', low: count, high: count } }]
}

/**
 * Returns what a message changes that tells the size of some of the windows in hand, or adds a French one: 'una è più grande, 150 x 200'
 * leaves the others as they are. Null for any other message.
 */
export function withWindowPieces(
  catalogue: Catalogue,
  state: CaseState,
  message: Message,
): OwnAnswers | null {
  const job = jobsAtHand(catalogue, state).find(({ key }) => key === windows)
  if (!job || numberOf(job.inHand.facts, 'finestre') === null) return null
  const answers = answersOf(job.inHand.facts, message)
  return answers.length === 0 ? null : { answers, isVariant: false }
}
