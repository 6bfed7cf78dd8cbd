import { spokenText } from '../../italian/words.ts'
import type { Message } from '../message.ts'

/** Matches a question for the price of one of them: 'quanto viene la singola finestra?', 'una presa quanto costa?'. */
const ofOne =
  /(?:^| )quant[oi] (?:mi |ci )?(?:viene|costa|verrebbe|sarebbe|fa) (?:(?:la|una|ogni) singola|(?:il|un|ogni) singolo|ogni) \p{L}+(?: |$)|^(?:(?:e|ma|quindi) )?(?:un|una|uno|ogni) \p{L}{4,} (?:in piu )?quanto (?:mi |ci )?(?:viene|costa|verrebbe|sarebbe)(?: |$)/u

/** Matches a question who pays for a damage: 'se togliendolo si rompe una piastrella chi la ripaga?'. */
const damaged =
  /(?:^| )(?:se|nel caso|e se) (?:\p{L}+ ){0,6}(?:rompe|rompono|rompete|rovina|rovinano|spacca|spaccano|stacca|staccano|viene via|vengono via|viene giu|cade|cadono|macchia|macchiano|graffia|graffiano|sporca|danneggia)(?: |$)/u
const whoPays =
  /(?:^| )chi (?:(?:me|ce|ne|lo|la|li|le|l|mi|ci) ){0,2}(?:(?:ri)?paga|(?:ri)?pagano|risponde|rimborsa|risarcisce|rimette|sistema|rifa|tira fuori)(?: |$)/u

/** Matches openings that stay shut or open during the works: 'mi tocca tenere le finestre chiuse'. */
const keptShut =
  /(?:^| )(?:tenere|tengo|teniamo|lasciare|lascio|stare con|sto con|restare con|vivere con|dormire con) (?:(?:tutte|sempre|anche) )?(?:le |i |la )?(?:mie )?(?:finestre|finestra|persiane|tapparelle|porte|scuri|balconi) (?:(?:sempre|tutte|ben) )?(?:chius|apert|sbarrat|abbassat|serrat|tappat)[oaie](?: |$)/u

/** Matches a question how much the price falls if the customer does or buys a part. */
const ownPart =
  /(?:^| )(?:(?:lo|la|li|le|l|me lo|me la|me li|me le) \p{L}{3,}o (?:io|da solo|da sola)|\p{L}{3,}iamo (?:noi|da soli))(?: |$)/u
const howMuchLess =
  /(?:^| )quanto (?:(?:mi|ci|ne|si|me|lo|la) ){0,2}(?:cala|calano|scende|scala|scalano|scalate|togliete|tolgono|levate|si abbassa|abbassa|risparmio|risparmiamo|risparmierei)(?: |$)/u

/** Whether a message that was read as a change only asks or tells, by its form. */
export function asksOnly({ whole: { words } }: Message): boolean {
  const said = spokenText(words)
  if (ofOne.test(said) || keptShut.test(said)) return true
  if (damaged.test(said) && whoPays.test(said)) return true
  return ownPart.test(said) && howMuchLess.test(said)
}
