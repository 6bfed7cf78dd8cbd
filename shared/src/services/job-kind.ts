import type { Profession } from '../catalogue/professions.ts'
import type { TaxReliefCase } from '../catalogue/tax-relief.ts'
import type { EstimateRow } from './estimate.ts'

/** One quality level of a job: 'base' is the cheapest, 'media' the usual one. */
export interface JobTier {
  /** What the level means for this job: 'PVC a 5 camere, doppio vetro'. */
  readonly label: string
}

/**
 * A job that the assistant recognises by name: what customers call it, what its price holds, and what the estimate
 * says about it. How its price is worked out is code of the assistant. No page's bundle holds this data.
 */
export interface JobKind {
  /** The title of its estimate: 'Trattamento antimuffa'. */
  readonly title: string
  /** The job as an infinitive, inside a sentence: 'togliere la muffa'. */
  readonly work: string
  /** The profession that does the job. */
  readonly profession: Profession
  /**
   * How customers name the job: cues separated by '|'. A cue is one pattern or several joined by ' + ', which must all
   * occur in the same sentence, in any order. A pattern is words in sequence, each whole or, with '*', by its start;
   * '@ripara', '@cambia', '@pulisce', '@toglie', '@aggiunge' and '@vernicia' stand for a class of verbs. A cue that
   * begins with '~' counts only in the chat of this job's own service; one with '?' counts there too, but only in a
   * message that names nothing else. '#' stands for a number up to 59.
   */
  readonly cues: string
  /**
   * Jobs of the same service whose questions already cover this one. While one of them is in the conversation, a
   * mention of this job is an answer to its questions and no job of its own.
   */
  readonly partOf?: readonly string[]
  /** The same for jobs of other services, as `service/job`. */
  readonly partOfOthers?: readonly string[]
  /** The share of VAT in the net price that a householder pays: 0.1, or more where part is taxed at 22 %. */
  readonly vatRate: number
  /** The share of labour in the price, 0 to 1: the zone factor applies to this share only. */
  readonly labourShare: number
  /** What the price holds, as short items: 'due mani di pittura'. */
  readonly included: readonly string[]
  /** What the price leaves out, as short items: 'spostamento di mobili pesanti'. */
  readonly excluded: readonly string[]
  /** What else moves the price, each with its amount: 'soffitti oltre 3,2 m: +15 %'. */
  readonly factors: readonly string[]
  /** The quality levels, if the job has any; a question with the id 'fascia' then chooses one. */
  readonly tiers?: Readonly<Partial<Record<'base' | 'media' | 'alta', JobTier>>>
  /** Whether a building permit is needed, and who files it: 'Nessun permesso'. */
  readonly permits: string
  /** How long the work takes: 'da 3 a 5 giorni per 80 m²'. */
  readonly duration: string
  /** The price rows without VAT, by a name that the assistant's code uses; null if no honest price exists. */
  readonly rows: Readonly<Record<string, EstimateRow>> | null
  /** What the professional looks at before giving a price: 'la pendenza e lo stato del manto'. */
  readonly visit: string
  readonly relief: TaxReliefCase
}

/** The jobs of one service, in the order in which the assistant lists them. */
export type JobKinds = Readonly<Record<string, JobKind>>
