import type { Utterance } from './utterance.ts'

/** Matches words for when a customer will do something. */
const later =
  /^(?:domani|domattina|dopodomani|stasera|stamattina|oggi|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|settimana|weekend|appena|quando|poi|dopo|presto)$/
/** Matches what a customer does for the estimate: 'misuro', 'chiediamo', 'vi mando', 've lo scrivo'. */
const doing =
  /^(?:(?:ri)?(?:misur|controll|guard|chied|cont)|verific|domand|sent|chiam|parl|mand|invi|scriv|facci|dic|procur|fotograf|scatt)(?:o|ero|iro|iamo|eremo|iremo)$|^facciamo$/
/** Matches words by which work is added: 'poi facciamo anche il garage'. */
const adding = /^(?:anche|pure|inoltre)$/
const picture = /^(?:foto|fotografi[ae]|immagin[ei]|scatt[oi]|video)$/

/** Whether a customer says that they will measure, ask or send something: 'domani ve le misuro', 'stasera faccio le foto'. */
export function promises({ words, raw }: Pick<Utterance, 'words' | 'raw'>): boolean {
  return (
    !raw.includes('?') &&
    !words.some(({ text }) => adding.test(text)) &&
    words.some(({ text }) => later.test(text)) &&
    words.some(({ text }) => doing.test(text))
  )
}

/** Whether a customer says that they will send pictures. */
export const promisesPictures = (utterance: Pick<Utterance, 'words' | 'raw'>): boolean =>
  promises(utterance) && utterance.words.some(({ text }) => picture.test(text))
