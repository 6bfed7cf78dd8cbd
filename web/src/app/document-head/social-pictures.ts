import { brand } from '@mestieri/shared/brand.ts'
import type { PageId, PageRoute } from '@mestieri/shared/pages.ts'
import { keysOf } from '@mestieri/shared/records.ts'
import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { landingOf, landings, type LandingService } from '@mestieri/shared/services/landings.ts'

import type { Tint } from '../../components/Diorama/tint.ts'
import type { PictureName } from '../../components/Picture/picture-name.ts'

/** The size of every social picture in pixels. Link previews show this aspect ratio uncropped. */
export const socialPictureSize = { width: 1200, height: 630 } as const

/** The picture of a link preview; created by web/scripts/social-pictures.ts. */
export interface SocialPicture {
  /** The name of the file in web/public/og, without extension. */
  readonly name: string
  readonly headline: string
  readonly line: string
  readonly diorama: PictureName
  readonly tint: Tint
  /** The text alternative of the scene in the picture. */
  readonly scene: string
}

/** The pictures of pages by name, without those of the landing pages. */
const own = {
  home: {
    headline: 'La migliore offerta per i lavori di casa',
    line: 'Prezzo e qualità dei professionisti della tua zona, a confronto.',
    diorama: 'casa',
    tint: 'casa',
    scene: 'una casa in miniatura con ponteggio, tetto aperto e pannelli solari',
  },
  'scopri-quanto-costa': {
    headline: 'Scopri quanto costa',
    line: 'Qualche domanda in chat e hai una stima indicativa. Gratis.',
    diorama: 'prop-confronto',
    tint: 'ristrutturazione',
    scene: 'tre preventivi su una cartellina, una calcolatrice e una penna',
  },
  professionisti: {
    headline: 'I nostri professionisti',
    line: 'Scegli il comune e il mestiere, guarda i lavori fatti.',
    diorama: 'furgone',
    tint: 'casa',
    scene: 'il furgone di un artigiano con gli attrezzi davanti a un laboratorio',
  },
  profilo: {
    headline: 'Un professionista scelto con cura',
    line: 'Servizi, comuni serviti e lavori fatti: guarda il profilo.',
    diorama: 'impianti',
    tint: 'impianti',
    scene: 'una stanza in cantiere con quadro elettrico, tubi e cassetta degli attrezzi',
  },
  'lavora-con-noi': {
    headline: 'Clienti nuovi, alle tue condizioni',
    line: 'Per imprese e artigiani: paghi solo per i lavori che ottieni.',
    diorama: 'furgone',
    tint: 'professionisti',
    scene: 'il furgone di un artigiano con gli attrezzi davanti a un laboratorio',
  },
  app: {
    headline: brand.businessApp.name,
    line: 'L’app per imprese e artigiani: i clienti e i preventivi, dal telefono.',
    diorama: 'prop-chat',
    tint: 'professionisti',
    scene: 'un telefono con una conversazione',
  },
  'chi-siamo': {
    headline: 'Chi siamo',
    line: brand.claim,
    diorama: 'ufficio',
    tint: 'tetto',
    scene: 'un ufficio in miniatura con le scrivanie e una cartina dell’Italia',
  },
  condizioni: {
    headline: 'Regole chiare, per tutti',
    line: 'Privacy, condizioni e cookie, scritti per essere letti.',
    diorama: 'prop-scudo',
    tint: 'bagno',
    scene: 'uno scudo con il segno di spunta, un documento e un lucchetto',
  },
} as const satisfies Readonly<Record<string, Omit<SocialPicture, 'name'>>>

type OwnName = keyof typeof own

function pagePicture(name: OwnName): SocialPicture {
  return { name, ...own[name] }
}

function landingPicture({ slug, picture }: LandingService): SocialPicture {
  const { title, socialScene } = landingContents[slug]
  return {
    name: slug,
    headline: title,
    line: 'Scopri in un minuto quanto costa e scegli con chi farlo.',
    diorama: picture,
    tint: picture,
    scene: socialScene,
  }
}

/** All pictures: those of the pages, and one for each landing page. */
export const socialPictures: readonly SocialPicture[] = [
  ...keysOf(own).map(pagePicture),
  ...landings.map(landingPicture),
]

/** The name of each page's picture. Landing pages have one each. */
const names: Readonly<Record<Exclude<PageId, 'landing'>, OwnName>> = {
  home: 'home',
  estimator: 'scopri-quanto-costa',
  chat: 'scopri-quanto-costa',
  directory: 'professionisti',
  ranking: 'professionisti',
  profile: 'profilo',
  'work-with-us': 'lavora-con-noi',
  trial: 'lavora-con-noi',
  'trial-payment': 'lavora-con-noi',
  'trial-return': 'lavora-con-noi',
  'payment-return': 'lavora-con-noi',
  activation: 'lavora-con-noi',
  settlement: 'lavora-con-noi',
  'book-call': 'lavora-con-noi',
  'thank-you': 'lavora-con-noi',
  'app-download': 'app',
  token: 'app',
  'token-test': 'app',
  about: 'chi-siamo',
  privacy: 'condizioni',
  'privacy-alias': 'condizioni',
  terms: 'condizioni',
  accessibility: 'condizioni',
  unsubscribe: 'home',
}

/** Returns the picture of a page. The not-found page, which has no route, uses the one of the home page. */
export function socialPictureOf(route: PageRoute | undefined, pathname: string): SocialPicture {
  const id = route?.id ?? 'home'
  if (id !== 'landing') return pagePicture(names[id])
  const landing = landingOf(pathname.split('/')[2] ?? '')
  if (!landing) throw new Error(`no landing at '${pathname}'`)
  return landingPicture(landing)
}
