import type { DatabaseSync } from 'node:sqlite'

import { parseTexts, recordOf } from '@mestieri/shared/records.ts'

import type { FileFormat } from '../commands/command-line.ts'
import { parseMarkName } from '../pictures/mark.ts'
import { pictureNames } from '../seed/work-pictures.ts'
import { formatCsvRow } from './csv.ts'
import { fieldOrder, listSeparator } from './fields.ts'

type Field = (typeof fieldOrder)[number]
type Exported = Record<Field, string | number | null | readonly string[]>
type Row = Readonly<Record<string, unknown>>

const query = `SELECT a.*, (
  SELECT json_group_array(s.city || ' (' || s.province || ')' ORDER BY s.position)
  FROM served_cities AS s WHERE s.affiliate_id = a.affiliate_id
) AS served FROM affiliates AS a ORDER BY a.affiliate_id`

interface ExportOptions {
  readonly database: DatabaseSync
  readonly format: FileFormat
  /** The names of the stored pictures. */
  readonly stored: ReadonlySet<string>
}

/** An empty text and nothing are the same in a CSV file, so they are the same in each format. */
const valueOf = (value: unknown): string | number | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

const listOf = (json: unknown): string[] => parseTexts(String(json))

function exportRow(row: Row, hasPicture: (name: string) => boolean): Exported {
  const plain = recordOf(fieldOrder, (name) => valueOf(row[name]))
  const picture = row['profile_picture']
  const due = row['settlement_due']
  return {
    ...plain,
    affiliate_services: listOf(row['affiliate_services']),
    profile_picture: typeof picture === 'string' && hasPicture(picture) ? picture : null,
    work_pictures: listOf(row['work_pictures']).filter(hasPicture),
    served_cities: listOf(row['served']),
    settlement_due: due === null ? null : Number(due) / 100,
  }
}

const cellOf = (value: Exported[Field]): string =>
  value === null ? '' : typeof value === 'object' ? value.join(listSeparator) : String(value)

/** The byte order mark tells Excel that a file is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * All professionals as the text of a file that can be imported, in pieces. Importing it changes nothing. The names
 * of pictures without a file are left out.
 */
export function* exportProfessionals({ database, format, stored }: ExportOptions): Generator<string> {
  const samples = new Set(pictureNames())
  const hasPicture = (name: string) => samples.has(name) || stored.has(name) || parseMarkName(name) !== null
  const rows = database.prepare(query).iterate()
  if (format === 'csv') yield byteOrderMark + formatCsvRow(fieldOrder)
  let before = '[\n'
  for (const row of rows) {
    const exported = exportRow(row, hasPicture)
    if (format === 'csv') yield formatCsvRow(fieldOrder.map((name) => cellOf(exported[name])))
    else {
      yield before + JSON.stringify(exported)
      before = ',\n'
    }
  }
  if (format === 'json') yield before === '[\n' ? '[]\n' : '\n]\n'
}
