import type { Diorama } from '@mestieri/shared/catalogue/tiles.ts'
import { type PageRoute, pageRoute } from '@mestieri/shared/routes.ts'

interface ComingSubject {
  readonly title: string
  readonly line: string
  readonly picture: Exclude<Diorama, 'furgone'>
  readonly alt: string
  /** Where to go on meanwhile. */
  readonly directory: string
}

/** What a page that is still to come is about. */
export function comingSubject(route: PageRoute): ComingSubject {
  return {
    title: route.title,
    line: 'Qui ci sono ancora i ponteggi: questa pagina arriva con un prossimo aggiornamento del sito.',
    picture: 'facciata',
    alt: 'Modellino di una palazzina con i ponteggi montati',
    directory: pageRoute('directory').path,
  }
}
