import { markPaletteNumber } from '@mestieri/shared/catalogue/mark-palette.ts'
import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import { servicesOf } from '@mestieri/shared/catalogue/services.ts'
import type { Place } from '@mestieri/shared/municipalities/places.ts'

import { markName } from '../pictures/mark.ts'
import { edgeCaseProfessionals } from './edge-case-professionals.ts'
import { initialsOf, inventFirmName, slugOf } from './names/firm-names.ts'
import { assignPictures, type PictureWish } from './picture-assignment.ts'
import { placeProfessionals, type Placement } from './place-professionals.ts'
import { createRandom, type Random } from './random.ts'
import {
  sampleEmail,
  samplePhone,
  sampleRecipientCode,
  sampleUid,
  sampleVatNumber,
} from './sample-identities.ts'
import type { SampleProfessional } from './sample-professional.ts'
import { describe, drawVoice } from './texts/descriptions.ts'
import { nearby } from './towns.ts'

/** Seed of all random draws. Another number gives 1,500 other professionals. */
const seed = 20_261_131
export const sampleCount = 1500

const streets = [
  'Via Roma',
  'Via Garibaldi',
  'Via Dante',
  'Corso Italia',
  'Via Verdi',
  'Via dell’Artigianato',
  'Via Mazzini',
  'Viale della Libertà',
  'Via dei Mille',
  'Via della Stazione',
  'Via San Rocco',
  'Via Matteotti',
  'Via Cavour',
  'Via delle Officine',
  'Via del Lavoro',
  'Via Manzoni',
  'Via Piave',
  'Via Monte Grappa',
  'Via San Francesco',
  'Via Marconi',
  'Viale Europa',
  'Via della Chiesa',
  'Via dei Tigli',
  'Via Galileo Galilei',
] as const

function drawCustomers(random: Random): number {
  const part = random.next()
  if (part < 0.06) return 0
  if (part < 0.1) return 1
  if (part > 0.998) return 300
  return 2 + Math.floor(290 * random.next() ** 2.4)
}

function drawServices(profession: Profession, random: Random): string[] {
  const all = servicesOf(profession)
  // The site shows both photovoltaic labels with nearly the same text, so a firm offers only one of them.
  const other = random.chance(0.15) ? 'Impianto fotovoltaico' : 'Impianto fotovoltaico VSH'
  const offered = all.filter((label) => label !== other)
  const chosen = new Set(
    random.sample(offered, random.int(Math.min(2, offered.length), Math.min(6, offered.length))),
  )
  return offered.filter((label) => chosen.has(label))
}

/**
 * Up to 12 towns near the firm, nearest first. Large and near towns are drawn more often. `placement.serves`
 * is always included.
 */
