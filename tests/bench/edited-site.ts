import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { generateSite } from './generate-site.ts'

const PAGES = 60

/** A change to one file, and where it is visible. */
export interface Edit {
  file: string
  text: string
  /** URL path of a page that shows the change. */
  path: string
}

/** The kinds of edits. Each writes a mark that must then be served. */
export const KINDS: Record<string, (site: string, mark: string, number: number) => Edit> =
  {
    text: editText,
    snippet: (_, mark) => ({
      file: 'snippets/shared.mdx',
      text: `Shared: ${mark}\n`,
      path: '/with',
    }),
    settings: (site, mark) => ({
      file: 'docs.json',
      text: settings(site, mark),
      path: '/with',
    }),
    image: (_, mark) => ({
      file: 'images/dot.svg',
      text: svg(mark),
      path: '/images/dot.svg',
    }),
    css: (_, mark) => ({ file: 'style.css', text: css(mark), path: '/style.css' }),
    api: (_, mark) => ({ file: 'openapi.json', text: api(mark), path: '/api/list' }),
  }

/** Replaces the last paragraph of a generated page. */
function editText(site: string, mark: string, number: number): Edit {
  const pages = pagesOf(site)
  const page = pages[(number * 7) % pages.length]!
  const file = `${page}.mdx`
  const [kept] = readFileSync(join(site, file), 'utf8').split('\n\nEdited: ')
  return { file, text: `${kept}\n\nEdited: ${mark}\n`, path: `/${page}` }
}

/** The generated pages of a site. */
export function pagesOf(site: string): string[] {
  return readdirSync(site)
    .filter((name) => name.startsWith('section-'))
    .flatMap((name) =>
      readdirSync(join(site, name)).map((file) => `${name}/${file.replace('.mdx', '')}`),
    )
    .sort()
}

/** Writes a site with a file of each kind. `maxSize` limits its store, in megabytes. */
export function writeSite(site: string, maxSize: string | undefined): void {
  generateSite(site, PAGES)
  for (const name of ['snippets', 'images', 'api']) mkdirSync(join(site, name))
  const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`
  writeFileSync(join(site, 'snippets/shared.mdx'), 'Shared.\n')
  writeFileSync(
    join(site, 'with.mdx'),
    page(
      'With',
      "import Shared from '/snippets/shared.mdx'\n\n<Shared />\n\n![Dot](/images/dot.svg)",
    ),
  )
  writeFileSync(
    join(site, 'api/list.mdx'),
    '---\ntitle: List\nopenapi: GET /things\n---\n',
  )
  writeFileSync(join(site, 'images/dot.svg'), svg(''))
  writeFileSync(join(site, 'style.css'), css(''))
  writeFileSync(join(site, 'openapi.json'), api(''))
  writeFileSync(join(site, 'docs.json'), settings(site, 'Start'))
  if (maxSize !== undefined) {
    const index = pathToFileURL(
      fileURLToPath(new URL('../../dist/plugin/index.js', import.meta.url)),
    )
    writeFileSync(
      join(site, 'vite.config.mjs'),
      `import { skerry } from ${JSON.stringify(index.href)}\nexport default { plugins: [skerry({ cache: { maxSize: ${maxSize} } })] }\n`,
    )
  }
}

function settings(site: string, banner: string): string {
  return JSON.stringify({
    theme: 'mint',
    name: 'Generated',
    colors: { primary: '#0f766e' },
    banner: { content: banner },
    api: { openapi: 'openapi.json' },
    navigation: { pages: ['with', 'api/list', ...pagesOf(site)] },
  })
}

function svg(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${text}</title></svg>`
}

function css(text: string): string {
  return `.bench { content: '${text}'; }\n`
}

function api(text: string): string {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string', description: `Id ${text}` } },
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Bench', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/things': {
        get: {
          summary: 'List',
          description: `Lists things ${text}`,
          responses: {
            '200': { description: 'OK', content: { 'application/json': { schema } } },
          },
        },
      },
    },
  })
}
