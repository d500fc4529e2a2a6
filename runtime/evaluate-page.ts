import {
  Fragment,
  isValidElement,
  type ComponentChildren,
  type ComponentType,
} from 'preact'
import { jsx, jsxAttr, jsxEscape, jsxs, jsxTemplate } from 'preact/jsx-runtime'
import * as hooks from 'preact/hooks'
import { IslandPropError } from './island-props.ts'
import type { PageModule } from './types/rendering.ts'

/** A place in a page at which code of its author failed while the page was rendered. */
export interface PageProblem {
  code: 'mdx/expression-failed' | 'mdx/unknown-part'
  message: string
  hint: string
  file?: string
  /** From 1. */
  line?: number
  /** From 1. */
  column?: number
}

/** What a compiled page takes from outside. */
export interface PageRuntime {
  /** Every component by name: `virtual:skerry/components`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- props are the component's own
  components: Record<string, ComponentType<any>>
  /** Modules by the ids of `CompiledPage.imports`. */
  imports: Record<string, Record<string, unknown>>
  /** Told of code in the page that throws; the rest of the page is drawn. */
  report?: (problem: PageProblem) => void
}

interface Place {
  file: string
  line: number
  column: number
  /** The expression as its author wrote it. */
  written: string
}

/**
 * Runs the code of a compiled page (`CompiledPage.code`): the body of an async function of
 * `_runtime`, which holds Preact's JSX functions, the components and the modules that the
 * page imports.
 *
 * @returns The page's components. `Content` may be rendered any number of times.
 * @throws What module code of the page (`export const`) throws, and when a module that the
 *   page imports is missing in `runtime.imports`.
 */
export async function evaluatePage(
  code: string,
  runtime: PageRuntime,
): Promise<PageModule> {
  const run = new AsyncFunction('_runtime', 'process', code)
  return (await run(pageScope(runtime), pageProcess())) as PageModule
}

/** Node's `process` without what would end the build, or the dev server, with the page. */
function pageProcess(): unknown {
  if (typeof process === 'undefined') return undefined
  const refuse = (name: string) => ({
    value: () => {
      throw new Error(`a page cannot call process.${name}()`)
    },
  })
  return Object.create(process, {
    exit: refuse('exit'),
    kill: refuse('kill'),
    abort: refuse('abort'),
    reallyExit: refuse('reallyExit'),
  }) as unknown
}

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (scope: unknown, process: unknown) => Promise<unknown>

/** What the code destructures; `plugin/mdx/generate/` writes these names. */
function pageScope({ components, imports, report }: PageRuntime) {
  const reported = new Set<string>()
  const reportOnce = (problem: PageProblem) => {
    const key = `${problem.message} ${problem.line}:${problem.column}`
    if (!reported.has(key)) report?.(problem)
    reported.add(key)
  }

  /** Evaluates an expression of the page; one that throws is drawn as it was written. */
  function attempt(evaluate: () => unknown, { written, ...place }: Place): unknown {
    try {
      const value = evaluate()
      return isDrawable(value) ? value : null
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      reportOnce({
        code: 'mdx/expression-failed',
        message: `The expression ${written.replace(/\s+/g, ' ').slice(0, 60)} throws: ${message}`,
        hint: throwHint(
          message,
          'Correct the expression; until then it is shown as written',
        ),
        ...place,
      })
      return written
    }
  }

  const guarded = new Map<unknown, unknown>()

  /** A component of the author; where it throws, it draws nothing and the rest of the page stands. */
  function guard(component: unknown, { written, ...place }: Place): unknown {
    if (typeof component !== 'function' || isClass(component)) return component
    const known = guarded.get(component)
    if (known) return known
    const draw = component as (props: object, context: unknown) => unknown
    const safe = function (this: unknown, props: object, context: unknown): unknown {
      try {
        return draw.call(this, props, context)
      } catch (error) {
        if (!(error instanceof Error) || error instanceof IslandPropError) throw error
        if (error instanceof RangeError) throw error
        reportOnce({
          code: 'mdx/expression-failed',
          message: `${written} throws, so it is left out: ${error.message}`,
          hint: throwHint(error.message, 'Correct the component'),
          ...place,
        })
        return null
      }
    }
    guarded.set(component, safe)
    return safe
  }

  /** `Tree.Folder`: a component that belongs to another. */
  function member(owner: unknown, name: string, { written, ...place }: Place): unknown {
    const part = (owner as Record<string, unknown> | undefined)?.[name]
    if (part !== undefined) return part
    reportOnce({
      code: 'mdx/unknown-part',
      message: `${written} is not a component: there is no part named \`${name}\`, so only what is inside is shown`,
      hint: 'Check the name after the dot',
      ...place,
    })
    return Unknown
  }

  function module(id: string): Record<string, unknown> {
    const found = imports[id]
    if (!found) throw new Error(`The module ${id} that this page imports is not loaded`)
    return found
  }

  /** What a page imports by name from code; without it, the component of its local name, or none. */
  function imported(id: string, name: string, local: string): unknown {
    const found = module(id)
    const missing = 'skerryMissing' in found
    if (!missing && name in found) return found[name]
    if (!missing)
      reportOnce({
        code: 'mdx/unknown-part',
        message: `${id} has no export \`${name}\`, so only what is inside <${local}> is shown`,
        hint: 'Check the name in the import, or export it there',
      })
    return components[local] ?? Unknown
  }

  return {
    Fragment,
    jsx,
    jsxs,
    jsxTemplate,
    jsxAttr: attribute,
    jsxEscape: escape,
    attempt,
    guard,
    member,
    module,
    imported,
    Unknown,
    meta: {},
    components,
    hooks,
  }
}

function throwHint(message: string, otherwise: string): string {
  return /window|document|localStorage|navigator/.test(message)
    ? 'Pages are rendered before a browser sees them: guard with `typeof window`'
    : otherwise
}

function isClass({ prototype }: Function): boolean {
  return typeof (prototype as { render?: unknown } | undefined)?.render === 'function'
}

/** Stands for a component that does not exist: what is inside is drawn. */
function Unknown({ children }: { children?: ComponentChildren }): ComponentChildren {
  return children
}

/** CSS properties whose numbers are not lengths. */
const UNITLESS =
  /^(?:--|animationIterationCount|aspectRatio|border(?:Image.*)|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|flexOrder|fontWeight|grid.*|lineClamp|lineHeight|opacity|order|orphans|scale|stopOpacity|strokeOpacity|strokeMiterlimit|tabSize|widows|WebkitLineClamp|zIndex|zoom)$/

/** An attribute in a template. Numbers in styles are pixels, as in JSX. */
function attribute(name: string, value: unknown): string | null {
  if (name !== 'style' || typeof value !== 'object' || value === null)
    return jsxAttr(name, value)
  const style = Object.entries(value).map(([property, it]) => {
    const isLength = typeof it === 'number' && it !== 0 && !UNITLESS.test(property)
    return [property, isLength ? `${it}px` : it]
  })
  return jsxAttr(name, Object.fromEntries(style))
}

/** Escapes text for a template; Preact escapes what is in lists itself. */
function escape(value: unknown): unknown {
  return Array.isArray(value) ? value : jsxEscape(value)
}

/** Objects that are neither elements nor lists, such as promises and dates, draw nothing. */
function isDrawable(value: unknown): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    isValidElement(value)
  )
}