function drawServedCities({ town, serves }: Placement, random: Random): Place[] {
  const count = random.chance(0.08) ? 0 : random.int(1, 12)
  const score = (place: Place, rank: number) =>
    (Math.sqrt(place.population) / (8 + rank)) * (0.4 + random.next())
  const chosen = nearby(town)
    .map((place, rank) => ({ place, rank, score: score(place, rank) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place)
  if (serves === null || serves === town || chosen.includes(serves)) return chosen
  return [serves, ...chosen.slice(0, 11)]
}

/** Moves a coordinate by up to 0.01 degrees, so that firms of one town do not share one map position. */
function nearbyCoordinate(degrees: number, random: Random): number {
  return Number((degrees + (random.next() - 0.5) * 0.02).toFixed(5))
}

function drawDate(random: Random): string {
  return `${random.int(2022, 2025)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`
}

type NameAndLink = Pick<SampleProfessional, 'shopname' | 'affiliate_name' | 'link'>

/** Draws names until the link is unique. From the tenth attempt on, the link ends in the attempt's number. */
function drawName({ profession, town }: Placement, taken: Set<string>, random: Random): NameAndLink {
  for (let attempt = 1; ; attempt += 1) {
    const { shopName, legalName } = inventFirmName(profession, town, random)
    const base = shopName.endsWith(town.name) ? slugOf(shopName) : slugOf(`${shopName} ${town.name}`)
    const link = attempt < 10 ? base : `${base}-${attempt}`
    if (taken.has(link)) continue
    taken.add(link)
    return { shopname: shopName, affiliate_name: legalName, link }
  }
}

/**
 * How many numbers an earlier version drew for the pictures of a professional. They are still drawn, so that
 * the fields after them (served towns, rating, addresses) keep their values.
 */
const unusedDraws: Readonly<Record<Profession, number>> = {
  Cartongessista: 12,
  Elettricista: 12,
  Giardiniere: 10,
  Idraulico: 18,
  Imbianchino: 12,
  Impiantista: 18,
  'Impresa Edile': 24,
  'Installatore fotovoltaico': 12,
  Parquettista: 18,
  Piastrellista: 18,
  Pulizie: 18,
  Serramentista: 12,
}

/** Draws how many pictures a profile should show. */
function drawPictureCount(profession: Profession, random: Random): number {
  if (random.chance(0.1)) return 0
  const count = random.int(3, 8)
  for (let draw = 0; draw < unusedDraws[profession]; draw += 1) random.next()
  return count
}

function createProfessional(placement: Placement, index: number, taken: Set<string>): PictureWish {
  const { town, profession } = placement
  // Each professional has a random stream of its own: a change to one leaves the others unchanged.
  const random = createRandom(seed, index)
  const name = drawName(placement, taken, random)
  const services = drawServices(profession, random)
  const customers = drawCustomers(random)
  const subject = { profession, townName: town.name, services, voice: drawVoice(random) }
  const description = random.chance(0.08) ? null : describe(subject, random)
  // An earlier version drew the palette here.
  random.next()
  const mark = { initials: initialsOf(name.shopname), palette: markPaletteNumber(name.link) }
  const rated = customers > 0 && random.chance(0.75)
  const { picture_count: count, ...professional } = {
    ...name,
    uid: sampleUid(random),
    profession,
    affiliate_services: services,
    city: town.name,
    province: town.province,
    full_address: random.chance(0.15)
      ? null
      : `${random.pick(streets)} ${random.int(1, 140)}, ${town.name} (${town.province})`,
    coordinates: random.chance(0.12)
      ? null
      : { lat: nearbyCoordinate(town.lat, random), lng: nearbyCoordinate(town.lng, random) },
    first_subscription_date: random.chance(0.03) ? null : drawDate(random),
    profile_picture: random.chance(0.12) ? null : markName(mark),
    picture_count: drawPictureCount(profession, random),
    work_pictures: [],
    affiliate_info: description && description.info,
    affiliate_info_short: description && random.chance(0.8) ? description.short : null,
    vat_nr: sampleVatNumber(index),
    cuu: random.chance(0.3) ? null : sampleRecipientCode(random),
    email: random.chance(0.05) ? null : sampleEmail(name.link),
    phone: random.chance(0.1) ? null : samplePhone(index),
    rating: rated ? random.int(38, 50) / 10 : null,
    satisfied_customers: customers,
    served_cities: drawServedCities(placement, random),
  }
  return { professional, count }
}

/**
 * Creates the sample professionals: first the edge cases, then random ones all over Italy. Each call gives
 * the same list. None is a real firm. Their marks: the last line of the text is 'Profilo di esempio.', the
 * uid begins with 'esempio', email addresses use the reserved domain `.example` (RFC 2606), and telephone and
 * VAT numbers are unassigned.
 */
export function createProfessionals(): SampleProfessional[] {
  const edgeCases = edgeCaseProfessionals()
  const taken = new Set(edgeCases.map(({ link }) => link))
  const placements = placeProfessionals(sampleCount - edgeCases.length, createRandom(seed))
  const wishes = placements.map((placement, index) =>
    createProfessional(placement, edgeCases.length + index, taken),
  )
  return [...edgeCases, ...assignPictures(wishes, edgeCases, seed)]
}
