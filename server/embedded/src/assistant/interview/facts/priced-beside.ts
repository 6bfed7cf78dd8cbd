import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { Facts } from '../../slots/facts.ts'

const windows: AnyJobKey = 'serramenti/finestre'
const boiler: AnyJobKey = 'caldaia/sostituzione'

/**
 * Returns the answers of a job without a part that another job in hand prices: a new boiler without
 * thermostatic valves, windows without shutters.
 *
 * @param others the keys of all jobs in hand
 */
export function withoutPricedBeside(key: AnyJobKey, facts: Facts, others: readonly AnyJobKey[]): Facts {
  if (key === boiler && others.includes('caldaia/valvole'))
    return { ...facts, valvole: { kind: 'number', low: 0, high: 0 } }
  if (key !== windows || !others.includes('serramenti/tapparelle')) return facts
  const { accessori } = facts
  const hasBoxes = accessori?.kind === 'choice' && ['cassonetti', 'entrambi'].includes(accessori.option)
  return { ...facts, accessori: { kind: 'choice', option: hasBoxes ? 'cassonetti' : 'no' } }
}
