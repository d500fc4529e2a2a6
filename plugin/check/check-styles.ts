import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseStylesheet, type StyleProblem } from '../kit/parse-stylesheet.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { hasPostcssConfig } from '../kit/has-postcss-config.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { styleReferences } from '../kit/style-references.ts'
import type { Site } from '../site/site.ts'
import type { Problem } from './problem.ts'
import type { SiteUrls } from './site-urls.ts'

/**
 * Finds invalid CSS in the site's own stylesheets, and missing fonts, images and sheets that they
 * refer to.
 */
export function checkStyles(root: string, { styles }: Site, urls: SiteUrls): Problem[] {
  const isPlain = !hasPostcssConfig(root)
  return styles.flatMap((file) => {
    const text = readTextFile(join(root, file)) ?? ''
    const invalid = isPlain
      ? parseStylesheet(text).problems.map(invalidCss(file, text))
      : []
    const missing = styleReferences(text).flatMap(({ kind, url, at }): Problem[] => {
      // External URLs, data URLs, and references within an SVG image.
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|~)/i.test(url)) return []
      const path = posix.join('/', url.startsWith('/') ? '' : posix.dirname(file), url)
      if (urls.hasFile(path)) return []
      // As in Vite, the sheet of a package: `@import 'tailwindcss/theme'`.
      if (kind === 'import' && /^[^./]/.test(url) && isInstalled(root, url)) return []
      const meant = urls.suggestFile(path)
      return [
        {
          severity: 'error',
          code: 'check/broken-file',
          message: `\`${url}\` does not exist`,
          hint:
            meant === undefined
              ? 'Paths that start with `/` are relative to the content folder, others to the stylesheet.'
              : `Did you mean \`${meant}\`?`,
          file,
          ...placeAt(text, at),
        },
      ]
    })
    return [...invalid, ...missing]
  })
}

/** Whether `node_modules` of the folder or one around it has the package of this specifier. */
function isInstalled(root: string, specifier: string): boolean {
  const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1)
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', ...name, 'package.json'))) return true
    if (dirname(folder) === folder) return false
  }
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
