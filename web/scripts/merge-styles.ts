import { createHash } from 'node:crypto'

/** A stylesheet that the build writes, as a path in the web build without a leading slash. */
interface StyleFile {
  readonly file: string
  readonly css: string
}

export interface MergedStyles {
  /** The part of a document with one stylesheet that the browser fetches. */
  readonly html: string
  /** Null if the part had fewer than two stylesheets. */
  readonly merged: StyleFile | null
}

const styleLink = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+)">/g

/**
 * Merges the stylesheets of a part of a document into one, so that fewer requests delay its first frame. The merged
 * ones stay as disabled links, which browsers do not fetch: the bundler's preloader sees them and does not load
 * their files again.
 *
 * @param name the first part of the merged file's name
 * @param readAsset reads a file of the web build, by its path without a leading slash
 */
export function mergeStyles(html: string, name: string, readAsset: (file: string) => string): MergedStyles {
  const files = [...html.matchAll(styleLink)].map(([, file = '']) => file)
  if (files.length < 2) return { html, merged: null }
  const css = files.map(readAsset).join('\n')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.css`
  const disabled = html.replaceAll(styleLink, (link) => link.replace('crossorigin', 'disabled crossorigin'))
  const first = html.search(styleLink)
  const link = `<link rel="stylesheet" crossorigin href="/${file}">`
  return { html: disabled.slice(0, first) + link + disabled.slice(first), merged: { file, css } }
}
