import type { Profession } from '../catalogue/professions.ts'
import type { ServiceLabel } from '../catalogue/services.ts'

/**
 * The names of a service and the places where the site offers it (specification, section 3, 'Customer service
 * tile' and 'Landing service'). Every page loads this part, so it is short; longer texts are in the other
 * modules of the folder.
 */
export interface Service {
  /** The title of its tile. */
  readonly title: string
  /** The upstream label of the work. */
  readonly label: ServiceLabel
  /** The name of its diorama in `web/art`, and of its tint. */
  readonly picture: string
  /** Whether the service chooser shows its tile. */
  readonly inChooser: boolean
  /** Its landing page: the id of the specification and the short name in links; null without a landing. */
  readonly landing: { readonly id: number; readonly name: string } | null
  /** The professions whose pages lead to this service's chat. A profession belongs to at most one service. */
  readonly trades: readonly Profession[]
}
