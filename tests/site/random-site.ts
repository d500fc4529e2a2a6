import { randomFrom } from '../random-from.ts'
import { page, settings, type SiteFiles } from './build-site.ts'

/**
 * A small site with languages and versions, and the names of parts that cover all of it.
 */
interface RandomSite {
  files: SiteFiles
  parts: string[]
  /** Options for all of its builds. */
  args: string[]
}

const LANGUAGES = ['en', 'de', 'fr']
const VERSIONS = ['v2', 'v1']

const OPENAPI = `openapi: 3.1.0
info: { title: Boats, version: '1' }
paths:
  /boats:
    get: { summary: List boats, responses: { '200': { description: Boats } } }
`

/** Contents of pages. Some depend on the whole site. */
const bodies: ((path: string, language: string) => string)[] = [
  () => 'import Note from "/snippets/note.mdx"\n\n<Note />',
  () => 'import { Boat } from "/snippets/boat.jsx"\n\n<Boat />',
  () => 'import { Counter } from "/islands/counter.island.jsx"\n\n<Counter />',
  (path) => `\`\`\`ts\nconst path = '${path}'\n\`\`\``,
  () => '<Tabs><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
  (_, language) =>
    `[Start](/${language}/start) of {{product}}, $x^2$ and <Icon icon="anchor" />`,
  () => '<Update label="Today">News.</Update>',
]

/** Generates a site: languages with versions or pages, or versions only. */
export function randomSite(seed: number): RandomSite {
  const random = randomFrom(seed)
  const files: SiteFiles = {
    'snippets/note.mdx': 'A note about **boats**.',
    'snippets/boat.jsx': 'export const Boat = () => <b class="text-xl">boat</b>',
    'islands/counter.island.jsx':
      'export const Counter = () => <i>0</i>\nexport default Counter',
    'openapi.yaml': OPENAPI,
    'index.mdx': page('Outside', 'Of all divisions.'),
  }
  const parts: string[] = []
  const write = (folder: string, language: string): string[] => {
    const count = 1 + Math.floor(random() * 6)
    const paths = [
      'start',
      ...Array.from({ length: count }, (_, index) => `page-${index}`),
    ]
    return paths.map((name) => {
      const path = `${folder}/${name}`
      const body = bodies[Math.floor(random() * bodies.length)]!(path, language)
      const more = random() < 0.2 ? 'noindex: true\n' : ''
      const text = `${body}\n\n## About ${language}\n\nWords of ${path}.`
      files[`${path}.mdx`] = page(`${name} ${language}`, text, more)
      return path
    })
  }
  const languages = LANGUAGES.slice(0, 2 + Math.floor(random() * 2)).map((language) => {
    if (random() < 0.4) {
      parts.push(language)
      const openapi = { source: 'openapi.yaml', directory: `${language}/api` }
      return {
        language,
        groups: [
          { group: 'Guide', pages: write(language, language) },
          { group: 'API', openapi },
        ],
      }
    }
    const versions = VERSIONS.map((version) => {
      parts.push(`${language}/${version}`)
      return { version, pages: write(`${language}/${version}`, language) }
    })
    files[`${language}/start.mdx`] = page('Start', 'Beside the navigation.')
    return { language, versions }
  })
  files['docs.json'] = settings([], {
    navigation: { languages },
    variables: { product: 'Harbour' },
    redirects: [{ source: '/old', destination: '/en/start' }],
  })
  const base = random() < 0.5 ? ['--base', '/docs/'] : []
  return {
    files,
    parts: joinSome(parts, random),
    args: [...base, '--site', 'https://docs.example'],
  }
}

/** Combines some divisions to parts of two. */
function joinSome(names: readonly string[], random: () => number): string[] {
  const parts: string[] = []
  for (const name of names) {
    const last = parts.at(-1)
    if (last !== undefined && random() < 0.3) parts[parts.length - 1] = `${last},${name}`
    else parts.push(name)
  }
  return parts
}
