import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A version of the site of `races.ts`, as expected in the output. */
export interface Version {
  /** Written on every page and in the name of the site. */
  number: number
  pages: number
}

/** The version written on a page of the output. */
export function versionOf(out: string, page = 'page-0'): number {
  return Number(
    /version-(\d+)/.exec(readFileSync(join(out, `${page}.html`), 'utf8'))?.[1],
  )
}

/**
 * Lists what is wrong with an output: mixed or unexpected versions, missing pages or
 * referenced files, a search index of another version, leftovers of a build.
 */
export function inspectVersion(
  out: string,
  root: string,
  versions: readonly Version[],
): string[] {
  if (!existsSync(join(out, 'page-0.html'))) return ['there is no output']
  const number = versionOf(out)
  const version = versions.find((each) => each.number === number)
  if (!version)
    return [`version ${number}, not ${versions.map((each) => each.number).join(' or ')}`]
  return [
    ...mixedPages(out, version),
    ...missingFiles(out),
    ...wrongSearch(out, version),
    ...[dirname(out), root, out].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.includes('.skerry-'))
        .map((name) => `${name} is left over`),
    ),
  ]
}

/**
 * Pages of another version, and missing or extra ones, in the files and in the lists of
 * pages.
 */
function mixedPages(out: string, { number, pages }: Version): string[] {
  const problems: string[] = []
  const expect = (what: string, found: string, wanted: string) => {
    if (found !== wanted) problems.push(`${what}: ${found}, not ${wanted}`)
  }
  const names = Array.from({ length: pages }, (_, index) => `page-${index}`).sort()
  for (const ending of ['.html', '.md']) {
    const found = readdirSync(out).filter(
      (name) => name.startsWith('page-') && name.endsWith(ending),
    )
    const wanted = names.map((name) => name + ending).sort()
    expect(`pages (${ending})`, found.sort().join(' '), wanted.join(' '))
    for (const name of found) {
      const text = readFileSync(join(out, name), 'utf8')
      expect(name, saidIn(text, /version-(\d+)/g), String(number))
      if (ending === '.html')
        expect(`site of ${name}`, saidIn(text, /Races (\d+)/g), String(number))
    }
  }
  const all = readFileSync(join(out, 'llms-full.txt'), 'utf8')
  expect('llms-full.txt', saidIn(all, /version-(\d+)/g), String(number))
  const list = readFileSync(join(out, 'llms.txt'), 'utf8')
  expect('llms.txt', saidIn(list, /Races (\d+)/g), String(number))
  const policies = JSON.parse(readFileSync(join(out, 'csp.json'), 'utf8')) as {
    base?: unknown
  }
  if (typeof policies.base !== 'string') problems.push('csp.json has no policy')
  return problems
}

function saidIn(text: string, pattern: RegExp): string {
  const found = new Set([...text.matchAll(pattern)].map((match) => match[1]!))
  return [...found].sort().join(', ')
}

/** Files referenced by pages, scripts and styles that are missing or empty. */
function missingFiles(out: string): string[] {
  const wanted = new Set(['.skerry', '404.html', 'csp.json', 'robots.txt'])
  for (const name of readdirSync(out).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(join(out, name), 'utf8')
    for (const [, path] of html.matchAll(/"\/(assets\/[^"?#]+)"/g)) wanted.add(path!)
  }
  // Grows during the loop: scripts can import further ones.
  for (const path of wanted) {
    if (!/\.(js|css)$/.test(path) || !existsSync(join(out, path))) continue
    const text = readFileSync(join(out, path), 'utf8')
    for (const [, , name] of text.matchAll(
      /["'`](\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g,
    ))
      wanted.add(`assets/${name!}`)
  }
  return [...wanted]
    .filter((path) => !existsSync(join(out, path)) || isBlank(join(out, path)))
    .map((path) => `${path} is missing or empty`)
}

function isBlank(path: string): boolean {
  return readFileSync(path).length === 0
}

function wrongSearch(out: string, { pages }: Version): string[] {
  const folder = join(out, 'pagefind')
  const entry = join(folder, 'pagefind-entry.json')
  if (!existsSync(entry)) return ['the search is missing']
  const { languages } = JSON.parse(readFileSync(entry, 'utf8')) as {
    languages: Record<string, { hash: string; page_count: number }>
  }
  return Object.values(languages).flatMap(({ hash, page_count: found }) => [
    ...(found === pages ? [] : [`the search knows ${found} pages of ${pages}`]),
    ...[`pagefind.${hash}.pf_meta`, `pages/${hash}.pf_pages`, 'pagefind-worker.js']
      .filter((name) => !existsSync(join(folder, name)))
      .map((name) => `pagefind/${name} is missing`),
    ...(readdirSync(join(folder, 'fragment')).length === pages
      ? []
      : ['the search has files of other pages']),
  ])
}
