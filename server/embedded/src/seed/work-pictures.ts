import { readdirSync } from 'node:fs'

import type { Profession } from '@mestieri/shared/catalogue/professions.ts'

/** One invented job: a rendered scene in one variant, seen whole, in close-ups and perhaps before the work. */
export interface Job {
  readonly name: string
  /** File names under /pictures/: the whole scene first, then its close-ups, then the scene before the work. */
  readonly pictures: readonly string[]
}

/** The folder of the work pictures. `server/scripts/sample-pictures.ts` writes it. */
export const pictureFolder = new URL('./pictures/', import.meta.url)

/** The scenes of each trade, best fit first. A trade shows only work that it does itself. */
const scenes: Readonly<Record<Profession, readonly string[]>> = {
  Cartongessista: ['cartongesso'],
  Elettricista: ['luci', 'impianti'],
  Giardiniere: ['giardino'],
  Idraulico: ['bagno', 'caldaia'],
  Imbianchino: ['tinteggiatura', 'facciata'],
  Impiantista: ['clima', 'impianti', 'caldaia'],
  'Impresa Edile': ['ristrutturazione', 'tetto', 'facciata'],
  'Installatore fotovoltaico': ['fotovoltaico'],
  Parquettista: ['parquet'],
  Piastrellista: ['piastrelle', 'bagno'],
  Pulizie: ['pulizie'],
  Serramentista: ['serramenti'],
}

/** All file names in the picture folder, in alphabetical order. */
export function pictureNames(): string[] {
  return readdirSync(pictureFolder)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()
}

/** Groups file names by job: 'bagno-4.webp' and 'bagno-4-a.webp' are the job 'bagno-4' of the scene 'bagno'. */
function readJobs(): ReadonlyMap<string, readonly Job[]> {
  const byName = Map.groupBy(pictureNames(), (file) => file.split(/[-.]/, 2).join('-'))
  const jobs = [...byName].map(([name, pictures]) => ({
    name,
    // The shortest name is the whole scene.
    pictures: pictures.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)),
  }))
  return Map.groupBy(jobs, ({ name }) => name.slice(0, name.indexOf('-')))
}

const jobsByScene = readJobs()

/** The jobs that a firm of the trade can show, scene after scene. */
export function jobsOf(profession: Profession): readonly Job[] {
  return scenes[profession].flatMap((scene) => jobsByScene.get(scene) ?? [])
}
