import type { Message, NamedJob } from '../../message.ts'

/** Matches people of the trades. */
const trade =
  /^(?:idraulic[oi]|elettricist[ai]|murator[ei]|imbianchin[oi]|fabbr[oi]|falegnam[ei]|piastrellist[ai]|geometr[ai]|architett[oi]|ingegner[ei]|termotecnic[oi]|antennist[ai]|serramentist[ai]|tecnic[oi]|perit[oi])$/

/**
 * Whether a statement only names somebody of a trade beside the jobs in hand: 'l’elettricista lo trovo io', 'il geometra
 * dice che basta'. 'mi serve anche un elettricista' asks for one, and 'e l’idraulico?' for the price of his work.
 */
export function isTradeOnly({ objectAt, also, kind }: NamedJob, { saidWords }: Message): boolean {
  return kind === 'statement' && !also && trade.test(saidWords[objectAt]?.text ?? '')
}
