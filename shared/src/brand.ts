/**
 * A group of business facts. While `sample` is true its values are invented: pages mark or hide them, and a site on
 * https does not start with them unless it is a demonstration (`DEMO`).
 */
export interface FactBlock {
  readonly sample: boolean
}

/** What art. 35 d.P.R. 633/1972, art. 2250 c.c. and art. 7 d.lgs. 70/2003 want on the site. */
export interface CompanyFacts extends FactBlock {
  readonly legalName: string
  readonly vatNumber: string
  readonly foundedYear: number
  readonly registeredOffice: string
  readonly businessRegister: string
  readonly reaNumber: string
  readonly shareCapital: string
  readonly certifiedEmail: string
}

/** Where bank transfers go; the holder's name is what banks compare with the IBAN. */
export interface BankAccount extends FactBlock {
  readonly holder: string
  /** Without spaces. */
  readonly iban: string
}

/** The professionals' app. */
export interface BusinessApp extends FactBlock {
  readonly name: string
  /** The app's own page in each store. */
  readonly stores: { readonly android: string; readonly ios: string; readonly huawei: string }
  /** Android packages and their certificates (SHA-256), for links that open the app; empty: no such file is served. */
  readonly androidApps: readonly { readonly packageName: string; readonly fingerprints: readonly string[] }[]
  /** iOS app ids, team and bundle ('TEAM123456.it.example.app'); empty: no such file is served. */
  readonly appleAppIds: readonly string[]
}

export interface SupportFacts extends FactBlock {
  readonly email: string
  /** Messaging app number in E.164. */
  readonly whatsapp: string
  readonly days: string
}

export interface SocialFacts extends FactBlock {
  readonly links: readonly { readonly name: string; readonly url: string }[]
}

/** Where the customers' reviews stand, and what is known of them there. */
export interface ReviewPlatform extends FactBlock {
  readonly name: string
  readonly url: string
  /** Out of five. */
  readonly rating: number
  readonly count: number
  /** Whether, and how, the platform checks that who writes was a customer. */
  readonly authenticity: string
  /** The month it was last looked up, YYYY-MM. */
  readonly asOf: string
}

/** A figure that the pages show of the business. A real one without its source or month is not shown. */
export interface Claim extends FactBlock {
  readonly value: string
  readonly label: string
  readonly source: string | null
  /** The month it was last checked, YYYY-MM. */
  readonly asOf: string | null
}

export interface Brand {
  readonly name: string
  readonly claim: string
  readonly company: CompanyFacts
  readonly bankAccount: BankAccount
  readonly businessApp: BusinessApp
  readonly support: SupportFacts
  readonly social: SocialFacts
  /** Null: the rating of a platform is not shown. */
  readonly reviews: ReviewPlatform | null
  readonly claims: { readonly professionals: Claim; readonly customers: Claim }
}

/**
 * The business facts of the site. In each block put the real values in place of the samples and set `sample` to false,
 * then build again. Texts, reviews and videos are in the files of brand/ (docs/owner-content.md).
 */
export const brand: Brand = {
  name: 'Mestieri',
  claim: 'Chi fa i lavori di casa, scelto con cura.',
  company: {
    sample: true,
    legalName: 'Mestieri S.r.l. (nome di esempio)',
    vatNumber: '12345678903',
    foundedYear: 2022,
    registeredOffice: 'Via degli Esempi 1, 20900 Monza (MB)',
    businessRegister: 'Registro delle imprese di Milano Monza Brianza Lodi n. 12345678903',
    reaNumber: 'MB-0000000',
    shareCapital: '10.000,00 € i.v.',
    certifiedEmail: 'mestieri@pec.mestieri.example',
  },
  bankAccount: {
    sample: true,
    holder: 'Mestieri S.r.l. (nome di esempio)',
    iban: 'IT60X0542811101000000123456',
  },
  businessApp: {
    sample: true,
    name: 'Mestieri Pro',
    stores: {
      android: 'https://play.google.com/store/apps/details?id=example.mestieri.pro',
      ios: 'https://apps.apple.com/it/app/mestieri-pro/id0000000000',
      huawei: 'https://appgallery.huawei.com/app/C000000000',
    },
    androidApps: [],
    appleAppIds: [],
  },
  support: {
    sample: true,
    email: 'assistenza@mestieri.example',
    whatsapp: '+393000000000',
    days: 'dal lunedì al sabato',
  },
  social: {
    sample: true,
    links: [
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    ],
  },
  reviews: null,
  claims: {
    professionals: {
      sample: true,
      value: '1.500+',
      label: 'professionisti selezionati in tutta Italia',
      source: null,
      asOf: null,
    },
    customers: {
      sample: true,
      value: '50 mila+',
      label: 'clienti soddisfatti',
      source: null,
      asOf: null,
    },
  },
}
