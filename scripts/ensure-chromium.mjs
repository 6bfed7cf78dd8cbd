// Finds the Chromium or Chrome that the browser tests need. If there is none, it installs Debian's package
// (as root only), or prints one line about what is missing.
import { spawnSync } from 'node:child_process'

import { findChromium } from './find-chromium.ts'

function install() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return
  console.error('Installing Chromium for the tests in a browser.')
  const options = {
    stdio: ['ignore', 'ignore', process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
}

if (!findChromium(process.env)) {
  if (!process.env['CHROMIUM']) install()
  if (!findChromium(process.env)) {
    console.error('No Chromium or Chrome found: install one, or set CHROMIUM to the path of its program.')
    process.exit(1)
  }
}
