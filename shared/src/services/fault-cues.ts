/** What customers say of a thing that does not work any more, as cues have it. */
const faults =
  'rott*|rompe|spezz*|guast*|blocc*|incepp*|incastr*|strapp*|spacc*|scass*|sgangher*|non funzion*|non va|non part*|non si accend*|non accend*|mort*|difett*|rumor*|si ferma|impazzit*|fuori uso'.split(
    '|',
  )

/** Cues for things with each usual word for a fault: 'tapparell* + spezz*'. */
export function faulty(...things: readonly string[]): string {
  return things.flatMap((thing) => faults.map((fault) => `${thing} + ${fault}`)).join('|')
}
