import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Program names in order of preference. A headless shell is Chromium without its windows; it needs less
 * processor time than the whole browser.
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
/** Folders that are searched after those of `PATH`. */
const usualFolders: readonly string[] = ['/usr/bin', '/snap/bin']
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds a Chromium or Chrome for the browser tests.
 *
 * @param env `CHROMIUM` is the path of the program; without it, the folders of `PATH` are searched
 * @param further the folders that are searched after those
 * @returns the path; undefined if none is found
 */
export function findChromium(
  env: Readonly<Record<string, string | undefined>>,
  further: readonly string[] = usualFolders,
): string | undefined {
  const given = env['CHROMIUM']
  if (given) return isExecutable(given) ? given : undefined
  const folders = [...(env['PATH'] ?? '').split(delimiter), ...further].filter((folder) => folder !== '')
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, macApplication].find(isExecutable)
}
