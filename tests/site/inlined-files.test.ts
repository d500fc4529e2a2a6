import { join } from 'node:path'
import { expect, test } from 'vitest'
import { policyHash } from '../../plugin/write/content-security-policy.ts'
import { viewTransitionStyle } from '../../runtime/view-transition-style.ts'
import {
  buildFolder,
  buildSite,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
} from './build-site.ts'

/** A stylesheet with a font that its folder or the sheet itself contains. */
const withFont = (url: string) =>
  `@font-face { font-family: Own; src: url(${url}) }\nbody { font-family: Own }\n`

test('the policy allows a font that a stylesheet of the site contains as data', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'Text.'),
    'own.css': withFont('data:application/font-woff2;base64,d09GMg=='),
  })
  expect(site.code, site.output).toBe(0)
  const { base } = JSON.parse(site.read('csp.json')) as { base: string }
  expect(base).toContain("font-src 'self' data:;")
})

test('small images become data if the author wants it, and fonts stay files, as the policy demands', async () => {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': page('Home', '<Badge>New</Badge>'),
    'theme/Badge.jsx': `import './badge.css'
export const Badge = ({ children }) => <b class="own-badge">{children}</b>`,
    'theme/badge.css': `${withFont('./own.woff2')}.own-badge { background: url(./dot.svg) }`,
    'theme/own.woff2': 'wOF2',
    'theme/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'vite.config.js': `import { skerry } from 'skerry'
export default { plugins: [skerry()], build: { assetsInlineLimit: 4096 } }`,
  })
  installSkerry(root)
  const site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
  const sheets = site.files().filter((file) => file.endsWith('.css'))
  const css = sheets.map((file) => site.read(file)).join('')
  expect(css).toMatch(/own-badge\{background:url\("?data:image\/svg/)
  expect(css).not.toContain('data:font')
  expect(css).toMatch(/url\([^)]*own-[^)]*\.woff2/)
  const { base } = JSON.parse(site.read('csp.json')) as { base: string }
  expect(base).toContain("font-src 'self';")
})

test('the policy allows the styles that a script of the site adds', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'Text.'),
    'bar.js': `const sheet = document.createElement('style')
sheet.textContent = '#bar { display: flex }'
document.head.append(sheet)`,
  })
  expect(site.code, site.output).toBe(0)
  const { base } = JSON.parse(site.read('csp.json')) as { base: string }
  expect(base).toContain("style-src 'self' 'unsafe-inline';")
})

test('the policy allows a stylesheet that a script of the site adds, and its fonts', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'Text.'),
    'font.js': `const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = 'https://fonts.googleapis.com/css2?family=Lora'
document.head.append(sheet)`,
  })
  expect(site.code, site.output).toBe(0)
  const { base } = JSON.parse(site.read('csp.json')) as { base: string }
  const own = policyHash(viewTransitionStyle)
  expect(base).toContain(`style-src 'self' ${own} https://fonts.googleapis.com;`)
  expect(base).toContain("font-src 'self' https://fonts.gstatic.com;")
})
