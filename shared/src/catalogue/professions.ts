/** The twelve professions of the marketplace, in alphabetical order (specification, section 1). */
export const professions = [
  'Cartongessista',
  'Elettricista',
  'Giardiniere',
  'Idraulico',
  'Imbianchino',
  'Impiantista',
  'Impresa Edile',
  'Installatore fotovoltaico',
  'Parquettista',
  'Piastrellista',
  'Pulizie',
  'Serramentista',
] as const

export type Profession = (typeof professions)[number]

/** The professions shown first-class (specification, section 3). */
export const featuredProfessions: readonly Profession[] = [
  'Serramentista',
  'Installatore fotovoltaico',
  'Imbianchino',
  'Impresa Edile',
  'Impiantista',
  'Idraulico',
  'Elettricista',
]

interface ProfessionWords {
  /** More than one of them, for a heading: 'Idraulici a Monza'. */
  readonly plural: string
  /** One of them with its article, inside a sentence: 'Ti serve un idraulico?'. */
  readonly one: string
}

/** How a profession is called in running Italian text. */
export const professionWords: Readonly<Record<Profession, ProfessionWords>> = {
  Cartongessista: { plural: 'Cartongessisti', one: 'un cartongessista' },
  Elettricista: { plural: 'Elettricisti', one: 'un elettricista' },
  Giardiniere: { plural: 'Giardinieri', one: 'un giardiniere' },
  Idraulico: { plural: 'Idraulici', one: 'un idraulico' },
  Imbianchino: { plural: 'Imbianchini', one: 'un imbianchino' },
  Impiantista: { plural: 'Impiantisti', one: 'un impiantista' },
  'Impresa Edile': { plural: 'Imprese edili', one: 'un’impresa edile' },
  'Installatore fotovoltaico': {
    plural: 'Installatori fotovoltaici',
    one: 'un installatore fotovoltaico',
  },
  Parquettista: { plural: 'Parquettisti', one: 'un parquettista' },
  Piastrellista: { plural: 'Piastrellisti', one: 'un piastrellista' },
  Pulizie: { plural: 'Imprese di pulizie', one: 'un’impresa di pulizie' },
  Serramentista: { plural: 'Serramentisti', one: 'un serramentista' },
}

/** Whether `value` is one of the twelve, spelt exactly. */
export function isProfession(value: string): value is Profession {
  return (professions as readonly string[]).includes(value)
}
