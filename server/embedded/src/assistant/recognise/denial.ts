import type { Token } from './terms.ts'

const wanting =
  /^(?:vogl\w*|vorr\w*|vuol\w*|volev\w*|serv\w*|occorr\w*|interess\w*|dev\w*|dobb\w*|dovr\w*|bisogna|tocc\w*|intend\w*|pens\w*|parl\w*|chied\w*|cerc\w*|posso|possiamo|tutt[aoie]|complet\w*|inter[aoie]|fat\w*|faccia\w*|met\w*|\w+[aei]r(?:e|l[aoei]|n[ei]))$/
const plain = new Set(
  'senza niente nessun nessuno nessuna mica neanche nemmeno neppure esclus escluso esclusa esclusi escluse tranne eccetto'.split(
    ' ',
  ),
)
const turning = new Set('ma pero solo soltanto solamente bensi invece semmai piuttosto basta'.split(' '))
const instead = new Set(['posto', 'invece', 'anziche', 'piuttosto'])
/** The most words between a denial and the thing that it denies. */
const reach = 6

/** Whether a 'non' at a place denies a wish and not a working state: 'non rifare', but not 'non parte'. */
function deniesWish(tokens: readonly Token[], at: number, from: number): boolean {
  const next = tokens[at + 1]?.text ?? ''
  if (next === 'solo' || next === 'soltanto') return false
  return at + 1 === from || wanting.test(next)
}

function isDeniedBefore(tokens: readonly Token[], from: number): boolean {
  const group = tokens[from]?.group
  for (let at = from - 1; at >= Math.max(0, from - reach); at -= 1) {
    const token = tokens[at]
    if (!token || token.group !== group || turning.has(token.text)) return false
    if (token.text === 'non' || token.text === 'nn') return deniesWish(tokens, at, from)
    if (plain.has(token.text)) return from - at <= 3
    if (token.text === 'no') return from - at === 1
  }
  return false
}

const refusing =
  /^(?:serv\w*|interess\w*|tocc\w*|vogl\w*|va|vanno|si|lo|la|li|le|c|ci|far\w*|occorr\w*|bisogna|import\w*|rientr\w*)$/
const done =
  /^(?:fatt|rifatt|cambiat|sostituit|nuov|sistemat|ristrutturat|pront|risolt|riparat|imbiancat|tinteggiat|post)[aoie]$/

function isDeniedAfter(tokens: readonly Token[], to: number): boolean {
  const group = tokens[to - 1]?.group
  const at = (place: number): string => {
    const token = tokens[place]
    return token && token.group === group ? token.text : ''
  }
  if (at(to) === 'no' || /^esclus[aoie]$/.test(at(to))) return true
  if (at(to) === 'non') return refusing.test(at(to + 1))
  // 'le piastrelle le metto io'
  if (
    [2, 3, 4].some(
      (ahead) =>
        at(to + ahead) === 'io' &&
        /^(?:mett|facc|compr|mont|pos|port|pens|d|procur)/.test(at(to + ahead - 1)),
    )
  )
    return true
  for (let ahead = to; ahead < to + 3; ahead += 1) {
    if (at(ahead) === 'gia' && done.test(at(ahead + 1))) return true
    if (at(ahead) === 'gia' && done.test(at(ahead + 2))) return true
  }
  return false
}

/** Whether a message says that the job at these places is not wanted, or already done. */
export function isDenied(tokens: readonly Token[], from: number, to: number): boolean {
  return isDeniedBefore(tokens, from) || isDeniedAfter(tokens, to)
}

/** Whether the thing at a place is to be replaced: 'al posto della vasca', 'invece di rifarlo'. */
export function isReplaced(tokens: readonly Token[], from: number): boolean {
  const giving = (at: number): boolean => {
    const before = tokens[at - 1]
    if (!before || before.group !== tokens[from]?.group || !instead.has(before.text)) return false
    return before.text === 'anziche' || tokens[at]?.of === true
  }
  return giving(from) || (giving(from - 1) && tokens[from - 1]?.text !== 'solo')
}

const auxiliary = new Set(
  'ho abbiamo hanno ha avevo avevamo aveva avevano avete stato stata stati state gia'.split(' '),
)

/** Whether a verb at a place is in the past tense: 'abbiamo già rifatto', 'è stata sostituita'. */
export function isPast(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !/(?:[aiu]t|tt|st|lt|ss|s)[oaie]$/.test(token.text)) return false
  return [1, 2].some((back) => {
    const before = tokens[at - back]
    return before?.group === token.group && auxiliary.has(before.text)
  })
}
