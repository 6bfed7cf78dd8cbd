import type { Utterance } from '../../utterance.ts'
import { spokenText } from '../../words.ts'

/** Matches an order to take something off the count: 'cavateli dal conto', 'togliete la stireria dal preventivo'. */
const offCount =
  /(?:^| )(?:cav|lev|togl|tolg|scal|elimin|sottra)\p{L}+ (?:\p{L}+ ){0,2}(?:dal|dai) (?:conto|conti|totale|preventivo|calcolo|conteggio)(?: |$)/u
/** Matches an area to take off: 'sono 8 metri da levare', '20 mq che vanno via', 'togliete nove metri'. */
const areaOff =
  /(?:^| )(?:metri|metro|mq|m2) (?:da (?:cavare|levare|togliere|scalare|sottrarre)|che (?:vanno via|se ne vanno|si levano|si tolgono|non si fanno))(?: |$)|(?:^| )(?:cav|lev|togl|tolg|scal)\p{L}+ (?:[\p{L}\d]+ ){1,2}(?:metri|metro|mq|m2)(?: |$)/u
/** Matches verbs by which a thing stays. */
const staying = /^(?:lasci(?:o|a|amo|ate|ar?l[oaei]|atel[oaei]|amol[oaei])|rest|riman|teng|tien|teniamo)/

/**
 * Whether a message takes an area off the count, so that its words of removal are about no old thing: 'cavateli dal conto', 'il
 * corridoio resta con le mattonelle, sono 8 metri da levare'.
 */
export function takesOffCount({ words }: Pick<Utterance, 'words'>): boolean {
  const said = spokenText(words)
  return offCount.test(said) || (areaOff.test(said) && words.some(({ text }) => staying.test(text)))
}
