import type { Mutant } from './mutant.ts'

const FOLDER = ['tests/plugin/site/read-folder.test.ts']
const FRONTMATTER = ['tests/plugin/site/read-frontmatter.test.ts']
const NAVIGATION = ['tests/plugin/site/build-navigation.test.ts']
const REQUEST = ['tests/plugin/vite/request-path.test.ts']
const HOST = ['tests/plugin/vite/is-plain-host.test.ts']
const REDIRECTS = ['tests/plugin/site/redirects.test.ts']
const VISIBILITY = ['tests/plugin/site/page-visibility.test.ts']
const POLICY = ['tests/plugin/write/content-security-policy.test.ts']

/**
 * Mutants of reading the folder: which files are published, their URLs and their
 * diagnostics.
 */
export const siteMutants: readonly Mutant[] = [
  {
    file: 'plugin/site/walk-files.ts',
    from: '!target.startsWith(realRoot + sep)',
    to: '!target.startsWith(realRoot)',
    tests: FOLDER,
    why: 'a link into a folder beside the site, whose name goes on, is published',
  },
  {
    file: 'plugin/site/walk-files.ts',
    from: 'if (!isIgnored(name)) files.push(path)',
    to: 'if (name) files.push(path)',
    tests: FOLDER,
    why: 'a link publishes a file that its own name hides',
  },
  {
    file: 'plugin/site/ignore-rules.ts',
    from: ".add(['.*', '!.well-known', '!.mintlify', 'node_modules'])",
    to: ".add(['!.well-known', '!.mintlify', 'node_modules'])",
    tests: FOLDER,
    why: '.mintignore can publish `.env`',
  },
  {
    file: 'plugin/site/check-file-names.ts',
    from: ".normalize('NFC').toLowerCase()",
    to: ".normalize('NFC')",
    tests: FOLDER,
    why: 'of two pages that differ in case one is lost on other systems',
  },
  {
    file: 'plugin/site/split-frontmatter.ts',
    from: 'Object.fromEntries(FOREIGN_ENGINES.map((name) => [name, refuse(name)]))',
    to: 'Object.fromEntries(FOREIGN_ENGINES.slice(2).map((name) => [name, refuse(name)]))',
    tests: FRONTMATTER,
    why: '`---javascript` runs frontmatter as code',
    equivalent: 'another language than YAML is left out before gray-matter sees it',
  },
  {
    file: 'plugin/site/split-frontmatter.ts',
    from: "const isYaml = language === '' || /^ya?ml$/i.test(language)",
    to: "const isYaml = language === '' || /ya?ml|js/i.test(language)",
    tests: FRONTMATTER,
    why: 'frontmatter in another language is taken for YAML',
  },
  {
    file: 'plugin/site/split-frontmatter.ts',
    from: 'const CLOSING = /^---[ \\t]*\\r?$/m',
    to: 'const CLOSING = /^---/m',
    tests: FRONTMATTER,
    why: 'a line of dashes and words ends frontmatter, and its rest is published',
  },
  {
    file: 'plugin/site/page-visibility.ts',
    from: 'indexable: !noindex && (everything || !hidden),',
    to: 'indexable: everything || !hidden,',
    tests: VISIBILITY,
    why: 'a page with `noindex` is in sitemap and llms.txt',
  },
  {
    file: 'plugin/site/page-visibility.ts',
    from: 'indexable: !noindex && (everything || !hidden),',
    to: 'indexable: !noindex,',
    tests: VISIBILITY,
    why: 'a hidden page is open to search engines',
  },
  {
    file: 'plugin/site/page-visibility.ts',
    from: 'frontmatter.searchable ?? (!noindex && isSearchable(page, places, everything)),',
    to: 'frontmatter.searchable ?? isSearchable(page, places, everything),',
    tests: VISIBILITY,
    why: 'the search finds pages with `noindex`',
  },
  {
    file: 'plugin/site/page-visibility.ts',
    from: 'if (page.frontmatter.hidden === true) return false',
    to: 'if (page.frontmatter.hidden === true) return true',
    tests: VISIBILITY,
    why: 'the search finds hidden pages',
  },
  {
    file: 'plugin/site/page-visibility.ts',
    from: "return page.indexable && (page.listed || seo.indexing === 'all')",
    to: "return page.listed || seo.indexing === 'all'",
    tests: VISIBILITY,
    why: 'hidden pages are in sitemap and llms.txt',
  },
  {
    file: 'plugin/site/locate-page.ts',
    from: 'const previous = order[step - 1]',
    to: 'const previous = order[step === 0 ? 0 : step - 1]',
    tests: NAVIGATION,
    why: 'the first page leads back to itself',
  },
  {
    file: 'plugin/site/redirects.ts',
    from: 'path = withSlash(cleanUrl(destination))',
    to: 'path = withSlash(destination)',
    tests: REDIRECTS,
    why: 'a circle of redirects with fragments is not reported',
  },
  {
    file: 'plugin/site/redirect-table.ts',
    from: 'if (plain && order > plain.order) break',
    to: 'if (plain && order < plain.order) break',
    tests: ['tests/plugin/site/redirect-table.test.ts'],
    why: 'a wildcard takes over addresses that have a redirect of their own',
  },
  {
    file: 'plugin/vite/request-path.ts',
    from: 'path.split(/[/\\\\]/).includes(',
    to: "path.split('/').includes(",
    tests: REQUEST,
    why: 'a request climbs out of the site by backslashes',
  },
  {
    file: 'plugin/vite/request-path.ts',
    from: "path.includes('\\0')",
    to: "path.includes('%00')",
    tests: REQUEST,
    why: 'a NUL in a request cuts the name of a file',
  },
  {
    file: 'plugin/vite/is-plain-host.ts',
    from: '(:\\d+)?$/i',
    to: '(:\\d+)?/i',
    tests: HOST,
    why: '`localhost:80@elsewhere` passes for a known host',
  },
  {
    file: 'plugin/settings/find-credentials.ts',
    from: "USER_INFO.test(text) ? 'a URL with credentials' : findSecret(text)",
    to: 'findSecret(text)',
    tests: ['tests/plugin/settings/mistakes.test.ts'],
    why: 'user and password in an address of the settings are published without a word',
  },
  {
    file: 'plugin/settings/resolve-refs.ts',
    from: "return file.startsWith('../') || file === '..' || file.startsWith('/')",
    to: "return file === '..' || file.startsWith('/')",
    tests: ['tests/plugin/settings/refs.test.ts'],
    why: 'settings include files from outside of the project',
  },
  {
    file: 'plugin/settings/values-schema.ts',
    from: "if (schemeOf(path) || path.startsWith('//')) return isWebUrl(path)",
    to: "if (path.startsWith('//')) return isWebUrl(path)",
    tests: ['tests/plugin/settings/mistakes.test.ts'],
    why: 'the address of a logo or a favicon runs code',
  },
  {
    file: 'plugin/settings/values-schema.ts',
    from: 'return /^(?:\\/(?!\\/)|#)/.test(url)',
    to: 'return /^(?:\\/|#)/.test(url)',
    tests: ['tests/plugin/settings/mistakes.test.ts'],
    why: 'a link of the settings to `//host` leaves the site as if it were a page',
  },
  {
    file: 'plugin/write/content-security-policy.ts',
    from: '        policyHash(choicesScript),\n',
    to: '',
    tests: POLICY,
    why: 'the policy blocks the script of choices: tabs jump',
  },
  {
    file: 'plugin/write/content-security-policy.ts',
    from: 'policy.get(directive) ?? new Set(["\'self\'"])',
    to: 'new Set(["\'self\'"])',
    tests: POLICY,
    why: 'a source that a page adds takes the others from the policy',
  },
  {
    file: 'runtime/kit/escape-html.ts',
    from: 'const ATTRIBUTE = /[&<>"]/g',
    to: 'const ATTRIBUTE = /[&<>]/g',
    tests: ['tests/plugin/write/escape-xml.test.ts'],
    why: 'a quote ends an attribute of a feed',
  },
  {
    file: 'plugin/cli/check.ts',
    from: "const failing = strict ? ['error', 'warning'] : ['error']",
    to: "const failing = ['error']",
    tests: ['tests/site/check-exit.test.ts'],
    why: '`check --strict` ends well with warnings',
  },
  {
    file: 'plugin/cli/check.ts',
    from: 'return { pages: 0, problems, fixed: 0 }',
    to: 'return { pages: 0, problems: problems.slice(problems.length), fixed: 0 }',
    tests: ['tests/site/check-exit.test.ts'],
    why: '`check` ends well where code of the site cannot be bundled',
  },
]
