import { createRandom } from './random.ts'
import type { SampleProfessional } from './sample-professional.ts'
import { type Job, jobsOf } from './work-pictures.ts'

/** A professional without pictures yet, and how many pictures the profile should show. */
export interface PictureWish {
  readonly professional: SampleProfessional
  readonly count: number
}

/** The site shows so many results on a page, and so many pictures on the card of a result. */
const pageSize = 12
const cardPictures = 3
/** The most jobs that one firm shows. */
const mostJobs = 4
/** Separates the draws of the pictures from all other draws of a professional. */
const pictureStream = 1

const townKey = (name: string, province: string) => `${name} (${province})`

/** The order of the search results: most satisfied customers first, then name, then link. */
function rank(a: SampleProfessional, b: SampleProfessional): number {
  if (a.satisfied_customers !== b.satisfied_customers) return b.satisfied_customers - a.satisfied_customers
  if (a.shopname !== b.shopname) return a.shopname < b.shopname ? -1 : 1
  return a.link < b.link ? -1 : 1
}

interface Pages {
  /** Pages of searches in a town. */
  readonly inTowns: Set<string>
  /** Pages of searches all over Italy. */
  readonly anywhere: Set<string>
}

/** Numbers the result pages: each professional with the pages of all searches that list it. */
function listPages(all: readonly SampleProfessional[]): ReadonlyMap<SampleProfessional, Pages> {
  const pages = new Map(all.map((one) => [one, { inTowns: new Set<string>(), anywhere: new Set<string>() }]))
  const ranked = all.toSorted(rank)
  const towns = new Map<string, { based: SampleProfessional[]; serving: SampleProfessional[] }>()
  const townOf = (key: string) => {
    const known = towns.get(key) ?? { based: [], serving: [] }
    towns.set(key, known)
    return known
  }
  for (const one of ranked) {
    const home = townKey(one.city, one.province)
    townOf(home).based.push(one)
    for (const city of one.served_cities) {
      const key = townKey(city.name, city.province)
      if (key !== home) townOf(key).serving.push(one)
    }
  }
  const number = (kind: keyof Pages, search: string, results: readonly SampleProfessional[]) => {
    for (const [index, one] of results.entries())
      pages.get(one)?.[kind].add(`${search}|${Math.floor(index / pageSize)}`)
  }
  const numberAll = (kind: keyof Pages, search: string, results: readonly SampleProfessional[]) => {
    number(kind, search, results)
    for (const [profession, some] of Map.groupBy(results, (one) => one.profession))
      number(kind, `${search}|${profession}`, some)
  }
  for (const [town, { based, serving }] of towns) numberAll('inTowns', town, [...based, ...serving])
  numberAll('anywhere', 'Italia', ranked)
  return pages
}

/** Remembers which jobs are shown in which group: a town, or a page of results. */
class Shown {
  readonly #jobs = new Map<string, string[]>()
  readonly #times = new Map<string, number>()

  /** The names of the jobs shown in any of the groups. */
  jobsIn(groups: readonly string[]): ReadonlySet<string> {
    return new Set(groups.flatMap((group) => this.#jobs.get(group) ?? []))
  }

  add(groups: readonly string[], { name }: Job): void {
    for (const group of groups) {
      const names = this.#jobs.get(group)
      if (names) names.push(name)
      else this.#jobs.set(group, [name])
    }
    this.#times.set(name, this.times(name) + 1)
  }

  /** How many professionals show the job. */
  times(name: string): number {
    return this.#times.get(name) ?? 0
  }
}

/**
 * Gives the professionals their work pictures. `fixed` have pictures already. Rules:
 *
 * - Two firms of one town share no picture, and a job (a scene with its close-ups) belongs to one of them.
 * - On a page of results in a town, no picture appears twice.
 * - On a page of results all over Italy, no main picture appears twice.
 *
 * A firm for which no job is left gets no pictures: the site then shows the trade's drawing. Every firm gets
 * a main picture before any firm gets a second job, the first firms of the results come first, and the least
 * used jobs are taken first.
 *
 * @returns the professionals of `wishes`, in the same order
 */
export function assignPictures(
  wishes: readonly PictureWish[],
  fixed: readonly SampleProfessional[],
  seed: number,
): SampleProfessional[] {
  const all = [...fixed, ...wishes.map(({ professional }) => professional)]
  const pages = listPages(all)
  const shown = new Shown()
  const groupsOf = (one: SampleProfessional) => {
    const { inTowns = [], anywhere = [] } = pages.get(one) ?? {}
    const home = [`home|${townKey(one.city, one.province)}`]
    const town = [...home, ...inTowns]
    return { home, town, all: [...town, ...anywhere] }
  }
  for (const one of fixed)
    for (const job of jobsOf(one.profession))
      if (one.work_pictures.some((name) => job.pictures.includes(name))) shown.add(groupsOf(one).all, job)

  const open = wishes.map(({ professional, count }, index) => {
    const jobs = jobsOf(professional.profession)
    return {
      professional,
      count,
      groups: groupsOf(professional),
      // A random order per firm: otherwise firms of one trade would show the same jobs side by side.
      jobs: createRandom(seed, index, pictureStream).sample([...jobs], jobs.length),
      pictures: [] as string[],
    }
  })
  const ranked = open.toSorted((a, b) => rank(a.professional, b.professional))
  for (let round = 0; round < mostJobs; round += 1) {
    for (const { count, groups, jobs, pictures } of ranked) {
      if (pictures.length >= count || (round > 0 && pictures.length === 0)) continue
      const forbidden = round === 0 ? groups.all : pictures.length < cardPictures ? groups.town : groups.home
      const taken = shown.jobsIn(forbidden)
      const free = jobs.filter(({ name }) => !taken.has(name))
      const least = Math.min(...free.map(({ name }) => shown.times(name)))
      const job = free.find(({ name }) => shown.times(name) === least)
      if (job === undefined) continue
      shown.add(forbidden, job)
      pictures.push(...job.pictures)
    }
  }
  return open.map(({ professional, count, pictures }) =>
    Object.assign(professional, { work_pictures: pictures.slice(0, count) }),
  )
}
