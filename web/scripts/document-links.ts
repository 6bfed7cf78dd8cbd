import type { Manifest } from 'vite'

interface Assets {
  readonly scripts: Set<string>
  readonly styles: Set<string>
}

function collect(manifest: Manifest, key: string, found: Assets, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  found.scripts.add(chunk.file)
  // The styles of imported modules come first, so that the importing module's rules win.
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found, seen)
  for (const file of chunk.css ?? []) found.styles.add(file)
}

/** The dynamically imported parts of a page. The server may render them before their scripts load. */
function lazyParts(manifest: Manifest, key: string): string[] {
  return (manifest[key]?.dynamicImports ?? []).filter((part) => part.startsWith('src/pages/'))
}

/**
 * Builds the link elements that each page module needs and the document template lacks. The stylesheets, also
 * those of lazy parts, prevent an unstyled page. The preloads start the scripts while the document is parsed.
 * @returns HTML by manifest key
 */
export function documentLinks(manifest: Manifest, html: string): Record<string, string> {
  const isMissing = (file: string) => !html.includes(`/${file}"`)
  const pages = Object.keys(manifest).filter((key) => /^src\/pages\/[^/]+\/page\.tsx$/.test(key))
  return Object.fromEntries(
    pages.map((key) => {
      const found: Assets = { scripts: new Set(), styles: new Set() }
      collect(manifest, key, found, new Set())
      const lazy: Assets = { scripts: new Set(), styles: new Set() }
      for (const part of lazyParts(manifest, key)) collect(manifest, part, lazy, new Set())
      const styles = [...found.styles.union(lazy.styles)].filter(isMissing)
      const scripts = [...found.scripts].filter(isMissing)
      return [
        key,
        [
          ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
          ...scripts.map(
            (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
          ),
        ].join(''),
      ]
    }),
  )
}
