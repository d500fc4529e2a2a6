import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Site } from '../site/site.ts'
import type { Problem } from './problem.ts'
import type { SiteAddresses } from './site-addresses.ts'

const ADDRESS = /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]+))\s*\)/g

/** Fonts and images that the site's own style sheets name, and that are not there. */
export function checkStyles(
  root: string,
  { styles }: Site,
  addresses: SiteAddresses,
): Problem[] {
  return styles.flatMap((file) => {
    const text = readText(join(root, file))
    return [...text.matchAll(ADDRESS)].flatMap((match): Problem[] => {
      const written = match[1] ?? match[2] ?? match[3] ?? ''
      // Addresses of elsewhere, data, and marks within an image.
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
              ? 'Paths with `/` at the front start at the content folder, others at the style sheet.'
              : `Did you mean \`${meant}\`?`,
          file,
          line: before.length,
          column: before.at(-1)!.length + 1,
        },
      ]
    })
  })
}

/** Without comments, whose lines stay. */
function readText(path: string): string {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
    return text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  } catch {
    return ''
  }
}
