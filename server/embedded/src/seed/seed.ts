import type { DatabaseSync } from 'node:sqlite'

import { foldName } from '@mestieri/shared/municipalities/fold.ts'

import { createProfessionals } from './professionals.ts'
import type { SampleProfessional } from './sample-professional.ts'
import { placeKey } from './towns.ts'

const seedName = 'affiliates'

function insertProfessionals(database: DatabaseSync, professionals: readonly SampleProfessional[]): void {
  const insert = database.prepare(`INSERT INTO affiliates (
    affiliate_id, uid, link, shopname, affiliate_name, profession, affiliate_services, city, province, place_key,
    full_address, lat, lng, first_subscription_date, profile_picture, work_pictures, affiliate_info,
    affiliate_info_short, vat_nr, cuu, email, phone, rating, satisfied_customers
  ) VALUES (
    :affiliate_id, :uid, :link, :shopname, :affiliate_name, :profession, :affiliate_services, :city, :province,
    :place_key, :full_address, :lat, :lng, :first_subscription_date, :profile_picture, :work_pictures,
    :affiliate_info, :affiliate_info_short, :vat_nr, :cuu, :email, :phone, :rating, :satisfied_customers
  )`)
  const insertCity = database.prepare(
    'INSERT INTO served_cities (affiliate_id, position, city, province, place_key) VALUES (?, ?, ?, ?, ?)',
  )
  for (const [index, professional] of professionals.entries()) {
    const {
      coordinates,
      served_cities: cities,
      affiliate_services: services,
      work_pictures: pictures,
      ...plain
    } = professional
    const id = index + 1
    insert.run({
      ...plain,
      affiliate_id: id,
      affiliate_services: JSON.stringify(services),
      work_pictures: JSON.stringify(pictures),
      place_key: plain.city === '' ? null : foldName(`${plain.city} (${plain.province})`),
      lat: coordinates?.lat ?? null,
      lng: coordinates?.lng ?? null,
    })
    for (const [position, city] of cities.entries()) {
      insertCity.run(id, position, city.name, city.province, placeKey(city))
    }
  }
}

/**
 * Sows the sample professionals into a database that has none yet, all in one transaction together with the note
 * that it was done: a process killed meanwhile leaves nothing behind, and the next start begins anew.
 *
 * @returns whether anything was sown
 */
export function sowSamples(database: DatabaseSync): boolean {
  database.exec('BEGIN IMMEDIATE')
  try {
    const sown = database.prepare('SELECT 1 FROM seeds WHERE name = ?').get(seedName) !== undefined
    if (!sown) {
      insertProfessionals(database, createProfessionals())
      database.prepare('INSERT INTO seeds (name) VALUES (?)').run(seedName)
    }
    database.exec('COMMIT')
    return !sown
  } catch (error) {
    // A full disk has already rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
