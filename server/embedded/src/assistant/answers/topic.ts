/** What a customer's sentence may ask about, or touch, beside the facts of the job. */
export const topics = [
  // What the price holds.
  'included',
  'excluded',
  'materials',
  'disposal',
  'scaffolding',
  'certificates',
  // The price.
  'price',
  'why-price',
  'range',
  'binding',
  'sources',
  'save',
  'discount',
  'budget',
  'labour',
  'own-materials',
  'quantity',
  'unit-price',
  'compare',
  'previous',
  'friend-paid-less',
  'doubt',
  'extras',
  // Rules and taxes.
  'permits',
  'relief',
  'vat',
  // Time.
  'duration',
  'lifetime',
  'start',
  'season',
  // What comes next.
  'next-steps',
  'who-calls',
  'visit',
  'visit-free',
  'several-quotes',
  'professionals',
  'send',
  'urgent',
  'safe',
  'person',
  // The company and the people who do the work.
  'free',
  'commission',
  'privacy',
  'photos',
  'selection',
  'guarantee',
  'insurance',
  'payment',
  'coverage',
  'other-jobs',
  'identity',
  // The work and the thing itself.
  'yield',
  'living',
  'neighbours',
  'brand',
  'help',
  // Talk.
  'hesitation',
  'refusal',
  'complaint',
  'rude',
  'agree',
  'thanks',
  'bye',
  'greeting',
  'off-topic',
  'injection',
] as const

/** What a customer's sentence asks about. */
export type Topic = (typeof topics)[number]

/** Topics that count only if nothing else was read in the whole message: no fact, no job, no other topic. */
export const lastResort: ReadonlySet<Topic> = new Set<Topic>([
  'price',
  'help',
  'agree',
  'thanks',
  'bye',
  'greeting',
  'rude',
  'off-topic',
  'injection',
])
