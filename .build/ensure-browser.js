// The browser tests need Chromium: uses the installed one, else installs Debian's package (as
// root), else Playwright's build.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from '../tests/browser/find-browser.js'

if (!findBrowser() && !existsSync(chromium.executablePath())) {
  const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' })
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  try {
    if (!debian) throw new Error('no apt-get here')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  } catch {
    run('npx', ['playwright-core', 'install', 'chromium'])
  }
}
