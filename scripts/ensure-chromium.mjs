// Makes sure that the browser tests find Chromium or Chrome. If neither is installed, it installs Chromium with apt-get
// (as root on Debian), or prints one line that says what to install.
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
  // Older Debian releases do not package the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      options,
    )
    if (status === 0) return
  }
}

if (!findChromium(process.env)) {
  if (!process.env['CHROMIUM']) install()
  if (!findChromium(process.env)) {
    console.error('No Chromium or Chrome found: install one, or set CHROMIUM to the path of its program.')
    process.exit(1)
  }
}
