import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildFolder,
  buildSite,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuildOptions,
  type BuiltSite,
  type SiteFiles,
} from './build-site.ts'

/** Pages with many components, and two pages of an API. */
const files: SiteFiles = {
  'docs.json': settings(['home', 'tide'], {
    theme: 'maple',
    navigation: {
      groups: [
        { group: 'Guide', pages: ['home', 'tide'] },
        { group: 'Endpoints', openapi: 'openapi.json' },
      ],
    },
  }),
  'home.mdx': page(
    'Home',
    '<Card title="Harbour" icon="anchor">In</Card>\n\n<Steps><Step title="One">1</Step></Steps>\n\n$$x^2$$',
  ),
  'tide.mdx': page(
    'Tide',
    '<Tabs><Tab title="A">One</Tab></Tabs>\n\n<Check>Done</Check>\n\n```js\nlet a = 1\n```',
  ),
  'openapi.json': {
    openapi: '3.1.0',
    info: { title: 'Harbour', version: '1' },
    paths: {
      '/berths': {
        get: {
          summary: 'List berths',
          description: 'All of **them**.',
          responses: { 200: { description: 'Berths' } },
        },
      },
    },
  },
}

/**
 * Builds the site with the bundles shipped in the package, and with individual modules.
 */
async function buildTwice(
  more: SiteFiles = {},
  { args }: Pick<BuildOptions, 'args'> = {},
): Promise<[prebuilt: BuiltSite, bundled: BuiltSite]> {
  const build = (joined: string) => {
    const root = join(temporaryFolder(), 'site')
    writeFiles(root, { ...files, ...more })
    return buildFolder(root, { ...(args && { args }), env: { SKERRY_JOINED: joined } })
  }
  return [await build('yes'), await build('no')]
}

function contents(site: BuiltSite): Record<string, string> {
  expect(site.code, site.output).toBe(0)
  const read = (file: string) => readFileSync(join(site.folder, file), 'base64')
  const kept = site.files().filter((file) => file !== '.skerry')
  return Object.fromEntries(kept.map((file) => [file, read(file)]))
}

test('a site without custom code uses the prebuilt theme and scripts, with the same output', async () => {
  const [prebuilt, bundled] = await buildTwice()
  expect(prebuilt.report.prebuilt).toEqual(['modules', 'scripts'])
  expect(bundled.report.prebuilt).toEqual([])
  expect(contents(prebuilt)).toEqual(contents(bundled))
}, 60_000)

test('an override is bundled alone; styles stay in their order', async () => {
  const [prebuilt, bundled] = await buildTwice({
    'theme/Check.jsx': `import { Callout } from 'skerry/theme/components/callout'
import './check.css'
export default (props) => <Callout type="check" title="Mine" {...props} />`,
    'theme/check.css': '.callout { outline: 1px solid red }',
    'theme/Footer.jsx': `import { Icon } from 'skerry/theme/components/icon'
export default () => <footer id="footer"><Icon icon="anchor" /></footer>`,
  })
  expect(prebuilt.report.prebuilt).toEqual(['modules', 'scripts'])
  expect(prebuilt.read('tide.html')).toMatch(/Mine.*<footer id="footer"><svg/s)
  expect(contents(prebuilt)).toEqual(contents(bundled))
}, 60_000)

test('modules that the layout shares with components and pages run before it, whatever they import', async () => {
  const site = await buildSite({
    'docs.json': settings(['home', 'tide']),
    'home.mdx': page(
      'Home',
      `import { Flag } from '/snippets/flag.jsx'
import { colours } from '/snippets/colours.jsx'
import { own } from '/joined/server.js'
import strings from '/theme/strings/fr.js'

<Flag /> {colours.flag}, {own}, {strings.hello}`,
    ),
    'tide.mdx': page('Tide', 'import { Pole } from "/snippets/colours.jsx"\n\n<Pole />'),
    'theme/Card.jsx': `import { Card as Original } from 'skerry/theme/components/card'
import * as all from '../snippets/colours.jsx'
const { flag } = all.colours
export default (props) => <Original {...props} icon={flag}>{Object.keys(all)}</Original>`,
    'theme/Footer.jsx': `import { Flag } from '../snippets/flag.jsx'
import { Pole, colours } from '../snippets/colours.jsx'
const { flag } = colours
export default () => <footer id="footer"><Pole /><Flag />{flag}</footer>`,
    'snippets/colours.jsx': `import { Icon } from 'skerry/theme/components/icon'
export const colours = { flag: 'anchor' }
export const Pole = () => <Icon icon={colours.flag} />`,
    'snippets/flag.jsx': `import { colours } from './colours.jsx'
export const Flag = () => <i>{colours.flag}</i>`,
    // Names of our own folders.
    'joined/server.js': `export const own = 'own folder'`,
    'theme/strings/fr.js': `export default { hello: 'own strings' }`,
  })
  expect(site.code, site.output).toBe(0)
  expect(site.report.prebuilt).toContain('modules')
  expect(site.read('home.html')).toContain('<i>anchor</i>anchor</footer>')
  expect(site.read('home.html')).toContain('anchor, own folder, own strings')
  expect(site.files().filter((file) => file.endsWith('.mjs'))).toEqual([])
}, 60_000)

test('islands of the site share Preact with ours: all scripts are bundled together', async () => {
  const [prebuilt, bundled] = await buildTwice({
    'islands/counter.island.jsx': `import { useState } from 'preact/hooks'
import { Icon } from 'skerry/theme/components/icon'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}><Icon icon="anchor" />{count}</button>
}`,
    'home.mdx': page(
      'Home',
      'import Counter from "/islands/counter.island.jsx"\n\n<Counter />',
    ),
  })
  expect(prebuilt.report.prebuilt).toEqual(['modules'])
  const preacts = prebuilt.files().filter((file) => /\/preact-[^/]+\.js$/.test(file))
  expect(preacts).toHaveLength(1)
  expect(contents(prebuilt)).toEqual(contents(bundled))
}, 60_000)

test('below a path, scripts name their address, and so are bundled', async () => {
  const [prebuilt, bundled] = await buildTwice({}, { args: ['--base', '/docs/'] })
  expect(prebuilt.report.prebuilt).toEqual(['modules'])
  expect(contents(prebuilt)).toEqual(contents(bundled))
}, 60_000)

test('a plugin of the site gets each of our modules to transform', async () => {
  const config = `import { skerry } from 'skerry'
const mine = {
  name: 'mine',
  transform: (code, id) =>
    /theme\\/components\\/card\\.js$/.test(id) ? code.replace('card-content-container', 'my-card') : null,
}
export default { plugins: [skerry(), mine] }`
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    ...files,
    'package.json': { name: 'harbour', type: 'module' },
    'vite.config.js': config,
  })
  installSkerry(root)
  const site = await buildFolder(root, { env: { SKERRY_JOINED: 'yes' } })
  expect(site.code, site.output).toBe(0)
  expect(site.report.prebuilt).toEqual([])
  expect(site.read('home.html')).toContain('my-card')
}, 60_000)
