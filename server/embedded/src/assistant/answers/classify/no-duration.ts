import type { Word } from '../../italian/words.ts'

/** Matches the beginnings of words about time. 'Mettete' alone is a word of the duration too: 'il bidet lo mettete?'. */
const ofTime =
  /^(?:quant|quand|temp|giorn|settiman|mes[ei]$|or[ae]$|minut|dur[ao]|rapid|veloc|svelt|lung|sbrig|spicc|fin|consegn|pront|present|presto|subito|entro|natale|pasqua|capodann|ferragost|estate|agosto|weekend|luned|marted|mercoled|gioved|venerd|sabat|domen|doman|seral|sera$|mattin|ann[oi]$|ferie|scad|ritard|puntual|calendar|programm|avanz|molto$|tanto$|poco$|\d)/

/** Matches words of room. 'Quanto spazio ci vuole fuori?' asks for no time. */
const ofRoom = /^(?:spazio|posto|ingombr|largh|altezz|profond)/

/** Matches words of a number of things, of people or of time. */
const countable =
  /^(?:[gij]i?orn|gg$|or[ae]$|settiman|mes[ei]$|ann[oi]$|minut|tempo|volt[ae]$|mattin|pomerigg|week|person|operai|uomini|tecnic|squadr|nott[ie]$|ne$|mi$|ci$|ce$|si$|vi$|ve$|me$)/

/** Whether the only time in a sentence is the number of some things: 'quante prese mi mettono in cucina'. */
function isCount(part: readonly Word[]): boolean {
  const times = part.flatMap(({ text }, at) => (ofTime.test(text) ? [at] : []))
  return (
    times.length > 0 &&
    times.every((at) => {
      const next = part[at + 1]
      return (
        /^quant[ie]$/.test(part[at]?.text ?? '') &&
        next?.kind === 'word' &&
        next.text.length > 3 &&
        !countable.test(next.text)
      )
    })
  )
}

/** Matches a question how long the thing itself takes: 'quanto ci mette a scaldare?'. */
const ofThing =
  /(?:^| )ci (?:mette|impiega|vuole) (?:a|per) (?:(?:ri)?scald|(?:ri)?caric|raff?red|rinfresc|chiuder|aprir|partir|produr|accend|spegn|riempi|arriv|ripag|andare a regime)\p{L}*/u

/** Matches a part of the day, which is no duration: 'conviene solo se stai a casa di giorno'. */
const ofDay = /(?:^| )di (?:giorno|notte|sera)(?= |$)/gu
const lacksTime = (part: readonly Word[]): boolean =>
  !part
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(ofDay, ' ')
    .split(' ')
    .some((word) => ofTime.test(word))

/** Whether a sentence about duration has no word of time, or asks for a number of things or how much room one takes. */
export const isNoDuration = (part: readonly Word[]): boolean =>
  ofThing.test(part.map(({ text }) => text).join(' ')) ||
  lacksTime(part) ||
  isCount(part) ||
  part.some(({ text }, at) => ofRoom.test(text) && part[at - 1]?.text.startsWith('quant') === true)
