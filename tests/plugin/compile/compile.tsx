import { join } from 'node:path'
import { Fragment, h, type ComponentChildren, type ComponentType } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { compilePage } from '../../../plugin/compile/compile-page.ts'
import type {
  CompiledPage,
  CompileInput,
  CompileOptions,
} from '../../../plugin/mdx/compiled-page.ts'
import { preserveNesting } from '../../../runtime/preserve-nesting.ts'
import { evaluatePage } from '../../../runtime/evaluate-page.ts'
import type { EvaluationProblem } from '../../../runtime/page-guards.ts'
import { componentModules } from '../../../theme/components/about.ts'

type Props = Record<string, unknown> & { children?: ComponentChildren }

/** A folder that never exists, so that results don't depend on the machine's files. */
const root = join(import.meta.dirname, 'no-such-folder')

export const options: CompileOptions = {
  base: '/',
  variables: {},
  components: Object.keys(componentModules),
  codeThemes: { light: 'github-light-default', dark: 'dark-plus' },
  codeLanguages: [],
  remarkPlugins: [],
  rehypePlugins: [],
}

type Overrides = Partial<Omit<CompileInput, 'options'>> & {
  options?: Partial<CompileOptions>
}

/**
 * The input of `compilePage` for a page's text. The page is `guides/page.mdx` unless
 * overridden.
 */
export function inputOf(body: string, overrides: Overrides = {}): CompileInput {
  const file = overrides.file ?? 'guides/page.mdx'
  return {
    root,
    file,
    path: `/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`,
    format: file.endsWith('.md') ? 'md' : 'mdx',
    body,
    bodyLine: 1,
    frontmatter: {},
    mode: 'default',
    dropFirstHeading: false,
    ...overrides,
    options: { ...options, ...overrides.options },
  }
}

export function compile(body: string, overrides?: Overrides): Promise<CompiledPage> {
  return compilePage(inputOf(body, overrides))
}

/** Components that render an element of their name, with their props as attributes. */
export const standIns = Object.fromEntries(
  Object.keys(componentModules).map((name): [string, ComponentType<Props>] => [
    name,
    ({ children, html, lineCount: _lineCount, ...props }) =>
      h(
        name.toLowerCase(),
        props,
        typeof html === 'string'
          ? h('code', { dangerouslySetInnerHTML: { __html: html } })
          : children,
      ),
  ]),
)

/** Components that render the element of the Markdown syntax. */
export const plainStandIns: Record<string, ComponentType<Props>> = {
  ...standIns,
  Heading: ({ level, children }) => h(`h${level}`, null, children),
  Image: ({ src, alt, title }) => h('img', { src, alt, title } as Props),
  Table: ({ children }) => h(Fragment, null, children),
  CodeBlock: ({ language, html }) =>
    h(
      'pre',
      null,
      h('code', {
        class: language ? `language-${language}` : undefined,
        dangerouslySetInnerHTML: { __html: `${String(html).replace(/<[^>]*>/g, '')}\n` },
      }),
    ),
}

export interface Rendered {
  html: string
  panel?: string
  page: CompiledPage
  problems: EvaluationProblem[]
}

/** A page's HTML, rendered with stand-ins. */
export async function render(
  body: string,
  overrides?: Overrides,
  components: Record<string, ComponentType<Props>> = standIns,
  imports: Record<string, Record<string, unknown>> = {},
): Promise<Rendered> {
  const page = await compile(body, overrides)
  const problems: EvaluationProblem[] = []
  const report = (problem: EvaluationProblem) => void problems.push(problem)
  const { Content, Panel } = await evaluatePage(page.code, {
    components,
    imports,
    report,
  })
  return {
    html: preserveNesting(renderToString(h(Content, null))),
    ...(Panel && { panel: renderToString(h(Panel, null)) }),
    page,
    problems,
  }
}

/** Formats diagnostics as `line:column code`. */
export function places({ diagnostics }: CompiledPage): string[] {
  return diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)
}
