import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { slugOf } from '../../catalogue.ts'
import type { Message, NamedJob } from '../../message.ts'

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

const change = /^(?:(?:ri)?cambi|sostitu|rifa|rinnov|rimpiazz)/
const wholly = /^(?:tutt[aoie]|complet[aoie]|completamente|interament[e]|inter[aoie])$/
const broken =
  /^(?:non|perd|rott|rutt|guast|crep|buc|spacc|blocc|marc|gocciol|stacc|scoll|sollev|rovinat|consumat|fredd|arruggin|fuma)/
/** Maximum distance in words between a verb and 'tutto'. */
const farWholly = 3

/**
 * Removes the damage that is the reason to replace the whole thing: 'il vetro è rotto e il telaio marcio, la
 * finestra va cambiata tutta', 'la caldaia perde, la voglio cambiare'.
 */
export function withoutReasons(all: readonly NamedJob[], { saidWords }: Message): readonly NamedJob[] {
  const text = (at: number): string => saidWords[at]?.text ?? ''
  const wholes = all.flatMap((one) =>
    one.verbsAt
      .filter((at) => change.test(text(at)))
      .filter(
        (at) =>
          saidWords.slice(at + 1, at + 1 + farWholly).some((word) => wholly.test(word.text)) ||
          takesUp.test(text(at)) ||
          saidWords.slice(Math.max(0, at - 2), at).some((word) => pronoun.test(word.text)),
      )
      .map((at) => ({ one, at })),
  )
  if (wholes.length === 0) return all
  const isReason = (one: NamedJob): boolean =>
    !one.isAction &&
    !(one.also || one.only || one.instead) &&
    one.verbsAt.length === 0 &&
    one.objectsAt.some((at) => broken.test(text(at))) &&
    wholes.some(
      ({ one: whole, at }) => whole !== one && slugOf(whole.key) === slugOf(one.key) && one.objectAt < at,
    )
  return all.filter((one) => !isReason(one))
}
const takesUp = /[aei]rl[aoei]$/
const pronoun = /^(?:la|lo|li|le|l)$/

/** Repairs whose sign is often only the reason for a new thing, with the works of that new thing. */
const renewedBy: ReadonlyMap<AnyJobKey, readonly AnyJobKey[]> = new Map<AnyJobKey, readonly AnyJobKey[]>([
  ['caldaia/riparazione', ['caldaia/sostituzione', 'caldaia/ibrido', 'caldaia/pompa']],
  ['caldaia/scaldabagno-riparazione', ['caldaia/scaldabagno']],
  ['impianto_fotovoltaico/controllo', ['impianto_fotovoltaico/inverter']],
])
/** Parts of a machine, which a repair renews: 'la caldaia perde, c’è da cambiare la guarnizione'. */
const spare =
  /^(?:guarnizion|sched[ae]|valvol|vaso|pompa|circolator|ventol|scambiator|sond[ae]|sensor|pressostat|elettrod|resistenz|anod)/
const renewing = /^(?:(?:ri)?cambi|sostitu|rimpiazz|nuov)/

/**
 * Removes the faults of a thing that is to be renewed: 'caldaia da cambiare, con quella che c’è la seconda doccia viene
 * fredda', 'l’inverter non produce più, va messo nuovo'.
 */
export function withoutFaultsOfOld(all: readonly NamedJob[], { saidWords }: Message): readonly NamedJob[] {
  if (!saidWords.some(({ text }) => renewing.test(text)) || saidWords.some(({ text }) => spare.test(text)))
    return all
  const isFault = (one: NamedJob): boolean =>
    isMereSign(one) && all.some((other) => !other.denied && other.isAction && isRenewedBy(one.key, other.key))
  return all.filter((one) => !isFault(one))
}

/** Whether a repair and a new thing are about the same old thing. */
const isRenewedBy = (repair: AnyJobKey, renewal: AnyJobKey): boolean =>
  renewedBy.get(repair)?.includes(renewal) === true
const isMereSign = ({ isAction, also, only, verbsAt }: NamedJob): boolean =>
  !isAction && !also && !only && verbsAt.length === 0

/** Whether the repair that a message may mean is only the fault of the thing that its main job renews. */
export const isFaultOfRenewed = (repair: AnyJobKey, main: AnyJobKey, { named }: Message): boolean =>
  isRenewedBy(repair, main) && named.every((one) => one.key !== repair || isMereSign(one))

/** Things that are replaced by one job and painted by another one, with the word of their material. */
const paintedBy: readonly (readonly [replaced: AnyJobKey, painted: AnyJobKey, material: RegExp])[] = [
  ['ristrutturazione_facciata/ringhiere', 'tinteggiatura/ferro', /^ferro$/],
  ['serramenti/persiane', 'tinteggiatura/legno', /^(?:legno|finestr[ae])$/],
]
const painting = /^(?:ri)?(?:vernic|dipin|pittur|smalt|cartegg|tint)/

/**
 * Whether a mention only names railings or shutters whose painting is another mention: 'le ringhiere di ferro da
 * verniciare' orders no new ones.
 */
export function isPaintedOnly(
  { key, objectsAt, verbsAt }: NamedJob,
  all: readonly NamedJob[],
  { saidWords }: Pick<Message, 'saidWords'>,
): boolean {
  const isPaint = (at: number): boolean => painting.test(saidWords[at]?.text ?? '')
  const pair = paintedBy.find(([replaced]) => replaced === key)
  if (!pair || !verbsAt.every((at) => isPaint(at))) return false
  const [, painted, material] = pair
  const named = new Set(objectsAt.map((at) => saidWords[at]?.text ?? ''))
  return all.some(
    (other) =>
      other.key === painted &&
      other.verbsAt.some((at) => isPaint(at)) &&
      other.objectsAt.every((at) => {
        const text = saidWords[at]?.text ?? ''
        return named.has(text) || material.test(text)
      }),
  )
}
