/** Where the customers' reviews stand, and what is known of them there. */
export interface ReviewPlatform {
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

/**
 * Every business fact of the site, and nothing else: whoever runs it edits this file alone.
 * The values are samples ('nome di esempio' where people read them) until the owner sets real ones.
 */
export const brand = {
  name: 'Mestieri',
  claim: 'Chi fa i lavori di casa, scelto con cura.',
  company: {
    legalName: 'Mestieri S.r.l. (nome di esempio)',
    vatNumber: '12345678903',
    foundedYear: 2022,
    /** What art. 35 d.P.R. 633/1972, art. 2250 c.c. and art. 7 d.lgs. 70/2003 want on the site. */
    registeredOffice: 'Via degli Esempi 1, 20900 Monza (MB)',
    businessRegister: 'Registro delle imprese di Milano Monza Brianza Lodi n. 12345678903',
    reaNumber: 'MB-0000000',
    shareCapital: '10.000,00 € i.v.',
    certifiedEmail: 'mestieri@pec.mestieri.example',
  },
  /** Where bank transfers go; the holder's name is what banks compare with the IBAN. A sample account. */
  bankAccount: {
    holder: 'Mestieri S.r.l. (nome di esempio)',
    iban: 'IT60X0542811101000000123456',
  },
  /** The professionals' app in its stores; samples until the app's own pages are known. */
  businessApp: {
    name: 'Mestieri Pro',
    stores: {
      android: 'https://play.google.com/store/apps/details?id=example.mestieri.pro',
      ios: 'https://apps.apple.com/it/app/mestieri-pro/id0000000000',
      huawei: 'https://appgallery.huawei.com/app/C000000000',
    },
    /** Android packages and their certificates (SHA-256), for links that open the app; empty: no such file is served. */
    androidApps: [] as readonly { readonly packageName: string; readonly fingerprints: readonly string[] }[],
    /** iOS app ids, team and bundle ('TEAM123456.it.example.app'); empty: no such file is served. */
    appleAppIds: [] as readonly string[],
  },
  support: {
    email: 'assistenza@mestieri.example',
    /** Messaging app number in E.164; a sample that no operator has assigned. */
    whatsapp: '+393000000000',
    days: 'dal lunedì al sabato',
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
  /** Null: no reviews are shown, save the samples beside the embedded upstream. */
  reviews: null as ReviewPlatform | null,
  /** Claims shown on the pages, each with its source and the month it was last checked. */
  claims: {
    professionals: {
      value: '1.500+',
      label: 'professionisti selezionati in tutta Italia',
      source: 'Professionisti attivi in rete, fonte interna',
      asOf: '2026-10',
    },
    customers: {
      value: '50 mila+',
      label: 'clienti soddisfatti',
      source: 'Lavori conclusi e confermati dal 2022, fonte interna',
      asOf: '2026-10',
    },
  },
} as const
