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
