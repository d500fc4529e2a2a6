// Builds one site of hostile API descriptions, opens their pages in Chromium without a content
// security policy, and clicks whatever can be clicked. Prints what must not be there: scripts
// that ran, requests to other origins, errors, and what time and memory the build took.
//
//   node tests/bench/click-specs.mjs <folder of specs> [--pages 6]
//
// `--pages` says how many pages of each file are opened.
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser/find-browser.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '6' } },
})
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const home = mkdtempSync(join(tmpdir(), 'skerry-specs-'))
const source = resolve(positionals[0])
const files = readdirSync(source, { recursive: true })
  .filter((name) => /\.(json|ya?ml)$/.test(name) && statSync(join(source, name)).isFile())
  .sort()
const site = join(home, 'site')
mkdirSync(site)
cpSync(source, join(site, 'specs'), { recursive: true })
writeFileSync(
  join(site, 'docs.json'),
  JSON.stringify({
    theme: 'mint',
    name: 'Specs',
    colors: { primary: '#0f766e' },
    navigation: {
      groups: files.map((file, index) => ({
        group: file,
        openapi: { source: `specs/${file}`, directory: `spec-${index}` },
      })),
    },
  }),
)

const started = performance.now()
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const out = join(home, 'out')
const built = await promisify(execFile)(
  process.execPath,
  [cli, 'build', site, '--outDir', out, '--report', join(home, 'report.json')],
  { maxBuffer: 1 << 28 },
).catch((error) => error)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const report = JSON.parse(readFileSync(join(home, 'report.json'), 'utf8'))

let foreign = []
const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url.split('?')[0])
  const file = [path, `${path.replace(/\/$/, '')}.html`, `${path}/index.html`]
    .map((name) => join(out, name))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
  if (!file) return response.writeHead(404).end()
  response
    .setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    .end(readFileSync(file))
}).listen(0)
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({
  ...(findBrowser() && { executablePath: findBrowser() }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
const context = await browser.newContext()
const globals = await knownGlobals()
const found = { opened: 0, clicks: 0, scripts: [], foreign: [], errors: [], largest: 0 }
for (const [index] of files.entries()) {
  const own = report.pages.filter(({ url }) => url.startsWith(`/spec-${index}/`))
  for (const { url } of own.slice(0, Number(values.pages))) await tryOut(url)
}
for (const { bytes } of report.pages) found.largest = Math.max(found.largest, bytes)
await browser.close()
server.close()
rmSync(home, { recursive: true, force: true })
console.log(
  JSON.stringify(
    {
      files: files.length,
      pages: report.pages.length,
      exit: built.code ?? 0,
      seconds,
      ...found,
    },
    undefined,
    2,
  ),
)

/** What a page of ours has in `window`: whatever else there is came from a script. */
async function knownGlobals() {
  const page = await context.newPage()
  await page.goto(`${origin}/404`)
  const names = await page.evaluate(() => Object.getOwnPropertyNames(window))
  await page.close()
  return [...names, 'skerryMode']
}

async function tryOut(url) {
  const page = await context.newPage()
  foreign = []
  page.on('dialog', (dialog) => {
    found.scripts.push(`${url}: ${dialog.type()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => found.errors.push(`${url}: ${error.message}`))
  await page.route('**', (route) => {
    const to = route.request().url()
    if (to.startsWith(origin) || /^(data|blob):/.test(to)) return route.continue()
    foreign.push(to)
    return route.abort()
  })
  await page.goto(origin + url, { waitUntil: 'load' })
  found.opened += 1
  const shown = await page.evaluate(() => document.body.innerText)
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((details) => (details.open = true)),
  )
  await clickAll(page, '#content button, #panel button, #content summary, #panel summary')
  const open = page.locator('.tryit-button').first()
  if (await open.isVisible().catch(() => false)) {
    await open.click({ timeout: 3000 }).catch(() => {})
    await page.waitForTimeout(300)
    // Everything but "Send", which asks the server that is shown.
    await clickAll(page, 'dialog[open] summary, dialog[open] button:not([type=submit])')
  }
  await page.waitForTimeout(50)
  const extra = await page.evaluate(
    (known) =>
      Object.getOwnPropertyNames(window).filter(
        (name) => !known.includes(name) && !/^\d+$/.test(name),
      ),
    globals,
  )
  for (const name of extra) found.scripts.push(`${url}: window.${name}`)
  for (const to of foreign)
    if (!shown.includes(new URL(to).host)) found.foreign.push(`${url}: ${to}`)
  await page.close()
}

async function clickAll(page, selector) {
  found.clicks += await page.locator(selector).evaluateAll((all) => {
    for (const element of all.slice(0, 200)) element.click()
    return Math.min(all.length, 200)
  })
}
