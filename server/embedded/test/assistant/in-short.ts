import type { Fact, Facts } from '../../src/assistant/slots/facts.ts'

function factInShort(fact: Fact): string {
  if (fact.kind === 'number') return fact.low === fact.high ? String(fact.low) : `${fact.low}-${fact.high}`
  if (fact.kind === 'choice') return fact.option
  if (fact.kind === 'place') return fact.place.label
  if (fact.kind === 'photos') return `${fact.count} foto`
  return fact.kind === 'time' ? fact.words : '?'
}

/** The facts in short: '80', '80-100', the option, the city, '2 foto', '?' for unknown. */
export function inShort(facts: Facts): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, factInShort(fact)]))
}
