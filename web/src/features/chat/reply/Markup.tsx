import { Fragment, useMemo } from 'react'

import { type Block, type Inline, type Line, parseMarkup } from './parse-markup.ts'

import styles from './Markup.module.css'

function Piece({ piece }: { readonly piece: Inline }) {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'bold') {
    return (
      <strong>
        <Pieces line={piece.inside} />
      </strong>
    )
  }
  return (
    <>
      <a className="link" href={piece.href} rel="nofollow noopener noreferrer" target="_blank">
        {piece.label}
        <span className="sr"> (si apre in un’altra scheda)</span>
      </a>
      {piece.host !== null && <span className={styles.host}> ({piece.host})</span>}
    </>
  )
}

// The text never changes, so an index is a stable key.
/* oxlint-disable react/no-array-index-key */
function Pieces({ line }: { readonly line: Line }) {
  return line.map((piece, index) => <Piece key={index} piece={piece} />)
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <Pieces line={line} />
          </Fragment>
        ))}
      </p>
    )
  }
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Pieces line={item} />
    </li>
  ))
  return block.ordered ? (
    <ol className={styles.ordered} start={block.first}>
      {items}
    </ol>
  ) : (
    <ul className={styles.list}>{items}</ul>
  )
}

/** An assistant's text with bold, lists and https links. */
export function Markup({ text }: { readonly text: string }) {
  const blocks = useMemo(() => parseMarkup(text), [text])
  return (
    <div className={styles.markup}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}
