import type { Profession } from '../catalogue/professions.ts'
import type { TaxReliefCase } from '../catalogue/tax-relief.ts'
import type { EstimateRow } from './estimate.ts'

/** One quality level of a job: 'base' is the cheapest, 'media' the usual one. */
export interface JobTier {
  /** The meaning of the level for this job: 'PVC a 5 camere, doppio vetro'. */
  readonly label: string
}

/**
 * A job that the assistant recognises: the customers' words for it, the contents of its price, and the texts
 * of the estimate. The price formula is in the code of the assistant. No page bundle contains this data.
 */
export interface JobKind {
  /** The title of its estimate: 'Trattamento antimuffa'. */
  readonly title: string
  /** The job as an infinitive, inside a sentence: 'togliere la muffa'. */
  readonly work: string
  /** The profession that does the job. */
  readonly profession: Profession
  /**
   * The customers' words for the job: cues separated by '|'. A cue is one pattern or several joined by ' + ',
   * which must all occur in the same sentence, in any order. A pattern is a word sequence, each word whole
   * or, with '*', its beginning; '@ripara', '@cambia', '@pulisce', '@toglie', '@aggiunge' and '@vernicia'
   * refer to a class of verbs. A cue that begins with '~' counts only in the chat of this job's own service.
   * A cue that begins with '?' also counts only there, and only in a message that names no other job. '#'
   * matches a number up to 59.
   */
  readonly cues: string
  /**
   * Jobs of the same service whose questions already cover this one. While one of them is in hand, a mention
   * of this job answers its questions and adds no job.
   */
  readonly partOf?: readonly string[]
  /** The same for jobs of other services, as `service/job`. */
  readonly partOfOthers?: readonly string[]
  /**
   * Jobs, as `service/job`, whose first description often names this one as a detail: 'spostare gli
   * attacchi del gas' of a kitchen. It needs stronger words to be a job beside them.
   */
  readonly detailOf?: readonly string[]
  /** For a repair, the job of the same service that replaces the thing. */
  readonly replacement?: string
  /**
   * The VAT rate on the net price for a private customer: 0.1, or more if part of the price is taxed at 22 %.
   */
  readonly vatRate: number
  /** The share of labour in the price, from 0 to 1. The zone factor applies to this share only. */
  readonly labourShare: number
  /** Items that the price includes, in a few words: 'due mani di pittura'. */
  readonly included: readonly string[]
  /** Items that the price excludes, in a few words: 'spostamento di mobili pesanti'. */
  readonly excluded: readonly string[]
  /** Other influences on the price, with their amounts: 'soffitti oltre 3,2 m: +15 %'. */
  readonly factors: readonly string[]
  /** The quality levels, if the job has any. A question with the id 'fascia' chooses one. */
  readonly tiers?: Readonly<Partial<Record<'base' | 'media' | 'alta', JobTier>>>
  /** Whether a building permit is needed, and who files it: 'Nessun permesso'. */
  readonly permits: string
  /** The duration of the work: 'da 3 a 5 giorni per 80 m²'. */
  readonly duration: string
  /**
   * The price rows without VAT, by names that the assistant's code uses; null if the job cannot be priced
   * without a visit.
   */
  readonly rows: Readonly<Record<string, EstimateRow>> | null
  /** What the professional inspects before giving a price: 'la pendenza e lo stato del manto'. */
  readonly visit: string
  readonly relief: TaxReliefCase
}

/** The jobs of one service, in the order in which the assistant lists them. */
export type JobKinds = Readonly<Record<string, JobKind>>
