/** Returns names in alphabetical order. Neighbours share their beginnings, so a build packs them to half the size. */
export const sortedNames = (names: Iterable<string>): string[] =>
  [...names].toSorted((one, other) => (one < other ? -1 : Number(one > other)))
