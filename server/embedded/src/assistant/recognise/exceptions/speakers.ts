import { isTradesperson } from '../../italian/people/performers.ts'
import type { Token } from '../words/terms.ts'

/** Whether a word names somebody whose opinion customers quote. */
const isSpeaker = (text: string): boolean => isTradesperson(text) || /^amministrator[ei]$/.test(text)
const saying =
  /^(?:dett[oaie]|dic[eo]|dicono|diceva|dicevano|disse|consiglia\p{L}*|sconsiglia\p{L}*|suggerisc\p{L}*|suggerit\p{L}*|assicura\p{L}*|conferma\p{L}*|guardat[oaie]|vist[oaie]|controllat[oaie]|spiega\p{L}*|secondo|sostiene|misurat[oaie]|venut[oi]|passat[oi]|trovat[oaie]|parlato|parere|sentito)$/u
/** Maximum distance in tokens between a person and the verb of saying. */
const reach = 3
/** Matches words of a request that contains a verb of saying: 'serve un geometra che mi dica'. */
const wanted = /^(?:serve|servirebbe|cerco|cerchiamo|vorrei|voglio|bisogno|trovare|chiamare|manda\p{L}*)$/u

/**
 * Whether a person is only quoted and not requested: 'non è portante, l’ha detto il geometra', 'il perito
 * dice che'.
 */
export function isQuoted(tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from]
  if (to !== from + 1 || !token || !isSpeaker(token.text)) return false
  const near = tokens
    .slice(Math.max(0, from - reach), from + 1 + reach)
    .filter(({ group }) => group === token.group)
    .map(({ text }) => text)
  return near.some((text) => saying.test(text)) && !near.some((text) => wanted.test(text))
}
