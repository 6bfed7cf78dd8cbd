import { type Thing, thingOf } from '../things.ts'

const rooms: ReadonlySet<Thing | null> = new Set(['room', 'bathroom', 'storage'])
const figure = /^\d{1,3}(?:[.,]\d{1,2})?(?:mq|m2|m²)?$/i
const unit = /^(?:mq|m2|m²|metri|metro|m|quadri|quadrati)$/i
const count = /^(?:due|tre|quattro|un|una|\d)$/i
const one = /^(?:una|uno|la|quella)$/i
/** Minimum number of rooms that come before their size. */
const fewest = 3

const isRoom = (token: string | undefined): boolean => rooms.has(thingOf((token ?? '').toLowerCase()))
const isFigure = (token: string | undefined): boolean => figure.test(token ?? '')

/** Whether a room at an index has its size behind it: 'cucina 10', 'camere una 14 e una 12'. */
const isSized = (tokens: readonly string[], at: number): boolean =>
  isRoom(tokens[at]) &&
  (isFigure(tokens[at + 1]) || (one.test(tokens[at + 1] ?? '') && isFigure(tokens[at + 2])))

/** Matches two rooms with the size of each: 'nelle due camere 14 e 12 mq'. */
const twoSizes =
  /(?<!\p{L})(due|2) (camere|camerette|stanze|stanzette|sale|bagni|bagnetti|cantine|box),? (?:di |da )?(\d{1,3}(?:[.,]\d)?)(?: ?(?:mq|m2|m²))? e (?:di |da )?(?=\d{1,3}(?:[.,]\d)?(?: ?(?:mq|m2|m²|metri)| *[,.;]| *$))/giu

/**
 * Returns a text with commas between the rooms of a list that has none: 'soggiorno 22 mq cucina 10 due camere una 14 e una 12 bagno 5'. Without
 * them, '12 bagno' would be a number of bathrooms. Two rooms get a size each: 'due camere 14 e 12 mq'. Other texts stay as they are.
 */
export function withListMarks(typed: string): string {
  const text = typed.replace(twoSizes, (_, many: string, room: string, size: string) => {
    const each = room.endsWith('i') || room === 'box' ? 'uno' : 'una'
    return `${many} ${room} ${each} da ${size} e ${each} da `
  })
  const tokens = text.split(' ')
  const sized = tokens.filter((_, at) => isSized(tokens, at)).length
  if (sized < fewest) return text
  return tokens
    .map((token, at) => {
      const next = at + 1
      const isEnd = isFigure(token) || (unit.test(token) && isFigure(tokens[at - 1]))
      const isNext = isSized(tokens, next) || (count.test(tokens[next] ?? '') && isSized(tokens, next + 1))
      return isEnd && isNext && tokens[next] !== undefined ? `${token},` : token
    })
    .join(' ')
}
