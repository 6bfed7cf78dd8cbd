/** Customers' words for a thing that no longer works, in the form of cues. */
const faults =
  'rott*|rompe|spezz*|guast*|blocc*|incepp*|incastr*|strapp*|spacc*|scass*|sgangher*|non funzion*|non va|non part*|non si accend*|non accend*|mort*|difett*|rumor*|si ferma|impazzit*|fuori uso'.split(
    '|',
  )

/** Returns cues for things, each with every usual word for a fault: 'tapparell* + spezz*'. */
export function faulty(...things: readonly string[]): string {
  return things.flatMap((thing) => faults.map((fault) => `${thing} + ${fault}`)).join('|')
}

/** Customers' words for a door or window that no longer fits its frame, in the form of cues. */
const misfits =
  'sbatt*|strisci*|gratt*|non chiud*|non si chiud*|non si apr*|chiud* male|regol*|registr*|cigol*|scardin*|stort*|incastr*|incepp*|blocc*|dur*|sganci*|tocca|toccano'.split(
    '|',
  )

/**
 * Returns cues for doors and windows, each with every usual word for a bad fit: 'porta ingresso + sbatt*'.
 */
export function misfitting(...things: readonly string[]): string {
  return things.flatMap((thing) => misfits.map((misfit) => `${thing} + ${misfit}`)).join('|')
}
