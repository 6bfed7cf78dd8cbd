import { landings } from '@mestieri/shared/catalogue/landings.ts'
import { services } from '@mestieri/shared/catalogue/services.ts'
import type { Diorama } from '@mestieri/shared/catalogue/tiles.ts'
import { type PageRoute, pageRoute } from '@mestieri/shared/routes.ts'

interface ComingSubject {
  readonly title: string
  readonly line: string
  readonly picture: Exclude<Diorama, 'furgone'>
  readonly alt: string
  /** Where the directory answers the same need today. */
  readonly directory: string
}

/** The directory filtered by the trade that offers a service, or the whole of it. */
function directoryFor(service: string): string {
  const offers: Readonly<Record<string, { readonly professions: readonly string[] }>> = services
  const [profession] = offers[service]?.professions ?? []
  const { path } = pageRoute('directory')
  return profession ? `${path}?${new URLSearchParams({ profession }).toString()}` : path
}

/** What a page that is still to come is about: a service landing has its own words, any other its title. */
export function comingSubject(route: PageRoute, pathname: string): ComingSubject {
  const landing = route.id === 'landing' && landings.find(({ name }) => pathname.endsWith(`/${name}`))
  if (!landing) {
    return {
      title: route.title,
      line: 'Qui ci sono ancora i ponteggi: questa pagina arriva con un prossimo aggiornamento del sito.',
      picture: 'facciata',
      alt: 'Modellino di una palazzina con i ponteggi montati',
      directory: pageRoute('directory').path,
    }
  }
  return {
    title: landing.title,
    line: `${landing.subtitle} Prezzi e consigli arrivano con un prossimo aggiornamento del sito.`,
    picture: landing.landingPicture === 'furgone' ? 'casa' : landing.landingPicture,
    alt: `Modellino di lavori in corso: ${landing.servicePretty}`,
    directory: directoryFor(landing.service),
  }
}
