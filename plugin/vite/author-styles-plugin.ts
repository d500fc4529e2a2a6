import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createIdResolver, type Plugin } from 'vite'
import { parseStylesheet } from '../kit/parse-stylesheet.ts'
import { hasPostcssConfig } from '../kit/has-postcss-config.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { styleReferences } from '../kit/style-references.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { forOwnElements } from '../compile/for-own-elements.ts'
import { pathBelow } from '../kit/path-below.ts'

/** How Vite resolves `@import`. */
const AS_VITE_RESOLVES = {
  extensions: ['.css'],
  mainFields: ['style'],
  conditions: ['style', 'development|production'],
  tryIndex: false,
  preferRelative: true,
}

/**
 * Removes from the site's own stylesheets what browsers would ignore, but the bundler refuses:
 * invalid CSS and imports of missing files. `checkStyles` reports both. Missing sheets of packages are
 * errors, of which Vite wouldn't know the place. Selectors of Mintlify's elements match those of
 * Skerry too (`forOwnElements`). With PostCSS, stylesheets may have a syntax of their own, so they
 * stay as they are.
 */
export function authorStylesPlugin(project: ProjectHandle): Plugin {
  let usesPostcss: boolean | undefined
  let resolve: ReturnType<typeof createIdResolver> | undefined
  return {
    name: 'skerry:author-styles',
    enforce: 'pre',
    configResolved(config) {
      resolve = createIdResolver(config, AS_VITE_RESOLVES)
    },
    buildStart() {
      usesPostcss = undefined
    },
    transform: {
      // With these queries, the module is JavaScript.
      filter: { id: { include: /\.css(?:\?|$)/, exclude: /[?&](?:url|raw)(?:&|$)/ } },
      async handler(code, id) {
        const [file = ''] = id.split('?')
        const { root, site } = project.current
        const name = pathBelow(root, file)
        if (name === undefined || !site.styles.includes(name)) return
        usesPostcss ??= hasPostcssConfig(root)
        if (usesPostcss) return
        const { repaired = code } = parseStylesheet(code)
        for (const { url, at } of packageSheets(code)) {
          if (await resolve?.(this.environment, url, join(dirname(file), '*'))) continue
          const place = placeAt(code, at)
          const loc = { file, line: place.line, column: place.column - 1 }
          throw Object.assign(new Error(`cannot find '${url}'`), { id: file, loc })
        }
        const text = forOwnElements(withoutMissingImports(repaired, root, file))
        return text === code ? undefined : { code: text, map: null }
      },
    },
  }
}

/** The imports that may be of packages. */
function packageSheets(css: string) {
  return styleReferences(css).filter(
    ({ kind, url }) => kind === 'import' && !/^(?:[./#~]|[a-z][a-z\d+.-]*:)/i.test(url),
  )
}

/** Removes imports of files of the site that don't exist. URLs and packages are kept. */
function withoutMissingImports(css: string, root: string, file: string): string {
  let rest = css
  for (const { kind, url, start, end } of styleReferences(css).reverse()) {
    if (kind === 'url' || !/^[./]/.test(url) || url.startsWith('//')) continue
    if (existsSync(join(url.startsWith('/') ? root : dirname(file), url))) continue
    rest = rest.slice(0, start) + rest.slice(end)
  }
  return rest
}
