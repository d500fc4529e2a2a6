import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createIdResolver, type Plugin } from 'vite'
import { parseStylesheet } from '../kit/parse-stylesheet.ts'
import { hasPostcssConfig } from '../kit/has-postcss-config.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { styleReferences } from '../kit/style-references.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

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
 * errors, of which Vite wouldn't know the place. Selectors of Mintlify's
 * paragraphs, sidebar groups and methods match those of Skerry too. With PostCSS, stylesheets may
 * have a syntax of their own, so they stay as they are.
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
        const isOwn = file.startsWith(`${root}/`)
        if (!isOwn || !site.styles.includes(file.slice(root.length + 1))) return
        usesPostcss ??= hasPostcssConfig(root)
        if (usesPostcss) return
        const { repaired = code } = parseStylesheet(code)
        for (const { url, at } of packageSheets(code)) {
          if (await resolve?.(this.environment, url, join(dirname(file), '*'))) continue
          const place = placeAt(code, at)
          const loc = { file, line: place.line, column: place.column - 1 }
          throw Object.assign(new Error(`cannot find '${url}'`), { id: file, loc })
        }
        const text = withAliases(withoutMissingImports(repaired, root, file))
        return text === code ? undefined : { code: text, map: null }
      },
    },
  }
}

/**
 * Extends selectors of elements that differ on Mintlify, so that they match ours too, with the
 * same specificity: its paragraphs are `<span data-as="p">`, each group of its sidebar has
 * `h5#sidebar-title` and `ul#sidebar-group`, where we have classes, the text and colours of
 * `.method-nav-pill` are in a `<span>` of their own, those of a step's number in a `<div>`, and the description of a page is in a
 * `.prose` of the header. The row of the current page has the colour of `.text-primary`. Links of its
 * layout have classes, so rules for links without are for content.
 */
function withAliases(css: string): string {
  return css
    .replace(/(?:(?<![\w.#-])span)?\[data-as=(["']?)p\1\]/g, ':is(p,$&)')
    .replace(
      /(?:(?<![\w.#-])(?:h5|ul))?(?:#(sidebar-(?:title|group))(?![\w-])|\[id=(["']?)(sidebar-(?:title|group))\2\])/g,
      ':is($&,.$1$3)',
    )
    .replace(/(?<=\.sidebar-group-header[\s>]+)h5(?![\w-])/g, ':is(h5,h3)')
    .replace(/\.method-nav-pill[\s>]+span(?![\w-])/g, ':is($&,.method-nav-pill)')
    .replace(
      /(\[data-component-part=(["']?)step-number\2\])[\s>]+div(?![\w-])/g,
      ':is($&,$1)',
    )
    .replace(
      /#header[\s>]+\.prose(?![\w-])(?:[\s>]+(?:p(?![\w-])|\*))?/g,
      ':is($&,#header .page-description)',
    )
    .replace(
      /(#(?:sidebar|sidebar-content|navigation-items)(?![\w-])[^{},;]*?)\.text-primary(?![\w\\-])/g,
      '$1:is(.text-primary,[aria-current=page])',
    )
    .replace(/\.param-head(?![\w-])/g, ':is($&,.field-head)')
    .replace(/(?<![\w.#-])a:not\(\[class\]\)/g, '$&:where(.mdx-content *)')
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
