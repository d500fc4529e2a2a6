import { existsSync, readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { compile } from '@mdx-js/mdx'
import {
  Fragment,
  h,
  type ComponentChildren,
  type ComponentType,
  type VNode,
} from 'preact'
import { renderToString } from 'preact-render-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { VFile } from 'vfile'
import { markOpening } from './mark-opening.ts'
import { readAsSkerry } from './read-as-skerry.ts'
import { ReferenceModules } from './reference-modules.ts'
import {
  cutLenientFrontmatter,
  nameSnippets,
  remarkMathOfProse,
  replaceVariables,
  type SourceRule,
} from './source-rules.ts'
import { standIn, type Props as StandInProps, type StandIn } from './stand-in.ts'

type Component = ComponentType<Record<string, unknown>>

/** The result of rendering a page with `@mdx-js/mdx`. */
export type ReferenceResult =
  | { status: 'rendered'; html: string; rules: SourceRule[] }
  /** Invalid MDX, which Skerry reads leniently. */
  | { status: 'refused'; reason: string }
  /** Its code throws, or uses a name that MDX doesn't define. */
  | { status: 'failed'; reason: string }

export interface ReferenceOptions {
  /** Names of components that pages may use without importing them. */
  components: readonly string[]
  /** Values for `{{name}}`. */
  variables: Record<string, string>
}

interface Compiled {
  code: string
  rules: SourceRule[]
}

const SNIPPET_FOLDERS = ['_snippets', 'snippets', '']

/**
 * Renders pages of a folder with `@mdx-js/mdx` alone, as the definition of what MDX
 * means.
 */
export class Reference {
  readonly #root: string
  readonly #options: ReferenceOptions
  readonly #modules: ReferenceModules
  readonly #compiled = new Map<string, Promise<Compiled>>()

  /** @param root Absolute path of the folder. */
  constructor(root: string, options: ReferenceOptions) {
    this.#root = root
    this.#options = options
    const components = Object.fromEntries(
      options.components.map((name) => [name, standIn(name)]),
    )
    this.#modules = new ReferenceModules(root, (file) => this.#moduleOf(file), {
      'differential:provider': { components, h, snippetsIn, contentsOf },
    })
  }

  /** Renders one page. Never rejects because of the page's code. */
  async render(file: string): Promise<ReferenceResult> {
    const path = join(this.#root, file)
    try {
      await this.#compile(path)
    } catch (error) {
      return { status: 'refused', reason: messageOf(error) }
    }
    try {
      const { default: Page } = (await this.#modules.load(path)) as { default: Component }
      const html = renderToString(h(Page, {}))
      const { rules } = await this.#compile(path)
      return { status: 'rendered', html, rules }
    } catch (error) {
      return { status: 'failed', reason: messageOf(error) }
    }
  }

  #compile(path: string): Promise<Compiled> {
    let compiled = this.#compiled.get(path)
    if (!compiled) this.#compiled.set(path, (compiled = this.#compileAnew(path)))
    return compiled
  }

  async #compileAnew(path: string): Promise<Compiled> {
    const rules: SourceRule[] = []
    const note = (rule: SourceRule) => void rules.push(rule)
    const { components, variables } = this.#options
    const written = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
    const body = cutLenientFrontmatter(written, note)
    const text = replaceVariables(nameSnippets(body, note), variables, note)
    const isMarkdown = extname(path).toLowerCase() === '.md'
    const remarkPlugins: PluggableList = [
      remarkGfm,
      [remarkMathOfProse, { text, note }],
      [remarkFrontmatter, ['yaml', 'toml']],
      [markOpening, path.slice(this.#root.length + 1)],
    ]
    if (isMarkdown) remarkPlugins.push([readAsSkerry, components])
    const code = await compile(new VFile({ path, value: text }), {
      format: isMarkdown ? 'md' : 'mdx',
      jsxImportSource: 'preact',
      remarkPlugins,
    })
    return { code: String(code), rules }
  }

  /** Compiles a page or snippet to a module, with components from a provider. */
  async #moduleOf(path: string): Promise<string> {
    const { code } = await this.#compile(path)
    const snippets = this.#snippetFiles(readFileSync(path, 'utf8'))
    const imports = [...snippets].map(
      ([, file], index) =>
        `import _snippet${index} from ${JSON.stringify(file.slice(this.#root.length))}`,
    )
    const entries = [...snippets.keys()].map(
      (name, index) => `${JSON.stringify(name)}: _snippet${index}`,
    )
    return `${code.replace('export default function MDXContent', 'function MDXContent')}
import * as _provider from 'differential:provider'
${imports.join('\n')}
const _provided = {
  ..._provider.components,
  Snippet: _provider.snippetsIn({ ${entries.join(', ')} }),
}
export default function MDXPage(props) {
  return _provider.h(MDXContent, _withComponents(props))
}
MDXPage.contents = (props) => _provider.contentsOf(MDXContent(_withComponents(props)))
function _withComponents(props) {
  return { ...props, components: { ..._provided, ...props.components } }
}
`
  }

  /**
   * The files of `<Snippet file>`, a tag of Mintlify that is replaced by the file's
   * content.
   */
  #snippetFiles(text: string): Map<string, string> {
    const files = new Map<string, string>()
    for (const [, written = ''] of text.matchAll(
      /<Snippet\s[^>]*?file=["']([^"']+)["']/g,
    )) {
      const name = posix.normalize(written.replace(/^\/+/, ''))
      const file = SNIPPET_FOLDERS.flatMap((folder) =>
        (/\.mdx?$/i.test(name) ? [''] : ['.mdx', '.md']).map((ending) =>
          join(this.#root, folder, name + ending),
        ),
      ).find((candidate) => existsSync(candidate))
      if (file) files.set(written, file)
    }
    return files
  }
}

function snippetsIn(snippets: Record<string, StandIn>): StandIn {
  const render: StandIn = ({ file, ...props }) => {
    const Content = snippets[String(file)]
    if (!Content) throw new Error(`there is no snippet ${String(file)}`)
    return h(Content, props)
  }
  return Object.assign(render, {
    contents: (props: StandInProps) =>
      snippets[String(props['file'])]?.contents?.(props) ?? h(render, props),
  })
}

/** The content of a file without the `Fragment` that MDX adds around several nodes. */
function contentsOf(content: VNode<StandInProps>): ComponentChildren {
  return content.type === Fragment ? content.props.children : content
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!
}
