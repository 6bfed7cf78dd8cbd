/** A municipality as pages show it. */
export interface DisplayedMunicipality {
  /** 'Monza', "Reggio nell'Emilia". */
  readonly name: string
  /** 'MB', or null for the list's four tail names. */
  readonly province: string | null
}

const particles = new Set(
  (
    'a ad ai al alla allo con da dal de degli dei del della delle dello di e ed il in la li ne nei nel ' +
    'nelle nello per presso su sul sulla sulle sullo'
  ).split(' '),
)
const elided = /^(all|d|dall|de|dell|l|ne|nell|sull)['’]/i

/** Where the rules and the official spelling differ. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bXxiii\b/, 'XXIII'],
  [/-En-/, '-en-'],
  [/ sulla Strada del Vino$/, ' sulla strada del vino'],
  [/ nel Parco Naturale$/, ' nel parco naturale'],
  [/^(Boffalora|Castelletto) Sopra /, '$1 sopra '],
  [/^San (Giorgio|Vincenzo) la /, 'San $1 La '],
  [/^Morra de /, 'Morra De '],
]

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function caseWord(word: string, first: boolean): string {
  if (!first && particles.has(word)) return word
  const prefix = elided.exec(word)?.[0]
  if (prefix && prefix.length < word.length) {
    return (first ? capitalise(prefix) : prefix) + capitalise(word.slice(prefix.length))
  }
  if (prefix && !first) return word
  return word.replaceAll(
    /(^|['’-])(\p{L})/gu,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/**
 * A name of the list in Italian title case: 'SAN DONÀ DI PIAVE' is 'San Donà di Piave', "L'AQUILA" is "L'Aquila".
 * Takes a name without its province.
 */
export function titleCase(name: string): string {
  const cased = name
    .toLowerCase()
    .split(' ')
    .map((word, index) => caseWord(word, index === 0))
    .join(' ')
  return spellings.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), cased)
}

/** Takes a value of the list ('MONZA (MB)') apart for a page. */
export function splitMunicipality(value: string): DisplayedMunicipality {
  const [, name, province] = /^(.+) \(([A-Z]{2})\)$/.exec(value) ?? []
  return name && province ? { name: titleCase(name), province } : { name: titleCase(value), province: null }
}

/** A value of the list as pages write it: 'Monza (MB)'. */
export function displayMunicipality(value: string): string {
  const { name, province } = splitMunicipality(value)
  return province ? `${name} (${province})` : name
}
