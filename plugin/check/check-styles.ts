import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Site } from '../site/site.ts'
import type { Problem } from './problem.ts'
import type { SiteAddresses } from './site-addresses.ts'

const ADDRESS = /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]+))\s*\)/g

/** Finds missing fonts and images that the site's own stylesheets refer to. */
export function checkStyles(
  root: string,
  { styles }: Site,
  addresses: SiteAddresses,
): Problem[] {
  return styles.flatMap((file) => {
    const text = readText(join(root, file))
    return [...text.matchAll(ADDRESS)].flatMap((match): Problem[] => {
      const written = match[1] ?? match[2] ?? match[3] ?? ''
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
