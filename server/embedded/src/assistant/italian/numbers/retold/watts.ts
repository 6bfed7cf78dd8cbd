/** Matches a power in watts, with the panels that have it each: '12 pannelli da 400 watt', '6000 W'. */
const watts =
  /(?<![\d.,])(?:(\d{1,3}) (pannelli|moduli)(?: solari| fotovoltaici)? (?:da|di) )?(\d\.\d{3}|\d{3,5}) ?(?:watt|w)(?![\p{L}\d])/giu

/** Watts from which a single power is a matter of kilowatts. A bulb or a single panel has less. */
const leastKilowatts = 1000

/** Returns a text with powers in kilowatts: '12 pannelli da 400 watt' becomes '12 pannelli cioè 4.8 kw'. */
export function inKilowatts(text: string): string {
  return text.replaceAll(
    watts,
    (typed, count: string | undefined, noun: string | undefined, power: string) => {
      const all = Number(power.replace('.', '')) * Number(count ?? 1)
      const shown = String(all / 1000)
      if (count !== undefined && noun !== undefined) return `${count} ${noun} cioè ${shown} kw`
      return all < leastKilowatts ? typed : `${shown} kw`
    },
  )
}
