/** What customers say of a thing that does not work any more, as cues have it. */
const faults =
  'rott*|rompe|spezz*|guast*|blocc*|incepp*|incastr*|strapp*|spacc*|scass*|sgangher*|non funzion*|non va|non part*|non si accend*|non accend*|mort*|difett*|rumor*|si ferma|impazzit*|fuori uso'.split(
    '|',
  )

/** Cues for things with each usual word for a fault: 'tapparell* + spezz*'. */
export function faulty(...things: readonly string[]): string {
  return things.flatMap((thing) => faults.map((fault) => `${thing} + ${fault}`)).join('|')
}

/** What customers say of a door or window that does not fit its frame any more. */
const misfits =
  'sbatt*|strisci*|gratt*|non chiud*|non si chiud*|non si apr*|chiud* male|regol*|registr*|cigol*|scardin*|stort*|incastr*|incepp*|blocc*|dur*|sganci*|tocca|toccano'.split(
    '|',
  )

/** Cues for doors and windows with each usual word for a bad fit: 'porta ingresso + sbatt*'. */
export function misfitting(...things: readonly string[]): string {
  return things.flatMap((thing) => misfits.map((misfit) => `${thing} + ${misfit}`)).join('|')
}
