import { Fragment } from 'react'

import { type StoredItem, storageKinds } from '../../lib/storage/storage-catalogue.ts'

import styles from './StorageTable.module.css'

/** Allows line breaks after underscores in a name. */
function breakable(name: string) {
  return name.split(/(?<=[a-z]_)/).map((piece) => (
    <Fragment key={piece}>
      {piece}
      <wbr />
    </Fragment>
  ))
}

const columns = ['Nome', 'A che cosa serve', 'Tipo', 'Durata', 'Di chi'] as const

interface StorageTableProps {
  readonly caption: string
  readonly items: readonly StoredItem[]
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see below */

/**
 * A table of cookies and storage keys. On narrow screens CSS shows each row as a card. Some browsers then
 * drop the table roles, so they are set explicitly.
 */
export function StorageTable({ caption, items }: StorageTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows} role="rowgroup">
        {items.map(({ names, ending, kind, purpose, duration, owner }) => (
          <tr key={names[0]} className={styles.row} role="row">
            <th scope="row" role="rowheader">
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ' o '}
                  <code className={styles.name}>
                    {breakable(name)}
                    {ending && <i>{ending}</i>}
                  </code>
                </Fragment>
              ))}
            </th>
            <td role="cell" className={styles.purpose}>
              {purpose}
            </td>
            <td role="cell" data-label={columns[2]}>
              {storageKinds[kind]}
            </td>
            <td role="cell" data-label={columns[3]}>
              {duration}
            </td>
            <td role="cell" data-label={columns[4]}>
              {owner}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
