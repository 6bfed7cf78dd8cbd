import type { NumberQuestion } from './interview.ts'

/** The noun of a thing: 'caldaia', 'caldaie', and whether it is feminine. */
interface PieceNoun {
  readonly one: string
  readonly many: string
  readonly isFeminine?: boolean
}

/** A question that is never asked: the customer names a number, or the job has one thing. */
type PieceQuestion = NumberQuestion & { readonly price: { readonly reference: 1; readonly narrow: string } }

const mostPieces = 40

/** Returns the question for the number of things of a job that is priced for one of them. Its id is the plural. */
export function pieceQuestion({ one, many, isFeminine = false }: PieceNoun): PieceQuestion {
  const [how, single] = isFeminine ? ['quante', 'Una'] : ['quanti', 'Uno']
  return {
    id: many.replaceAll(' ', '-'),
    step: 'Misure',
    label: `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
    question: `${how.charAt(0).toUpperCase()}${how.slice(1)} ${many} sono?`,
    example: `Per esempio «2 ${many}».`,
    help: 'Se non dici un numero, il prezzo è per un pezzo solo.',
    chips: [single, 'Due', 'Tre'],
    units: [],
    bounds: [1, mostPieces],
    whole: true,
    unit: { one, many },
    price: { reference: 1, narrow: `${how} ${many} sono` },
  }
}
