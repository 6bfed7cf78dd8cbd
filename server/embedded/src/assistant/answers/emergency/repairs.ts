import type { Utterance } from '../../italian/utterance.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { createMatcher, meets } from '../classify/matching.ts'
import type { Emergency } from './emergency-rules.ts'

const matcher = createMatcher()

/**
 * The job that repairs the damage of a danger, by the words that reported it. The first rule that matches
 * applies; null stands for a repair that nobody can price before a visit.
 */
const repairs = (
  [
    ['gas', 'caldai*', 'caldaia/riparazione'],
    ['gas', 'scaldabagn*|boiler', 'caldaia/scaldabagno-riparazione'],
    ['carbon-monoxide', 'stuf*|camin*|pellet|legna|bracier*|caminetto', null],
    ['carbon-monoxide', 'scaldabagn*|boiler', 'caldaia/scaldabagno-riparazione'],
    ['carbon-monoxide', 'caldai*|riscaldament*|monossido|testa|termosifon*', 'caldaia/revisione'],
    ['water', 'fiume|esondat*|nubifragio|alluvion*|pioggia|temporal*', null],
    ['water', 'tetto|tegol*|coppi', 'ristrutturazione_tetto/tegola'],
    ['water', 'caldai*', 'caldaia/riparazione'],
    ['water', 'scaldabagn*|boiler', 'caldaia/scaldabagno-riparazione'],
    ['water', 'termosifon*|calorifer*|radiator*', 'caldaia/termosifone-riparazione'],
    ['water', 'water|wc|cassetta|sciacquon*', 'ristrutturazione_bagno/cassetta'],
    ['water', 'fogn*|intasat*|scarico|scarichi|tombin*', 'ristrutturazione_bagno/scarico'],
    ['water', '', 'ristrutturazione_bagno/perdita'],
    ['electricity', 'fiume|esondat*|nubifragio|alluvion*|pioggia|temporal*|piove', 'impianti/guasto'],
    // Water that came into the wiring goes on until its leak is repaired.
    ['electricity', 'acqua|tubo|tubi|perdita|gocciol*', 'ristrutturazione_bagno/perdita'],
    ['electricity', '', 'impianti/guasto'],
    ['fire', 'presa|prese|spina|ciabatta|quadro elettric*|interruttor*|salvavita', 'impianti/guasto'],
    ['collapse', 'grondai*|pluvial*', 'ristrutturazione_tetto/grondaie'],
    ['collapse', 'tegol*|coppi|coppo', 'ristrutturazione_tetto/tegola'],
    ['collapse', 'cornicion*|sottogronda', 'ristrutturazione_facciata/cornicioni'],
    ['collapse', 'frontalin*', 'ristrutturazione_facciata/frontalini'],
  ] as const satisfies readonly (readonly [Emergency, string, AnyJobKey | null])[]
).map(([danger, words, job]) => ({ danger, rule: matcher.rule(words), job }))

/** Returns the job that repairs the damage of a danger; null if there is none with a price. */
export function repairOf(danger: Emergency, utterance: Utterance): AnyJobKey | null {
  const found = matcher.find(tellingWords(utterance))
  return repairs.find((one) => one.danger === danger && meets(found, one.rule))?.job ?? null
}
