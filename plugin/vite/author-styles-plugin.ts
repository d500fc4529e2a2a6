import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { parseStyleSheet } from '../kit/parse-style-sheet.ts'
import { hasPostcssConfig } from '../kit/postcss-config.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

/** An import of a file: not of a URL or a package. */
const IMPORT = /@import\s+(?:url\(\s*)?["']?([./][^"')\s;]*)["']?\s*\)?[^;]*;/g

/**
 * Leaves out of the site's own style sheets what browsers would ignore, but the bundler refuses:
 * invalid CSS and imports of missing files. Both are reported by `checkStyles`. With PostCSS, the
 * sheets may have a syntax of their own.
 */
export function authorStylesPlugin(project: ProjectHandle): Plugin {
  return {
    name: 'skerry:author-styles',
    enforce: 'pre',
    transform: {
      // With these queries, the module is JavaScript.
      filter: { id: { include: /\.css(?:\?|$)/, exclude: /[?&](?:url|raw)(?:&|$)/ } },
      handler(code, id) {
        const [file = ''] = id.split('?')
        const { root, site } = project.current
        const isOwn = file.startsWith(`${root}/`)
        if (!isOwn || !site.styles.includes(file.slice(root.length + 1))) return
        if (hasPostcssConfig(root)) return
        const present = code.replace(IMPORT, (whole, path: string) =>
          existsSync(join(path.startsWith('/') ? root : dirname(file), path))
            ? whole
            : '',
        )
        const { repaired = present } = parseStyleSheet(present)
        return repaired === code ? undefined : { code: repaired, map: null }
      },
    },
  }
}
