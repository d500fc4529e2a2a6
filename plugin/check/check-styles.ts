import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseStyleSheet, type StyleProblem } from '../kit/parse-style-sheet.ts'
import { hasPostcssConfig } from '../kit/postcss-config.ts'
import type { Site } from '../site/site.ts'
import type { Problem } from './problem.ts'
import type { SiteAddresses } from './site-addresses.ts'

const ADDRESS =
  /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]+))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/g

/**
 * Finds invalid CSS in the site's own stylesheets, and missing fonts, images and sheets that they
 * refer to.
 */
export function checkStyles(
  root: string,
  { styles }: Site,
  addresses: SiteAddresses,
): Problem[] {
  const isPlain = !hasPostcssConfig(root)
  return styles.flatMap((file) => {
    const text = readText(join(root, file))
    const invalid = isPlain
      ? parseStyleSheet(text).problems.map(invalidCss(file, text))
      : []
    const missing = [...text.matchAll(ADDRESS)].flatMap((match): Problem[] => {
      const written = match.slice(1).find((each) => each !== undefined) ?? ''
      // External URLs, data URLs, and references within an SVG image.
      if (written === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|#|~)/i.test(written)) return []
      const path = posix.join(
        '/',
        written.startsWith('/') ? '' : posix.dirname(file),
        written,
      )
      if (addresses.hasFile(path)) return []
      const meant = addresses.suggestFile(path)
      const before = text.slice(0, match.index + match[0].indexOf(written)).split('\n')
      return [
        {
          severity: 'error',
          code: 'check/broken-file',
          message: `\`${written}\` does not exist`,
          hint:
            meant === undefined
              ? 'Paths that start with `/` are relative to the content folder, others to the stylesheet.'
              : `Did you mean \`${meant}\`?`,
          file,
          line: before.length,
          column: before.at(-1)!.length + 1,
        },
      ]
    })
    return [...invalid, ...missing]
  })
}

/** Creates the diagnostic about something in a sheet that the parser doesn't accept. */
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

/** The text with comments blanked out, so that positions don't change. */
function readText(path: string): string {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
    return text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  } catch {
    return ''
  }
}
