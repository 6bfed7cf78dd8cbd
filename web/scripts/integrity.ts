import { createHash } from 'node:crypto'

/** A script or link element that loads a built asset. The build writes attributes in double quotes. */
const assetElement = /<(?:script|link) [^>]*?(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"[^>]*>/g

/**
 * Adds the `integrity` attribute to the script, stylesheet and preload elements of built assets. A browser then
 * refuses an asset that was changed after the build (security.md, BR-07).
 *
 * @param readAsset reads a file of the web build, by its path without the leading slash
 */
export function addIntegrity(html: string, readAsset: (file: string) => Uint8Array): string {
  return html.replace(assetElement, (element: string, file: string) => {
    const hash = createHash('sha256').update(readAsset(file)).digest('base64')
    return element.replace(`/${file}"`, `/${file}" integrity="sha256-${hash}"`)
  })
}
