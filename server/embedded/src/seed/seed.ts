import type { DatabaseSync } from 'node:sqlite'

import { foldName } from '@mestieri/shared/municipalities/fold.ts'

import { withListingsMadeAnew } from '../made-anew.ts'
import { isRecorded, picturesName, seedName } from '../storage/seed-records.ts'
import { createProfessionals } from './professionals.ts'
import type { SampleProfessional } from './sample-professional.ts'
import { placeKey } from './towns.ts'

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

/** Replaces the pictures of samples that an earlier version has written: its files are gone. */
function updatePictures(database: DatabaseSync, professionals: readonly SampleProfessional[]): void {
  const update = database.prepare(
    'UPDATE affiliates SET profile_picture = ?, work_pictures = ? WHERE link = ?',
  )
  for (const { profile_picture: mark, work_pictures: pictures, link } of professionals)
    update.run(mark, JSON.stringify(pictures), link)
}

/**
 * Writes the sample professionals into the database, unless an earlier start has done so (table `seeds`) or it
 * already has professionals: imported ones are not mixed with samples.
 * Data and record of the seed are one transaction: if the process is killed, nothing is stored and the next
 * start tries again.
 *
 * @returns whether samples were written
 */
export function seedSamples(database: DatabaseSync): boolean {
  database.exec('BEGIN IMMEDIATE')
  try {
    const record = database.prepare('INSERT INTO seeds (name) VALUES (?)')
    const alreadySeeded = isRecorded(database, seedName)
    const hasProfessionals = database.prepare('SELECT 1 FROM affiliates LIMIT 1').get() !== undefined
    const isWritten = !alreadySeeded && !hasProfessionals
    if (isWritten) {
      withListingsMadeAnew(database, () => insertProfessionals(database, createProfessionals()))
      record.run(seedName)
      record.run(picturesName)
    } else if (alreadySeeded && !isRecorded(database, picturesName)) {
      updatePictures(database, createProfessionals())
      record.run(picturesName)
    }
    database.exec('COMMIT')
    return isWritten
  } catch (error) {
    // SQLite rolls back by itself when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
