import { join, posix } from 'node:path'
import { PackagePlaces } from '../kit/package-versions.ts'
import { parseStylesheet, type StyleProblem } from '../kit/parse-stylesheet.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { isFile } from '../kit/is-file.ts'
import { hasPostcssConfig } from '../kit/has-postcss-config.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { styleReferences } from '../kit/style-references.ts'
import type { Site } from '../site/site.ts'
import type { Problem } from './problem.ts'
import type { SiteUrls } from './site-urls.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * Finds invalid CSS in the site's own stylesheets, and missing fonts, images and sheets that they
 * refer to.
 */
export function checkStyles(root: string, { styles }: Site, urls: SiteUrls): Problem[] {
  const isPlain = !hasPostcssConfig(root)
  const packages = new PackagePlaces()
  return styles.flatMap((file) => {
    const text = readTextFile(join(root, file)) ?? ''
    const invalid = isPlain
      ? groupAtRules(parseStylesheet(text).problems).map(invalidCss(file, text))
      : []
    const missing = styleReferences(text).flatMap(({ kind, url, at }): Problem[] => {
      // External URLs, data URLs, and references within an SVG image.
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|~)/i.test(url)) return []
      const path = posix.join('/', url.startsWith('/') ? '' : posix.dirname(file), url)
      if (urls.hasFile(path)) return []
      // A sheet that is bundled with the one that imports it.
      if (kind === 'import' && isFile(join(root, cleanUrl(path)))) return []
      // As in Vite, the sheet of a package: `@import 'tailwindcss/theme'`.
      const isBare = kind === 'import' && /^[^./]/.test(url)
      if (isBare && isInstalled(root, url, packages)) return []
      const meant = urls.suggestFile(path)
      const hint = isBare
        ? `Write \`./${url}\` for a file beside the stylesheet, or install the package.`
        : 'Paths that start with `/` are relative to the content folder, others to the stylesheet.'
      return [
        {
          severity: 'error',
          code: 'check/broken-file',
          message: `\`${url}\` does not exist`,
          hint: meant === undefined ? hint : `Did you mean \`${meant}\`?`,
          file,
          ...placeAt(text, at),
        },
      ]
    })
    return [...invalid, ...missing]
  })
}

/** Whether the package of this import specifier is installed for a folder. */
function isInstalled(root: string, specifier: string, packages: PackagePlaces): boolean {
  const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? []
  return packages.find({ name, from: root }) !== undefined
}

/**
 * Groups unknown at-rules by name, at the first position: they are written for a tool, as the three
 * `@tailwind` of most sites that use it.
 */
function groupAtRules(problems: readonly StyleProblem[]): StyleProblem[] {
  const isAtRule = ({ message }: StyleProblem) => message.startsWith('Unknown at rule')
  const counts = new Map<string, number>()
  for (const { message } of problems.filter(isAtRule))
    counts.set(message, (counts.get(message) ?? 0) + 1)
  return problems.flatMap((problem) => {
    const { message } = problem
    if (!isAtRule(problem)) return [problem]
    const count = counts.get(message)
    counts.delete(message)
    if (count === undefined) return []
    return [
      count === 1 ? problem : { ...problem, message: `${message} (${count} times)` },
    ]
  })
}

/** Creates the diagnostic about invalid CSS. */
function invalidCss(file: string, text: string) {
  const lines = text.split('\n')
  return ({ message, line, column }: StyleProblem): Problem => ({
    severity: 'warning',
    code: 'check/invalid-css',
    message: `This is not valid CSS: ${message}`,
    hint: /^\s*\/\/|[;{}]\s*\/\//.test(
      lines.slice(Math.max(0, line - 2), line).join('\n'),
    )
      ? 'Write comments as `/* … */`: after `//`, browsers skip the rule.'
      : 'Browsers skip the rule or declaration. Correct or remove it.',
    file,
    line,
    column,
  })
}
