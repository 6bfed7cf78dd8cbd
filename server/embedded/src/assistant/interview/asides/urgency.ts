import { professionWords } from '@mestieri/shared/catalogue/professions.ts'

import { patterns, says } from '../../italian/patterns.ts'
import { promises } from '../../italian/promises.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { placeOfFacts } from '../../slots/facts.ts'
import { inPlace } from '../../wording/places.ts'
import { jobsAtHand } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import { once } from '../case.ts'
import type { TurnContext } from '../context.ts'

const urgent = patterns(
  'oggi|oggi stesso|stasera|stanotte|urgente|urgentissim*|urgenza|emergenza|pronto intervento|immediatamente|immediato|il prima possibile qualcuno|qualcuno subito|subito qualcuno|venire subito|venga subito|venite subito|intervento subito|idraulico subito|elettricista subito|tecnico subito|mandate qualcuno|aiuto|sos|in giornata|domattina|domani mattina',
)
const calm = patterns(
  'non urgente|nessuna urgenza|non e urgente|senza urgenza|senza fretta|non subito|niente urgenza|meteo oggi|se serve|se servono',
)
const needs = patterns(
  'serve|servirebbe|bisogno|venire|venga|vieni|venite|mandate|qualcuno|tecnico|idraulico|elettricista|perde|esce|scende|cola|gocciola|allag*|rott*|guast*|non parte|non funziona|senza acqua|senza luce|senza riscaldamento|neonat*|bambin*|freddo|intervento|riparar*|chiamare|trovare|urgen*',
)

/** Whether the customer needs a professional today. 'Stasera vi mando le foto che servono' is no emergency. */
export function isUrgent(utterance: Utterance): boolean {
  const { content } = utterance
  return says(content, urgent) && says(content, needs) && !says(content, calm) && !promises(utterance)
}

/** Returns how to reach a professional today. It is said only once in a conversation. */
export function urgencyWords(
  context: TurnContext,
  state: CaseState,
): { readonly words: string[]; readonly state: CaseState } {
  const [first] = jobsAtHand(context.catalogue, state)
  const who = first?.profession ? professionWords[first.profession].plural.toLowerCase() : 'professionisti'
  const place = placeOfFacts(state.shared)
  const where = place ? inPlace(place) : 'della tua zona'
  return once(
    state,
    'urgent',
    `Ti serve qualcuno subito: apri «I nostri professionisti», lì trovi ${who} ${where} e puoi chiamarli direttamente, oppure tocca «Parla con una persona» e ti aiutiamo noi a trovarne uno libero oggi. Intanto ti dico quanto può costare.`,
  )
}
