import type { Message, NamedJob } from './message.ts'

/**
 * Whether a mention only names the object of a repair: 'lo scaldabagno scalda poco, la resistenza è da
 * cambiare' does not ask for a new one.
 */
export function isRepaired(one: NamedJob, all: readonly NamedJob[]): boolean {
  return !one.isAction && all.some(({ key }) => key === `${one.key}-riparazione`)
}

const damage = /^(?:macchi|alon|goccio|umid|muff|infiltr|scrost|sfogli|gonfi|crep)/
const source =
  /\/(?:perdita|perdite|scarico|tubi|tegola|impermeabilizzazione|grondaie|lucernario|comignolo|infiltrazioni)$/

/**
 * Removes the signs of a damage whose cause is to be repaired: 'di sotto è comparsa una macchia sul soffitto,
 * va trovata la perdita' does not ask to paint the ceiling.
 */
export function withoutSigns(all: readonly NamedJob[], { saidWords }: Message): readonly NamedJob[] {
  if (!all.some(({ key, isAction, hasOwnVerb }) => source.test(key) && isAction && hasOwnVerb)) return all
  const isSign = (one: NamedJob): boolean =>
    !one.isAction &&
    !(one.also || one.only || one.instead) &&
    one.verbsAt.length === 0 &&
    one.objectsAt.some((at) => damage.test(saidWords[at]?.text ?? ''))
  return all.filter((one) => source.test(one.key) || !isSign(one))
}
