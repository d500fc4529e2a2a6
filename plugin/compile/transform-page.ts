import mdx from '@mdx-js/rollup'
import { extname, join } from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { Pluggable } from 'unified'
import { loadAuthorPlugins, type AuthorPlugins } from '../mdx/author-plugins.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { loadNativeParser } from '../mdx/native-parser.ts'
import { withPage } from '../mdx/page-of.ts'
import { withPlaces } from '../../runtime/kit/code-places.ts'
import { PlaceCollector } from './place-collector.ts'
import { recmaFinishProgram } from './recma-finish-program.ts'
import { rehypeFoldStatic } from './rehype-fold-static.ts'
import { rehypePageSteps } from './rehype-page-steps.ts'
import { remarkPageSteps } from './remark-page-steps.ts'
import { remarkReadPage } from './remark-read-page.ts'
import { toHtmlHandlers } from './to-html-handlers.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import type { CompileInput, CompileOptions } from '../mdx/compiled-page.ts'

type Transform = ReturnType<typeof mdx>['transform']

/** By root and plugins; shared by all pages of a site. */
const transforms = new Map<string, Promise<Transform>>()

/**
 * Compiles a page with the transform of `@mdx-js/rollup`. Our steps are remark, rehype and recma
 * plugins, before and after those of the site's author.
 */
export async function transformPage(page: Compilation): Promise<string> {
  const transform = await transformOf(page.input)
  const path = pathOf(page.input)
  const result = await withPage(path, page, () => transform(page.page.text, path))
  if (!result) throw new Error(`${path} is not read as MDX`)
  const code = result.code as string
  const map: unknown = result.map
  return page.hasCode && map instanceof PlaceCollector
    ? withPlaces(code, map.placesIn(page))
    : code
}

/** MDX tells formats apart by extension; pages of API descriptions have other ones. */
function pathOf({ root, file, format }: CompileInput): string {
  const path = join(root, file.replaceAll('?', '%3F'))
  return extname(path) === `.${format}` ? path : `${path}.${format}`
}

function transformOf({ root, options }: CompileInput): Promise<Transform> {
  const key = optionsKey(root, options)
  let transform = transforms.get(key)
  if (!transform) {
    transform = Promise.all([loadAuthorPlugins(root, options), loadNativeParser()]).then(
      ([authors]) => makeTransform(authors),
    )
    transforms.set(key, transform)
    // Don't cache a failure: a missing plugin may be installed later.
    transform.catch(() => transforms.delete(key))
  }
  return transform
}

const keys = new WeakMap<CompileOptions, string>()

/** The cache key of a set of plugins. Pages of one site often share the object. */
function optionsKey(root: string, options: CompileOptions): string {
  let key = keys.get(options)
  if (key === undefined) {
    const { remarkPlugins, rehypePlugins, recmaPlugins, remarkRehypeOptions } = options
    const plugins = [remarkPlugins, rehypePlugins, recmaPlugins, remarkRehypeOptions]
    key = canonicalText([root, options.config, options.tools, plugins])
    keys.set(options, key)
  }
  return key
}

function makeTransform(authors: AuthorPlugins): Transform {
  const { handlers, ...remarkRehypeOptions } = authors.remarkRehypeOptions as {
    handlers?: object
  }
  // If the author lists one of these plugins (other options or version), ours is omitted.
  const given = new Set(authors.remarkPlugins.map((plugin) => nameOf(plugin)))
  const syntax = [remarkGfm, remarkMath].filter(({ name }) => !given.has(name))
  const options: object = {
    jsxImportSource: 'preact',
    remarkPlugins: [
      [
        remarkReadPage,
        {
          withYaml: authors.remarkPlugins.length > 0,
          withPlainSyntax: syntax.length === 2,
        },
      ],
      ...syntax,
      ...authors.remarkPlugins,
      remarkPageSteps,
    ],
    remarkRehypeOptions: {
      ...remarkRehypeOptions,
      handlers: { ...toHtmlHandlers, ...handlers },
    },
    rehypePlugins: [
      ...authors.rehypePlugins,
      rehypePageSteps,
      [rehypeFoldStatic, { namesFollow: authors.recmaPlugins.length > 0 }],
    ],
    recmaPlugins: [...authors.recmaPlugins, recmaFinishProgram],
    SourceMapGenerator: PlaceCollector,
  }
  return mdx(options).transform
}

/** The function name of a plugin, since copies of a package have different functions. */
function nameOf(plugin: Pluggable): string {
  const given: unknown = Array.isArray(plugin) ? plugin[0] : plugin
  return typeof given === 'function' ? given.name : ''
}
