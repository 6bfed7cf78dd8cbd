import type { Change } from '../interview/facts/hearing/parts.ts'
import type { Fact } from '../slots/facts.ts'
import { listWords } from './figures.ts'

function isTelling({ fact, slot: { quiet } }: Change): boolean {
  if (quiet || fact.kind === 'unknown') return false
  return !(fact.kind === 'photos')
}

const isKnown = (fact: Fact | null): fact is Fact => fact !== null && fact.kind !== 'unknown'

/** The reply to a customer who will send photos later. */
export const photosLater = 'Va bene: le foto puoi mandarle quando vuoi, anche dopo.'

const openings = ['Segno', 'Ok', 'Ho capito', 'Bene'] as const

/**
 * Confirms new and changed facts, so that the customer notices a mistake at once. A plain answer to the
 * question is not confirmed: the next question follows.
 *
 * @param plain whether the message contains only the answer to the question
 * @param isWhatIf whether the message asks for a variant, so that nothing is corrected
 * @param isLater whether the customer says that the photos come later
 * @param turn a number that increases during the conversation and varies the first words
 */
export function acknowledgeChanges(
  changes: readonly Change[],
  {
    plain,
    isWhatIf,
    turn,
    isLater = false,
  }: {
    readonly plain: boolean
    readonly isWhatIf: boolean
    readonly turn: number
    readonly isLater?: boolean
  },
): string[] {
  const explained = changes.flatMap(({ slot, fact }) => slot.explain?.(fact) ?? [])
  const telling = changes.filter((change) => isTelling(change) && !change.slot.explain?.(change.fact))
  const corrected = telling.filter(({ before }) => isKnown(before))
  const added = telling.filter(({ before }) => !isKnown(before))
  const corrections = [
    ...new Set(
      corrected.flatMap(({ slot, before, fact }) => {
        const [now, then] = [slot.show(fact), slot.show(before ?? fact)]
        return now === then ? [] : [`${now} invece di ${then}`]
      }),
    ),
  ]
  const news = [...new Set(added.map(({ slot, fact }) => slot.show(fact)))]
  const said: string[] = []
  const [first = ''] = corrections
  // 'senza batteria' must not follow 'con'.
  const again = /^(?:con|senza|nessun\p{L}*|solo|a|in) /u.test(first)
    ? 'Rifaccio i conti:'
    : 'Rifaccio i conti con'
  if (corrections.length > 0) said.push(`${isWhatIf ? again : 'Correggo:'} ${listWords(corrections)}.`)
  if (news.length > 1 || (news.length === 1 && !plain)) {
    said.push(`${openings[turn % openings.length] ?? openings[0]}: ${listWords(news)}.`)
  }
  said.push(...new Set(explained))
  const photos = changes.find(({ fact }) => fact.kind === 'photos')
  if (photos?.fact.kind === 'photos' && photos.fact.count === 0 && photos.before === null)
    said.push(isLater ? photosLater : 'Va bene, senza foto.')
  return said
}

/**
 * Confirms that photos have arrived, without a claim to have seen them.
 *
 * @param visit what the professional inspects for the job in hand; null if it was said before or there is no
 * job
 */
export function acknowledgePhotos(count: number, visit: string | null): string {
  const arrived =
    count === 1
      ? 'Ho ricevuto la foto e l’ho aggiunta alla scheda'
      : `Ho ricevuto ${count} foto e le ho aggiunte alla scheda`
  if (visit === null) return `${arrived}, per il professionista.`
  return `${arrived}: al professionista ${count === 1 ? 'serve' : 'servono'} per vedere ${visit}.`
}
